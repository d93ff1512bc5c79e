"""Whether enemies come, who leads them, how many they are, staging. (C1, K1 to K3)"""

import pytest

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words
from riverrat.games.rio_de_la_plata.data import EDGE

from .tabletop import G, K, R, Town, W, Y, attack


def test_r13_the_last_who_has_not_attacked() -> None:
    white, red, black, green = 0, 1, 2, 3
    t = Town(4, order=(white, red, black, green)).markers(9, 1)
    t.s.attacked[green] = 1
    attack(t)
    assert t.s.attacker == black
    assert t.s.attacked[:4] == [0, 0, 1, 1]


def test_t33_when_all_have_attacked_they_begin_anew() -> None:
    t = Town(4).markers(9, 1)
    t.s.attacked = [1, 1, 1, 1, 0]
    attack(t)
    assert t.s.attacker == K
    assert t.s.attacked[:4] == [0, 0, 0, 1]


def test_d25_option_lowest_points() -> None:
    """D-25: fewest points among the unflagged, of equals the furthest back."""
    t = Town(4, attacker_rule="lowest-points").markers(9, 1).has(Y, points=3).has(G, points=1).has(R, points=1)
    t.has(K, points=9)
    attack(t)
    assert t.s.attacker == R


def test_r15_and_d22_number_of_enemies() -> None:
    """R15: five players, three defenders' discs, no bonus: 3 + 4 x 2 = 11."""
    t = Town(5).markers(2, 1).discs(Y, "E9", 2).discs(G, "C9", 1)
    attack(t)
    assert t.s.attacker == W
    assert t.s.foes == 11
    assert t.step == "staging"
    assert GAME.view(t.s, W)["fight"]["made_of"] == {"players": 8, "city": 3, "extra": 0}


def test_what_an_attack_was_made_of_is_told_until_the_fight_is_over() -> None:
    """Eight for four defenders, three for their workers in the town: so still when recruits came and workers fell."""
    t = attack(Town(5).markers(2, 1).discs(Y, "E9", 2).discs(G, "C9", 1).house(Y, "D9"))
    t.do(*["stage A9-W"] * 11)
    assert t.step == "recruiting"
    t.do("recruit D9")
    t.s.foes -= 2
    fight = GAME.view(t.s, Y)["fight"]
    assert (fight["came"], fight["enemies"]) == (11, 9)
    assert fight["made_of"] == {"players": 8, "city": 3, "extra": 0}
    t.s.depth = 0
    t.ask(words.WITHDRAWALS_STEP, 0, 5)
    GAME.play_rule(t.s, -1, None)
    assert (t.s.came, t.s.drew) == (0, 0)


def test_a_fight_whose_beginning_was_not_noted_says_nothing_of_it() -> None:
    t = Town().fight(R).enemies("E4", 2).turn(R)
    fight = GAME.view(t.s, R)["fight"]
    assert (fight["came"], fight["made_of"]) == (0, {})


@pytest.mark.parametrize(
    ("enemy", "seats", "adjust", "bonus"),
    [
        ("natives", 3, "off", 3),
        ("pirates", 3, "off", 1),
        ("natives", 4, "on", 2),
        ("pirates", 4, "on", 0),
        ("natives", 5, "on", 1),
        ("pirates", 5, "on", 0),
    ],
)
def test_r16_and_d24_bonus(enemy: str, seats: int, adjust: str, bonus: int) -> None:
    t = Town(seats, bonus_adjust=adjust).markers(5, 3)
    attack(t, *((1, 1) if enemy == "pirates" else (2, 2)))
    assert t.s.foes == 2 * (seats - 1) + bonus


def test_t63_and_d23_only_defenders_in_the_town_count() -> None:
    t = Town(3).markers(4, 1).discs(R, "E9", 2).discs(Y, "C9").ladder(G, "fort", 4, 4, 4, 3, 3, 3)
    attack(t)
    assert t.s.attacker == R
    assert t.s.foes == 7
    whole = Town(3, count_workers="whole-board").markers(4, 1).discs(R, "E9", 2).discs(Y, "C9")
    whole.ladder(G, "fort", 4, 4, 4, 3, 3, 3).area(Y, "turn-order", 2)
    attack(whole)
    assert whole.s.foes == 2 + 1 + 6 + 2 + 4 + 2
    assert GAME.view(whole.s, R)["fight"]["made_of"] == {"players": 4, "whole-board": 11, "extra": 2}


def test_d23_cap() -> None:
    for option, foes in (("none", 23), ("18", 18)):
        t = Town(5, enemy_cap=option).markers(9, 1).discs(Y, "C9", 3).discs(G, "D9", 3).discs(R, "E9", 2)
        attack(t)
        assert t.s.foes == foes
        made_of = GAME.view(t.s, t.seat)["fight"]["made_of"]
        assert sum(made_of.values()) == foes
        assert ("box" in made_of) == (option == "18")


def test_t47_all_edges_walled() -> None:
    t = Town().markers(9, 1)
    t.walls(*[edge for at, edge in enumerate(EDGE) if t.s.wall[at] == 0])
    t.dice(1, 1).ask(words.WAR_CHECK_STEP)
    GAME.play_rule(t.s, -1, None)
    assert t.s.enemy == -1
    assert t.s.marker == [5, 1]
    assert t.s.attacked[R] == 1
    assert t.step == "year-end"


def test_staging_on_open_edges() -> None:
    """K3, D-29: no walled edge; the built Port closes M10-S, unless it can be destroyed."""
    t = attack(Town().markers(2, 1).has(Y, coins=1))
    assert t.seat == R
    assert len(t.legal("stage")) == 40
    assert not t.can("stage A1-N")
    assert t.can("stage M10-S")
    t.do("stage E1-N", "stage E1-N", "stage E1-N", "stage F1-N")
    assert t.s.staged[EDGE.index("E1-N")] == 3
    assert t.step == "recruiting"
    assert not attack(Town().markers(2, 1).major("port", "M10")).can("stage M10-S")
    weak = attack(Town(fort_port_destructible="on").markers(2, 1).major("port", "M10"))
    assert weak.can("stage M10-S")


def test_d65_discs_on_a_cell_are_one_group() -> None:
    t = attack(Town().markers(2, 1).discs(Y, "E9", 3).discs(R, "F9", 2))
    assert t.pile("E9") == [Y, Y, Y]
    assert t.pile("F9") == []
    assert t.on("F9", R) == 2


def test_k3_enemies_may_be_spread_to_where_fewest_stand() -> None:
    t = Town().markers(9, 1)
    open_edges = ("E1-N", "F1-N", "G1-N")
    t.walls(*[edge for at, edge in enumerate(EDGE) if t.s.wall[at] == 0 and edge not in open_edges])
    attack(t).do("stage F1-N").do("stage F1-N")
    dealt = GAME.view(t.s, t.seat)["now"]["dealt"]
    assert (dealt["sign"], dealt["left"]) == ("natives", t.s.to_stage)
    assert dealt["spread"][:6] == ["edge:E1-N", "edge:G1-N", "edge:E1-N", "edge:G1-N", "edge:E1-N", "edge:F1-N"]


def test_k3_enemies_are_spread_near_what_there_is_to_destroy() -> None:
    """Yellow's house stands in the south-west, that of Red, who leads, in the north-east."""
    t = attack(Town().markers(9, 1).house(Y, "C9").house(R, "N2"))
    assert GAME.seat(t.s) == R
    assert set(GAME.view(t.s, R)["now"]["dealt"]["spread"][:4]) <= {f"edge:{c}10-S" for c in "BCDE"} | {"edge:A9-W"}


@pytest.mark.parametrize(
    ("roll", "enemy"),
    [((1, 1), "pirates"), ((1, 2), "pirates"), ((2, 2), "natives"), ((2, 3), "natives"), ((3, 3), None)],
)
def test_r14_who_comes(roll: tuple[int, int], enemy: str | None) -> None:
    t = Town().markers(5, 3).dice(*roll).run(words.WAR_CHECK_STEP)
    assert (t.s.enemy == -1) is (enemy is None)
    if enemy:
        assert t.s.enemy == ["natives", "pirates"].index(enemy)


def test_t30_and_d48_the_first_years() -> None:
    assert Town().dice(1, 1).run(words.WAR_CHECK_STEP).s.enemy == -1
    t = Town().markers(2, 1).year(1581)
    assert t.dice(1, 1).run(words.WAR_CHECK_STEP).s.enemy == 0
    assert Town().markers(2, 1).year(1581).dice(1, 2).run(words.WAR_CHECK_STEP).s.enemy == -1


def test_t31_pirates_only_when_both_qualify() -> None:
    t = Town().markers(6, 5).dice(2, 3).run(words.WAR_CHECK_STEP)
    assert t.s.enemy == 1
    t.s.depth = 0
    t.ask(words.WITHDRAWALS_STEP, 0, 3)
    GAME.play_rule(t.s, -1, None)
    assert t.s.marker == [6, 1]
