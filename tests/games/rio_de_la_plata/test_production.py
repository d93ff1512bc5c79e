"""Mine and forest, fields and crafts. (A5, PB-2 to PB-4)"""

from __future__ import annotations

from .tabletop import G, Town, Y


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
