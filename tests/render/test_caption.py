"""Captions: whole remarks, in as large a type as there is room for."""

from __future__ import annotations

import pytest

from widgets_games.render.caption import CaptionRoom, Remark, caption
from widgets_games.render.scene import Ellipse, Text
from widgets_games.render.theme import LIGHT

WIDTH, SIZE = 400, 20
LONG = Remark("event", "A sentence that fills about one line of it. " * 2)


def written(remarks: list[Remark], lines: int) -> list[Text]:
    """The writing of a caption in a room with this many lines."""
    room = CaptionRoom(0, 100, WIDTH, 25, SIZE, lines)
    return [shape for shape in caption(remarks, room, LIGHT, "#000") if isinstance(shape, Text)]


def rows(texts: list[Text]) -> int:
    """On how many lines it stands."""
    return len({text.y for text in texts})


def test_what_fits_is_set_in_full_size() -> None:
    """One short remark, one line, below the first baseline."""
    (text,) = written([Remark("event", "Short.")], 2)
    assert (text.size, text.text, text.y) == (SIZE, "Short.", 110)


def test_a_third_line_is_only_where_there_is_room_for_it() -> None:
    """It is set in the smallest type; its top is where that of two lines would be."""
    remarks = [LONG, Remark("", "And another one that takes quite some room.")]
    assert rows(written(remarks, 2)) == 2
    texts = written(remarks, 3)
    assert rows(texts) == 3
    assert texts[0].size < SIZE
    assert texts[0].y - texts[0].size * 0.74 == pytest.approx(100 - SIZE * 0.74)


@pytest.mark.parametrize("lines", [2, 3])
def test_a_remark_that_does_not_fit_is_left_out_whole(lines: int) -> None:
    """What is said first matters most; no remark but the first is ever cut."""
    last = Remark("legal", "The last word.")
    texts = written([LONG, LONG, LONG, last], lines)
    assert 1 < rows(texts) <= lines
    said = " ".join(text.text for text in texts)
    assert said.replace(LONG.text.strip(), "").strip() == ""
    assert last.text not in said


def test_a_first_remark_that_is_too_long_is_cut() -> None:
    """There is always something said."""
    texts = written([Remark("", "word " * 200)], 2)
    assert rows(texts) == 2


def test_every_sign_has_a_form_of_its_own() -> None:
    """What is over is a broken ring, what happens now a whole one."""
    room = CaptionRoom(0, 100, WIDTH, 25, SIZE)
    forms = []
    for sign in ("legal", "refused", "event", "past"):
        shapes = [*caption([Remark(sign, "So.")], room, LIGHT, "#000")]
        forms.append(tuple(s for s in shapes if not isinstance(s, Text)))
    assert len(set(forms)) == 4
    (past,) = forms[-1]
    assert isinstance(past, Ellipse)
    assert past.dash
