"""K6: turns, entering, moving, merging, giving up."""

from __future__ import annotations

import pytest

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata.data import EDGE

from .tabletop import G, K, R, Town, Y


def first_turn(*staged: tuple[str, int], seats: int = 3) -> Town:
    t = Town(seats).fight(R)
    for edge, count in staged:
        t.staged(edge, count)
    return t.turn(R)


def test_r17_splitting_as_they_enter() -> None:
    """R17: 4, 2, 1, 1 outside; groups of one to three; a single goes three steps, the entry included."""
    t = first_turn(("E1-N", 4), ("G1-N", 2), ("I1-N", 1), ("K1-N", 1))
    t.do("enter E1-N")
    assert t.legal() == ["size 1", "size 2", "size 3"]
    t.do("size 1", "march E2", "march E3")
    assert t.pile("E3") == [-1]
    t.do("enter E1-N", "size 1", "march D1", "halt")
    assert t.pile("D1") == [-1]
    t.do("enter E1-N", "size 2", "march E2", "halt")
    assert t.pile("E2") == [-1, -1]
    assert not t.can("end-turn")
    t.do("enter G1-N", "size 1", "halt", "enter G1-N", "march G2", "halt")
    t.do("enter I1-N", "halt")
    t.do("march K2", "march K3", "halt")  # the last one, which had to enter
    assert t.pile("K3") == [-1]
    assert sum(t.s.staged) == 0


def test_d28_the_entry_costs_a_step() -> None:
    t = first_turn(("E1-N", 3), ("I1-N", 1))
    t.do("enter E1-N", "size 3")
    assert t.pile("E1") == [-1, -1, -1]
    assert "march E2" not in t.legal()


def test_d30_nobody_waits_outside_in_the_first_turn() -> None:
    t = first_turn(("E1-N", 1), ("I1-N", 1))
    assert not t.can("end-turn")
    t.do("enter E1-N", "halt")
    assert not t.can("end-turn")
    later = first_turn(("E1-N", 1))
    later.s.round = 1
    assert later.can("end-turn")


def test_t69_and_d74_staged_enemies_that_cannot_get_in() -> None:
    """T69: a second trio finds the border cell taken; pairs and singles pass."""
    t = first_turn(("E1-N", 6))
    t.do("enter E1-N", "size 3")
    assert t.step == "group-size"  # nothing else is left to do in the first turn
    assert t.legal() == ["size 1", "size 2"]
    t.do("size 2")
    assert t.pile("E1") == [-1, -1, -1]
    assert t.legal("halt") == []
    t.do("march D1", "halt")
    assert t.pile("D1") == [-1, -1]
    boxed = first_turn(("A2-W", 1))
    for cell in ("A2", "A1", "B2", "A3", "B1", "C2", "B3", "A4"):
        boxed.enemies(cell, 1)
    assert not boxed.can("enter A2-W")
    assert boxed.can("end-turn")  # no group gets in by ordinary steps
    assert boxed.s.staged[EDGE.index("A2-W")] == 1


@pytest.mark.parametrize(("count", "steps"), [(1, 3), (2, 2), (3, 1)])
def test_t38_steps(count: int, steps: int) -> None:
    """T38: orthogonal steps, fewer for larger groups; nobody leaves the town."""
    t = Town().fight(R).enemies("E5", count).enemies("P5", 1).turn(R)
    t.do("select E5")
    assert [text for text in t.legal() if text.startswith("march")] == [
        "march E4",
        "march F5",
        "march E6",
        "march D5",
    ]
    for row in range(4, 4 - steps, -1):
        t.do(f"march E{row}")
    t.do("halt") if t.step == "move" else None
    assert t.pile(f"E{5 - steps}") == [-1] * count
    edge = Town().fight(R).enemies("A1", 1).enemies("P5", 1).turn(R).do("select A1")
    assert edge.legal("march") == ["march B1", "march A2"]


def test_plaza_is_passable() -> None:
    t = Town().fight(R).enemies("P5", 1).group("G7", Y).turn(Y)
    t.do("select G7", "march H7", "march I7", "march J7")
    assert t.pile("J7") == [Y]


def test_d31_enemies_pass_but_neither_merge_nor_stop_on_each_other() -> None:
    t = Town().fight(R).enemies("E5", 2).enemies("E4", 1).enemies("A1", 3).turn(R)
    t.do("select E5", "march E4")
    assert "halt" not in t.legal()
    assert t.can("march E3")
    t.do("march E3", "halt")
    assert t.pile("E3") == [-1, -1]
    assert t.pile("E4") == [-1]
    trio = Town().fight(R).enemies("E5", 3).enemies("E4", 1).turn(R).do("select E5")
    assert not trio.can("march E4")


def test_t43_places_forts_and_ports() -> None:
    """T43, D-36: a place is free terrain; Fort and Port are closed."""
    t = Town().fight(R).building("place", "E4").enemies("E5", 2).enemies("A1", 1).turn(R)
    t.do("select E5", "march E4", "halt")
    assert t.pile("E4") == [-1, -1]
    assert t.at("E4") == "place"
    assert t.s.struck == 0
    closed = Town().fight(R).major("fort", "H9").enemies("H10", 1).enemies("A1", 1).turn(R).do("select H10")
    assert not closed.can("march H9")
    site = Town().fight(R).enemies("H10", 1).enemies("A1", 1).turn(R).do("select H10")
    assert site.can("march H9")  # D-17: normal terrain until built


def test_t44_and_d32_two_pairs() -> None:
    """T44: a trio on the target, a single on the cell of the last step; no more ordinary movement."""
    t = Town().fight(R).enemies("P1", 1).group("C5", Y, Y).group("E5", Y, Y).turn(Y)
    t.do("select C5", "march D5", "march E5")
    assert t.pile("E5") == [Y, Y, Y]
    assert t.pile("D5") == [Y]
    t2 = Town().fight(R).enemies("P1", 1).group("D5", Y).group("E5", Y, Y, Y).turn(Y)
    t2.do("select D5")
    assert not t2.can("march E5")


def test_d66_a_bonus_step_after_a_merge() -> None:
    t = Town().fight(R).enemies("P1", 1).group("D5", Y, Y).group("E5", Y, Y).group("A9", Y).turn(Y)
    t.do("select D5", "march E5")
    assert t.legal() == ["select D5", "select E5", "select A9", "end-turn"]
    t.do("select E5", "bonus-step", "give-up A9", "march E4")
    assert t.pile("E4") == [Y, Y, Y]
    assert t.s.supply[Y] == 9 - 4
    assert not t.can("select E4")


def test_merges_of_one_colour() -> None:
    t = Town().fight(R).enemies("P1", 1).group("D5", Y).group("E5", Y, Y).turn(Y)
    t.do("select D5", "march E5")
    assert t.pile("E5") == [Y, Y, Y]


def test_d68_mixed_merge_keeps_both_orders() -> None:
    """D-68: one stack lies whole on the other; the top disc commands."""
    t = Town(4).fight(K).enemies("P1", 1).group("D5", Y).group("E5", G, R).turn(Y)
    t.do("select D5", "march E5", "standing-on-top")
    assert t.seat == G
    t.do("agree")
    assert t.seat == R
    t.do("agree")
    assert t.pile("E5") == [G, R, Y]
    top = Town(4).fight(K).enemies("P1", 1).group("D5", Y).group("E5", G, R).turn(Y)
    top.do("select D5", "march E5", "arriving-on-top", "agree", "agree")
    assert top.pile("E5") == [Y, G, R]


def test_d69_a_refusal() -> None:
    """D-69: the mover keeps its steps, and the same proposal is not made again."""
    t = Town().fight(R).enemies("P1", 1).group("D5", Y).group("E5", G).turn(Y)
    t.do("select D5", "march E5", "arriving-on-top", "refuse")
    assert t.seat == Y
    assert t.s.mover_steps == 3
    t.do("march E5")  # the other stack on top is another proposal
    assert t.seat == G
    t.do("refuse")
    assert not t.can("march E5")
    t.do("march D4", "halt")
    assert t.pile("D4") == [Y]
    assert t.pile("E5") == [G]


def test_mixed_two_pairs_need_consent_without_choice() -> None:
    t = Town().fight(R).enemies("P1", 1).group("D5", Y, Y).group("E5", G, G).turn(Y)
    t.do("select D5", "march E5")
    assert t.seat == G
    assert t.step == "consent"
    t.do("agree")
    assert t.pile("E5") == [Y, G, G]
    assert t.pile("D5") == [Y]


def test_a_mixed_group_moves_with_its_commander() -> None:
    t = Town().fight(R).enemies("P1", 1).group("E5", G, Y).turn(Y)
    assert t.legal("select") == []
    u = Town().fight(R).enemies("P1", 1).group("E5", G, Y).turn(G)
    assert u.legal("select") == ["select E5"]


def test_t48_and_d33_bonus_step() -> None:
    """T48, D-33: another whole group goes, once a round for each group, and nobody scores."""
    t = Town().fight(R).enemies("E5", 3).enemies("P5", 1).enemies("P9", 1).turn(R)
    t.do("select E5", "march E4", "bonus-step", "give-up P5", "march E3")
    assert t.pile("E3") == [-1, -1, -1]
    assert t.s.foes == 4
    assert [t.points(seat) for seat in (Y, G, R)] == [0, 0, 0]
    again = Town().fight(R).enemies("E5", 3).enemies("P5", 1).enemies("P9", 1).turn(R)
    again.do("select E5", "bonus-step", "give-up P5", "march E4")
    assert "bonus-step" not in again.legal()


def test_d73_mixed_groups_and_helpers_need_consent() -> None:
    t = Town(4).fight(K).enemies("P1", 1).group("E5", Y, G).group("A1", G).group("C1", R).turn(Y)
    t.do("select E5", "march E4", "march E3", "bonus-step")
    assert t.seat == G  # red's group cannot be given up, green's only with green's consent
    t.do("refuse")
    assert t.pile("A1") == [G]
    assert "bonus-step" not in t.legal()
    u = Town(4).fight(K).enemies("P1", 1).group("E5", Y, G).group("A1", G).turn(Y)
    u.do("select E5", "bonus-step", "agree", "march E4", "march E3", "march E2")
    assert u.pile("E2") == [Y, G]
    assert u.s.supply[G] == 8
    mixed = Town(4).fight(K).enemies("P1", 1).group("E5", Y).group("A1", Y, R).turn(Y)
    mixed.do("select E5", "bonus-step")
    assert mixed.seat == R
    staged = Town().fight(R).enemies("E5", 1).staged("A5-W", 2).turn(R)
    staged.s.round = 1
    staged.do("select E5")
    assert "bonus-step" not in staged.legal()


def test_t70_and_d78_attacked_groups_may_move_but_not_merge() -> None:
    t = Town().fight(R).enemies("E4", 1).enemies("P1", 1).group("E5", Y, Y).group("F5", Y).turn(R)
    t.do("select E4", "march E5", "end-turn")
    assert t.pile("E5") == [Y, Y]
    assert t.seat == Y
    t.do("select E5")
    assert not t.can("march F5")
    t.do("march D5", "march C5")
    assert t.pile("C5") == [Y, Y]
    other = Town().fight(R).enemies("E4", 1).enemies("P1", 1).group("E5", Y, Y).group("F5", Y).turn(R)
    other.do("select E4", "march E5", "end-turn", "select F5")
    assert not other.can("march E5")


def test_d34_a_battle_ends_the_move() -> None:
    t = Town().fight(R).enemies("E5", 3).enemies("P1", 1).group("E4", Y).turn(R)
    t.do("select E5", "march E4")
    assert t.step == "fight"
    assert t.pile("E4") == [-1, -1, -1]
    assert not t.can("select E4")


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
