"""The message decks: what the Spy and the Ducal Palace do to them, and who knows what lies there. (C9-8 to C9-10)"""

from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.data import MESSAGE
from riverrat.games.la_loire.turn.decks import deck_size, look, put_back
from riverrat.games.la_loire.view_types import View

from .tabletop import RED, YELLOW, Board, spying


def under(view: View, level: int) -> list[str | None]:
    return view["decks"][level - 1]["under"]


def test_f06_the_order_under_the_deck_is_known_to_who_put_it_there() -> None:
    board = spying()
    seen = board.legal("keep")
    board.play(f"keep {seen[0]}")
    assert under(GAME.view(board.s, RED), 2) == seen[1:]
    assert under(GAME.view(board.s, YELLOW), 2) == [None, None]
    assert under(GAME.view(board.s, -1), 2) == [None, None]


def test_c9_10_a_ducal_search_leaves_nothing_known() -> None:
    board = Board().palace(RED, "ducal", "nantes").under(2, "b05", "b04", known=3).money(RED, 20)
    board.stop("messenger", "nantes").play("message 2", "draw ducal", "keep b09")
    assert under(GAME.view(board.s, RED), 2) == []
    assert [event for event in board.events if GAME.hears(event, YELLOW) != event] == []


def known_under(board: Board, level: int = 2) -> list[tuple[str, int]]:
    first = 18
    cards = range(first, first + board.s.under_count[level])
    return [(MESSAGE[board.s.under[at]], board.s.under_known[at]) for at in cards]


def test_d87_another_spy_may_lift_cards_that_were_put_back() -> None:
    """Yellow knows b01 and b02 under the deck; red's Spy lifts them with b03. What yellow can tell, it keeps."""
    board = Board().deck(2, "b01", "b02", "b03").under(2, "b01", "b02", known=2).under(2, "b03", known=0)
    look(board.s, RED, 2, 3)
    put_back(board.s, RED, 2, MESSAGE.index("b01"))
    assert known_under(board) == [("b02", 3), ("b03", 1)]


def test_d87_who_knew_just_the_middle_card_cannot_tell_its_new_place() -> None:
    board = (
        Board().deck(2, "b01", "b02", "b03").under(2, "b03", known=0).under(2, "b01", known=2).under(2, "b02", known=0)
    )
    look(board.s, RED, 2, 3)
    put_back(board.s, RED, 2, MESSAGE.index("b03"))
    assert known_under(board) == [("b01", 1), ("b02", 1)]


def test_d87_who_knew_the_first_card_can_tell() -> None:
    board = Board().deck(2, "b01", "b02", "b03").under(2, "b01", known=2).under(2, "b02", "b03", known=0)
    look(board.s, RED, 2, 3)
    put_back(board.s, RED, 2, MESSAGE.index("b02"))
    assert known_under(board) == [("b01", 3), ("b03", 1)]


def test_t38_d71_a_spy_works_with_what_is_there() -> None:
    board = Board().hired(RED, "spy").deck(2, "b01", "b02").money(RED, 20).stop("messenger", "nantes")
    board.play("message 2")
    assert board.legal() == ["draw top", "draw spy"]
    board.play("draw spy")
    assert sorted(board.legal("keep")) == ["b01", "b02"]
    board.play("keep b02")
    assert board.hand(RED) == ["b02"]
    assert deck_size(board.s, 2) == 1
    assert sorted(str(values["message"]) for values in board.told("spied")) == ["b01", "b02"]


def test_d69_what_lies_under_the_deck_comes_up_in_order() -> None:
    board = Board().deck(3, "c01", "c02", "c03").under(3, "c03", "c01", known=1).money(RED, 20).hired(RED, "mayor")
    hand = []
    for _ in range(3):
        board.stop("messenger", "nantes").play("message 3").done()
        hand = board.hand(RED)
        board.turn(RED)
    assert hand == ["c02", "c03", "c01"]
