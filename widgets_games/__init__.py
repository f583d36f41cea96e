"""Board games to step inside: every move explained, every refused move told why."""

__version__ = "0.1.0"
