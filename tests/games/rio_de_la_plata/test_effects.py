"""B2: discs put to use, and what buildings do. (C-B, A3-4)"""

import pytest

from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import R, Town, Y


def test_d11_use_and_upgrade_a_market_in_one_year() -> None:
    t = Town().has(Y, wood=3, stone=2, precious=1).building("market", "E9").house(Y, "E8").discs(Y, "E9", 3).effects(Y)
    t.do("activate E9", "sell wood", "build company E9")
    assert t.s.coins[Y] == 1
    assert t.at("E9") == "company"
    assert t.s.supply[Y] == 9


def test_t14_church() -> None:
    """T14, D-67: two points for a coin, three while the Cathedral stands."""
    t = Town().has(Y, coins=1, wood=1).building("church", "E9").house(Y, "E8").discs(Y, "E9").effects(Y)
    t.do("activate E9")
    assert (t.s.coins[Y], t.points(Y)) == (0, 2)
    u = Town().has(Y, coins=1, wood=1).building("church", "E9").house(Y, "E8").discs(Y, "E9").major("cathedral", "G6")
    u.effects(Y).do("activate E9")
    assert u.points(Y) == 3
    broke = Town().has(Y, wood=1).building("church", "E9").house(Y, "E8").discs(Y, "E9").effects(Y)
    assert not broke.can("activate E9")
    broke.do("end-effects")
    assert broke.on("E9", Y) == 1


@pytest.mark.parametrize(("kind", "basic", "precious"), [("market", 1, 2), ("company", 2, 3)])
def test_a3_4_sales(kind: str, basic: int, precious: int) -> None:
    for resource, coins in (("wood", basic), ("stone", basic), ("precious", precious)):
        t = Town().has(Y, wood=1, stone=1, precious=1).building(kind, "E9").house(Y, "E8").discs(Y, "E9").effects(Y)
        t.do("activate E9", f"sell {resource}")
        assert t.s.coins[Y] == coins
        assert t.stock(Y)[resource] == 0


@pytest.mark.parametrize(("kind", "resource"), [("stonecutter", "stone"), ("carpenter", "wood")])
def test_a3_4_workshops(kind: str, resource: str) -> None:
    t = Town().has(Y, wood=1, stone=1).building(kind, "E9").house(Y, "E8").discs(Y, "E9").effects(Y)
    t.do("activate E9")
    assert t.stock(Y)[resource] == 3
    none = Town().building(kind, "E9").house(Y, "E8").discs(Y, "E9").has(Y, coins=1).effects(Y)
    assert not none.can("activate E9")


def test_a3_5_twice_a_year_when_connected() -> None:
    t = Town().has(Y, stone=1).building("stonecutter", "E9").house(Y, "E8").discs(Y, "E9", 2).roads((7, 8), (6, 8))
    t.effects(Y).do("activate E9", "activate E9")
    assert t.stock(Y)["stone"] == 5


def test_d57_no_activation_without_the_house() -> None:
    t = Town().has(Y, stone=1).building("stonecutter", "E9").hut(Y, "E8").discs(Y, "E9").effects(Y)
    assert not t.can("activate E9")


def test_d58_no_activation_in_the_year_of_building() -> None:
    t = Town().has(Y, wood=2, stone=1).house(Y, "E8").discs(Y, "E9", 2).effects(Y)
    t.do("build stonecutter E9")
    assert t.on("E9", Y) == 1
    assert not t.can("activate E9")


def test_d05_discs_stay_unless_the_option_lets_them_go() -> None:
    t = Town().has(Y, coins=1).discs(Y, "E9").area(Y, "crafts", 1).effects(Y)
    assert not any(text.startswith("recall") for text in t.legal())
    u = Town(free_recall="on").has(Y, coins=1).discs(Y, "E9").area(Y, "crafts", 1).slot(Y, "mine", 3)
    u.s.supply[Y] -= 2
    u.ladder(Y, "roads", 1).effects(Y)
    u.do("recall E9", "recall-area crafts", "recall-slot mine 3")
    assert u.s.supply[Y] == 8


def test_d06_idle_discs_block_unless_the_option_sends_them_home() -> None:
    for option, home in (("on", 0), ("off", 5)):
        t = Town(idle_blocks=option).discs(Y, "E9").ladder(Y, "roads", 1).area(Y, "agriculture", 1)
        t.area(Y, "crafts", 1).area(Y, "turn-order", 1).slot(Y, "mine", 5)
        t.s.supply[Y] -= 3
        before = t.s.supply[Y]
        t.run(words.DEPARTURE_STEP)
        assert t.s.supply[Y] - before == home
        assert t.s.area[3][Y] == 1


def test_d67_church_after_the_cathedral_was_razed() -> None:
    t = Town().fight(R).major("cathedral", "G6").building("church", "E9").house(Y, "E8").enemies("F6", 1)
    t.enemies("P1", 1).turn(R).do("select F6", "march G6")
    assert t.s.site[3] == -1
    u = Town().building("church", "E9").house(Y, "E8").discs(Y, "E9").has(Y, coins=1, wood=1)
    u.s.raised[3] = 1  # it stood once
    u.effects(Y).do("activate E9")
    assert u.points(Y) == 2
