"""The box; it can be corrected, and values that do not fit together are refused. (A, G)"""

from itertools import pairwise
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.errors import BadData
from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.data import (
    CHARACTER,
    CHARACTER_GROUP,
    CITY,
    COLOUR,
    FIRST,
    GOOD,
    GROUP,
    HARVEST,
    HIRE_COST,
    IS_CITY,
    LEVEL,
    MESSAGE_POINTS,
    MESSAGE_TYPE,
    NEEDS,
    NORTH,
    PLACE,
    PRICE,
    SELL,
    SHIELDS,
    SUPPLY,
    VILLAGE,
)

from .tabletop import corrected


def test_every_datum_says_where_it_comes_from() -> None:
    origins = {datum.origin for datum in GAME.box.data}
    assert origins == {"rulebook", "source", "inferred", "reconstructed"}
    by_path = {datum.path: datum.origin for datum in GAME.box.data}
    assert by_path["harvest.saumur"] == "rulebook"
    assert by_path["shield.red"] == "source"
    assert by_path["market.space_2"] == "inferred"
    assert by_path["sell.wine"] == "reconstructed"


def test_a_corrected_price_is_played(tmp_path: Path) -> None:
    game = games.load("la-loire", corrected(tmp_path, "[sell]\nwine = 7\n"))
    s = game.new(2, {}, 1)
    assert game.view(s)["goods"][3]["sells"] == 7
    assert GAME.view(s)["goods"][3]["sells"] == 6


@pytest.mark.parametrize(
    "text",
    [
        "[shield]\nred = 5\n",
        "[village]\ntours = 5\n",
        '[harvest]\ntours = "beer"\n',
        '[[message]]\nid = "b01"\ntarget = ["red"]\n',
        '[[message]]\nid = "a01"\ntarget = ["nantes"]\n',
        '[[character]]\nid = "dairyman"\ncost = 2\n',
        '[character_group]\nred = ["mayor"]\n',
        '[circus]\nstart = "nantes"\n',
        "[ship]\nsteps = [1, 3]\n",
        "[table]\nstart_horses = 3\n",
        "[end]\nloire = [20, 20]\n",
    ],
)
def test_values_that_contradict_each_other_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadData):
        games.load("la-loire", corrected(tmp_path, text))


def test_a1_1_twenty_places_in_a_loop() -> None:
    assert len(PLACE) == 20
    assert [at for at in range(20) if IS_CITY[at]] == [0, 10]
    assert sum(NORTH) == 9
    assert CITY == ("nantes", "orleans")


def test_a2_goods_of_the_villages() -> None:
    harvest = [GOOD[HARVEST[PLACE.index(village)]] for village in VILLAGE]
    assert [harvest.count(good) for good in ("wood", "grain", "cheese", "wine", "beer")] == [6, 5, 4, 3, 0]
    assert GOOD[HARVEST[PLACE.index("saumur")]] == "cheese"
    roads = [harvest[:9], harvest[9:]]
    assert all(a != b for road in roads for a, b in pairwise(road))


def test_a4_a5_a6_shields_prices_and_goods() -> None:
    assert dict(zip(COLOUR, SHIELDS, strict=True)) == {
        **{"red": 4, "blue": 3, "green": 3, "yellow": 2, "purple": 2, "white": 2, "black": 2}
    }
    assert PRICE == (1, 1, 1, 2, 2, 3, 4)
    assert dict(zip(GOOD, SELL, strict=True)) == {"wood": 2, "grain": 4, "cheese": 5, "wine": 6, "beer": 12}
    assert dict(zip(GOOD, SUPPLY, strict=True)) == {"wood": 12, "grain": 7, "cheese": 6, "wine": 5, "beer": 6}


def test_d06_seven_colours_and_a_row_with_a_centre() -> None:
    assert len(COLOUR) == len(PRICE) == 7


def test_a9_groups_and_costs() -> None:
    groups = [GROUP[group] for group in CHARACTER_GROUP]
    assert len(CHARACTER) == 29
    assert groups.count("blue") == 5
    assert all(HIRE_COST[at] == 1 for at, group in enumerate(groups) if group == "yellow")
    costs = dict(zip(CHARACTER, HIRE_COST, strict=True))
    assert [costs[name] for name in ("squire", "scout", "blacksmith", "jester", "city-guard")] == [2, 3, 2, 4, 6]
    assert {name for name, group in zip(CHARACTER, groups, strict=True) if group == "red"} == {
        *("mayor", "vassallus", "spy", "apprentice", "helper")
    }


def test_a10_the_decks() -> None:
    assert [FIRST[level + 1] - FIRST[level] for level in (1, 2, 3, 4)] == [18, 17, 15, 10]
    assert [MESSAGE_TYPE.count(kind) for kind in range(5)] == [12] * 5
    of_level = [MESSAGE_POINTS[FIRST[level] : FIRST[level + 1]] for level in (1, 2, 3, 4)]
    assert of_level == [(2,) * 18, (3,) * 7 + (4,) * 8 + (5,) * 2, (9,) * 7 + (10,) * 4 + (11,) * 4, (9,) * 10]
    assert all(sum(NEEDS[card]) == (0, 2, 3, 0)[LEVEL[card] - 1] for card in range(60))
    appearances = [sum(NEEDS[card][colour] for card in range(60) if LEVEL[card] == 3) for colour in range(7)]
    assert dict(zip(COLOUR, appearances, strict=True)) == {
        **{"red": 9, "blue": 8, "green": 8, "yellow": 5, "purple": 5, "white": 5, "black": 5}
    }


def test_d08_one_building_is_called_monastery() -> None:
    kinds = next(verb for verb in GAME.actions.verbs if verb.name == "build").parameters["building"]
    assert list(kinds) == ["farm", "monastery", "castle", "palace"]
