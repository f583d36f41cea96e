"""A scene as SVG text: the same scene gives the same text."""

from __future__ import annotations

from hashlib import sha1
from html import escape

from widgets_games.render.scene import (
    ORIGIN,
    AnyShape,
    At,
    Ellipse,
    Gradient,
    Path,
    Rect,
    Scene,
    Shape,
    Text,
    shown_width,
)
from widgets_games.render.theme import FONT

_ROUND_ENDS = 'stroke-linecap="round" stroke-linejoin="round"'


def svg(scene: Scene, title: str, width: float | None = None) -> str:
    """The picture as an SVG document, its description in it for screen readers.

    Args:
        scene: what is drawn.
        title: what the picture is called.
        width: how wide it is shown, in pixels; its own width if left out, or what a screen has room
            for.
    """
    gradients: dict[Gradient, int] = {}
    body = "\n".join(_element(shape, gradients) for shape in (*scene.ground, *scene.moving))
    # Several pictures can share a page: their gradients and titles must not be mixed up.
    prefix = f"wg-{sha1(f'{title}{scene.description}{body}'.encode()).hexdigest()[:10]}"
    body = body.replace("url(#", f"url(#{prefix}-")
    defs = "".join(_definition(f"{prefix}-g{i}", gradient) for gradient, i in gradients.items())
    if width is None:
        width = shown_width(scene.width, scene.height)
    height = width * scene.height / scene.width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_number(width)}" '
        f'height="{_number(height)}" '
        f'viewBox="0 0 {_number(scene.width)} {_number(scene.height)}" role="img" '
        f'aria-labelledby="{prefix}-title {prefix}-desc" font-family="{escape(FONT)}">\n'
        f'<title id="{prefix}-title">{escape(title)}</title>\n'
        f'<desc id="{prefix}-desc">{escape(scene.description)}</desc>\n'
        f"<defs>{defs}</defs>\n{body}\n</svg>\n"
    )


def glyph_svg(shapes: tuple[AnyShape, ...], css_class: str) -> str:
    """A small picture that stands in a line of text and says nothing of its own.

    Args:
        shapes: drawn in a box from (-10, -10) to (10, 10), in plain colours.
        css_class: the class name that gives it its size.
    """
    body = "".join(_element(shape, {}) for shape in shapes)
    return f'<svg class="{css_class}" viewBox="-10 -10 20 20" aria-hidden="true">{body}</svg>'


def _element(shape: AnyShape, gradients: dict[Gradient, int]) -> str:
    style = _style(shape, gradients)
    match shape:
        case Rect():
            return (
                f'<rect x="{_number(shape.x)}" y="{_number(shape.y)}" width="{_number(shape.w)}" '
                f'height="{_number(shape.h)}" rx="{_number(shape.radius)}"{style}/>'
            )
        case Ellipse():
            return (
                f'<ellipse cx="{_number(shape.x)}" cy="{_number(shape.y)}" '
                f'rx="{_number(shape.rx)}" ry="{_number(shape.ry)}"{style}/>'
            )
        case Path():
            return f'<path d="{escape(shape.d)}"{style}/>'
        case Text():
            return (
                f'<text x="{_number(shape.x)}" y="{_number(shape.y)}" '
                f'font-size="{_number(shape.size)}" font-weight="{shape.weight}" '
                f'text-anchor="{shape.anchor}"{style}>{escape(shape.text)}</text>'
            )


def _style(shape: Shape, gradients: dict[Gradient, int]) -> str:
    fill = shape.fill
    if isinstance(fill, Gradient):
        fill = f"url(#g{gradients.setdefault(fill, len(gradients))})"
    parts = [f' fill="{fill or "none"}"']
    if shape.stroke:
        parts.append(
            f' stroke="{shape.stroke}" stroke-width="{_number(shape.width)}" {_ROUND_ENDS}'
        )
    if shape.dash:
        parts.append(f' stroke-dasharray="{" ".join(map(_number, shape.dash))}"')
    if shape.alpha != 1:
        # As on a canvas: fill and stroke each, so that the stroke lets the fill shine through.
        alpha = _number(shape.alpha)
        parts.append(f' fill-opacity="{alpha}" stroke-opacity="{alpha}"')
    if shape.at != ORIGIN:
        parts.append(f' transform="{_transform(shape.at)}"')
    return "".join(parts)


def _transform(at: At) -> str:
    parts = [f"translate({_number(at.x)} {_number(at.y)})"]
    if at.degrees:
        parts.append(f"rotate({_number(at.degrees)})")
    if at.scale != 1:
        parts.append(f"scale({at.scale:.4f})")
    return " ".join(parts)


def _definition(identity: str, gradient: Gradient) -> str:
    stops = "".join(
        f'<stop offset="{_number(offset)}" stop-color="{colour}"/>'
        for offset, colour in gradient.stops
    )
    return (
        f'<linearGradient id="{identity}" gradientUnits="userSpaceOnUse" '
        f'x1="{_number(gradient.x1)}" y1="{_number(gradient.y1)}" '
        f'x2="{_number(gradient.x2)}" y2="{_number(gradient.y2)}">{stops}</linearGradient>'
    )


def _number(value: float) -> str:
    """At most two decimals, as short as can be."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
