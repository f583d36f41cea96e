"""A scene on an ipycanvas: the only file that knows ipycanvas and its private names.

Everything a step sends goes into one message, because the way to the page costs far more than the
painting. ipycanvas is written around in three places: a step that fails half-way would leave its
commands in the queue of all canvases (`frame`), a page that comes back is drawn on no canvas until
the manager forgets which one was last (`CanvasBoard.forget`), and its drawing methods check every
value anew, which takes longer than the step may (`Painter`, which writes the commands itself).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from ipycanvas import Canvas, MultiCanvas, Path2D, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER, COMMANDS, LinearGradient
from ipywidgets import Layout

from widgets_games.engine.rulebook import Place
from widgets_games.render.board import Board, Look, View
from widgets_games.render.motion import FLIGHT_MS, staying, stills
from widgets_games.render.outline import outline, short, transform
from widgets_games.render.scene import (
    AnyShape,
    At,
    Ellipse,
    Flight,
    Gradient,
    Path,
    Rect,
    Region,
    Text,
    place_at,
    shown_width,
)
from widgets_games.render.theme import FONT

_ONE_AT_A_TIME: Final = threading.RLock()
_ANCHORS: Final = {"start": "left", "middle": "center", "end": "right"}


@contextmanager
def frame() -> Iterator[None]:
    """Everything drawn inside is sent as one message; after an error nothing is.

    ipycanvas alone would keep the half frame and draw it into the next one, of whichever canvas.
    All canvases share one queue: boards that are drawn in different threads wait for each other.
    """
    with _ONE_AT_A_TIME:
        holding = _CANVAS_MANAGER._caching
        try:
            with hold_canvas():
                yield
        except BaseException:
            _CANVAS_MANAGER._commands_cache = []
            _CANVAS_MANAGER._buffers_cache = []
            _CANVAS_MANAGER._current_canvas = None
            _CANVAS_MANAGER._caching = holding
            raise


class Supplies:
    """Gradients and paths that are drawn often: each is a widget in the page, made once."""

    def __init__(self) -> None:
        self._gradients: dict[Gradient, str] = {}
        self._paths: dict[str, str] = {}
        self._kept: list[Any] = []

    def prepare(self, shapes: Iterable[AnyShape]) -> None:
        """Make what these shapes need, before a step needs it."""
        for shape in shapes:
            if isinstance(shape.fill, Gradient):
                self.gradient(shape.fill)
            if isinstance(shape, Path) and shape.reused:
                self.path(shape.d)

    def gradient(self, gradient: Gradient) -> str:
        """The page's name of a gradient."""
        if gradient not in self._gradients:
            stops = [[offset, colour] for offset, colour in gradient.stops]
            made = LinearGradient(gradient.x1, gradient.y1, gradient.x2, gradient.y2, stops)
            self._gradients[gradient] = self._keep(made)
        return self._gradients[gradient]

    def path(self, data: str) -> str:
        """The page's name of a path."""
        if data not in self._paths:
            self._paths[data] = self._keep(Path2D(data))
        return self._paths[data]

    def _keep(self, widget: Any) -> str:
        self._kept.append(widget)
        return f"IPY_MODEL_{widget.model_id}"


SUPPLIES: Final = Supplies()


class Painter:
    """Writes the commands that draw shapes on one layer, leaving out what is set already.

    Args:
        layer: the canvas to draw on.
        scale: how many of its pixels a board unit has.
    """

    def __init__(self, layer: Canvas, scale: float) -> None:
        self._layer = layer
        self._scale = scale
        self._set_values: dict[str, Any] = {}

    def begin(self) -> None:
        """An empty layer, whose settings are known."""
        self._call("setTransform", 1, 0, 0, 1, 0, 0)
        self._call("clear")
        self.resume()

    def resume(self) -> None:
        """The layer as it is, its settings known."""
        self._call("setLineDash", [])
        self._set_values = {"dash": ()}
        self._set("line_cap", "round")
        self._set("line_join", "round")

    def sleep(self, milliseconds: float) -> None:
        """Let the page show what was drawn so far."""
        self._call("sleep", short(milliseconds))

    def draw(self, shapes: Iterable[AnyShape], x: float = 0, y: float = 0) -> None:
        """Draw shapes in order, moved by (x, y)."""
        for shape in shapes:
            self._place(shape.at, x, y)
            if isinstance(shape, Text):
                self._text(shape)
            elif isinstance(shape, Path) and shape.reused:
                reference = SUPPLIES.path(shape.d)
                self._ink(shape, ("fillPath", reference), ("strokePath", reference))
            else:
                for name, arguments in outline(shape):
                    self._call(name, *arguments)
                self._ink(shape, ("fill", "nonzero"), ("stroke",))

    def _ink(
        self, shape: Rect | Ellipse | Path, fill: tuple[str, ...], stroke: tuple[str, ...]
    ) -> None:
        self._set("global_alpha", short(shape.alpha))
        if shape.fill is not None:
            self._set("fill_style", shape.fill)
            self._call(*fill)
        if shape.stroke:
            self._set("stroke_style", shape.stroke)
            self._set("line_width", short(shape.width))
            self._dash(shape.dash)
            self._call(*stroke)

    def _text(self, text: Text) -> None:
        self._set("global_alpha", short(text.alpha))
        self._set("text_align", _ANCHORS[text.anchor])
        self._set("font", f"{text.weight} {short(text.size)}px {FONT}")
        self._set("fill_style", text.fill)
        self._call("fillText", text.text, short(text.x), short(text.y))

    def _place(self, at: At, x: float, y: float) -> None:
        if self._set_values.get("at") != (at, x, y):
            self._set_values["at"] = (at, x, y)
            self._call("setTransform", *transform(at, x, y, self._scale))

    def _dash(self, dash: tuple[float, ...]) -> None:
        if self._set_values["dash"] != dash:
            self._set_values["dash"] = dash
            self._call("setLineDash", [short(length) for length in dash])

    def _set(self, name: str, value: Any) -> None:
        if self._set_values.get(name) == value:
            return
        self._set_values[name] = value
        if isinstance(value, Gradient):
            value = SUPPLIES.gradient(value)
        command = [COMMANDS["set"], [Canvas.ATTRS[name], value]]
        _CANVAS_MANAGER.send_command(self._layer, command)

    def _call(self, name: str, *arguments: Any) -> None:
        _CANVAS_MANAGER.send_command(self._layer, [COMMANDS[name], list(arguments), 0])


class CanvasBoard:
    """A board in the page: three layers, for what never moves, for what does, and for flights.

    Args:
        board: the drawing.
        css_width: how wide it is shown at most, in pixels of the page, as wide as its picture if
            left out; a high one is narrower.
        scale: pixels of the canvas for each pixel of the page, for dense screens.

    Attributes:
        widget: what the page shows; its class is `wg-canvas`.
    """

    def __init__(
        self, board: Board[Any, Any, Any], css_width: float | None = None, scale: float = 2
    ) -> None:
        self._board = board
        self._css_width = css_width
        self._scale = scale
        self._painted: Look | None = None
        self._units = 1.0
        self._regions: tuple[Region, ...] = ()
        self.widget = MultiCanvas(3, layout=Layout(width="100%", height="auto"))
        self.widget.add_class("wg-canvas")

    def show(
        self,
        view: View[Any, Any, Any],
        animate: bool = False,
        flight_ms: float = FLIGHT_MS,
        more: bool = False,
    ) -> None:
        """Draw a view, as one message.

        Args:
            view: what to draw.
            animate: whether pieces fly to where they now stand, from the view before.
            flight_ms: how long they take for it, in milliseconds.
            more: whether the view after this one follows at once: then it is enough for now that
                the pieces stay where they land.
        """
        moving = self._board.moving(view)
        regions = self._board.regions(view)
        flights = self._board.flights(view) if animate else ()
        ground = self._board.ground(view.look) if view.look != self._painted else None
        if ground is not None:
            self._fit(view.look)
            SUPPLIES.prepare((*ground, *self._board.stencils(view.look)))
        with frame():
            if ground is not None:
                self._paint(0, ground)
            if flights:
                if ground is not None or not all(flight.adds for flight in flights):
                    self._paint(1, staying(moving, flights))
                self._fly(flights, flight_ms)
            if flights and more:
                self._land(flights)
            else:
                self._paint(1, moving)
        self._painted, self._regions = view.look, regions

    def forget(self) -> None:
        """Take nothing for drawn: the page has lost it, or was not there yet."""
        # The manager of a new page has no canvas yet, whatever was sent before.
        _CANVAS_MANAGER._current_canvas = None
        self._painted = None

    def on_place(self, callback: Callable[[Place], None]) -> None:
        """Call back with each place that is clicked or touched."""

        def pressed(x: float, y: float) -> None:
            place = place_at(self._regions, x / self._units, y / self._units)
            if place is not None:
                callback(place)

        def touched(fingers: list[tuple[float, float]]) -> None:
            if fingers:
                pressed(*fingers[0])

        self.widget.on_mouse_down(pressed)
        self.widget.on_touch_start(touched)

    def _fit(self, look: Look) -> None:
        width, height = self._board.size(look)
        self._units = units = (self._css_width or width) * self._scale / width
        shown = shown_width(width, height, self._css_width)
        # Traits that stay what they are send nothing.
        self.widget.layout.max_width = f"{shown:g}px"
        self.widget.width, self.widget.height = round(width * units), round(height * units)

    def _paint(self, layer: int, shapes: Iterable[AnyShape]) -> None:
        painter = Painter(self.widget[layer], self._units)
        painter.begin()
        painter.draw(shapes)

    def _land(self, flights: tuple[Flight, ...]) -> None:
        painter = Painter(self.widget[1], self._units)
        painter.resume()
        for flight in flights:
            painter.draw(flight.piece, *flight.points[-1])

    def _fly(self, flights: tuple[Flight, ...], flight_ms: float) -> None:
        painter = Painter(self.widget[2], self._units)
        shown = stills(flights, flight_ms)
        for still in shown:
            painter.begin()
            for flight, point in still:
                painter.draw(flight.piece, *point)
            painter.sleep(flight_ms / len(shown))
        painter.begin()
