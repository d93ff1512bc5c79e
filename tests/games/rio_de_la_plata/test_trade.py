"""What the supply sells, and free trade in small steps. (C-T)"""

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import G, R, Town, Y


def test_t09_rising_prices() -> None:
    """T09, CT-1, D-55: 1, 2, 3 coins within a year, wood and stone counted together; what is bought may be kept."""
    t = Town().has(Y, coins=7).effects(Y)
    t.do("buy wood", "buy stone", "buy wood")
    assert t.s.coins[Y] == 1
    assert t.stock(Y) == {"wood": 2, "stone": 1, "precious": 0}
    assert not t.can("buy wood")
    assert "buy precious" not in t.legal()
    t.s.bought = [0] * 5
    assert t.can("buy wood")


def test_t56_a_swap() -> None:
    """T56: two wood for three coins; what the partner does not have cannot be asked for."""
    t = Town().has(Y, wood=2).has(G, coins=3).placement(Y)
    t.do("trade 1", "give wood", "give wood", "want coin", "want coin", "want coin")
    assert not t.can("want coin")
    assert not t.can("give wood")
    t.do("send-offer")
    assert t.seat == G
    t.do("accept")
    assert t.stock(Y)["wood"] == 0
    assert t.s.coins[Y] == 3
    assert t.stock(G)["wood"] == 2
    poor = Town().has(Y, wood=2).has(G, coins=2).placement(Y)
    poor.do("trade 1", "want coin", "want coin")
    assert not poor.can("want coin")


def test_rejected_offers_move_nothing() -> None:
    t = Town().has(Y, wood=2).has(G, coins=3).placement(Y)
    t.do("trade 1", "give wood", "send-offer", "reject")
    assert t.stock(Y)["wood"] == 2
    assert t.seat == Y


def test_d54_gifts_and_the_limit_of_offers() -> None:
    """D-54: a gift is a trade; three offers a window, dropped ones counted; no trade by option."""
    t = Town().has(Y, wood=3).placement(Y)
    t.do("trade 1", "give wood", "send-offer", "accept", "trade 2", "drop-offer", "trade 1")
    t.do("drop-offer")
    assert t.legal("trade") == []
    assert t.stock(G)["wood"] == 1
    assert Town(trade="off").has(Y, wood=3).placement(Y).legal("trade") == []
    one = Town(max_offers="1").has(Y, wood=3).placement(Y)
    one.do("trade 1", "drop-offer")
    assert one.legal("trade") == []


def test_an_empty_offer_cannot_be_sent() -> None:
    t = Town().has(Y, wood=1).placement(Y)
    t.do("trade 1")
    assert "send-offer" not in t.legal()
    assert Town().placement(Y).legal("trade") == []


def test_d75_windows() -> None:
    """D-75: own turns in A, in B2 and in K5, nowhere else; each is a window of its own."""
    assert Town().has(Y, wood=1).placement(Y).legal("trade") == ["trade 1", "trade 2"]
    assert Town().has(Y, wood=1).effects(Y).legal("trade") == ["trade 1", "trade 2"]
    recruiting = Town().has(Y, wood=1).fight(R).staged("E1-N", 1).ask(words.RECRUITING_STEP, Y)
    assert recruiting.legal("trade") == ["trade 1", "trade 2"]
    moving = Town().has(Y, wood=1).fight(R).staged("E1-N", 1).group("E5", Y).turn(Y)
    assert moving.legal("trade") == []
    t = Town().has(Y, wood=9, coins=1).has(G, wood=1).placement(Y)
    t.do("trade 1", "drop-offer", "trade 1", "drop-offer", "trade 1", "drop-offer")
    assert GAME.view(t.s, Y)["now"]["offers"] == {"left": 0, "most": 3}
    t.do("end-placement")
    assert t.seat == G
    assert t.legal("trade") == ["trade 0", "trade 2"]


def test_characters_change_hands() -> None:
    t = Town().year(1590).has(Y, wood=1, coins=4).character("general", G).placement(Y)
    t.do("trade 1", "want general", "give coin", "give coin", "send-offer", "accept")
    assert t.s.holder[1] == Y
    assert t.s.since[1] == 10
    assert (t.s.coins[Y], t.s.coins[G]) == (2, 2)


def test_f_1_private_offers_are_seen_by_two() -> None:
    t = Town(public_offers="off").has(Y, wood=2).has(R, coins=1).placement(Y)
    t.do("trade 1", "give wood", "send-offer")
    assert GAME.view(t.s, Y)["offer"] is not None
    assert GAME.view(t.s, G)["offer"]["give"] == {"wood": 1}
    assert GAME.view(t.s, R)["offer"] is None
    assert GAME.view(t.s, -1)["offer"] is None
    assert GAME.view(GAME.imagine(t.s, R, 5), R) == GAME.view(t.s, R)
    open_table = Town().has(Y, wood=2).placement(Y)
    open_table.do("trade 1", "give wood", "send-offer")
    assert GAME.view(open_table.s, R)["offer"]["sent"]


def test_d79_an_offer_is_answered_once_with_another() -> None:
    """A wood for a stone; Green asks for a coin besides, Yellow takes it. That took one offer of Yellow's."""
    t = Town().has(Y, wood=2, coins=1).has(G, stone=2).placement(Y)
    t.do("trade 1", "give wood", "want stone", "send-offer")
    assert t.legal() == ["accept", "reject", "trade 0"]
    t.do("trade 0")
    assert (t.seat, t.step) == (G, "draft")
    t.do("want coin", "send-offer")
    assert (t.seat, t.legal()) == (Y, ["accept", "reject"])
    assert GAME.view(t.s, Y)["offer"] == {
        "by": G, "to": Y, "sent": True, "counter": True, "give": {"stone": 1}, "want": {"coin": 1, "wood": 1},
    }  # fmt: skip
    t.do("accept")
    assert (t.s.coins[Y], t.stock(Y)) == (0, {"wood": 1, "stone": 1, "precious": 0})
    assert (t.s.coins[G], t.stock(G)) == (1, {"wood": 1, "stone": 1, "precious": 0})
    assert (t.seat, t.s.offers) == (Y, 1)


def test_d79_an_answer_may_be_dropped() -> None:
    t = Town().has(Y, wood=2).has(G, stone=2).placement(Y)
    t.do("trade 1", "give wood", "want stone", "send-offer", "trade 0", "drop-offer")
    assert (t.seat, t.step) == (Y, "placement")
    assert t.stock(Y) == {"wood": 2, "stone": 0, "precious": 0}
