"""Hiring at the circus and by the Palatium Balivi. (C8, D.6)"""

import pytest

from riverrat.games.la_loire.data import CHARACTER
from riverrat.games.la_loire.turn.hiring import hire_cost

from .tabletop import RED, YELLOW, Board


def cost(board: Board, character: str, source: int = 0) -> int:
    return hire_cost(board.s, RED, source, CHARACTER.index(character))


def test_t23_d55_the_witch_makes_others_cheaper() -> None:
    plain = Board()
    assert [cost(plain, name) for name in ("lumberjack", "helper", "witch")] == [1, 3, 4]
    board = Board().hired(RED, "witch").money(RED, 20).stop("merchant", "usse")
    assert [cost(board, name) for name in ("lumberjack", "helper")] == [0, 2]
    assert not board.may("hire witch")


def test_d55_yellow_ones_are_free_and_the_palatium_is_cheaper_too() -> None:
    assert "hire lumberjack" in Board().hired(RED, "witch").money(RED, 0).stop("merchant", "usse").legal()
    board = Board().hired(RED, "witch").palace(RED, "balivi", "nantes").money(RED, 2).stop("merchant", "nantes")
    assert board.play("hire mayor").s.money[RED] == 0


def test_t24_one_hire_a_turn_for_both_figures() -> None:
    board = Board().money(RED, 20).stop("messenger", "usse").play("hire scout")
    board.stop("merchant", "usse")
    assert board.legal("hire") == []
    assert board.may("buy grain")


@pytest.mark.parametrize(("edition", "left"), [("en", 0), ("de", 1)])
def test_t25_d01_the_lady_lets_you_hire_again_at_once(edition: str, left: int) -> None:
    board = Board(edition=edition).money(RED, 8).stop("merchant", "usse")
    board.play("hire lady-in-waiting", "hire scout")
    assert board.s.money[RED] == left


@pytest.mark.parametrize(("edition", "price"), [("en", 3), ("de", 2)])
def test_t26_lady_and_witch(edition: str, price: int) -> None:
    board = Board(edition=edition).hired(RED, "lady-in-waiting", "witch").money(RED, 20).stop("merchant", "usse")
    board.play("hire squire")
    before = board.s.money[RED]
    assert board.play("hire spy").s.money[RED] == before - price


def test_d51_the_lady_counts_over_both_figures() -> None:
    board = Board().hired(RED, "lady-in-waiting").money(RED, 20).stop("messenger", "usse").play("hire scout", "done")
    board.stop("merchant", "usse").play("hire squire")
    assert board.s.money[RED] == 20 - 3 - 4
    assert board.legal("hire") == []


def test_d51_by_option_the_lady_counts_for_each_figure() -> None:
    board = Board(lady_in_waiting="figure").hired(RED, "lady-in-waiting").money(RED, 30)
    board.rider(RED, "merchant", "villandry").stop("messenger", "usse")
    board.play("hire scout", "hire squire")
    assert board.legal("hire") == []
    board.done().play("move merchant", "stop usse", "hire jester")
    assert board.s.money[RED] == 30 - 3 - 4 - 4
    assert board.play("hire spy").s.money[RED] == 19 - 4
    assert board.legal("hire") == []


def test_t27_d57_the_mayor_helps_the_purchase_that_follows() -> None:
    board = Board().palace(RED, "balivi", "nantes").holds(RED, "a10", "a11").money(RED, 7).stop("messenger", "nantes")
    assert board.legal("message") == []
    board.play("hire mayor", "message 2")
    assert board.s.money[RED] == 2
    assert len(board.hand(RED)) == 3


def test_d57_hired_characters_work_at_once() -> None:
    wood = Board().circus("montsoreau").money(RED, 9).stop("merchant", "montsoreau").play("hire lumberjack")
    assert wood.may("buy-two-wood")
    banker = Board().money(RED, 20).rider(RED, "merchant", "nantes").horse().stop("messenger", "usse")
    banker.play("hire banker").done().play("move merchant")
    assert banker.s.money[RED] == 15


def test_t28_a_new_palatium_waits_a_turn() -> None:
    board = Board().money(RED, 20).rider(RED, "messenger", "saumur").horse().stop("merchant", "nantes")
    board.play("build palace", "palace balivi nantes").done().play("move messenger", "stop-city nantes")
    assert board.legal("hire") == []
    assert board.may("message 1")


def test_c8_2_the_palatium_hires_red_ones_only() -> None:
    board = Board().palace(RED, "balivi", "nantes").money(RED, 20).stop("merchant", "nantes")
    assert board.legal("hire") == ["mayor", "vassallus", "spy", "apprentice"]
    board.play("hire apprentice")
    assert board.legal("hire") == []
    assert board.s.tokens[RED] == 1


def test_d53_a_palatium_in_each_city() -> None:
    board = Board().palace(RED, "balivi", "nantes").palace(RED, "balivi", "orleans").money(RED, 20)
    board.stop("merchant", "nantes").play("hire spy").done()
    board.stop("messenger", "orleans").play("hire mayor")
    assert board.has(RED, "spy")
    assert board.has(RED, "mayor")
    assert board.s.money[RED] == 20 - 2 - 3


@pytest.mark.parametrize("cap", ["per-source", "per-turn"])
def test_t63_d52_circus_and_palatium_have_their_own_allowance(cap: str) -> None:
    board = Board(hire_cap=cap).palace(RED, "balivi", "nantes").money(RED, 8)
    board.stop("merchant", "usse").play("hire scout").done().stop("messenger", "nantes")
    assert board.s.money[RED] == 5
    assert board.may("hire apprentice") == (cap == "per-source")
    if cap == "per-source":
        assert board.play("hire apprentice").s.money[RED] == 3


def test_d52_per_turn_the_second_hire_carries_the_surcharge() -> None:
    for cap, price in (("per-source", 2), ("per-turn", 4)):
        board = Board(hire_cap=cap).hired(RED, "lady-in-waiting").palace(RED, "balivi", "nantes").money(RED, 20)
        board.stop("merchant", "usse").play("hire scout", "done").stop("messenger", "nantes").play("hire apprentice")
        assert board.s.money[RED] == 17 - price


@pytest.mark.parametrize(("edition", "left"), [("en", 13), ("de", 14)])
def test_d51_the_lady_hires_two_red_ones_by_the_palatium(edition: str, left: int) -> None:
    board = Board(edition=edition).palace(RED, "balivi", "nantes").hired(RED, "lady-in-waiting").money(RED, 20)
    board.stop("merchant", "nantes").play("hire mayor", "hire apprentice")
    assert board.s.money[RED] == left  # 3, then 2 with the surcharge
    assert board.legal("hire") == []


def test_d56_helper_right_after_the_apprentice() -> None:
    board = Board().money(RED, 20).stop("merchant", "usse")
    assert not board.may("hire helper")
    lady = Board().hired(RED, "lady-in-waiting").money(RED, 20).stop("merchant", "usse").play("hire apprentice")
    assert lady.may("hire helper")
    lady.play("hire helper")
    assert lady.s.tokens[RED] == 2
    assert lady.s.money[RED] == 20 - 2 - 5


def test_d58_a_card_that_is_gone_is_not_hired() -> None:
    board = Board().hired(YELLOW, "scout").money(RED, 20).stop("merchant", "usse")
    assert not board.may("hire scout")


def test_d59_nobody_hires_the_same_twice() -> None:
    board = Board(3).hired(RED, "scout").money(RED, 20).stop("merchant", "usse")
    assert board.s.for_hire[CHARACTER.index("scout")] == 1
    assert not board.may("hire scout")


def test_c5_4_no_hire_without_the_circus() -> None:
    board = Board().money(RED, 20).stop("merchant", "tours")
    assert board.legal("hire") == []
