"""The contract a game fills: everything else in the package works with any `Game`.

A game is a value: a set of rules with its switches set. It holds no position. States, moves and
events are small immutable values; a `Draft` is the one mutable thing, a private working copy on
which the events of one step are applied in place.

Who acts has two names: `actor` makes the next move, be it chance; `turn_of` is the seat whose turn
it is, also while chance acts in it. Of moves there are three lists: the `legal_moves` of whoever
acts; the `candidate_moves` that a player would think of, legal or not; and the `offered_moves` that
are legal but never listed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from widgets_games.engine.chance import Dice, Odds
from widgets_games.engine.display import Picture
from widgets_games.engine.errors import IllegalMove, MoveTextError, OptionError, shown
from widgets_games.engine.language import counted, say
from widgets_games.engine.legal_moves import LegalMoves
from widgets_games.engine.rulebook import Event, Objection, Place, Rulebook, Sentence
from widgets_games.engine.switch import Switch
from widgets_games.engine.trace import E, Frame, M, S, Step

__all__ = ["CHANCE", "OVER", "D", "Game", "LegalMoves", "Outcome", "Seat", "Switch", "players_text"]

D = TypeVar("D")

Seat: TypeAlias = int
"""Who acts: players are counted from 1, and chance is a player too."""

CHANCE: Seat = 0

OVER = "The game is over."

_NOT_A_MOVE: Final = (TypeError, AttributeError, LookupError, ValueError)
"""What a value that is no move meets in code that spells moves."""


def players_text(*counts: int) -> str:
    """How many players, in words: `1 player`, `2 or 3 or 4 players`."""
    *fewer, most = map(str, counts)
    if not fewer:
        return counted("{number} player", "{number} players", counts[0])
    told = fewer[0]
    for number in (*fewer[1:], most):
        told = say("{one} or {other}", one=told, other=number)
    return say("{numbers} players", numbers=told)


class Outcome(NamedTuple):
    """How a game ended.

    Attributes:
        rule: the id of the rule that ended it.
        winners: the seats that won, none for a draw.
        scores: one number a seat.
    """

    rule: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Game(ABC, Generic[S, M, E, D]):
    """The rules of one game.

    Args:
        players: how many play; the least the game allows when left out.
        options: switches by name; those left out keep their default.

    Raises:
        OptionError: an unknown switch, a value it does not take, or a wrong number of players.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    whole_rulebook: ClassVar[Rulebook]
    """Every rule of the game, whatever its switches; `rulebook` has those that hold."""
    switches: ClassVar[tuple[Switch, ...]] = ()
    player_counts: ClassVar[tuple[int, ...]]
    seat_names: ClassVar[tuple[str, ...]]
    event_kinds: ClassVar[tuple[type[Event], ...]]
    """Every kind of event that a move of the game may leave."""

    def __init__(self, players: int | None = None, **options: Any) -> None:
        if players is None:
            players = self.player_counts[0]
        if type(players) is not int or players not in self.player_counts:
            allowed = players_text(*self.player_counts)
            raise OptionError(
                say(
                    "{title} is played by {allowed}, not by {players}",
                    title=say(self.title),
                    allowed=allowed,
                    players=shown(players),
                )
            )
        self.players = players
        self.options: Mapping[str, Any] = MappingProxyType(self.check_options(options))

    def __repr__(self) -> str:
        return f"<{self.title}, {players_text(self.players)}{self.changes_text}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and type(self) is type(other)
            and self.players == other.players
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((type(self), self.players, tuple(self.options.values())))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        # Its settings are all that a game is; what it has made of them is made again.
        return _made_again, (type(self), self.players, self.changed_options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S, M, E, D]:
        return self

    @classmethod
    def check_options(cls, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every switch of the game with its value: the one given, or its default.

        Raises:
            OptionError: an unknown switch, or a value it does not take.
        """
        known = {switch.name: switch for switch in cls.switches}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise OptionError(
                    say(
                        "{title} has no switch {name}; its switches: {names}",
                        title=say(cls.title),
                        name=shown(name),
                        names=names,
                    )
                )
        given = {name: known[name].check(value) for name, value in options.items()}
        return {**cls.defaults(given), **given}

    @classmethod
    def defaults(cls, options: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG003
        """The value of every switch that is left out.

        Args:
            options: the switches that are given; one that stands for several sets others.
        """
        return {switch.name: switch.default for switch in cls.switches}

    @property
    def changed_options(self) -> dict[str, Any]:
        """The switches that differ from their default, as records keep them."""
        defaults = self.defaults(self.options)
        return {name: value for name, value in self.options.items() if value != defaults[name]}

    @property
    def changes_text(self) -> str:
        """The switches that differ from their default, as Python would write them: `, rows=4`."""
        return "".join(f", {name}={value!r}" for name, value in self.changed_options.items())

    @cached_property
    def terms(self) -> Any:
        """What the switches come to, as the rules ask for it; the switches themselves if simple."""
        return self.options

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules as they stand under the switches of this game."""
        return self.whole_rulebook.under(self.terms)

    def seat_name(self, seat: Seat) -> str:
        """What a person calls the seat; `Chance` for the dice."""
        return say(self.seat_names[seat - 1] if seat else "Chance")

    # ------------------------------------------------------------------ what each game defines

    @abstractmethod
    def initial_state(self) -> S:
        """The state before the first move."""

    @abstractmethod
    def actor(self, state: S) -> Seat:
        """Who makes the next move: a seat, or `CHANCE`. Meaningless when the game is over."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @abstractmethod
    def candidate_moves(self, state: S) -> Iterable[M]:
        """The moves a player would think of at a decision, legal or not, each once."""

    @abstractmethod
    def objections(self, state: S, move: M) -> Iterator[Objection]:
        """All reasons against a move, in the order of the rules; none if it is legal."""

    @abstractmethod
    def odds(self, state: S) -> Odds[M]:
        """The outcomes of a chance node."""

    @abstractmethod
    def events(self, state: S, move: M) -> tuple[E, ...]:
        """A legal move unfolded, at least one event."""

    @abstractmethod
    def thaw(self, state: S) -> D:
        """A private working copy of a state."""

    @abstractmethod
    def freeze(self, draft: D) -> S:
        """The state a working copy stands for."""

    @abstractmethod
    def totals(self, state: S) -> Mapping[str, int]:
        """What no event may create or destroy, by name."""

    @abstractmethod
    def move_text(self, move: M) -> str:
        """A move as text."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """The move a text stands for, legal or not.

        Raises:
            MoveTextError: the text is not a move of this game.
        """

    @abstractmethod
    def position_text(self, state: S) -> str:
        """A state as text."""

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """The state a text stands for.

        Raises:
            PositionError: the text is not a position of this game.
        """

    @abstractmethod
    def status(self, state: S) -> str:
        """One sentence: what is to happen now, or how the game ended."""

    def contents(self, state: S) -> Mapping[Place, str]:  # noqa: ARG002 - for games with places
        """What stands on each place of the board, as short text; nothing is the empty text.

        The places go under the names that moves and positions use, and in an order in which one
        would read the board. A game that says nothing of its places has none.
        """
        return {}

    def is_lost(self, outcome: Outcome) -> bool:  # noqa: ARG002 - for games against nobody
        """Whether a game that nobody won is lost, not drawn."""
        return False

    def draw(self, state: S, dice: Dice) -> M:
        """An outcome of a chance node, drawn with its probability.

        A game that lists an outcome once, however its dice fell, says here how they fell.
        """
        return self.odds(state).draw(dice)

    def offered_moves(self, state: S) -> tuple[M, ...]:  # noqa: ARG002 - for games that have some
        """Moves that are legal but never listed, as they need more than one person's word."""
        return ()

    def appraise(self, state: S, seat: Seat) -> float:
        """How good a state looks for a seat, for players that look ahead; higher is better."""
        outcome = self.outcome(state)
        return 0.0 if outcome is None else float(seat in outcome.winners)

    # ------------------------------------------------------------------ what follows for all games

    def turn_of(self, state: S) -> Seat:
        """The seat whose turn it is, also while chance acts in it."""
        return self.actor(state)

    def read_move(self, move: M | str) -> M:
        """The move that a move or its text stands for, legal or not.

        Raises:
            MoveTextError: it is neither a move of this game nor the text of one.
        """
        if isinstance(move, str):
            return self.parse_move(move)
        try:
            read = self.parse_move(self.move_text(move))
            if type(read) is type(move) and read == move:
                return read
        except _NOT_A_MOVE:
            pass
        raise MoveTextError(
            say(
                "a move is a text in quotes, or one of the legal_moves of {title}, not {move}",
                title=say(self.title),
                move=shown(move),
            )
        )

    def is_legal(self, state: S, move: M | str) -> bool:
        """Whether a move can be made: it is among the `legal_moves` or the `offered_moves`.

        Args:
            state: where it would be made.
            move: a move or its text.

        Raises:
            MoveTextError: it is neither.
        """
        return next(self._reasons(state, self.read_move(move)), None) is None

    def refusals(self, state: S, move: M | str) -> tuple[Objection, ...]:
        """All reasons why a move cannot be made: the objections, or that the game is over.

        Args:
            state: where it would be made.
            move: a move or its text.

        Raises:
            MoveTextError: it is neither.
        """
        return tuple(self._reasons(state, self.read_move(move)))

    def _reasons(self, state: S, move: M) -> Iterator[Objection]:
        if outcome := self.outcome(state):
            return iter((Objection(outcome.rule, (), Sentence(OVER, {}, self.rulebook.wording)),))
        return self.objections(state, move)

    def _legal_at_decision(self, state: S) -> Iterable[M]:
        """The candidate moves without objections; a game that has a faster way overrides it."""
        for move in self.candidate_moves(state):
            if next(self.objections(state, move), None) is None:
                yield move

    def _find_legal(self, state: S) -> Iterable[M]:
        if self.outcome(state) is not None:
            return ()
        if self.actor(state) == CHANCE:
            return self.odds(state).moves
        return self._legal_at_decision(state)

    def legal_moves(self, state: S) -> LegalMoves[S, M, E]:
        """The legal moves of a state; none when the game is over."""
        return LegalMoves(self, partial(self._find_legal, state))

    def evolve(self, state: S, event: E) -> S:
        """The state after one event."""
        return self.fold(state, (event,))

    def fold(self, state: S, events: Iterable[E]) -> S:
        """The state after several events."""
        draft = self.thaw(state)
        happened: Iterable[Any] = events  # `caused_by` has given each kind its effect
        for event in happened:
            event.apply(draft)
        return self.freeze(draft)

    def play(self, state: S, move: M | str) -> Step[S, M, E]:
        """A move checked and unfolded.

        Args:
            state: where it is made.
            move: a move or its text.

        Raises:
            MoveTextError: it is neither.
            IllegalMove: there are objections to the move, or the game is over.
        """
        intent = self.read_move(move)
        if refusals := tuple(self._reasons(state, intent)):
            reasons = " ".join(str(objection.sentence) for objection in refusals)
            raise IllegalMove(
                say(
                    "{intent} is not legal: {reasons}",
                    intent=self.move_text(intent),
                    reasons=reasons,
                ),
                refusals,
            )
        return self.unchecked_step(state, intent)

    def unchecked_step(self, state: S, move: M) -> Step[S, M, E]:
        """A move unfolded without a look at the rules, for who has it from the `legal_moves`.

        What comes of a move that is not legal, nobody knows; `play` refuses it.
        """
        events = self.events(state, move)
        return Step(state, move, events, self.fold(state, events))

    def picture(
        self,
        frame: Frame[S, M, E],  # noqa: ARG002 - for games with a drawing
        move: M | None = None,  # noqa: ARG002
        refusals: tuple[Objection, ...] = (),  # noqa: ARG002
    ) -> Picture | None:
        """A frame as a picture; None for a game without a drawing.

        Args:
            frame: what to show.
            move: a move to mark in it, if any.
            refusals: the reasons against the move.
        """
        return None


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def _made_again(kind: type[AnyGame], players: int, options: dict[str, Any]) -> AnyGame:
    return kind(players, **options)
