"""What the notes of the recorded games in `seeds/records` promise, move by move."""

from __future__ import annotations

SHOWN: dict[str, tuple[int, dict[int, tuple[str, set[str]]]]] = {
    "wetlands/ravens-tricks": (
        2,
        {
            2: ("29-off", {"exits"}),
            3: ("26-30", {"must-move", "last-theft", "kwakwani-full"}),
            4: ("25-26", {"wiwun-stop"}),
            5: ("30-off", {"exits"}),
            6: ("28-off", {"exits"}),
            7: ("pass", {"forfeit"}),
            8: ("26-off", {"wiwun-exit"}),
            11: ("26-27", {"must-move", "kwakwani", "kwakwani-full"}),
            13: ("14-19", {"leap"}),
            15: ("19-23", {"exchange"}),
            19: ("26-off", {"wiwun-exit", "aim"}),
        },
    ),
    "ohwahree/first-game": (
        1,
        {
            10: ("j", {"capture"}),
            26: ("h", {"skip-source"}),
            27: ("e", {"chain"}),
            28: ("i", {"chain"}),
            53: ("c", {"skip-source", "capture"}),
            65: ("e", {"chain"}),
            82: ("h", {"end-two", "leftover", "win-basic"}),
        },
    ),
    "ohwahree/grand-two-owners": (
        1,
        {
            2: ("l", {"chain", "grand"}),
            3: ("f", {"capture", "grand"}),
            5: ("j", {"capture", "grand"}),
            7: ("k", {"capture", "grand"}),
            8: ("i", {"grand", "no-slam-limit", "end-two", "win-grand"}),
        },
    ),
    "ohwahree/three-players-a-pass": (
        1,
        {
            8: ("g+", {"chain"}),
            10: ("pass", {"cannot-play"}),
            11: ("h+", {"chain"}),
            12: ("pass", {"cannot-play"}),
            13: ("pass", {"cannot-play", "end-many"}),
        },
    ),
    "ohwahree/round-and-round": (
        1,
        {1: ("f", {"capture"}), 25: ("a", {"end-repeat", "win-basic"})},
    ),
    "ohwahree/oware-110-plies": (
        1,
        {
            21: ("e", {"skip-source", "chain"}),
            44: ("l", {"skip-source"}),
            56: ("j", {"chain"}),
            57: ("f", {"chain"}),
        },
    ),
    "rowan/first-game": (
        1,
        {
            10: ("roll 1 1", {"annihilate", "pit", "cave-return"}),
            14: ("roll 3 5 5", {"ground", "rain-when"}),
            16: ("rain 2", {"rain"}),
            19: ("a4-pass", {"pass", "bear-dice"}),
            20: ("roll 2 4 6", {"bear-merge", "blank"}),
            21: ("a4-b5", {"reach"}),
            31: ("c5-sky", {"sky", "end", "result"}),
        },
    ),
    "rowan/eleven-in-the-sky": (
        1,
        {
            15: ("rain 1", {"rain"}),
            16: ("rain 6", {"rain"}),
            18: ("roll 2 1", {"annihilate", "pit"}),
            20: ("roll 1 5 2", {"cave-return"}),
            28: ("roll 2 2", {"ground", "rain-when"}),
            31: ("rain 5", {"rain", "cave-return"}),
        },
    ),
    "rowan/nine-in-the-sky": (
        1,
        {
            6: ("roll 5 3 1", {"ascending", "annihilate"}),
            17: ("d5-sky", {"sky"}),
            18: ("roll 1 6 6", {"ground"}),
            20: ("rain 5", {"rain", "annihilate", "blank"}),
        },
    ),
    "rowan/lost-on-the-way": (
        1,
        {
            6: ("roll 5 6 4", {"annihilate", "pit"}),
            10: ("roll 1 2 1", {"annihilate", "cave-return"}),
            14: ("roll 2 4 1", {"ground"}),
            17: ("rain 1", {"rain"}),
            20: ("rain 6", {"rain"}),
            22: ("rain 3", {"rain", "annihilate"}),
            23: ("d5-sky", {"sky"}),
            24: ("roll 2 2 3", {"cave-return", "annihilate"}),
        },
    ),
    "rowan/rain-and-the-cave": (
        1,
        {
            2: ("roll 3 1", {"annihilate", "ground"}),
            3: ("rain 5", {"rain", "rain-full"}),
            4: ("rain 6", {"rain"}),
            6: ("roll 4 3 3", {"cave-return", "annihilate", "end", "result"}),
        },
    ),
}
"""What the notes say of each record: how many steps a number counts, two where a throw and the move
made by it have one number; and by that number the move, with rules that it cites."""

VARIATIONS = {
    "wetlands/ravens-tricks": [
        ["throw 3", "26-29"],
        ["throw 5", "26-off"],
        ["14-19", "throw 2", "pass"],
    ],
    "ohwahree/first-game": [["c", "g"], ["a", "h"], ["agree"]],
    "ohwahree/grand-two-owners": [["a", "g"], ["l"], ["h"]],
    "ohwahree/three-players-a-pass": [["a+"], ["h-"]],
    "ohwahree/round-and-round": [["agree"]],
    "rowan/first-game": [
        ["roll 6 5"],
        ["rain 5", "rain 2"],
        ["roll 5 3", "rain 3", "rain 6", "c5-sky"],
    ],
    "rowan/eleven-in-the-sky": [["rain 3", "a5-sky", "roll 1 1", "c5-sky"]],
    "rowan/lost-on-the-way": [["roll 4 6 3"], ["roll 2 3 5"], ["c5-sky", "roll 2 6"]],
    "rowan/nine-in-the-sky": [
        [
            *("rain 1", "c5-sky", "roll 3 2", "rain 3", "rain 1", "e5-sky", "roll 3 5"),
            *("e4-pass", "roll 4 5 1", "e4-d5", "roll 4 4 1", "d5-sky"),
        ]
    ],
    "rowan/rain-and-the-cave": [["rain 4"], ["roll 6 4 3"]],
}
"""What could have been, line by line, from where it left the main one."""
