"""The merchant's stop: what it offers, all of it or one thing. (C5, D-02)"""

import pytest

from .tabletop import RED, Board


def test_d02_all_entries_of_the_row_in_any_order() -> None:
    board = Board().money(RED, 10).goods(RED, wood=1, wine=1).stop("merchant", "nantes")
    board.play("ship 1", "sell wine", "build farm", "site tours")
    assert board.s.money[RED] == 10 - 6 + 6 - 4
    assert board.s.boat[RED] == 1


@pytest.mark.parametrize("first", ["sell wood", "ship 1", "build palace"])
def test_t60_d02_a_single_entry(first: str) -> None:
    board = Board(merchant_actions="single").money(RED, 10).goods(RED, wood=2, cheese=1).stop("merchant", "orleans")
    board.play(first)
    if first == "build palace":
        board.play("palace bank orleans")
    kinds = {text.split()[0] for text in board.legal()} - {"done", "move"}
    assert kinds == ({"sell"} if first == "sell wood" else set())


def test_d02_one_entry_is_the_whole_of_it() -> None:
    board = Board(merchant_actions="single").money(RED, 10).hired(RED, "economus").stop("merchant", "orleans")
    board.play("build palace", "palace bank orleans")
    assert board.legal() == ["build palace", "done"]
    circus = Board(merchant_actions="single").money(RED, 10).hired(RED, "lady-in-waiting").stop("merchant", "usse")
    circus.play("hire scout")
    assert not circus.may("buy grain")
    assert circus.may("hire squire")
    buyer = Board(merchant_actions="single").money(RED, 10).stop("merchant", "usse").play("buy grain")
    assert buyer.legal("hire") == []


def test_d02_the_palatium_is_always_extra() -> None:
    board = Board(merchant_actions="single").money(RED, 20).goods(RED, wood=1).palace(RED, "balivi", "nantes")
    board.stop("merchant", "nantes").play("sell wood")
    assert "hire mayor" in board.legal()
    board.play("hire mayor")
    assert {text.split()[0] for text in board.legal()} <= {"done", "sell", "move"}
