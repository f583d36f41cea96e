"""How values show themselves in a notebook: as text, as HTML, and as a picture if they have one."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection, Iterable
from html import escape
from typing import NamedTuple, TypeAlias

Kinds: TypeAlias = Collection[str] | None
"""MIME types that a notebook asks for, or does not want; None if it does not say."""


class Picture(NamedTuple):
    """A picture, and the same in words."""

    svg: str
    description: str

    @property
    def html(self) -> str:
        """The picture as an element of a page."""
        # As an image: notebooks that are not trusted drop an <svg> element from their HTML.
        data = b64encode(self.svg.encode()).decode()
        return (
            f'<img alt="{escape(self.description)}" style="max-width: 100%" '
            f'src="data:image/svg+xml;base64,{data}"/>'
        )


def bundle(
    text: str, html: str, picture: Picture | None, include: Kinds, exclude: Kinds
) -> dict[str, str]:
    """What a notebook may choose from, for `_repr_mimebundle_`.

    Args:
        text: the value as plain text.
        html: the same as HTML; the picture is added to it.
        picture: the value as a picture, if there is one.
        include: the MIME types that are asked for; all if None.
        exclude: those that are not wanted.
    """
    shapes = {"text/plain": text, "text/html": html + (picture.html if picture else "")}
    if picture:
        shapes["image/svg+xml"] = picture.svg
    return {
        kind: shape
        for kind, shape in shapes.items()
        if (include is None or kind in include) and kind not in (exclude or ())
    }


def listing(items: Iterable[str]) -> str:
    """Texts as a list in HTML."""
    return f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Texts as a table in HTML.

    Args:
        heads: the titles of its columns.
        rows: for each row, a text a column.
    """
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
