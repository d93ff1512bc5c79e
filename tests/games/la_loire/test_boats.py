"""Boats on the Loire, and shipping. (C5-7, C12)"""

from .tabletop import RED, YELLOW, Board, rich


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


def test_d78_shipping_past_the_end_is_legal() -> None:
    board = Board().money(RED, 10).boat(RED, 19).stop("merchant", "nantes").play("ship 2")
    assert board.s.boat[RED] == 20
    assert board.s.money[RED] == 0
    again = Board().money(RED, 10).boat(RED, 20).stop("merchant", "nantes")
    assert again.legal("ship") == ["1", "2"]
    assert again.play("ship 1").s.boat[RED] == 20


def test_d79_a_purchase_at_the_farm_of_a_boat_at_the_end() -> None:
    board = rich(2).building(YELLOW, "farm", "saumur").boat(YELLOW, 20).stop("merchant", "saumur").play("buy cheese")
    assert board.s.boat[YELLOW] == 20
    assert board.told("sailed") == []
