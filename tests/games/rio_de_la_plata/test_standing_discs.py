"""Where workers may stand, how many, and when they must leave. (C-A1, PB-11)"""

import pytest

from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import G, K, R, Town, Y, full_ring


def test_t03_at_most_three_on_a_cell() -> None:
    t = Town().discs(Y, "C9", 2).placement(Y)
    t.do("place C9")
    assert t.on("C9", Y) == 3
    assert not t.can("place C9")


def test_r05_only_a_house_beside_a_market_lets_one_use_it() -> None:
    for seat, legal in ((Y, True), (K, True), (R, False)):
        u = Town(4).building("market", "F5").house(Y, "E4").house(K, "G6").hut(G, "E5", "E6").house(R, "H5")
        assert u.placement(seat).can("place F5") is legal
    green = Town(4).building("church", "F5").house(Y, "E4").house(K, "G6").hut(G, "E5", "E6").house(R, "H5")
    assert not green.placement(G).can("place F5")


def test_t12_upgrading_a_market_needs_no_house() -> None:
    """T12, D-11: discs for the upgrade follow the maximum of three, not the activation cap."""
    t = Town().building("market", "E9").hut(Y, "E8").placement(Y)
    t.do("place E9", "place E9", "place E9")
    assert t.on("E9", Y) == 3
    assert not t.can("place E9")


def test_t13_activation_cap() -> None:
    """T13: one disc on an unconnected church, two on a connected one, of any colour."""
    t = Town().building("church", "E9").house(Y, "E8").house(G, "F8").discs(Y, "E9")
    assert not t.placement(Y).can("place E9")
    u = Town().building("church", "E9").house(Y, "E8").house(G, "F8").discs(Y, "E9").roads((7, 8), (6, 8))
    u.placement(G).do("place E9")
    assert u.on("E9", G) == 1
    assert u.on("E9", Y) == 1
    assert not u.can("place E9")


def test_a_disc_waiting_for_an_upgrade_keeps_other_colours_out() -> None:
    """C-A1.3: colours mix only if each has a house beside the market."""
    t = Town().building("market", "E9").hut(Y, "E8").house(G, "F8").discs(Y, "E9").roads((7, 8), (6, 8))
    assert not t.placement(G).can("place E9")


@pytest.mark.parametrize("kind", ["barracks", "monument", "garden"])
def test_no_disc_on_buildings_without_use(kind: str) -> None:
    assert not Town().building(kind, "E9").house(Y, "E8").placement(Y).can("place E9")


def test_own_house_and_foreign_dwellings_take_no_disc() -> None:
    t = Town().house(Y, "E9").hut(G, "D9").house(G, "F9").placement(Y)
    for cell in ("E9", "D9", "F9"):
        assert not t.can(f"place {cell}")


def test_d57_who_loses_the_house_beside_a_building_leaves_it() -> None:
    """D-57: a disc on a church goes home; on a market it may wait for the upgrade if it is alone."""
    t = full_ring().discs(G, "G7").roads((7, 8), (6, 8))
    t.ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2).do("site H6")
    assert t.on("G7", G) == 0
    assert t.s.supply[G] == 9
    u = full_ring()
    u.building("market", "G7").discs(G, "G7", 1)
    u.ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2).do("site H6")
    assert u.on("G7", G) == 1
    v = full_ring().house(R, "F7").roads((7, 8), (6, 8))
    v.building("market", "G7").discs(G, "G7").discs(R, "G7")
    v.ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2).do("site H6")
    assert (v.on("G7", G), v.on("G7", R)) == (0, 1)


def test_c_b1_surplus_builders_stay_only_where_they_have_a_use() -> None:
    t = Town().has(Y, wood=2, stone=1).hut(Y, "E8").discs(Y, "E9", 3).effects(Y)
    t.do("build stonecutter E9")
    assert t.on("E9", Y) == 0
    assert t.s.supply[Y] == 9
    u = Town().has(Y, wood=2, stone=1).house(Y, "E8").discs(Y, "E9", 3).effects(Y)
    u.do("build stonecutter E9")
    assert u.on("E9", Y) == 1  # the cap of an unconnected building
