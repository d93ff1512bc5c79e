"""The box and the table before the first turn. (A, B, D.1)"""

from itertools import pairwise

import pytest

from riverrat.engine.errors import BadOption
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
from riverrat.games.la_loire.state import HELD, State

from .tabletop import Board


def neighbours_differ(s: State) -> bool:
    roads = [s.shield[1:10], s.shield[11:20]]
    return all(a != b for road in roads for a, b in pairwise(road))


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


@pytest.mark.parametrize("how", ["rejection", "swap"])
def test_r12_neighbouring_shields_never_match(how: str) -> None:
    for seed in range(60):
        s = GAME.new(2, {"shield-setup": how}, seed)
        assert neighbours_differ(s)
        assert sorted(s.shield) == sorted([-1, -1, *(c for c in range(7) for _ in range(SHIELDS[c]))])


def test_d09_villages_on_either_side_of_a_city_are_no_neighbours() -> None:
    """Over many deals the villages next to a city sometimes match."""
    deals = [GAME.new(2, {}, seed).shield for seed in range(120)]
    assert any(shield[9] == shield[11] for shield in deals)
    assert any(shield[1] == shield[19] for shield in deals)


@pytest.mark.parametrize(
    ("seats", "per_player", "others"), [(1, 1, 1), (2, 2, 1), (3, 3, 2), (4, 4, 2)], ids=["1", "2", "3 (R13)", "4"]
)
def test_r13_d07_copies_of_characters(seats: int, per_player: int, others: int) -> None:
    s = GAME.new(seats, {}, 5)
    for at, name in enumerate(CHARACTER):
        if name in ("banker", "apprentice", "helper", "mayor"):
            assert s.for_hire[at] == per_player
        elif GROUP[CHARACTER_GROUP[at]] == "blue":
            assert s.for_hire[at] == 1
        else:
            assert s.for_hire[at] == others
    assert s.palaces_left == [2] * 8


@pytest.mark.parametrize(("seats", "horses"), [(1, 10), (2, 14), (3, 20), (4, 24)])
def test_b1_4_b1_10_horses(seats: int, horses: int) -> None:
    s = GAME.new(seats, {}, 9)
    few = {"montsoreau", "usse", "amboise", "langeais", "vendome", "talcy"}
    many = {"saumur", "chinon", "villandry", "cheverny", "angers", "tours", "blois", "beaugency"}
    assert {PLACE[at] for at in range(20) if s.free[at]} == (few if seats <= 2 else many)
    assert sum(s.free) + sum(sum(stack) for stack in s.horses) == horses


def test_b1_8_each_player_starts_alike() -> None:
    s = GAME.new(3, {}, 4)
    for seat in range(3):
        assert s.money[seat] == 7
        assert s.boat[seat] == 0
        assert [PLACE[at] for at in s.at[seat]] == ["nantes", "orleans"]
        assert s.horses[seat] == [2, 2]
        assert s.tokens[seat] == 0
        assert [LEVEL[card] for card in range(60) if s.where[card] == HELD + seat] == [1]
    assert PLACE[s.circus] == "usse"


def test_b1_9_any_seat_may_begin() -> None:
    assert {GAME.seat(GAME.new(3, {}, seed)) for seed in range(40)} == {0, 1, 2}


def test_b1_12_house_rule_more_deniers_for_later_players() -> None:
    for seed in range(6):
        s = GAME.new(4, {"deniers": "three-more"}, seed)
        first = GAME.seat(s)
        assert [s.money[(first + place) % 4] for place in range(4)] == [7, 10, 13, 16]
    assert GAME.new(3, {}, 1).money == [7, 7, 7, 0]
    assert GAME.new(1, {"deniers": "three-more"}, 1).money[0] == 7  # alone nobody comes later


def test_b2_the_casual_table() -> None:
    s = GAME.new(2, {"mode": "casual"}, 4)
    assert s.circus == 0
    assert s.for_hire == [0] * 29
    assert s.palaces_left == [0] * 8
    assert s.tokens[:2] == [2, 2]


def test_d08_one_building_is_called_monastery() -> None:
    kinds = next(verb for verb in GAME.actions.verbs if verb.name == "build").parameters["building"]
    assert list(kinds) == ["farm", "monastery", "castle", "palace"]


def test_c0_options_and_their_defaults() -> None:
    assert {option.name: option.choices[0] for option in GAME.options} == {
        **{"mode": "standard", "edition": "en", "merchant-actions": "row", "messenger-actions": "single"},
        **{"horse-take-scope": "figure", "min-check": "turn-start", "upgrade-same-turn": "no", "palace-city": "here"},
        **{"hire-cap": "per-source", "lumberjack": "bundle", "circus-check": "always", "last-turns": "not-active"},
        **{"shield-setup": "rejection", "turn-cap": "none", "ducal-palace": "own-city", "lady-in-waiting": "turn"},
        **{"deniers": "printed"},
    }
    with pytest.raises(BadOption):
        GAME.new(5, {}, 1)


def test_c0_1_a_mode_for_each_rule_text() -> None:
    """Each names every reading in which the texts differ, and no two of them alike."""
    english, german = GAME.mode("english").options, GAME.mode("german").options
    assert english.keys() == german.keys()
    assert all(english[name] != german[name] for name in english)
    assert {name: german[name] for name in ("edition", "merchant-actions", "ducal-palace", "lady-in-waiting")} == {
        **{"edition": "de", "merchant-actions": "single", "ducal-palace": "any-city", "lady-in-waiting": "figure"}
    }
    assert {name: english[name] for name in ("horse-take-scope", "min-check", "palace-city", "last-turns")} == {
        **{"horse-take-scope": "turn", "min-check": "turn-start-and-departure"},
        **{"palace-city": "any", "last-turns": "not-owner"},
    }
    assert len({english[name] for name in ("edition", "merchant-actions", "palace-city")} - {"en", "row", "any"}) == 0


def test_fix_a_is_a_table_that_could_be() -> None:
    assert GAME.audit(Board().s) == ""
