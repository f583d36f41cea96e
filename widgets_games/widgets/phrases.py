"""What the table itself says around the sentences of a rulebook: one template each."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.language import counted, say

PHRASES: Final = {
    "before-first": "Before the first move",
    "nothing-yet": "Nothing has happened yet. {status}",
    "event-of-move": "{actor}’s move {move} · event {index} of {count}",
    "event-of-chance": "Chance: {move} · event {index} of {count}",
    "event-of-move-open": "{actor}’s move {move} · event {index}",
    "event-of-chance-open": "Chance: {move} · event {index}",
    "move-row": "{number}  {actor}: {move}",
    "event-row": "{index}.  {sentence}",
    "fold-row": "Moves {first} to {last} …",
    "fold-row-one": "Move {first} …",
    "place": "Move {number} of {count}",
    "place-start": "Start of {moves}",
    "place-empty": "Start · no moves yet",
    "place-open": "Move {number}",
    "place-open-start": "Start",
    "inside": "event {index} of {count}",
    "inside-open": "event {index}",
    "at-end": "the end",
    "waiting": "waiting for {actor}",
    "main-line": "Main line",
    "branch-line": "Branch {label}",
    "hidden-future": "What comes next is hidden",
    "looking-back": "{count} before the end.",
    "looking-back-open": "Looking back.",
    "inside-move": "Inside a move.",
    "fallen": "{threw} {fallen}.",
    "making": "{actor} is making the move {move}.",
    "only-move": "Only one move is legal:",
    "not-over": "After {moves:,} more moves the game is not over, and it may never be.",
    "played-out": "The game is played out. Press Play to watch it, or step through it.",
    "game-over": "The game is over.",
    "computers": "{actor} is played by the computer.",
    "odds-each": "each {odds}",
    "odds-of-result": "These dice, in any order: {odds}.",
    "die": "Die {number}",
    "no-forecast": "Odds tell what may follow a player’s move. Step to a point where one is due.",
    "forecast-move": "Move",
    "forecast-best": "★ safest",
    "use-dice": "Use these",
    "legal": "✓ Legal.",
    "made": "This move was made.",
    "no-candidates": "There is no move to choose here: chance is to act.",
    "no-candidates-over": "The game is over here: there is no move to choose.",
    "lines": "Lines of this game",
    "line-main-open": "Main line.",
    "line-branch-open": "{label} from move {number}: {move}.",
    "line-main": "Main line: {count}, {result}.",
    "line-branch": "{label} from move {number}: {move}, not {other}. {count}, {result}.",
    "you-are-here": "You are here.",
    "fork-here": "Fork here: what if …",
    "fork-chance": "… another number had fallen at move {number}?",
    "fork-move": "… {actor} had made a different move at move {number}?",
    "fell": "{move} fell",
    "was-made": "{move} was made",
    "fork-note": "A fork starts a new line. The main line stays unchanged.",
    "fork-note-dice": "A fork starts a new line. The main line and its dice stay unchanged.",
    "fork-nothing": "Make a move first. Then you can fork the game at any point.",
    "fork-started": "A new branch starts here. The line you left is unchanged.",
    "no-start": "{actor} has no move from there.",
    "step-on": "The board shows the middle of a move. Step to its end to make a different move.",
    "over": "The game is over here. Step back to try something else.",
    "moves-waiting": "Run this cell to step through {count}.",
    "told-by": "{text} ({origin})",
    "told-rule": "{title}: {text}",
    "open": "open",
    "drawn": "a draw",
    "lost": "lost",
    "won": "{winners} won",
    "new-game": "New game. You can still go back to the last one.",
    "back-to-game": "Back to the last game",
    "replace": "{path} already exists.",
    "replace-it": "Replace it",
    "saved": "Saved as {path}.",
    "opened": "{path} is open.",
    "no-path": "Type a name for the record first, such as my-game.json.",
    "failed-title": "This step failed. The game is unharmed.",
    "failed": "The board shows the place before it. {kind}: {text}",
    "refused-title": "Not legal.",
    "error-details": "Details for the programmer",
    "setup-note": "You can change seats at any time. Game and options take effect with the next "
    "new game.",
    "chosen": "Chosen: {label}",
    "may-choose": "{label} Press Enter to choose.",
    "leads-to": "{label} Legal: {prospect} Press Enter to choose.",
    "not-choosable": "{label} Not legal: {reasons}",
    "side-left": "Rules on the left",
    "side-right": "Rules on the right",
    "side-told": "{side}: {text}",
    "both-told": "On both sides: {text}",
    "switch-set": "{label}: {choice}",
    "no-switch-set": "All switches at their defaults.",
    "pair-title": "{title}, the same moves by two rule sets",
    "pair-place": "Move {number} of {count}",
    "pair-step": "step {index} of {length}",
    "differ-here": "This is where they first differ.",
    "differ-start": "They differ from the start.",
    "differ-later": "They first differ at move {number}.",
    "differ-never": "They never differ.",
    "stopped": "✕ It stops here: move {number}, {move}, cannot be made.",
    "stopped-over": "It stops here: move {number}, {move}, is not made.",
    "hint": "← → event · Shift ← → move · ↑ ↓ Enter choose",
}


def phrase(key: str, **fields: object) -> str:
    """The phrase of that key with these fields.

    Raises:
        KeyError: there is no such phrase, or it has a field that was not given.
    """
    return say(PHRASES[key], **fields)


def count_of_moves(number: int) -> str:
    """A number of moves: `1 move`, `26 moves`."""
    return counted("{number} move", "{number} moves", number)
