"""The floor, the ceiling and the Bank. (C4-1, C4-3, C4-8, D.3)"""

import pytest

from riverrat.games.la_loire import GAME

from .tabletop import RED, YELLOW, Board


def test_r23_d23_a_poor_merchant_in_a_city_loses_the_turn() -> None:
    board = Board().money(RED, 4).money(YELLOW, 9).rider(RED, "merchant", "orleans").palace(RED, "bank", "orleans")
    turn = board.s.turn
    board.starts_turn(RED)
    assert board.s.money[RED] == 5
    assert board.place_of("merchant") == "orleans"
    assert board.told("bank") == []
    assert board.s.turn == turn + 1
    assert GAME.seat(board.s) == YELLOW


def test_d24_goods_do_not_help_a_poor_merchant() -> None:
    board = Board().money(RED, 3).money(YELLOW, 9).goods(RED, wine=1).starts_turn(RED)
    assert board.s.money[RED] == 4
    assert board.card_count(RED, "wine") == 1
    assert GAME.seat(board.s) == YELLOW


def test_c4_1_the_place_of_the_messenger_is_irrelevant() -> None:
    board = Board().money(RED, 0).rider(RED, "merchant", "tours").rider(RED, "messenger", "orleans").starts_turn(RED)
    assert GAME.seat(board.s) == RED
    assert board.legal() == ["move merchant", "move messenger"]


@pytest.mark.parametrize(("banker", "left"), [(False, 10), (True, 13)])
def test_r24_the_ceiling_before_the_merchant_leaves(banker: bool, left: int) -> None:
    board = Board().money(RED, 13).rider(RED, "merchant", "nantes", horses=2)
    if banker:
        board.hired(RED, "banker")
    board.play("move merchant")
    assert board.s.money[RED] == left
    assert board.legal("leave") == ["0", "1", "2"]


def test_c4_3_the_banker_ceiling_is_15() -> None:
    board = Board().money(RED, 19).rider(RED, "merchant", "nantes").hired(RED, "banker").horse().play("move merchant")
    assert board.s.money[RED] == 15


def test_d22_never_the_messenger_never_in_passing() -> None:
    board = Board().money(RED, 14).rider(RED, "messenger", "orleans").rider(RED, "merchant", "saumur", horses=1).horse()
    board.play("move messenger", "head clockwise", "stop chambord").done()
    assert board.s.money[RED] == 14
    board.play("move merchant", "leave 0", "stop angers")
    assert board.s.money[RED] == 14


def messenger_near_orleans(**options: str) -> Board:
    board = Board(2, **options).rider(RED, "merchant", "nantes").rider(RED, "messenger", "meung").horse()
    return board


def test_t10_the_messenger_may_spend_before_the_ceiling() -> None:
    first = messenger_near_orleans().money(RED, 12)
    first.play("move messenger", "stop-city orleans", "message 2").done()
    assert first.s.money[RED] == 10
    first.play("move merchant")
    assert first.s.money[RED] == 10
    last = messenger_near_orleans().money(RED, 12)
    last.play("move merchant")
    assert last.s.money[RED] == 10
    last.play("head clockwise", "stop angers", "done", "move messenger", "stop-city orleans", "message 2")
    assert last.s.money[RED] == 8


@pytest.mark.parametrize("check", ["turn-start", "turn-start-and-departure"])
def test_t11_d20_the_floor_is_tested_at_the_start_of_the_turn(check: str) -> None:
    board = messenger_near_orleans(min_check=check).money(RED, 5).starts_turn(RED)
    board.play("move messenger", "stop-city orleans")
    if check == "turn-start":
        board.play("message 3").done()
        assert board.s.money[RED] == 2
        board.play("move merchant", "head clockwise", "stop angers")
        assert board.place_of("merchant") == "angers"
    else:
        assert board.legal() == ["move merchant"]  # nothing the messenger could pay for


def test_d20_with_departure_checked_only_the_messenger_is_bound() -> None:
    board = messenger_near_orleans(min_check="turn-start-and-departure").money(RED, 7)
    board.play("move messenger", "stop-city orleans")
    assert board.legal("message") == ["1", "2"]
    smith = messenger_near_orleans(min_check="turn-start-and-departure").money(RED, 5).hired(RED, "blacksmith")
    smith.horse("tours").play("move messenger")
    assert smith.legal() == ["stop-city orleans"]
    smith.play("stop-city orleans", "move merchant")
    assert smith.legal() == ["fetch-none", "fetch tours"]  # after the check the merchant may pay


def test_r22_d26_a_bank_in_each_city_pays_for_its_own() -> None:
    board = Board().palace(RED, "bank", "nantes").palace(RED, "bank", "orleans").horse()
    board.rider(RED, "merchant", "saumur").rider(RED, "messenger", "meung")
    board.play("move merchant", "stop-city nantes")
    assert board.s.money[RED] == 3
    board.done().play("move messenger", "stop-city orleans")
    assert board.s.money[RED] == 6


def test_t59_one_bank_pays_for_both_figures() -> None:
    board = Board().palace(RED, "bank", "nantes").horse().rider(RED, "merchant", "saumur")
    board.rider(RED, "messenger", "angers", way=-1)
    board.play("move merchant", "stop-city nantes").done().play("move messenger", "stop-city nantes")
    assert board.s.money[RED] == 6


def test_d25_the_bank_pays_before_the_action_also_at_an_early_stop() -> None:
    board = (
        Board()
        .palace(RED, "bank", "orleans")
        .horse()
        .hired(RED, "city-guard")
        .rider(RED, "messenger", "meung", horses=2)
    )
    board.play("move messenger", "leave 0", "stop-city orleans")
    assert board.s.money[RED] == 3
    assert board.may("message 3")


def test_t47_a_merchant_who_spends_it_all_waits() -> None:
    board = Board().money(RED, 3).goods(RED, wood=1, wine=1, cheese=1).moved("messenger").money(YELLOW, 10)
    board.stop("merchant", "orleans")
    board.play("sell wine", "sell cheese")
    assert board.s.money[RED] == 14
    board.play("build farm", "site tours")
    assert board.s.money[RED] == 10
    board.play("ship 1").done()
    assert board.s.money[RED] == 4
    board.finish_turn()  # yellow's turn; red's next one is lost
    assert board.s.money[RED] == 5
    assert board.told("forfeited") == [{"money": 1}]
    assert GAME.seat(board.s) == YELLOW
    board.finish_turn()
    assert GAME.seat(board.s) == RED
    assert board.legal() == ["move merchant", "move messenger"]


def test_t56_a_lost_turn_is_a_turn_for_palaces() -> None:
    board = Board().money(RED, 8).money(YELLOW, 10).rider(RED, "messenger", "meung").moved("messenger").horse()
    board.stop("merchant", "orleans").play("build palace", "palace ducal orleans").done()
    assert board.s.money[RED] == 4
    board.finish_turn()
    assert board.told("forfeited") == [{"money": 1}]
    board.finish_turn().play("move messenger", "stop-city orleans", "message 1")
    assert board.legal() == ["draw top", "draw ducal"]


def test_d27_only_the_ceiling_takes_money_away() -> None:
    verbs = {verb.name for verb in GAME.actions.verbs}
    assert not verbs & {"give", "discard", "throw"}


def test_d28_money_never_runs_out() -> None:
    board = Board().money(RED, 5000).goods(RED, wine=1).stop("merchant", "nantes").play("sell wine")
    assert board.s.money[RED] == 5006


def test_d04_d29_a_stop_without_money_is_a_pass() -> None:
    board = Board().money(RED, 0).horse().rider(RED, "merchant", "tours").rider(RED, "messenger", "blois")
    board.play("move merchant", "stop vendome")
    assert board.legal() == ["move messenger"]
    rich = Board().money(RED, 9).stop("merchant", "saumur")
    assert rich.legal() == ["buy cheese", "done"]
