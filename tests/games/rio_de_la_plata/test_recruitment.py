"""K5: recruits before the fight."""

from .tabletop import G, Town, Y, recruiting


def test_t36_without_quarters_nobody_comes() -> None:
    """T36: no dwelling, no barracks: nothing. With the General any minor building will do."""
    t = recruiting(Town().group("E5", Y))
    assert t.legal("recruit") == []
    g = recruiting(Town().group("E5", Y).character("general", Y).building("market", "A1"))
    g.do("recruit A1", "recruit A1", "recruit A1")
    assert g.pile("A1") == [Y, Y, Y]
    assert g.s.recruits == 0


def test_t37_prices_and_supply() -> None:
    t = recruiting(Town().hut(Y, "E9", "D9").has(Y, coins=7))
    t.do("recruit E9", "recruit E9", "recruit E9", "recruit D9", "recruit D9")
    assert t.s.coins[Y] == 1
    assert t.s.supply[Y] == 4
    assert t.legal("recruit") == []
    few = Town().hut(Y, "E9").has(Y, coins=9)
    few.area(Y, "agriculture", 7)
    recruiting(few).do("recruit E9", "recruit E9")
    assert few.legal("recruit") == []


def test_quarters() -> None:
    """K5: own dwellings and any barracks, no foreign dwellings; an own group may be topped up to three."""
    t = Town().hut(Y, "E9").house(Y, "D9").building("barracks", "A1").hut(G, "C9").building("market", "B1")
    recruiting(t.group("D9", Y, Y))
    assert t.legal("recruit") == ["recruit A1", "recruit D9", "recruit E9"]
    t.do("recruit D9")
    assert t.pile("D9") == [Y, Y, Y]
    assert not t.can("recruit D9")


def test_d64_the_generals_recruits() -> None:
    """D-64: all of them anywhere, by option only the extra one."""
    t = recruiting(Town().hut(Y, "E9").character("general", Y).building("market", "A1").has(Y, coins=1))
    t.do("recruit A1", "recruit A1", "recruit A1")
    assert t.can("recruit E9")
    assert t.s.coins[Y] == 1
    u = Town(general_placement="extra-only").hut(Y, "E9").character("general", Y).building("market", "A1")
    recruiting(u.has(Y, coins=3)).do("recruit A1")
    assert not u.can("recruit A1")
    u.do("recruit E9", "recruit E9")
    assert u.s.coins[Y] == 3
    u.do("recruit E9")
    assert u.s.coins[Y] == 2


def test_d27_a_new_general_is_idle() -> None:
    t = recruiting(Town().year(1590).character("general", Y, since=1590).building("market", "A1"))
    assert t.legal("recruit") == []
    assert t.s.general_disc == 0


def test_d46_bids_are_not_recruited() -> None:
    t = Town().hut(Y, "E9").area(Y, "turn-order", 5).area(Y, "crafts", 3)
    recruiting(t).do("recruit E9")
    assert t.legal("recruit") == []
    assert t.s.area[3][Y] == 5
