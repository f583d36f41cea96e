"""What the tests of all boards share."""

from __future__ import annotations

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the canvas manager sends, as it is sent."""
    sent: list[bytes] = []
    monkeypatch.setattr(_CANVAS_MANAGER, "send", lambda _, buffers: sent.append(bytes(buffers[0])))
    monkeypatch.setattr(_CANVAS_MANAGER, "_current_canvas", None)
    return sent
