"""Playing sense, position by position: what a sensible person does, the guided search does as well."""

from __future__ import annotations

from typing import Any

from riverrat.engine.game import Game
from riverrat.games.first_rat import GAME as FIRST_RAT
from riverrat.games.la_loire import GAME as LA_LOIRE
from riverrat.games.rio_de_la_plata import GAME as RIO
from riverrat.players.network_guide import learned_guide
from riverrat.players.player import Limit
from riverrat.players.search import SearchPlayer
from tests.games.first_rat.tabletop import Tabletop
from tests.games.la_loire.tabletop import RED, Board
from tests.games.rio_de_la_plata.tabletop import G, Town, Y


def chooses(game: Game, s: Any, simulations: int = 40) -> str:
    seat = game.seat(s)
    decision = SearchPlayer(compiled=False).decide(game, s, seat, Limit(playouts=simulations), 7)
    return game.actions.text(decision.action)


def choices(game: Game, s: Any, steps: int, player: SearchPlayer | None = None, seed: int = 7) -> list[str]:
    """What one player chooses, decision by decision, as long as it is his turn."""
    s, seat, turn, found = s.clone(), game.seat(s), s.turn, list[str]()
    player = player or SearchPlayer(compiled=False)
    while len(found) < steps and not s.over and game.seat(s) == seat and s.turn == turn:
        action = player.decide(game, s, seat, Limit(playouts=30), seed + len(found)).action
        found.append(game.actions.text(action))
        game.play(s, action)
    return found


# --- La Loire ---------------------------------------------------------------------------------------------------------


def test_a_merchant_keeps_what_it_takes_to_leave_the_city() -> None:
    """8 Deniers in Nantes: shipping for 6 would cost the next turns, so nothing is shipped."""
    board = Board().money(RED, 8).stop("merchant", "nantes")
    assert "ship 1" in board.legal()
    assert not any(text.startswith("ship") for text in choices(LA_LOIRE, board.s, 4))


def test_a_merchant_sells_before_it_is_too_late() -> None:
    """2 Deniers and a wine in Nantes: without selling, the next three turns are lost."""
    board = Board().money(RED, 2).goods(RED, wine=1).stop("merchant", "nantes")
    assert choices(LA_LOIRE, board.s, 1) == ["sell wine"]


def test_the_last_turns_spend_what_is_left() -> None:
    """The end is settled, money is worth nothing any more: 4 Deniers for a palace and 6 for a space of the Loire."""
    board = Board().money(RED, 10).stop("merchant", "nantes")
    board.s.trigger, board.s.spared, board.s.last_turns = 2, 2, 1
    assert {"build palace", "ship 1"} <= set(choices(LA_LOIRE, board.s, 4))


def test_a_message_at_its_address_is_delivered() -> None:
    board = Board().money(RED, 6).holds(RED, "a01")
    board = board.stop("messenger", LA_LOIRE_ADDRESS["a01"])
    assert chooses(LA_LOIRE, board.s) == "deliver a01"


LA_LOIRE_ADDRESS = {row["id"]: row["target"][0] for row in LA_LOIRE.box.rows("message") if row["level"] == 1}


# --- First Rat --------------------------------------------------------------------------------------------------------


def test_a_rat_is_raised_when_the_nursery_offers_it() -> None:
    table = Tabletop(2)
    table.s.stack[table.s.depth - 1][0] = [step.name for step in FIRST_RAT.steps.all].index("raise")
    assert FIRST_RAT.legal(table.s) == [FIRST_RAT.actions.id("raise"), FIRST_RAT.actions.id("no-raise")]
    assert chooses(FIRST_RAT, table.s) == "raise"


def test_parts_are_built_when_they_can_be_paid_for() -> None:
    """Two calculators and a tin can are a cockpit; nothing is gained by waiting."""
    table = Tabletop(2).goods(0, C=2, T=1)
    table.s.stack[table.s.depth - 1][0] = [step.name for step in FIRST_RAT.steps.all].index("build")
    assert chooses(FIRST_RAT, table.s) == "build cockpit"


def test_a_rat_far_on_its_way_does_not_steal() -> None:
    """From the Crow's booth, far along the path, a theft would send the rat back to Start for one Bottle Cap."""
    booths = {row["id"]: row["space"] for row in FIRST_RAT.box.rows("booth")}
    table = Tabletop(2).rats(0, max(booths.values()), 0)
    table.s.moved, table.s.shops = 1, 1 << list(booths.values()).index(max(booths.values()))
    table.s.stack[table.s.depth - 1][0] = [step.name for step in FIRST_RAT.steps.all].index("shop")
    assert any(FIRST_RAT.actions.text(action).startswith("steal") for action in FIRST_RAT.legal(table.s))
    assert chooses(FIRST_RAT, table.s) == "leave"


# --- Río de la Plata --------------------------------------------------------------------------------------------------


def test_nothing_is_given_for_nothing() -> None:
    """Green asks Yellow for two wood and offers nothing: no. A present is taken."""
    beg = Town().has(Y, wood=3).has(G, stone=2).placement(G)
    beg.do("trade 0", "want wood", "want wood", "send-offer")
    assert beg.seat == Y
    assert chooses(RIO, beg.s) == "reject"
    gift = Town().has(Y, wood=3).has(G, stone=2).placement(G)
    gift.do("trade 0", "give stone", "send-offer")
    assert chooses(RIO, gift.s) == "accept"


def test_an_offer_that_helps_the_other_far_more_is_refused() -> None:
    """A coin for Yellow's Bishop is no deal."""
    town = Town().has(Y, wood=1).has(G, coins=5).character("bishop", Y).placement(G)
    town.do("trade 0", "give coin", "give coin", "want bishop", "send-offer")
    assert chooses(RIO, town.s) == "reject"


def test_plenty_is_exchanged_for_what_is_lacking() -> None:
    """Four wood and no stone meet four stone and no wood: one for one, drafted, sent and taken."""
    town = Town().has(Y, wood=4).has(G, stone=4).placement(Y)
    town.do("trade 1")
    assert choices(RIO, town.s, 3) == ["give wood", "want stone", "send-offer"]
    town.do("give wood", "want stone", "send-offer")
    assert chooses(RIO, town.s) == "accept"


def test_no_trade_is_begun_without_a_deal_in_sight() -> None:
    town = Town().has(Y, wood=2, stone=2).has(G, wood=2, stone=2).placement(Y)
    assert "trade 1" in town.legal()
    assert not any(text.startswith("trade") for text in choices(RIO, town.s, 6))


def test_nobody_applies_who_cannot_pay() -> None:
    """The Cannoneer costs 5 coins and 7 points: an application without them ends with a fine."""
    town = Town().has(Y, coins=4, points=9).placement(Y)
    assert "apply cannoneer" in town.legal()
    assert not any(text.startswith("apply") for text in choices(RIO, town.s, 6))


def test_a_hut_becomes_a_house() -> None:
    """Three years are left: too late for the Port, not for a house."""
    town = Town().year(1597).has(Y, wood=1, stone=1).hut(Y, "F8").placement(Y)
    assert "place F8" in choices(RIO, town.s, 6)


def test_discs_do_their_work() -> None:
    """Two discs on a cell are a hut, a staffed mine is stone: neither is left undone."""
    town = Town().discs(Y, "C9", 2)
    town.s.slot[0][0] = Y
    town.s.supply[Y] -= 1
    town.effects(Y)
    assert set(choices(RIO, town.s, 6)) >= {"build hut C9", "produce mine 1"}


# --- with a network, and overlooking things ---------------------------------------------------------------------------


def hasty() -> SearchPlayer:
    """Guided by its network, and overlooking nine choices of ten."""
    return SearchPlayer(compiled=False, guides=learned_guide, overlooks=0.9)


def test_an_offer_that_is_begun_is_sent_as_it_was_meant() -> None:
    town = Town().has(Y, wood=4).has(G, stone=4).placement(Y)
    town.do("trade 1")
    for seed in range(8):
        assert choices(RIO, town.s, 3, hasty(), seed) == ["give wood", "want stone", "send-offer"]


def test_with_a_network_no_trade_is_begun_without_a_deal_in_sight_either() -> None:
    town = Town().has(Y, wood=2, stone=2).has(G, wood=2, stone=2).placement(Y)
    for seed in range(4):
        assert not any(text.startswith("trade") for text in choices(RIO, town.s, 4, hasty(), seed))


def test_with_a_network_a_merchant_keeps_what_it_takes_to_leave_the_city_as_well() -> None:
    board = Board().money(RED, 8).stop("merchant", "nantes")
    for seed in range(4):
        assert not any(text.startswith("ship") for text in choices(LA_LOIRE, board.s, 4, hasty(), seed))
