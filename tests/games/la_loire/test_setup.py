"""The table before the first turn. (B, D.1)"""

from itertools import pairwise

import pytest

from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.data import (
    CHARACTER,
    CHARACTER_GROUP,
    GROUP,
    LEVEL,
    PLACE,
    SHIELDS,
)
from riverrat.games.la_loire.state import HELD, State

from .tabletop import Board


def neighbours_differ(s: State) -> bool:
    roads = [s.shield[1:10], s.shield[11:20]]
    return all(a != b for road in roads for a, b in pairwise(road))


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


def test_fix_a_is_a_table_that_could_be() -> None:
    assert GAME.audit(Board().s) == ""
