"""What is worth points, and who wins: C6, C7."""

from tests.toy import GAME

from .tabletop import ANNA, BRUNO, Tabletop


def test_c6_cheese_and_rats_that_are_home_count() -> None:
    table = Tabletop().rats(ANNA, 9, 3)
    table.s.cheese[ANNA] = 7
    assert table.lines(ANNA) == {"cheese": 7, "home": 2}


def test_c7_among_equals_more_rats_home_win() -> None:
    table = Tabletop().rats(ANNA, 9, 3).rats(BRUNO, 3, 3)
    table.s.cheese[ANNA], table.s.cheese[BRUNO] = 1, 3
    table.s.over = 1
    assert [score.points for score in GAME.scores(table.s)] == [3, 3]
    assert [score.won for score in GAME.scores(table.s)] == [True, False]
