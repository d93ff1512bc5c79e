"""The market change and the circus. (C6, D-30 to D-32, D-39)"""

import pytest

from riverrat.games.la_loire.data import PLACE

from .tabletop import M0, RED, YELLOW, Board

T19 = "black blue yellow green red purple white"


def buy_in(board: Board, village: str, good: str) -> Board:
    return board.money(RED, 9).stop("merchant", village).play(f"buy {good}")


def test_r11_d30_only_tiles_right_of_the_gap_move() -> None:
    board = buy_in(Board().market(M0), "tours", "grain")
    assert board.row() == "black yellow purple red green white blue"
    assert PLACE[board.s.circus] == "usse"


def test_t17_the_circus_moves_to_the_colour_on_the_left() -> None:
    board = buy_in(Board().market("black yellow purple red green white blue"), "chinon", "wine")
    assert board.row() == "black purple red green white blue yellow"
    assert board.legal() == ["circus meung", "circus cheverny"]
    board.play("circus cheverny")
    assert PLACE[board.s.circus] == "cheverny"
    assert board.told("circus") == [{"start": "usse", "place": "cheverny"}]


def test_t18_a_circus_tile_on_the_left_stays() -> None:
    board = buy_in(Board().market("black green yellow purple red blue white"), "tours", "grain")
    assert board.row() == "black green yellow purple red white blue"
    assert not board.legal("circus")


@pytest.mark.parametrize("check", ["always", "moved"])
def test_t19_d31_a_circus_tile_in_the_centre_that_did_not_move(check: str) -> None:
    board = buy_in(Board(circus_check=check).market(T19), "blois", "wine")
    assert board.row() == "black blue yellow green red white purple"
    assert bool(board.legal("circus")) == (check == "always")


def test_t20_the_circus_tile_slides_past_the_centre() -> None:
    board = buy_in(Board().market(T19), "tours", "grain")
    assert board.row() == "black yellow green red purple white blue"
    assert not board.legal("circus")


@pytest.mark.parametrize("check", ["always", "moved"])
def test_t21_d32_a_tile_on_the_far_right_stays(check: str) -> None:
    board = buy_in(Board(circus_check=check).market(T19), "talcy", "grain")
    assert board.row() == T19
    assert board.legal("circus") == (["meung", "cheverny"] if check == "always" else [])


def test_d31_moved_still_moves_when_the_tile_arrives() -> None:
    board = buy_in(Board(circus_check="moved").market("black yellow purple red green white blue"), "chinon", "wine")
    assert board.legal("circus") == ["meung", "cheverny"]


def test_d31_no_check_at_setup() -> None:
    board = Board().market(T19)
    assert PLACE[board.s.circus] == "usse"
    assert board.legal() == ["move merchant", "move messenger"]


def test_t22_buying_at_the_circus_then_hiring() -> None:
    board = Board().money(RED, 6).stop("merchant", "usse").play("buy grain")
    assert board.s.money[RED] == 4
    assert board.row() == "black blue yellow purple red white green"
    assert PLACE[board.s.circus] == "usse"
    board.play("hire scout")
    assert board.s.money[RED] == 1


def test_t55_no_circus_in_the_casual_game() -> None:
    board = Board(mode="casual").market("black yellow purple red green white blue")
    buy_in(board, "chinon", "wine")
    assert board.row() == "black purple red green white blue yellow"
    assert not board.legal("circus")
    assert board.price("usse", "grain") == 2


def test_d39_no_hire_where_the_circus_arrives_afterwards() -> None:
    """The messenger stands in Cheverny when the merchant's purchase brings the circus there: nothing happens."""
    board = Board().rider(RED, "messenger", "cheverny").moved("messenger").rider(YELLOW, "messenger", "cheverny")
    buy_in(board.market("black yellow purple red green white blue"), "chinon", "wine")
    board.play("circus cheverny")
    assert board.legal() == ["move merchant", "move messenger"]  # the next player's turn


def test_c6_3_the_village_just_bought_from_never_receives_the_circus() -> None:
    board = buy_in(Board().market("yellow black purple red green white blue"), "chinon", "wine")
    assert board.row() == "black purple red green white blue yellow"
    assert board.legal("circus") == ["meung", "cheverny"]
