"""The command line: `python -m widgets_games`, or `widgets-games`."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any, NoReturn

from widgets_games import __version__, commands
from widgets_games.engine import strict_json
from widgets_games.engine.errors import WidgetsGamesError

BAD_INPUT = 2
INTERRUPTED = 130
"""What a shell expects of a command stopped by Ctrl+C."""


class UsageError(WidgetsGamesError):
    """Words on the command line that do not fit together."""


class Parser(ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse what was typed.

        Raises:
            UsageError: always.
        """
        # What was typed may hold signs that a terminal would obey.
        letters = (sign if sign.isprintable() else ascii(sign)[1:-1] for sign in message)
        raise UsageError(f"{''.join(letters)} (see {self.prog} --help)")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        words: what was typed after the program's name; the process's own if left out.

    Returns:
        The exit code: 0 on success, 2 for bad input, which one line on stderr tells.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        # Records are UTF-8, whatever the terminal's language is.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        arguments = build_parser().parse_args(words)
        code: int | None = arguments.run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except WidgetsGamesError as error:
        return _refuse(str(error))
    except BrokenPipeError:
        # Who reads has read enough.
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        return _refuse(f"the answer cannot be written: {error.strerror}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return code or 0


def build_parser() -> Parser:
    """The parser of all commands."""
    parser = Parser("widgets-games", description="Board games to step inside.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"widgets-games {__version__}")
    add = parser.add_subparsers(title="commands", required=True, metavar="COMMAND").add_parser

    def command(name: str, run: Callable[[Namespace], int | None], summary: str) -> Parser:
        added: Parser = add(name, help=summary, description=summary, allow_abbrev=False)
        added.set_defaults(run=run)
        return added

    command("lab", commands.lab, "open the notebooks in JupyterLab")
    command("games", commands.games, "list the games and their switches")
    rules = command("rules", commands.rules, "print every rule of a game with who says it")
    _add_game(rules)
    playout = command("playout", commands.playout, "print the record of a game played at random")
    _add_game(playout)
    playout.add_argument("--rng-seed", type=int, metavar="N", help="to get the same game again")
    playout.add_argument("-o", "--output", metavar="FILE", help="write the record to this file")
    check = command("check", commands.check, "replay a record through the rules")
    check.add_argument("record", metavar="RECORD")
    trace = command("trace", commands.trace, "print every event of a record's main line")
    trace.add_argument("record", metavar="RECORD")
    _add_json(trace)
    moves = command("moves", commands.moves, "print the legal moves at a position")
    _add_game(moves)
    moves.add_argument("position", metavar="POSITION")
    _add_json(moves)
    explain = command("explain", commands.explain_move, "print why a move is refused, if it is")
    _add_game(explain)
    explain.add_argument("position", metavar="POSITION")
    explain.add_argument("move", metavar="MOVE")
    _add_json(explain)
    perft = command("perft", commands.perft, "count the paths of a number of moves")
    _add_game(perft)
    perft.add_argument("depth", metavar="DEPTH", type=_depth)
    perft.add_argument("--position", metavar="TEXT", help="where to start, if not at the start")
    return parser


def _add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="a switch with its value as JSON, such as throw='\"sticks\"'",
    )


def _add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _depth(text: str) -> int:
    try:
        depth = int(text)
    except ValueError:
        depth = -1
    if depth < 0:
        raise ArgumentTypeError(f"must be a whole number, 0 or more, not {text!r}")
    return depth


def _option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ArgumentTypeError(f"must be name=value, not {text!r}")
    try:
        return name, strict_json.parse(value)
    except ValueError as error:
        raise ArgumentTypeError(f"the value of {name!r} {error} (a text needs quotes)") from None


def _refuse(message: str) -> int:
    with suppress(OSError):
        print(f"widgets-games: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT


def _drop_output() -> None:
    """Let what is still to be written go nowhere: Python would complain of it when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
