"""Names of what is marked, put where no other writing is."""

from __future__ import annotations

from widgets_games.games.wetlands.drawing.geometry import FIELD_LEFT, FIELD_RIGHT, RIVER_PAD
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.path import SISSIRU, WIWUN, Domain, row_of
from widgets_games.games.wetlands.rules.sentences import domain_name
from widgets_games.render.lettering import text_width
from widgets_games.render.scene import Text

_MARGIN = 8


def label(style: Style, run: tuple[Domain, ...], words: str, colour: str) -> Text:
    """The name of what is marked on a run of domains.

    It stands on the dry ground above the run's first row. The names and signs of the bottom row's
    end leave no room there: a run that reaches it has its label below the names.
    """
    type_ = style.geometry.type
    row = [domain for domain in run if row_of(domain) == row_of(run[0])]
    tiles = [style.geometry.tile(domain) for domain in row]
    left, right = min(tile.x for tile in tiles), max(tile.x + tile.w for tile in tiles)
    half = text_width(words, type_.label, 600) / 2
    # Beyond the domains there are reeds.
    last: float = FIELD_RIGHT
    if row[-1] >= WIWUN - 1:
        y = style.geometry.board_y + style.geometry.board_h - _MARGIN
    else:
        y = tiles[0].y - RIVER_PAD - 6
        if row_of(row[0]) == 2:
            name = text_width(domain_name(SISSIRU), type_.name, 600)
            last = style.geometry.centre(SISSIRU)[0] - name / 2 - _MARGIN
    x = max(min((left + right) / 2, last - half), FIELD_LEFT - _MARGIN + half)
    return Text(x, y, words, type_.label, 600, fill=colour)
