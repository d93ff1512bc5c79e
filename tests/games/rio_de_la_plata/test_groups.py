"""Groups in a fight: merging, mixed groups and consent. (K6-M, DP-14)"""

from __future__ import annotations

from .tabletop import G, K, R, Town, Y


def test_t44_and_d32_two_pairs() -> None:
    """T44: a trio on the target, a single on the cell of the last step; no more ordinary movement."""
    t = Town().fight(R).enemies("P1", 1).group("C5", Y, Y).group("E5", Y, Y).turn(Y)
    t.do("select C5", "march D5", "march E5")
    assert t.pile("E5") == [Y, Y, Y]
    assert t.pile("D5") == [Y]
    t2 = Town().fight(R).enemies("P1", 1).group("D5", Y).group("E5", Y, Y, Y).turn(Y)
    t2.do("select D5")
    assert not t2.can("march E5")


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
