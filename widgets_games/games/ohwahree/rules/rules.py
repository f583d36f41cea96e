"""The rules of Oh-Wah-Ree as code: who moves, which moves, why not, and what happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, get_args

from widgets_games.engine.chance import Odds
from widgets_games.engine.game import Outcome, Seat
from widgets_games.engine.rulebook import Objection, Place
from widgets_games.engine.unfolding import UnfoldingGame
from widgets_games.games.ohwahree.rules import endings, legality, notation, ring
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.rulebook import RULEBOOK
from widgets_games.games.ohwahree.rules.sentences import SEAT_NAMES
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.games.ohwahree.rules.switches import PRESETS, SWITCHES, Terms, terms_of
from widgets_games.games.ohwahree.rules.unfold import finish, unfold


class OhWahReeRules(UnfoldingGame[State, Move, Event, Draft]):
    """The rules of the game; they can be had without its drawing."""

    name = "ohwahree"
    title = "Oh-Wah-Ree"
    rules_version = 1
    whole_rulebook = RULEBOOK
    switches = SWITCHES
    player_counts = (2, 3, 4)
    seat_names = SEAT_NAMES
    event_kinds = get_args(Event)

    def __init__(self, players: int | None = None, **options: Any) -> None:
        super().__init__(players, **options)
        pits = (ring.PEBBLES_A_PIT[self.players],) * ring.PITS
        self._start = State(pits, ring.arcs(self.players), 1, (0,) * self.players, ((pits, 1),))

    @classmethod
    def defaults(cls, options: Mapping[str, Any]) -> dict[str, Any]:
        """The value of each switch that nobody sets: a preset sets several."""
        return {**super().defaults(options), **PRESETS[options.get("preset")]}

    @cached_property
    def terms(self) -> Terms:
        """What the switches come to."""
        return terms_of(self.players, self.options)

    def initial_state(self) -> State:
        """Every pit holds the same number of pebbles, and Purple begins.

        Rule: setup, turn-order.
        """
        return self._start

    def actor(self, state: State) -> Seat:
        """The player to move; nothing is left to chance."""
        return state.to_move

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended: the scores are pebbles captured, in the Grand game pits owned."""
        return endings.outcome(state, self.terms) if state.ended else None

    def candidate_moves(self, state: State) -> Iterable[Move]:
        """Every way to sow from a pit of one's own, and with several enemies the pass."""
        return legality.candidate_moves(state, self.terms)

    def offered_moves(self, state: State) -> tuple[Move, ...]:
        """To agree that no further captures are possible."""
        return () if state.ended else (legality.AGREE,)

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        """All reasons against a move, in the order of the rules."""
        return legality.objections(state, move, self.terms)

    def _legal_at_decision(self, state: State) -> tuple[Move, ...]:
        """What the player may do."""
        return legality.legal_decisions(state, self.terms)

    def odds(self, state: State) -> Odds[Move]:  # noqa: ARG002 - there are none
        """None: this game has no chance.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"{self.title} leaves nothing to chance")

    def unfold(self, draft: Draft, move: Move) -> tuple[Event, ...]:
        """A legal move carried out on a working copy."""
        return unfold(draft, move, self.terms)

    # As it is: a method around it would only cost time.
    thaw = staticmethod(Draft)

    def freeze(self, draft: Draft) -> State:
        """The state a working copy stands for."""
        return draft.state()

    def settled(self, state: State) -> State:
        """A position to start from; if the game is over there, as it stands at its end."""
        draft = Draft(state)
        if ended := endings.before_turn(draft, self.terms):
            finish(draft, ended, self.terms)
        return draft.state()

    def totals(self, state: State) -> Mapping[str, int]:
        """The pebbles: in the pits, in the hand, and captured."""
        hand = state.hand.pebbles + state.hand.captured if state.hand else 0
        return {"pebbles": sum(state.pits) + hand + sum(state.captured)}

    def contents(self, state: State) -> Mapping[Place, str]:
        """For each pit, a to l, how many pebbles it holds."""
        return {letter: str(held) for letter, held in zip(ring.LETTERS, state.pits, strict=True)}

    def appraise(self, state: State, seat: Seat) -> float:
        """How far a seat leads or lags: in pebbles, in the Grand game first of all in pits."""
        worth = list(state.captured)
        if self.options["grand"]:
            owned = endings.pits_owned(state)
            worth = [72 * pits + pebbles for pits, pebbles in zip(owned, worth, strict=True)]
        own = worth.pop(seat - 1)
        return float(own - max(worth))

    def move_text(self, move: Move) -> str:
        """A move as text."""
        return notation.move_text(move, self.terms.chosen)

    def parse_move(self, text: str) -> Move:
        """The move a text stands for; see `notation.parse_move`."""
        return notation.parse_move(text, self.terms.chosen)

    def position_text(self, state: State) -> str:
        """A state as text."""
        return notation.position_text(state)

    def parse_position(self, text: str) -> State:
        """The state a text stands for, at its end if it is over; see `notation.parse_position`."""
        return self.settled(notation.parse_position(text, self.players))

    def status(self, state: State) -> str:
        """One sentence: what is to happen now, or how the game ended."""
        key, fields = self._status_fields(state)
        return str(self.rulebook.sentence(key, **fields))

    def _status_fields(self, state: State) -> tuple[str, dict[str, Any]]:
        seat = state.to_move
        if state.hand:
            return "capturing" if state.hand.captured else "sowing", state.hand._asdict()
        if state.ended:
            return self._result_fields(state)
        sowings = legality.legal_sowings(state.pits, state.owners, seat, self.terms)
        if pits := {move.pit for move in sowings}:
            return "to-move", {"seat": seat, "pits": len(pits)}
        return "must-pass", {"seat": seat}

    def _result_fields(self, state: State) -> tuple[str, dict[str, Any]]:
        owned = endings.pits_owned(state)
        leading = endings.leaders(owned, state.captured, self.terms)
        key = "won" if len(leading) == 1 else "drawn"
        fields = {"seat": leading[0], "seats": leading, "pebbles": state.captured, "pits": owned}
        return f"{key}-grand" if self.options["grand"] else key, fields
