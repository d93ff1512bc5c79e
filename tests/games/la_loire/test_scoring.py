"""Points line by line, and who wins. (C13)"""

from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.scoring import points, rank, won

from .tabletop import RED, YELLOW, Board


def test_t52_the_breakdown() -> None:
    board = Board().boat(RED, 11).has_delivered(RED, "a10", "b08", "c01", "d01").holds(RED, "a11", "b01")
    board.hired(RED, "apprentice", "helper", "lover", "scout").palace(RED, "bank", "nantes").palace(
        RED, "post", "orleans"
    )
    lines = [0] * 6
    assert points(board.s, RED, lines) == 50
    assert dict(zip(GAME.score_lines, lines, strict=True)) == {
        **{"loire": 11, "delivered": 24, "undelivered": 2, "characters": 5, "types": 4, "palaces": 4}
    }


def test_c13_2_money_goods_and_buildings_are_worth_nothing() -> None:
    board = Board().money(RED, 50).goods(RED, wine=1, wood=3).building(RED, "castle", "tours", "chinon")
    assert board.points(RED) == 0


def level_game() -> Board:
    board = Board(3).boat(RED, 10).boat(YELLOW, 10).building(RED, "castle", "tours").building(YELLOW, "castle", "blois")
    board.s.over = 1
    return board


def test_t53_d82_more_buildings_break_the_tie() -> None:
    board = level_game().building(RED, "farm", "chinon", "saumur").building(RED, "monastery", "luynes")
    board.building(YELLOW, "farm", "usse", "amboise")
    assert [won(board.s, seat) for seat in range(3)] == [1, 0, 0]


def test_c13_3_castles_come_first_and_palaces_count_as_buildings() -> None:
    board = level_game().building(YELLOW, "castle", "usse").building(RED, "farm", "chinon", "saumur", "luynes")
    assert [won(board.s, seat) for seat in range(3)] == [0, 1, 0]
    palaces = level_game().boat(RED, 8).palace(RED, "bank", "nantes")
    assert rank(palaces.s, RED) > rank(palaces.s, YELLOW)


def test_d81_a_shared_win() -> None:
    assert [won(level_game().s, seat) for seat in range(3)] == [1, 1, 0]


def test_d82_castles_are_equal_in_the_second_tie_break() -> None:
    """A castle counts as one building there, like any other."""
    board = level_game().building(RED, "farm", "chinon")
    assert rank(board.s, RED) == rank(board.s, YELLOW) + 1
