"""Groups in a fight: merging, mixed groups, their shares, two defenders on one building. (K6-M, D-42, D-44)"""

import pytest

from .tabletop import G, K, R, Town, Y, attack


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


def test_a_mixed_group_moves_with_its_commander() -> None:
    t = Town().fight(R).enemies("P1", 1).group("E5", G, Y).turn(Y)
    assert t.legal("select") == []
    u = Town().fight(R).enemies("P1", 1).group("E5", G, Y).turn(G)
    assert u.legal("select") == ["select E5"]


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


def shared() -> Town:
    t = Town().markers(2, 1).building("church", "E9").house(Y, "E8").house(G, "F8").roads((7, 8), (6, 8))
    return t.discs(Y, "E9").discs(G, "E9")


def test_d44_two_defenders_on_one_building() -> None:
    """DP-7: a group by consent, with either as commander; otherwise the later in turn order goes home."""
    t = attack(shared())
    assert t.step == "joint-group"
    assert t.seat == Y
    t.do("second-commands")
    assert t.seat == G
    t.do("agree")
    assert t.pile("E9") == [G, Y]
    assert t.s.foes == 2 + 4
    first = attack(shared()).do("first-commands", "agree")
    assert first.pile("E9") == [Y, G]


@pytest.mark.parametrize("moves", [("stay-apart",), ("first-commands", "refuse")])
def test_d44_apart(moves: tuple[str, ...]) -> None:
    t = attack(shared()).do(*moves)
    assert t.pile("E9") == [Y]
    assert t.s.supply[G] == 9
    assert t.s.foes == 1 + 4


def test_d44_a_disc_of_the_attacker_is_inert() -> None:
    t = shared()
    t.s.order[:3] = [R, Y, G]
    attack(t)
    assert t.s.attacker == G
    assert t.pile("E9") == [Y]
    assert t.on("E9", G) == 1
