"""K6: the rounds of a fight and its end."""

from riverrat.games.rio_de_la_plata import GAME

from .tabletop import R, Town, Y


def test_t46_and_d41_three_idle_rounds() -> None:
    """T46, D-41: a battle begun by a defender does not count."""
    t = Town().has(Y, coins=1).fight(R).enemies("E5", 3).group("E7", Y).enemies("A1", 1).hut(Y, "P10").turn(R)
    t.do("end-turn")
    assert t.seat == Y
    t.do("end-turn", "end-turn", "end-turn", "end-turn")
    assert t.s.idle == 2
    assert t.s.enemy == 0
    t.do("select E7", "march E6", "march E5")  # the single is lost, but it was not the attacker's battle
    assert t.s.enemy == -1
    assert t.s.foes == 0


def test_d77_a_razed_building_keeps_the_fight_going() -> None:
    t = Town().fight(R).hut(Y, "E4").enemies("E5", 2).enemies("A1", 1).turn(R)
    t.s.idle = 2
    t.do("select E5", "march E4")
    assert t.s.struck == 1
    t.do("end-turn")
    assert t.s.idle == 0
    assert t.s.round == 1


def test_the_fight_ends_with_the_last_enemy() -> None:
    """K6-7: at once, in the middle of a turn."""
    t = Town().has(Y, coins=1).fight(R).enemies("E5", 1).group("E6", Y, Y).group("A1", Y).turn(Y)
    t.do("select E6", "march E5")
    assert t.step == "withdrawal"
    assert t.points(Y) == 2


def test_nobody_has_to_move() -> None:
    t = Town().fight(R).enemies("E5", 1).enemies("A1", 1).group("P9", Y).turn(R)
    assert t.can("end-turn")
    assert GAME.legal(t.s)
