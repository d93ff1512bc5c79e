"""Characters: buying, fines, yearly gifts. (A7)"""

from .tabletop import G, R, Town, Y


def test_t22_cannoneer() -> None:
    t = Town().has(Y, coins=5, points=7, wood=1).applies(Y, "cannoneer").effects(Y)
    t.do("acquire cannoneer")
    assert t.s.holder[0] == Y
    assert (t.s.coins[Y], t.points(Y), t.s.supply[Y]) == (0, 7, 9)
    u = Town().has(Y, coins=5, points=6, wood=1).applies(Y, "cannoneer").effects(Y)
    u.do("acquire cannoneer")
    assert u.s.holder[0] == -1
    assert (u.s.coins[Y], u.points(Y), u.stock(Y)["wood"]) == (2, 1, 1)


def test_t23_bishop_out_of_reach() -> None:
    t = Town().has(Y, coins=14, points=30, wood=1).applies(Y, "bishop").effects(Y)
    t.do("acquire bishop")
    assert (t.s.coins[Y], t.points(Y)) == (11, 25)
    assert t.s.holder[9] == -1
    assert t.s.applicant[9] == -1


def test_t24_a_poor_man_pays_with_everything() -> None:
    """T24, D-20: cargo is safe, points stop at nothing."""
    t = Town().has(Y, coins=2, wood=3, stone=1, precious=2, points=3).applies(Y, "general")
    t.s.cargo[Y] = [1, 0, 0]
    t.has(G, coins=9).effects(Y).do("acquire general")
    assert t.s.coins[Y] == 0
    assert t.stock(Y) == {"wood": 0, "stone": 0, "precious": 0}
    assert t.points(Y) == 0
    assert t.s.cargo[Y] == [1, 0, 0]
    u = Town(points_floor="none").has(Y, coins=2, points=3).applies(Y, "general").effects(Y)
    u.do("acquire general")
    assert u.points(Y) == -2


def test_d21_who_can_buy_must_and_nobody_ends_before() -> None:
    t = Town().has(Y, coins=5, points=7).applies(Y, "general").effects(Y)
    assert not t.can("end-effects")
    assert t.can("acquire general")
    t.has(Y, coins=6, points=7).do("acquire general")
    assert t.s.holder[1] == Y
    assert t.can("end-effects")


def test_t25_gifts_from_the_year_after() -> None:
    """T25, D-27: bought in 1585, the first wood comes in 1586."""
    t = Town().year(1585).has(Y, coins=6, points=10).applies(Y, "master-carpenter").effects(Y)
    t.do("acquire master-carpenter")
    assert not t.can("income master-carpenter")
    t.year(1586)
    t.do("income master-carpenter")
    assert t.stock(Y)["wood"] == 1
    assert not t.can("income master-carpenter")


def test_gifts_of_the_masters() -> None:
    for name, kind in (("master-stonecutter", "stone"), ("master-artisan", "precious")):
        t = Town().has(Y, coins=1).character(name, Y).effects(Y)
        t.do(f"income {name}")
        assert t.stock(Y)[kind] == 1
    t = Town().has(Y, coins=1).character("master-merchant", Y).effects(Y)
    t.do("income master-merchant")
    assert t.legal() == ["take wood", "take stone", "take precious"]
    t.do("take precious")
    assert t.stock(Y)["precious"] == 1


def test_road_builder_and_defender() -> None:
    t = Town().has(Y, coins=1).character("road-builder", Y).character("defender", Y).effects(Y)
    t.do("income road-builder")
    assert len(t.legal()) == 290
    t.do("road F8-S", "income defender", "wall E10-S")
    assert t.pool() == 58
    assert t.legal("income") == []


def test_t59_traded_characters() -> None:
    """T59, D-63, CT-4: for the new holder it works from the next year, and never twice in one."""
    t = Town().year(1590).has(Y, coins=1).has(G, coins=3).character("master-merchant", Y).effects(Y)
    t.do("income master-merchant", "take wood", "trade 1", "give master-merchant", "want coin", "send-offer", "accept")
    assert t.s.holder[7] == G
    t.do("end-effects")
    assert t.seat == G
    assert not t.can("income master-merchant")
    t.year(1591).s.worked = [0] * 12
    assert t.can("income master-merchant")


def test_t67_and_d76_the_order_is_the_players() -> None:
    t = Town().has(Y, coins=15, points=30, wood=2).applies(Y, "bishop").applies(Y, "master-carpenter").effects(Y)
    t.do("acquire bishop", "acquire master-carpenter")
    assert t.s.holder[9] == Y
    assert (t.s.coins[Y], t.points(Y), t.stock(Y)["wood"]) == (0, 25, 0)
    u = Town().has(Y, coins=15, points=30, wood=2).applies(Y, "bishop").applies(Y, "master-carpenter").effects(Y)
    u.do("acquire master-carpenter", "acquire bishop")
    assert u.s.holder[5] == Y
    assert (u.s.coins[Y], u.points(Y)) == (7, 25)


def test_a_bought_character_is_gone_for_others() -> None:
    assert not Town().character("bishop", R).placement(Y).can("apply bishop")
