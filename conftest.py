"""What holds for all tests, those in notebooks among them."""

from __future__ import annotations

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave the notebooks' kernels unmeasured: coverage is running by now, and nbval asks here."""
    session.config.option.cov_source = None
