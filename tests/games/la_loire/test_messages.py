"""Buying messages. (C9, D.7)"""

import pytest

from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.data import LEVEL, MESSAGE

from .tabletop import RED, YELLOW, Board


def levels(board: Board) -> list[int]:
    return [LEVEL[MESSAGE.index(card)] for card in board.hand(RED)]


def test_c9_1_a_city_sells_one_message() -> None:
    board = Board().money(RED, 20).stop("messenger", "nantes")
    assert board.legal("message") == ["1", "2", "3"]
    board.play("message 3")
    assert board.s.money[RED] == 17
    assert levels(board) == [3]
    assert board.legal("message") == []


def test_c9_2_an_own_farm_sells_one_with_the_vassallus_two() -> None:
    board = Board().building(RED, "farm", "tours").money(RED, 20).stop("messenger", "tours").play("message 2")
    assert board.legal("message") == []
    more = Board().building(RED, "farm", "tours").hired(RED, "vassallus").money(RED, 20).stop("messenger", "tours")
    more.play("message 2", "message 2")
    assert more.s.money[RED] == 16


def test_c9_5_others_buildings_sell_nothing() -> None:
    board = Board().building(YELLOW, "castle", "tours").money(RED, 20).stop("messenger", "tours")
    assert board.legal() == ["done"]


def test_t34_castle_vassallus_and_mayor() -> None:
    board = Board().building(RED, "castle", "tours").hired(RED, "vassallus", "mayor").holds(RED, "a10").money(RED, 6)
    board.stop("messenger", "tours").play("message 1", "message 2", "message 3")
    assert board.s.money[RED] == 0
    assert levels(board) == [1, 1, 2, 3]


def test_c9_3_a_castle_sells_two() -> None:
    board = Board().building(RED, "castle", "tours").money(RED, 20).stop("messenger", "tours")
    board.play("message 1", "message 1")
    assert board.legal("message") == []
    assert board.s.money[RED] == 18


def test_t35_d68_post_office_and_vassallus() -> None:
    board = Board().palace(RED, "post", "nantes").hired(RED, "vassallus").money(RED, 20).stop("messenger", "nantes")
    board.play("message 2")
    assert board.s.money[RED] == 18
    board.play("message 3")
    assert board.s.money[RED] == 16
    assert board.legal("message") == []
    more = Board().palace(RED, "post", "nantes").hired(RED, "vassallus", "mayor").money(RED, 20)
    more.stop("messenger", "nantes").play("message 2", "message 3", "message 1")
    assert more.s.money[RED] == 15


def test_d68_without_post_office_the_second_costs_its_level() -> None:
    board = Board().palace(RED, "post", "orleans").hired(RED, "vassallus").money(RED, 20).stop("messenger", "nantes")
    board.play("message 2", "message 2")
    assert board.s.money[RED] == 16


def test_t36_a_second_message_of_level_1_is_free() -> None:
    board = Board().palace(RED, "post", "nantes").money(RED, 1).stop("messenger", "nantes").play("message 1")
    assert board.s.money[RED] == 0
    assert board.legal("message") == ["1"]
    assert board.play("message 1").s.money[RED] == 0


def test_t37_d67_a_monastery_sells_level_4_only() -> None:
    board = Board().building(RED, "monastery", "tours").money(RED, 20).stop("messenger", "tours")
    assert board.legal("message") == ["4"]
    held = Board().building(RED, "monastery", "tours").holds(RED, "d01").money(RED, 20).stop("messenger", "tours")
    assert held.legal("message") == []
    full = (
        Board().building(RED, "monastery", "tours").holds(RED, "a10", "b01").money(RED, 20).stop("messenger", "tours")
    )
    assert full.legal("message") == []
    mayor = (
        Board().building(RED, "monastery", "tours").holds(RED, "d01").hired(RED, "mayor", "vassallus").money(RED, 20)
    )
    assert mayor.stop("messenger", "tours").legal("message") == []


def test_c9_4_one_abbey_message_even_with_the_vassallus() -> None:
    board = (
        Board().building(RED, "monastery", "tours").hired(RED, "vassallus").money(RED, 20).stop("messenger", "tours")
    )
    board.play("message 4")
    assert board.s.money[RED] == 16
    assert board.legal("message") == []


def test_d69_the_spy_is_optional_and_works_for_each_purchase() -> None:
    board = Board().hired(RED, "spy").building(RED, "castle", "tours").money(RED, 20).stop("messenger", "tours")
    board.play("message 2", "draw spy")
    seen = board.legal("keep")
    assert len(seen) == 3
    board.play(f"keep {seen[1]}")
    level = board.s.under[18 : 18 + board.s.under_count[2]]
    assert [MESSAGE[card] for card in level] == [seen[0], seen[2]]
    board.play("message 2")
    assert board.legal() == ["draw top", "draw spy"]
    board.play("draw top")
    assert len(board.hand(RED)) == 2


def test_d69_the_spy_works_for_level_4_too() -> None:
    board = Board().hired(RED, "spy").building(RED, "monastery", "tours").money(RED, 20).stop("messenger", "tours")
    board.play("message 4", "draw spy")
    assert len(board.legal("keep")) == 3


@pytest.mark.parametrize(
    ("option", "city", "offered"),
    [("own-city", "nantes", True), ("own-city", "orleans", False), ("any-city", "orleans", True)],
)
def test_d89_where_the_ducal_palace_works(option: str, city: str, offered: bool) -> None:
    board = Board(ducal_palace=option).palace(RED, "ducal", "nantes").money(RED, 20).stop("messenger", city)
    board.play("message 2")
    assert board.may("draw ducal") == offered


def test_c9_10_the_ducal_palace_offers_the_whole_deck() -> None:
    board = Board().palace(RED, "ducal", "nantes").deck(2, "b01", "b02", "b03", "b04", "b05").money(RED, 20)
    board.under(2, "b05", "b04", known=1).stop("messenger", "nantes").play("message 2", "draw ducal")
    assert board.legal("keep") == ["b01", "b02", "b03", "b04", "b05"]
    board.play("keep b04")
    assert board.hand(RED) == ["b04"]
    assert board.s.under_count[2] == 0
    assert board.s.unknown[2] == 4


def test_c9_10_it_serves_every_purchase_of_the_stop() -> None:
    board = Board().palace(RED, "ducal", "nantes").palace(RED, "post", "nantes").money(RED, 20)
    board.stop("messenger", "nantes").play("message 2", "draw ducal", "keep b08", "message 3", "draw ducal", "keep c01")
    assert board.hand(RED) == ["b08", "c01"]


@pytest.mark.parametrize("second", ["post", "vassallus"])
def test_d69_c9_10_spy_and_ducal_palace_serve_every_purchase(second: str) -> None:
    """Spy or Ducal Palace with Post Office or Vassallus: as often as messages are bought, of any level."""
    board = Board().hired(RED, "spy").palace(RED, "ducal", "nantes").money(RED, 20)
    if second == "post":
        board.palace(RED, "post", "nantes")
    else:
        board.hired(RED, "vassallus")
    board.stop("messenger", "nantes").play("message 2", "draw spy")
    board.play(f"keep {board.legal('keep')[0]}", "message 3", "draw ducal", "keep c15")
    assert levels(board) == [2, 3]
    assert board.hand(RED)[1] == "c15"
    assert board.s.money[RED] == (16 if second == "post" else 15)


def test_t65_d84_top_card_spy_or_whole_deck() -> None:
    board = Board().palace(RED, "ducal", "orleans").hired(RED, "spy").money(RED, 20).stop("messenger", "orleans")
    board.play("message 2")
    assert board.legal() == ["draw top", "draw spy", "draw ducal"]
    board.play("draw ducal")
    assert len(board.legal("keep")) == 17


def test_d71_an_empty_deck_sells_nothing() -> None:
    board = Board().deck(2).money(RED, 20).stop("messenger", "nantes")
    assert board.legal("message") == ["1", "3"]


def test_d88_one_card_left_is_taken_without_a_question() -> None:
    single = Board().deck(2, "b01").hired(RED, "spy").palace(RED, "ducal", "nantes").money(RED, 20)
    single.stop("messenger", "nantes").play("message 2")
    assert single.hand(RED) == ["b01"]


def test_d60_the_first_message_counts_for_the_limit() -> None:
    s = GAME.new(2, {}, 3)
    assert sum(card > 0 for card in s.held[0]) == 1
    board = Board().holds(RED, "a10").building(RED, "castle", "tours").money(RED, 20).stop("messenger", "tours")
    board.play("message 1")
    assert board.legal("message") == []


def test_d73_level_4_counts_for_the_limit() -> None:
    board = Board().holds(RED, "a10", "d01").money(RED, 20).stop("messenger", "orleans")
    assert board.legal("message") == []
    room = Board().holds(RED, "d01").money(RED, 20).stop("messenger", "orleans")
    assert room.legal("message") == ["1", "2", "3"]


def test_d76_the_mayor_raises_the_limit_to_four() -> None:
    board = Board().hired(RED, "mayor").holds(RED, "a10", "a11", "b01").money(RED, 20).stop("messenger", "nantes")
    board.play("message 1")
    assert len(board.hand(RED)) == 4
    assert board.stop("messenger", "nantes").legal("message") == []


def test_d77_no_refund() -> None:
    board = Board().deck(3, "c01").money(RED, 3).stop("messenger", "nantes").play("message 3")
    assert board.s.money[RED] == 0
    assert board.hand(RED) == ["c01"]
