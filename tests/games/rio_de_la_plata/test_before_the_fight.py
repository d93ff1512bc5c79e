"""K4 and K5: cannons and recruits."""

from __future__ import annotations

import pytest

from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import G, K, R, Town, Y


def fort(seats: int = 3, attacker: int = R, enemies: int = 8) -> Town:
    return Town(seats).major("fort", "H9").fight(attacker).staged("E1-N", enemies).ask(words.CANNONS_STEP)


def test_r18_the_cannoneer_hits() -> None:
    t = fort().character("cannoneer", Y).dice(4, 4).go_on()
    assert t.seat == Y
    assert t.legal() == [f"bet {n}" for n in range(8)]
    t.dice(4, 4).do("bet 3")
    assert t.points(Y) == 6
    assert t.s.foes == 5


def test_t34_and_d26_a_substitute_shoots() -> None:
    """T34, D-26: the attacker's Cannoneer is idle; the poorest defender, furthest back, shoots without reward."""
    t = Town(4, order=(Y, G, R, K)).major("fort", "H9").fight(K).staged("E1-N", 8).character("cannoneer", K)
    t.has(Y, points=12).has(G, points=9).has(R, points=9).ask(words.CANNONS_STEP).go_on()
    assert t.seat == R
    assert t.legal()[-1] == "bet 6"
    t.dice(4, 4).do("bet 3")
    assert t.s.foes == 8
    u = Town(4, order=(Y, G, R, K)).major("fort", "H9").fight(K).staged("E1-N", 8).character("cannoneer", K)
    u.has(Y, points=12).has(G, points=9).has(R, points=9).ask(words.CANNONS_STEP).go_on()
    u.dice(4, 5).do("bet 3")
    assert u.s.foes == 5
    assert u.points(R) == 9


@pytest.mark.parametrize(
    ("gunner", "roll", "hit"), [(False, (5, 6), False), (False, (6, 6), True), (True, (5, 6), True)]
)
def test_t35_bet_six(gunner: bool, roll: tuple[int, int], hit: bool) -> None:
    t = fort()
    if gunner:
        t.character("cannoneer", G)
    t.go_on().dice(*roll).do("bet 6")
    assert (t.s.foes == 2) is hit


def test_d27_a_new_cannoneer_is_idle() -> None:
    t = fort().year(1590).character("cannoneer", Y, since=1590).has(Y, points=5).go_on()
    assert t.seat == G
    assert t.legal()[-1] == "bet 6"


def test_t66_and_d70_cannons_end_the_fight() -> None:
    t = (
        Town(3)
        .major("fort", "H9")
        .markers(9, 1)
        .fight(R)
        .staged("E1-N", 3)
        .staged("F1-N", 1)
        .ask(words.CANNONS_STEP)
        .go_on()
    )
    t.dice(4, 6).do("bet 4", "shoot E1-N", "shoot F1-N")
    assert t.s.enemy == -1
    assert t.s.marker[0] == 5 + 1  # back four, and on by the feather of the new year
    assert t.s.attacked[R] == 1


def test_no_more_than_stand_there_and_the_shooter_chooses() -> None:
    t = Town(3).major("fort", "H9").fight(R).staged("E1-N", 2).staged("F1-N", 1).ask(words.CANNONS_STEP).go_on()
    assert t.legal() == ["bet 0", "bet 1", "bet 2", "bet 3"]
    t.dice(6, 6).do("bet 1")
    assert t.legal() == ["shoot E1-N", "shoot F1-N"]
    t.do("shoot F1-N")
    assert t.s.foes == 2
    none = Town(3).major("fort", "H9").fight(R).staged("E1-N", 2).ask(words.CANNONS_STEP).go_on().do("bet 0")
    assert none.s.foes == 2


def test_no_fort_no_cannons() -> None:
    t = Town(3).fight(R).staged("E1-N", 8).character("cannoneer", Y).has(Y, coins=1).ask(words.CANNONS_STEP).go_on()
    assert t.step == "recruiting"


# --- K5 ---------------------------------------------------------------------------------------------------------------


def recruiting(t: Town, seat: int = Y) -> Town:
    """That defender's turn to recruit; red attacks."""
    t.fight(R).staged("E1-N", 5).ask(words.RECRUITMENT_STEP, 0, t.s.order.index(seat))
    t.run_step()
    return t


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


def test_joining_anothers_discs_needs_consent() -> None:
    """K5, K6-M, D-69: green agrees or not, and is not asked the same again."""
    t = recruiting(Town().building("barracks", "A1").group("A1", G))
    t.do("recruit A1", "arriving-on-top")
    assert t.seat == G
    t.do("refuse")
    assert t.seat == Y
    assert t.s.free_discs == 2
    t.do("recruit A1")  # only the other proposal is left
    assert t.seat == G
    t.do("agree")
    assert t.pile("A1") == [G, Y]
    assert t.s.free_discs == 1
    again = recruiting(Town().building("barracks", "A1").group("A1", G).has(Y, coins=1)).do(
        "recruit A1", "arriving-on-top", "refuse", "recruit A1", "refuse"
    )
    assert again.legal("recruit") == []


def test_d46_bids_are_not_recruited() -> None:
    t = Town().hut(Y, "E9").area(Y, "turn-order", 5).area(Y, "crafts", 3)
    recruiting(t).do("recruit E9")
    assert t.legal("recruit") == []
    assert t.s.area[3][Y] == 5
