"""The rules of Rowan as code: who moves, which moves, why not, and what happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final, get_args

from widgets_games.engine.chance import Dice, Odds
from widgets_games.engine.game import CHANCE, Outcome, Seat
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Objection, Place
from widgets_games.engine.unfolding import UnfoldingGame
from widgets_games.games.rowan.rules import chance, endings, events, legality, notation, position
from widgets_games.games.rowan.rules.appraisal import prospects
from widgets_games.games.rowan.rules.cells import COLUMNS, name_of
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.rulebook import RULEBOOK
from widgets_games.games.rowan.rules.sentences import BEAR, SEAT_NAMES
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import SWITCHES, Terms, terms_of
from widgets_games.games.rowan.rules.unfold import unfold

_ENDS: Final = {events.Won: "won", events.Drawn: "drawn", events.Lost: "lost"}
"""The sentence for each way a game may end."""


class RowanRules(UnfoldingGame[State, Move, events.Event, Draft]):
    """The rules of the game; they can be had without its drawing."""

    name = "rowan"
    title = "Rowan"
    rules_version = 1
    whole_rulebook = RULEBOOK
    switches = SWITCHES
    player_counts = (1,)
    seat_names = SEAT_NAMES
    event_kinds = get_args(events.Event)

    def __init__(self, players: int | None = None, **options: Any) -> None:
        super().__init__(players, **options)
        terms = self.terms
        self._max_turns = terms.max_turns
        between = (0,) * COLUMNS * (terms.rows - 2)
        cells = (*terms.light_start, *between, *(-height for height in terms.bear_start))
        self._start = State(cells, cave=terms.bear_cave)

    def seat_name(self, seat: Seat) -> str:
        """What a person calls the seat; it is the Bear for whom the dice fall."""
        return super().seat_name(seat) if seat else say(BEAR)

    @cached_property
    def terms(self) -> Terms:
        """What the switches come to."""
        return terms_of(self.options)

    def initial_state(self) -> State:
        """Light on row 1, the Bear on the top row, and Light to move."""
        return self._start

    def actor(self, state: State) -> Seat:
        """The player, or chance from the roll that is due until the last die is resolved.

        Rule: turn.
        """
        return CHANCE if state.due or state.rolled else 1

    def turn_of(self, state: State) -> Seat:  # noqa: ARG002 - there is one player
        """The player, also while the Bear's dice fall."""
        return 1

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended: the score is the number of light pieces in the Sky."""
        if endings.is_light_gone(state.cells):
            return self._outcome("end", state)
        if endings.is_out_of_turns(state.turns, self._max_turns):
            return self._outcome("turn-limit", state)
        return None

    def is_lost(self, outcome: Outcome) -> bool:
        """Whether too few pieces are in the Sky even for a draw."""
        return isinstance(endings.result(outcome.scores[0]), events.Lost)

    def _outcome(self, rule: str, state: State) -> Outcome:
        won = isinstance(endings.result(state.sky), events.Won)
        return Outcome(rule, (1,) if won else (), (state.sky,))

    def candidate_moves(self, state: State) -> Iterable[Move]:
        """What the player would think of, legal or not; see `legality.candidate_moves`."""
        return legality.candidate_moves(state, self.terms.rows)

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        """All reasons against a move, in the order of the rules."""
        return legality.objections(state, move, self.terms)

    def _legal_at_decision(self, state: State) -> Iterable[Move]:
        """What the player may do."""
        return legality.legal_decisions(state, self.terms.rows)

    def odds(self, state: State) -> Odds[Move]:
        """The roll that is due, each outcome once in ascending order, or one rain die."""
        return chance.roll_odds(state.due) if state.due else chance.RAIN_ODDS

    def draw(self, state: State, dice: Dice) -> Move:
        """The dice of a roll in the order in which they fall, or one rain die."""
        return chance.draw_roll(state.due, dice) if state.due else chance.draw_rain(dice)

    def unfold(self, draft: Draft, move: Move) -> tuple[events.Event, ...]:
        """A legal move carried out on a working copy."""
        return unfold(draft, move, self.terms)

    # As it is: a method around it would cost more than what most events do.
    thaw = staticmethod(Draft)

    def freeze(self, draft: Draft) -> State:
        """The state a working copy stands for."""
        return draft.state()

    def totals(self, state: State) -> Mapping[str, int]:
        """The pieces of each side: on the board and beside it, in the air, and annihilated."""
        light = sum(standing for standing in state.cells if standing > 0)
        dark = -sum(standing for standing in state.cells if standing < 0)
        lost_light, lost_dark = state.pit
        falling = state.air.height if state.air else 0
        return {
            "light": light + state.sky + lost_light + state.pairs,
            "dark": dark + state.cave + len(state.ground) + falling + lost_dark + state.pairs,
        }

    def contents(self, state: State) -> Mapping[Place, str]:
        """For each cell from the Sky down `l3` or `b2`, the stack that stands there."""
        rows = range((self.terms.rows - 1) * COLUMNS, -1, -COLUMNS)
        return {
            name_of(first + column): position.stack_text(state.cells[first + column])
            for first in rows
            for column in range(COLUMNS)
        }

    def appraise(self, state: State, seat: Seat) -> float:  # noqa: ARG002 - there is one player
        """How many pieces Light may hope to save; see `prospects`."""
        return prospects(state, self.terms)

    def move_text(self, move: Move) -> str:
        """A move as text."""
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        """The move a text stands for; see `notation.parse_move`."""
        return notation.parse_move(text, self.terms.rows)

    def position_text(self, state: State) -> str:
        """A state as text."""
        return position.position_text(state)

    def parse_position(self, text: str) -> State:
        """The state a text stands for; see `position.parse_position`."""
        return position.parse_position(text, self.terms)

    def status(self, state: State) -> str:
        """One sentence: what is to happen now, or how the game ended."""
        key, fields = self._status_fields(state)
        return str(self.rulebook.sentence(key, **fields))

    def _status_fields(self, state: State) -> tuple[str, dict[str, Any]]:
        if self.outcome(state):
            return _ENDS[type(endings.result(state.sky))], {"saved": state.sky}
        if state.due:
            return "to-roll", {"due": state.due}
        if not state.rolled:
            return "to-move", {"stacks": sum(standing > 0 for standing in state.cells)}
        if state.ground and not state.air and not state.pairs:
            return "to-rain", {"pieces": len(state.ground)}
        return "resolving", {}
