"""The legal moves of a state, as a sequence that finds them one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, overload

from widgets_games.engine.trace import E, M, S

if TYPE_CHECKING:
    from widgets_games.engine.game import Game


class LegalMoves(Sequence[M], Generic[S, M, E]):
    """The legal moves of a state, found one by one as they are asked for; its repr prints them.

    Args:
        game: the rules, which read and spell moves.
        find: finds them, in order.
    """

    def __init__(self, game: Game[S, M, E, Any], find: Callable[[], Iterable[M]]) -> None:
        self._game = game
        self._find = find
        self._found: tuple[M, ...] | None = None

    def __iter__(self) -> Iterator[M]:
        # A generator, as list() first asks for an iterator, then how many there are, then for each.
        yield from self._find() if self._found is None else self._found

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> M: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[M, ...]: ...

    def __getitem__(self, index: int | slice) -> M | tuple[M, ...]:
        return self._all()[index]

    def __contains__(self, move: object) -> bool:
        """Whether a move, or the move of a text, is among them.

        Raises:
            MoveTextError: it is neither a move nor the text of one.
        """
        wanted = self._game.read_move(move)  # type: ignore[arg-type]  # which it finds out
        return any(wanted == legal for legal in self)

    def __repr__(self) -> str:
        return f"<legal moves: {', '.join(self._game.move_text(move) for move in self)}>"

    def _all(self) -> tuple[M, ...]:
        if self._found is None:
            self._found = tuple(self._find())
        return self._found
