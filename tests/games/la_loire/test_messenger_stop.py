"""The messenger's stop: what may be done there, and in which order. (C14, D-03, D-54, D-86)"""

import pytest

from riverrat.games.la_loire import GAME

from .tabletop import RED, Board


@pytest.mark.parametrize(("rule", "both"), [("single", False), ("row", True)])
def test_t58_d72_d03_deliver_or_buy(rule: str, both: bool) -> None:
    board = Board(messenger_actions=rule).holds(RED, "d01").money(RED, 20).stop("messenger", "nantes")
    assert board.may("deliver d01")
    assert board.may("message 1")
    assert GAME.view(board.s, RED)["one_kind"] == (not both)
    board.play("deliver d01")
    assert bool(board.legal("message")) == both
    buyer = Board(messenger_actions=rule).holds(RED, "d01").money(RED, 20).stop("messenger", "nantes")
    buyer.play("message 1")
    assert bool(buyer.legal("deliver")) == both


def test_d86_row_offers_each_entry_once_one_after_the_other() -> None:
    board = Board(messenger_actions="row").building(RED, "castle", "usse").holds(RED, "a13").money(RED, 20)
    board.stop("messenger", "usse").play("message 1", "deliver a13")
    assert board.legal("message") == []  # the purchases of a stop are one entry
    assert board.legal("hire")
    board.play("hire scout")
    assert not board.legal("deliver")


def test_d86_row_with_a_palatium_hire_in_between_is_closed() -> None:
    board = Board(messenger_actions="row").palace(RED, "balivi", "nantes").holds(RED, "d01").money(RED, 20)
    board.stop("messenger", "nantes").play("deliver d01", "hire spy")
    assert board.legal("message") == []


def test_t61_d54_a_hire_closes_the_purchases() -> None:
    board = Board().palace(RED, "balivi", "nantes").palace(RED, "post", "nantes").holds(RED, "a10").money(RED, 9)
    board.stop("messenger", "nantes").play("message 1", "hire mayor")
    assert board.legal("message") == []
    first = Board().palace(RED, "balivi", "nantes").palace(RED, "post", "nantes").holds(RED, "a10").money(RED, 9)
    first.stop("messenger", "nantes").play("hire mayor", "message 1", "message 2")
    assert len(first.hand(RED)) == 3
    assert first.s.money[RED] == 9 - 3 - 1 - 1


def test_d54_with_the_lady_one_before_and_one_after() -> None:
    board = Board().palace(RED, "balivi", "nantes").hired(RED, "lady-in-waiting").money(RED, 20)
    board.stop("messenger", "nantes").play("hire mayor", "message 1", "hire spy")
    assert board.has(RED, "spy")
    assert board.legal("message") == []


def test_d54_the_palatium_needs_no_regular_action() -> None:
    board = Board().palace(RED, "balivi", "nantes").money(RED, 2).holds(RED, "a10", "a11").stop("messenger", "nantes")
    assert board.legal() == ["hire spy", "hire apprentice", "done"]


def test_c8_5_a_circus_hire_is_the_action_of_the_messenger() -> None:
    board = Board().hired(RED, "lady-in-waiting").building(RED, "farm", "usse").holds(RED, "a13").money(RED, 20)
    board.stop("messenger", "usse").play("hire scout")
    assert not board.legal("deliver")
    assert not board.legal("message")
    assert board.legal("hire")
