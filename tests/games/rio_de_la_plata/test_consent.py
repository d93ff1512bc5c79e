"""Other players agree to a proposal or refuse it. (DP-14)"""

from .tabletop import G, K, R, Town, Y, recruiting


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
