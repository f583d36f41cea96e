"""What `import widgets_games` gives, and what it does not load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import widgets_games
from widgets_games import games
from widgets_games.engine import errors

ROOT = Path(__file__).parent.parent
JUPYTER = ("IPython", "ipywidgets", "ipycanvas", "anywidget", "traitlets", "numpy", "jupyterlab")
WITHOUT_JUPYTER = "\n".join(
    (
        "import sys",
        "import widgets_games as w",
        "{use}",
        f"loaded = sorted(set({JUPYTER}) & set(sys.modules))",
        "sys.exit(f'loaded: {{loaded}}' if loaded else 0)",
    )
)


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python of its own."""
    return subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", widgets_games.__all__)
def test_every_promised_name_is_there(name: str) -> None:
    """Each name of `__all__` can be had, and `dir` shows it."""
    assert getattr(widgets_games, name) is not None
    assert name in dir(widgets_games)


def test_every_error_is_promised() -> None:
    """Whoever catches an error of ours finds it beside `play`."""
    defined = {
        name
        for name, value in vars(errors).items()
        if isinstance(value, type) and issubclass(value, errors.WidgetsGamesError)
    }
    assert len(defined) > 5
    assert defined <= set(widgets_games.__all__)
    assert all(getattr(widgets_games, name) is getattr(errors, name) for name in defined)


def test_nothing_else_is_public() -> None:
    """A name that is not promised is an AttributeError, as of any module."""
    with pytest.raises(AttributeError, match="has no attribute 'plya'"):
        widgets_games.plya  # noqa: B018
    assert sorted(widgets_games.__all__) == dir(widgets_games)


@pytest.mark.parametrize(
    "use",
    [
        "pass",
        "w.new_game('wetlands').initial_state()",
        "w.explain('wetlands', 'p........./........../.......... p 3', '1-4')._repr_mimebundle_()",
        "import widgets_games.__main__ as m; m.main(['perft', 'wetlands', '2'])",
    ],
)
def test_rules_and_pictures_need_no_jupyter(use: str) -> None:
    """Neither the import nor a game, an explanation or the command line loads Jupyter."""
    done = run(WITHOUT_JUPYTER.format(use=use))
    assert done.returncode == 0, done.stderr


def test_jupyter_would_be_noticed() -> None:
    """The test above can fail: asking for the table loads Jupyter."""
    assert "ipywidgets" in run(WITHOUT_JUPYTER.format(use="w.play")).stderr


LOADED = "import sys; print(*sorted(name for name in sys.modules if '_games' in name))"


def test_the_import_loads_little() -> None:
    """What takes time to load waits until it is asked for; a game is loaded without its drawing."""
    assert run(f"import widgets_games; {LOADED}").stdout.split() == ["widgets_games"]
    loaded = run(f"import widgets_games as w; w.new_game('wetlands'); {LOADED}").stdout.split()
    assert "widgets_games.games.wetlands.rules.legality" in loaded
    others = ("games.ohwahree.", "games.rowan.", "games.wetlands.drawing.", "widgets.", "lab.")
    heavy = tuple(f"widgets_games.{room}" for room in others)
    assert [name for name in loaded if name.startswith(heavy)] == []


def test_a_game_is_found_by_its_name() -> None:
    """The registry and the games agree on their names."""
    assert {name: game.name for name, game in games.GAMES.items()} == {
        name: name for name in games.GAMES
    }
    assert widgets_games.new_game("wetlands", throw="sticks").options["throw"] == "sticks"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("wetland", "did you mean 'wetlands'"),
        ("Wetlands", "did you mean 'wetlands'"),
        ("chess", "the games are: wetlands"),
        ("", "the games are: wetlands"),
    ],
)
def test_an_unknown_game_is_told_which_there_are(name: str, hint: str) -> None:
    """A near miss is told the name that was meant, another one all names."""
    with pytest.raises(widgets_games.UnknownGame, match=hint):
        widgets_games.new_game(name)


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (3, {}, "played by 2 players, not by 3"),
        (True, {}, "not by True"),
        (None, {"grand": True}, "has no switch 'grand'; its switches: throw, wiwun_exit"),
        (None, {"throw": "dice"}, "throw cannot be 'dice': it takes one of 'die', 'sticks'"),
        (None, {"wiwun_exit": 1}, "wiwun_exit cannot be 1"),
        (None, {"self": 1}, "has no switch 'self'"),
    ],
)
def test_a_wrong_switch_is_told_what_it_could_be(
    players: int | None, options: dict[str, object], reason: str
) -> None:
    """Unknown switches, values and numbers of players are refused with what there is."""
    with pytest.raises(widgets_games.OptionError, match=reason):
        games.find_game("wetlands", players, options)


def test_a_game_given_as_itself_has_its_switches_set() -> None:
    """Switches beside a game object are refused, not ignored."""
    game = widgets_games.new_game("wetlands")
    assert games.settled_game(game, None, {}) is game
    with pytest.raises(widgets_games.OptionError, match="set already"):
        games.settled_game(game, None, {"throw": "sticks"})
