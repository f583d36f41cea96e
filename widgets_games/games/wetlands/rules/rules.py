"""The rules of Wetlands Crossing as code: who moves, which moves, why not, and what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, cached_property
from typing import Any, get_args

from widgets_games.engine.chance import Odds
from widgets_games.engine.game import CHANCE, Game, Outcome, Seat
from widgets_games.engine.rulebook import Objection, Place
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules import legality, notation
from widgets_games.games.wetlands.rules.effects import Draft, frozen
from widgets_games.games.wetlands.rules.moves import Move, Pass, Throw
from widgets_games.games.wetlands.rules.path import FIRST, LAST, OFF, Bitboard, domains_of
from widgets_games.games.wetlands.rules.rulebook import RULEBOOK
from widgets_games.games.wetlands.rules.sentences import SEAT_NAMES
from widgets_games.games.wetlands.rules.state import START, State, winner
from widgets_games.games.wetlands.rules.switches import SWITCHES, Terms, terms_of
from widgets_games.games.wetlands.rules.unfold import journey


@cache
def throw_odds(sticks: bool) -> Odds[Move]:
    """The throw of a die, or of five sticks, with the chance of each number.

    Rule: throw, throw-sticks.
    """
    if not sticks:
        return Odds((Throw(value), Fraction(1, 5)) for value in range(1, 6))
    # Five sticks fall in 32 ways; the one with none face up is thrown again.
    ways = (5, 10, 10, 5, 1)
    return Odds((Throw(up), Fraction(count, 31)) for up, count in enumerate(ways, start=1))


class WetlandsRules(Game[State, Move, e.Event, Draft]):
    """The rules of the game; they can be had without its drawing."""

    name = "wetlands"
    title = "Wetlands Crossing"
    rules_version = 1
    whole_rulebook = RULEBOOK
    switches = SWITCHES
    player_counts = (2,)
    seat_names = SEAT_NAMES
    event_kinds = get_args(e.Event)

    def __init__(self, players: int | None = None, **options: Any) -> None:
        super().__init__(players, **options)
        self._odds = throw_odds(self.terms.sticks)
        self._thrown = e.SticksThrown if self.terms.sticks else e.Thrown

    @cached_property
    def terms(self) -> Terms:
        """What the switches come to."""
        return terms_of(self.options)

    def initial_state(self) -> State:
        """The ten pieces alternating on domains 1 to 10, Purple to throw.

        Rule: setup, setup-order, first.
        """
        return START

    def actor(self, state: State) -> Seat:
        """Chance before the throw, then the player to move."""
        return state.to_move if state.throw else CHANCE

    def turn_of(self, state: State) -> Seat:
        """The player to move, also while the throw is awaited."""
        return state.to_move

    def outcome(self, state: State) -> Outcome | None:
        """A win for the first side with all its pieces off the board."""
        seat = winner(state.off)
        return Outcome("aim", (seat,), state.off) if seat else None

    def candidate_moves(self, state: State) -> Iterable[Move]:
        """Each piece of the player to move by the throw, and the pass."""
        yield from legality.candidate_advances(state)
        yield legality.PASS

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        """All reasons against a move, in the order of the rules."""
        return legality.objections(state, move, self.terms)

    def _legal_at_decision(self, state: State) -> tuple[Move, ...]:
        """What the player may do after the throw."""
        own, enemy = state.sides
        return legality.legal_decisions(own, enemy, state.throw, self.terms)

    def odds(self, state: State) -> Odds[Move]:  # noqa: ARG002 - the same in all states
        """The throw: 1 to 5."""
        return self._odds

    def events(self, state: State, move: Move) -> tuple[e.Event, ...]:
        """A legal move unfolded."""
        if isinstance(move, Throw):
            return _alone(self._thrown, state.to_move, move.value)
        if isinstance(move, Pass):
            return _alone(e.Forfeited, state.to_move, state.throw)
        return journey(state, move, self.terms, forced=len(self._legal_at_decision(state)) == 1)

    # As they are: methods around them would only cost time.
    thaw = staticmethod(Draft)
    freeze = staticmethod(frozen)

    def totals(self, state: State) -> Mapping[str, int]:
        """The pieces of each side: on the board, off it, and in the air."""
        in_the_air = [piece.seat for piece in (state.hand, state.raven) if piece]
        return {
            name: state.pieces[index].bit_count() + state.off[index] + in_the_air.count(index + 1)
            for index, name in enumerate(SEAT_NAMES)
        }

    def contents(self, state: State) -> Mapping[Place, str]:
        """For each domain in path order `p` or `y`, the piece that stands there."""
        purple, yellow = state.pieces
        return {
            domain: "p" if purple >> domain & 1 else "y" if yellow >> domain & 1 else ""
            for domain in range(FIRST, LAST + 1)
        }

    def appraise(self, state: State, seat: Seat) -> float:
        """How many more steps a side has made along the path than the other."""
        own, enemy = (
            _steps_made(state.pieces[index], state.off[index]) for index in (seat - 1, 2 - seat)
        )
        return float(own - enemy)

    def move_text(self, move: Move) -> str:
        """A move as text."""
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        """The move a text stands for; see `notation.parse_move`."""
        return notation.parse_move(text)

    def position_text(self, state: State) -> str:
        """A state as text."""
        return notation.position_text(state)

    def parse_position(self, text: str) -> State:
        """The state a text stands for; see `notation.parse_position`."""
        return notation.parse_position(text)

    def status(self, state: State) -> str:
        """One sentence: what is to happen now, or who won."""
        key, fields = self._status_fields(state)
        return str(self.rulebook.sentence(key, **fields))

    def _status_fields(self, state: State) -> tuple[str, dict[str, Any]]:
        seat, throw = state.to_move, state.throw
        outcome = self.outcome(state)
        if state.raven:
            return "carrying", {"seat": state.raven.seat}
        if state.hand:
            return "moving", {"seat": seat, "origin": state.hand.origin, "throw": throw}
        if outcome:
            winner = outcome.winners[0]
            return "wins", {"seat": winner, "off": outcome.scores[2 - winner]}
        if not throw:
            return "to-throw", {"seat": seat}
        legal = self._legal_at_decision(state)
        if legal == (legality.PASS,):
            return "must-pass", {"seat": seat, "throw": throw}
        pieces = state.pieces[seat - 1].bit_count()
        return "to-move", {"seat": seat, "throw": throw, "legal": len(legal), "pieces": pieces}


@cache
def _alone(kind: Callable[[Seat, int], e.Event], seat: Seat, number: int) -> tuple[e.Event, ...]:
    """The one event of a throw or a pass; they are few, and made once."""
    return (kind(seat, number),)


def _steps_made(pieces: Bitboard, off: int) -> int:
    return sum(domains_of(pieces)) + off * OFF
