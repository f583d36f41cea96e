"""The contract a game fills: everything else in the package works with any `Game`.

A game is a value: a set of rules with its switches set. It holds no position. States, moves and
events are small immutable values; a `Draft` is the one mutable thing, a private working copy on
which the events of one step are applied in place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from widgets_games.engine.chance import Dice, Odds
from widgets_games.engine.errors import IllegalMove, OptionError, shown
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Event, Objection, Place, Rulebook, Sentence
from widgets_games.engine.switch import Switch
from widgets_games.engine.trace import E, M, S, Step

__all__ = ["CHANCE", "OVER", "D", "Game", "LegalMoves", "Outcome", "Seat", "Switch", "players_text"]

D = TypeVar("D")

Seat: TypeAlias = int
"""Who acts: players are counted from 1, and chance is a player too."""

CHANCE: Seat = 0

OVER = "The game is over."


def players_text(*counts: int) -> str:
    """So many players in words: `1 player`, `2 or 3 or 4 players`."""
    return f"{' or '.join(map(str, counts))} {'player' if counts == (1,) else 'players'}"


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


class LegalMoves(Generic[S, M, E]):
    """The legal moves of a state, found one by one as they are asked for; its repr prints them."""

    def __init__(self, game: Game[S, M, E, Any], state: S) -> None:
        self._game = game
        self._state = state
        self._found: tuple[M, ...] | None = None

    def __iter__(self) -> Iterator[M]:
        # A generator, as list() first asks for an iterator, then how many there are, then for each.
        yield from self._find() if self._found is None else self._found

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __len__(self) -> int:
        if self._found is None:
            self._found = tuple(self._find())
        return len(self._found)

    def __contains__(self, move: object) -> bool:
        return any(move == legal for legal in self)

    def __repr__(self) -> str:
        return f"<legal moves: {', '.join(self._game.move_text(move) for move in self)}>"

    def _find(self) -> Iterable[M]:
        game, state = self._game, self._state
        if game.outcome(state) is not None:
            return ()
        if game.actor(state) == CHANCE:
            return game.odds(state).moves
        return game.legal_decisions(state)


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
            raise OptionError(f"{self.title} is played by {allowed}, not by {shown(players)}")
        self.players = players
        self.options: Mapping[str, Any] = self.check_options(options)

    def __repr__(self) -> str:
        changed = "".join(f", {name}={value!r}" for name, value in self.changed_options.items())
        return f"<{self.title}, {players_text(self.players)}{changed}>"

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
                raise OptionError(f"{cls.title} has no switch {shown(name)}; its switches: {names}")
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

    def is_legal(self, state: S, move: M) -> bool:
        """Whether there is no objection to a move."""
        return next(self.objections(state, move), None) is None

    def legal_decisions(self, state: S) -> Iterable[M]:
        """The candidate moves without objections, at a decision."""
        return (move for move in self.candidate_moves(state) if self.is_legal(state, move))

    def refusals(self, state: S, move: M) -> tuple[Objection, ...]:
        """All reasons why a move cannot be made: the objections, or that the game is over."""
        if outcome := self.outcome(state):
            return (Objection(outcome.rule, (), Sentence(OVER, {}, self.rulebook.wording)),)
        return tuple(self.objections(state, move))

    def legal_moves(self, state: S) -> LegalMoves[S, M, E]:
        """The legal moves of a state; none when the game is over."""
        return LegalMoves(self, state)

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

    def step(self, state: S, move: M) -> Step[S, M, E]:
        """A move known to be legal, unfolded into a step."""
        events = self.events(state, move)
        return Step(state, move, events, self.fold(state, events))

    def play(self, state: S, move: M) -> Step[S, M, E]:
        """A move checked and unfolded.

        Raises:
            IllegalMove: there are objections to the move, or the game is over.
        """
        if refusals := self.refusals(state, move):
            reasons = " ".join(str(objection.sentence) for objection in refusals)
            raise IllegalMove(f"{self.move_text(move)} is not legal: {reasons}", refusals)
        return self.step(state, move)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
