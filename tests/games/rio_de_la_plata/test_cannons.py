"""K4: the cannons of the Fort."""

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
