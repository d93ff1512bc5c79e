"""The merchant in a city: selling and shipping. (C5-5 to C5-9, D-02)"""

import pytest

from .tabletop import RED, Board


def test_r03_selling_wood_and_cheese() -> None:
    board = Board().goods(RED, wood=1, cheese=1).stop("merchant", "nantes")
    wood, cheese = board.left("wood"), board.left("cheese")
    board.play("sell wood", "sell cheese")
    assert board.s.money[RED] == 7
    assert (board.left("wood"), board.left("cheese")) == (wood + 1, cheese + 1)


def test_r04_shipping_ten() -> None:
    board = Board().money(RED, 10).boat(RED, 3).stop("merchant", "nantes").play("ship 2")
    assert board.s.boat[RED] == 5
    assert board.s.money[RED] == 0


def test_r05_one_shipment_a_turn() -> None:
    board = Board().money(RED, 20).stop("merchant", "nantes")
    assert board.legal("ship") == ["1", "2"]
    board.play("ship 2")
    assert board.legal("ship") == []


def test_c5_7_six_deniers_for_one_space() -> None:
    board = Board().money(RED, 9).stop("merchant", "orleans")
    assert board.legal("ship") == ["1"]
    assert board.play("ship 1").s.boat[RED] == 1
    assert board.s.money[RED] == 3


def test_t57_grain_merchant_and_grain_farmer() -> None:
    board = Board().hired(RED, "grain-farmer", "grain-merchant").goods(RED, grain=2).stop("merchant", "nantes")
    board.play("sell grain", "sell grain")
    assert board.s.money[RED] == 10


@pytest.mark.parametrize(("good", "price"), [("wood", 3), ("grain", 5), ("cheese", 6), ("wine", 7)])
def test_c5_5_a_merchant_character_adds_one(good: str, price: int) -> None:
    board = Board().hired(RED, f"{good}-merchant").goods(RED, **{good: 1, "beer": 1}).stop("merchant", "orleans")
    board.play(f"sell {good}")
    assert board.s.money[RED] == price
    board.play("sell beer")
    assert board.s.money[RED] == price + 12


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


def test_d78_shipping_past_the_end_is_legal() -> None:
    board = Board().money(RED, 10).boat(RED, 19).stop("merchant", "nantes").play("ship 2")
    assert board.s.boat[RED] == 20
    assert board.s.money[RED] == 0
    again = Board().money(RED, 10).boat(RED, 20).stop("merchant", "nantes")
    assert again.legal("ship") == ["1", "2"]
    assert again.play("ship 1").s.boat[RED] == 20
