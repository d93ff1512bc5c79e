"""Mine and forest, fields and crafts. (A5, PB-2 to PB-4)"""

import pytest

from riverrat.games.rio_de_la_plata import GAME

from .tabletop import G, K, R, Town, Y


def test_r06_fields_and_crafts() -> None:
    t = Town().area(G, "agriculture", 2).area(Y, "crafts", 1).has(Y, wood=1)
    t.effects(Y).do("craft wood")
    assert t.stock(Y) == {"wood": 0, "stone": 0, "precious": 1}
    t.do("end-effects") if t.seat == Y else None
    assert t.seat == G
    t.do("farm")
    assert t.s.coins[G] == 1
    assert t.s.supply[G] == 9


def test_r07_every_slot_gives_one() -> None:
    t = Town(4).has(Y, coins=1).slot(Y, "mine", 3).slot(G, "mine", 1)
    t.s.supply[Y] -= 2
    t.s.supply[G] -= 1
    t.effects(Y).do("produce mine 3")
    assert t.stock(Y)["stone"] == 1
    assert t.s.supply[Y] == 9
    t.do("end-effects", "produce mine 1")
    assert t.stock(G)["stone"] == 1


def test_forest_gives_wood() -> None:
    t = Town().has(Y, coins=1).slot(Y, "forest", 1)
    t.s.supply[Y] -= 1
    t.effects(Y).do("produce forest 1")
    assert t.stock(Y)["wood"] == 1


def test_t57_a_single_farmer_waits() -> None:
    t = Town().has(Y, wood=1).area(Y, "agriculture", 3).effects(Y)
    t.do("farm")
    assert t.s.coins[Y] == 1
    assert not t.can("farm")
    assert t.s.area[0][Y] == 1
    u = Town().has(Y, wood=1).area(Y, "agriculture", 2).effects(Y)
    assert u.can("farm")


def test_r07_and_t08_mine_slots_are_shared_and_taken_in_order() -> None:
    """R07, T08, D-07: two places of one disc, then places of two."""
    t = Town(4, order=(K, G, Y, R)).placement(K)
    t.do("staff mine 1", "end-placement", "staff mine 2", "end-placement")
    assert t.seat == Y
    assert t.legal("staff") == ["staff mine 3", "staff forest 1"]
    t.do("staff mine 3", "end-placement", "staff mine 4")
    assert t.s.supply[Y] == 7
    assert t.s.supply[R] == 7
    last = Town().slot(G, "mine", 1).slot(R, "mine", 2).placement(Y)
    last.s.supply[G] -= 1
    last.s.supply[R] -= 1
    assert last.can("staff mine 3")
    last.do("send crafts", "send crafts", "send crafts", "send crafts")
    assert not last.can("staff mine 3")


@pytest.mark.parametrize(
    ("seats", "needs"), [(3, [1, 1, 2, 2, 3, 3]), (4, [1, 1, 2, 2, 2, 3, 3]), (5, [1, 1, 2, 2, 2, 2, 3, 3])]
)
def test_a5_1_slots(seats: int, needs: list[int]) -> None:
    slots = GAME.view(GAME.new(seats, seed=1))["slots"]
    assert [slot["needs"] for slot in slots["mine"]] == needs
    assert [slot["needs"] for slot in slots["forest"]] == needs
