"""The box: what is printed on it, and an owner's corrections. (A)"""

import re
from collections import Counter

import pytest

from riverrat.engine.errors import BadData
from riverrat.games import load
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import (
    BACKPACK_EXTRA,
    BOOTH,
    BOOTH_SPACE,
    CAP,
    CAP_POINTS,
    CARD,
    CARD_MOVES,
    COLOUR,
    COMIC,
    GROUP_SIZE,
    HIGHLIGHTED,
    ICON,
    LIT_AT,
    MATERIAL,
    NODE,
    PART_COST,
    PIPE_CHEESE,
    PRICE,
    ROUTE_WAY,
    SPACES,
    SUPER_RATS,
    TRACK,
    UP,
    VALUES,
    WAY,
)
from riverrat.games.first_rat.data import LEFT as LEFT_WAY

from .tabletop import Tabletop


def content(t: Tabletop, space: int) -> tuple[str, dict[str, int]]:
    seen = GAME.view(t.s)["path"][space - 1]
    return seen["colour"], seen["gives"]


def test_a3_standard_path() -> None:
    t = Tabletop()
    assert SPACES == 26
    assert GROUP_SIZE == (6, 5, 5, 5, 5)
    assert content(t, 1) == ("blue", {"lightbulb": 1})
    assert content(t, 5) == ("yellow", {"cheese": 2})
    assert content(t, 8) == ("blue", {"lightbulb": 2})
    assert content(t, 13) == ("orange", {"vinegar": 1, "tin-can": 1})
    assert content(t, 22) == ("green", {"vinegar": 1, "baking-soda": 2})
    assert content(t, 26) == ("blue", {"lightbulb": 4})
    colours = [content(t, space)[0] for space in range(7, 27)]
    assert all(sorted(colours[at : at + 5]) == sorted(COLOUR) for at in range(0, 20, 5))


def test_a4_shortcuts_and_the_ways_they_make() -> None:
    shortcuts = GAME.view(Tabletop().s)["shortcuts"]
    assert [(x["entrance"], x["exit"], x["cost"]) for x in shortcuts] == [
        (3, 8, "baking-soda"),
        (9, 13, "tin-can"),
        (14, 19, "vinegar"),
        (18, 22, "baking-soda"),
        (20, 25, "calculator"),
    ]
    ways = {WAY[way] for way in ROUTE_WAY}
    assert {"on-foot", "p1", "p1-p2-p3-p5", "p2-p4"} <= ways
    assert "p3-p4" not in ways  # p3 comes out behind the entrance of p4
    assert len(ways) == 20


def test_a5_light_string() -> None:
    assert LIT_AT[1:] == (*range(1, 8), *range(9, 17), *range(18, 27), 28, 29)


@pytest.mark.parametrize(
    ("branches", "reached_after", "loop"),
    [(["lib"], 3, 7), (["i2", "nur"], 4, 9), (["i2", "b3"], 5, 11)],
    ids=["library", "nursery", "stored-food"],
)
def test_a7_burrow_loops(branches: list[str], reached_after: int, loop: int) -> None:
    reward = {"lib": "lib", "nur": "nur", "b3": "food"}[branches[-1]]
    node, steps = NODE.index("r"), 0
    passed: list[int] = []
    while len(passed) < 2:
        ways = (UP[node], LEFT_WAY[node])
        node = ways[0] if ways[0] == ways[1] else next(to for to in ways if NODE[to] in branches)
        steps += 1
        if NODE[node] == reward:
            passed.append(steps)
    assert passed == [reached_after, reached_after + loop]


def test_a8_a15_track_values() -> None:
    assert VALUES[TRACK.index("cockpit")] == (5, 4, 2, 2, 2)
    assert VALUES[TRACK.index("food")] == (7, 6, 6, 5, 4)
    assert VALUES[8:] == (
        (9, 8, 7, 7, 5), (10, 9, 7, 7, 6), (7, 6, 6, 6, 6), (9, 7, 6, 6, 6),
        (7, 6, 6, 5, 4), (7, 6, 5, 5, 5), (6, 5, 5, 5, 5), (5, 4, 4, 4, 4),
    )  # fmt: skip


def test_a9_costs() -> None:
    assert MATERIAL == ("vinegar", "baking-soda", "tin-can", "calculator")
    assert PART_COST == ((0, 0, 1, 2), (0, 3, 2, 0), (5, 2, 0, 0))


def test_a12_a13_a16_counts() -> None:
    assert (len(CAP), len(COMIC), len(CARD)) == (10, 10, 22)
    assert CAP_POINTS[CAP.index("rocket")] == 6
    assert sum(icon >= 8 for icon in ICON) == 4  # three comic icons and the best track
    assert len(COMIC) - SUPER_RATS == 4


def test_a19_values_found_by_playing() -> None:
    assert content(Tabletop(), 7) == ("white", {"apple-core": 1})
    assert dict(zip(BOOTH, zip(BOOTH_SPACE, PRICE, strict=True), strict=True)) == {
        "hamster": (5, 6),
        "frog": (11, 8),
        "crow": (18, 12),
    }
    assert set(BACKPACK_EXTRA) == {2}
    assert PIPE_CHEESE == 0
    assert dict(zip(CAP, CAP_POINTS, strict=True)) == {
        "rocket": 6, "cockpit": 4, "cargo": 5, "thruster": 5, "provisions": 5, "lights": 4, "food": 5,
        "rattronaut": 3, "comics": 4, "backpacks": 4,
    }  # fmt: skip
    moves = [sum(CARD_MOVES[at : at + 4]) for at in range(0, len(CARD_MOVES), 4)]
    assert moves == [8, 9, 9, 9, 8, 9, 8, 8, 9, 8, 9, 9, 4, *[1] * 8, 4]
    icons = [(*TRACK, "comic", "best")[icon] for icon in ICON]
    assert Counter(icons[:12]) == {"cargo": 3, "thruster": 3, "provisions": 3, "food": 2, "lights": 1}
    assert Counter(icons[12:21]) == {
        "comic": 3, "cockpit": 2, "lights": 1, "provisions": 1, "food": 1, "thruster": 1,
    }  # fmt: skip


def test_d50_highlighted_spaces_are_data() -> None:
    assert HIGHLIGHTED == (1, 4)


def test_an_owners_correction_is_used(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("box") / "mine.toml"
    file.write_text('[highlighted]\nspaces = [1, 2]\n[[space]]\nid = "3"\ncolour = "green"\ngives = "2 vinegar"\n')
    mine = load("first-rat", file)
    s = mine.new(2, seed=1)
    assert [x["slots"] for x in mine.view(s)["tracks"]] == [["neutral", "neutral", None, None]] * 8
    assert mine.view(s)["path"][2]["gives"] == {"vinegar": 2}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[highlighted]\nspaces = [2, 5]\n", "highlighted.spaces: needs two different numbers from 1 to 4"),
        ("[highlighted]\nspaces = [2]\n", "highlighted.spaces: needs two different numbers from 1 to 4"),
        ('[[space]]\nid = "3"\ngives = "2 pickles"\n', "content 3: 'pickles' is none of vinegar, baking-soda, "),
        ('[[space]]\nid = "3"\ngives = "1 vinegar, 1 cheese"\n', "3: one resource or two materials"),
        ('[[space]]\nid = "3"\ncolour = "purple"\n', "space 3: 'purple' is none of yellow, green, orange, blue, white"),
        ('[[shortcut]]\nid = "p1"\nexit = 2\n', "shortcut: leads forward on the path"),
        ('[[shortcut]]\nid = "p1"\ncost = "cheese"\n', "shortcut p1: 'cheese' is none of vinegar, baking-soda, "),
        ("[move]\none-rat = 3\n", "move.one-rat: needs 4 to 9"),
        ("[light]\nconstruction-lights = [17, 8, 27]\n", "light.construction-lights: in rising order"),
        ('[[booth]]\nid = "frog"\nprice = -3\n', "booth: price: needs numbers from 1 to 99"),
        ('[[backpack]]\nid = "cheese"\nextra = -5\n', "backpack: extra and copies: needs numbers from 0 to 9"),
        ('[[track]]\nid = "cargo"\nvalues = [1, 8, 7, 7, 5]\n', "track: the space furthest to the left is worth most"),
        ('[[node]]\nid = "r"\nnext = ["r"]\n', "node: the ways on lead round to every node"),
        ('[[comic]]\nid = "caped-rat"\nfurther = -9\n', "comic: needs numbers from 0 to 9"),
        ("[setup]\nenergy-drinks = [3]\n", "setup.energy-drinks: needs 5 numbers"),
        ("[supply]\ncheese = 3\n", "setup.cheese: no more than supply.cheese"),
        ('[[level]]\nid = "easy"\na-cards = -1\n', "level: a-cards and b-cards: needs numbers from 0 to 99"),
        ('[[card]]\nid = "a01"\nicon = "rocket"\n', "card: an icon of a track that Greg can score"),
        ('[[card]]\nid = "a01"\nmoves = [-1, 2, 1, 1]\n', "card: moves: needs numbers from 0 to 9"),
    ],
)
def test_a_correction_that_makes_no_sense_is_refused_with_a_reason(
    tmp_path_factory: pytest.TempPathFactory, text: str, reason: str
) -> None:
    file = tmp_path_factory.mktemp("box") / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadData, match=f"^{re.escape(reason)}"):
        load("first-rat", file)
