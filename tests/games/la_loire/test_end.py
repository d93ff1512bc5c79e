"""End of turn and end of game. (C12, D.8)"""

import pytest

from riverrat.games.la_loire import GAME

from .tabletop import RED, YELLOW, Board, rich


def seats_to_the_end(board: Board) -> list[int]:
    """Whose turns follow, until the game is over."""
    order: list[int] = []
    for _ in range(10):
        if board.s.over:
            return order
        order.append(GAME.seat(board.s))
        board.finish_turn()
    raise AssertionError("the game goes on")


def test_r21_solo_ends_after_sixty_turns() -> None:
    board = rich(1)
    board.s.turn = 59
    board.finish_turn()
    assert board.s.over == 0
    assert board.s.turn == 60  # the counter of finished turns stands on 59
    board.finish_turn()
    assert board.s.over == 1


def test_b3_2_solo_ends_with_the_boat_at_once() -> None:
    board = rich(1).boat(RED, 19).moved("messenger").stop("merchant", "nantes").play("ship 1", "done")
    assert board.s.boat[RED] == 20
    assert board.s.over == 1


def test_b3_2_solo_ends_with_the_fifteenth_message() -> None:
    delivered = [f"a{n:02}" for n in range(1, 10)] + [f"b{n:02}" for n in range(1, 6)]
    board = rich(1).has_delivered(RED, *delivered).holds(RED, "a10").moved("merchant").stop("messenger", "saumur")
    board.play("deliver a10").done()
    assert board.s.over == 1


def test_t44_the_end_is_settled_at_once() -> None:
    board = Board(4).money(RED, 10).boat(RED, 14).stop("merchant", "nantes").play("ship 2")
    assert board.s.boat[RED] == 15
    assert board.s.money[RED] == 0
    assert board.s.trigger == RED + 1
    assert board.told("triggered") == [{"reason": "loire"}]


@pytest.mark.parametrize(("seats", "end"), [(1, 20), (2, 20), (3, 17), (4, 15)])
def test_b1_11_end_spaces(seats: int, end: int) -> None:
    board = Board(seats).money(RED, 10).boat(RED, end - 2).stop("merchant", "nantes").play("ship 1").done()
    assert board.s.trigger == 0
    again = Board(seats).money(RED, 10).boat(RED, end - 1).stop("merchant", "nantes").play("ship 1")
    assert again.s.trigger == 1
    assert again.s.boat[RED] == end


@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 10), (4, 8)])
def test_c10_11_delivered_messages_end_the_game(seats: int, count: int) -> None:
    cards = [f"a{n:02}" for n in range(1, 10)] + ["b01", "b02", "b03"]
    board = Board(seats).has_delivered(RED, *cards[: count - 1]).holds(RED, "d01").stop("messenger", "nantes")
    board.play("deliver d01")
    assert board.s.trigger == RED + 1
    assert board.told("triggered") == [{"reason": "messages"}]


def test_t45_d70_who_is_on_turn_gets_no_more() -> None:
    board = rich(2).building(YELLOW, "farm", "saumur").boat(YELLOW, 19).moved("messenger").stop("merchant", "saumur")
    board.play("buy cheese").done()
    assert board.s.boat[YELLOW] == 20
    assert seats_to_the_end(board) == [YELLOW]


def test_t46_every_other_player_has_one_more_turn() -> None:
    board = rich(3).turn(1).boat(1, 16).moved("messenger").stop("merchant", "nantes", 1).play("ship 1").done()
    assert seats_to_the_end(board) == [2, 0]


@pytest.mark.parametrize(("option", "order"), [("not-active", [1, 2]), ("not-owner", [2, 0])])
def test_t64_d70_who_is_left_out(option: str, order: list[int]) -> None:
    board = rich(3, last_turns=option).building(1, "farm", "saumur").boat(1, 16).moved("messenger")
    board.stop("merchant", "saumur").play("buy cheese").done()
    assert board.s.boat[1] == 17
    assert seats_to_the_end(board) == order


def test_d70_not_owner_when_the_owner_is_on_turn() -> None:
    board = rich(3, last_turns="not-owner").boat(RED, 16).moved("messenger").stop("merchant", "nantes")
    board.play("ship 1").done()
    assert seats_to_the_end(board) == [1, 2]


def test_c12_1_the_other_figure_still_moves() -> None:
    board = rich(2).boat(RED, 19).stop("merchant", "nantes").play("ship 1").done()
    assert board.s.trigger == 1
    assert board.legal() == ["move messenger"]
    assert GAME.seat(board.s) == RED


def test_d75_the_turn_cap_is_a_trigger() -> None:
    board = rich(3, turn_cap="60")
    board.s.turn = 60
    board.finish_turn()
    assert board.told("triggered") == [{"reason": "turns"}]
    assert seats_to_the_end(board) == [1, 2]
    solo = rich(1, turn_cap="200")
    solo.s.turn = 60
    assert solo.finish_turn().s.over == 1


def test_d80_one_final_round_for_two_triggers() -> None:
    board = rich(3).building(1, "farm", "saumur").boat(1, 16).holds(RED, "a13")
    board.has_delivered(RED, *(f"b{n:02}" for n in range(1, 10))).stop("messenger", "usse").play("deliver a13").done()
    board.stop("merchant", "saumur").play("buy cheese").done()
    assert len(board.told("triggered")) == 1
    assert seats_to_the_end(board) == [1, 2]


def test_c12_4_a_later_trigger_changes_nothing() -> None:
    board = rich(3).boat(RED, 16).boat(1, 16).moved("messenger").stop("merchant", "nantes").play("ship 1").done()
    board.moved("messenger").stop("merchant", "nantes", 1).play("ship 1").done()
    assert seats_to_the_end(board) == [2]


def test_d83_the_last_turn_may_be_a_lost_one() -> None:
    board = Board().money(YELLOW, 3).boat(RED, 19).money(RED, 6).moved("messenger").stop("merchant", "nantes")
    board.play("ship 1").done()
    assert board.s.over == 1
    assert board.s.money[YELLOW] == 4
