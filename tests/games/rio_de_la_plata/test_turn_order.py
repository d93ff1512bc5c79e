"""The new turn order, by bids. (C3)"""

from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import K, Town


def test_r10_bids() -> None:
    """R10: white, black, red, green; red and green bid one each."""
    white, black, red, green = 0, 1, 2, 3
    t = Town(4, order=(white, black, red, green)).area(red, "turn-order", 1).area(green, "turn-order", 1)
    t.run(words.YEAR_END_STEP)
    assert t.s.order[:4] == [green, red, white, black]
    assert t.s.supply[:4] == [9, 9, 9, 9]


def test_t58_and_d56_equal_bids_turn_round() -> None:
    t = Town(4).area(0, "turn-order", 2).area(1, "turn-order", 2).area(2, "turn-order", 1)
    t.run(words.YEAR_END_STEP)
    assert t.s.order[:4] == [1, 0, 2, 3]


def test_r12_a_feather() -> None:
    t = Town().year(1581).markers(2, 1)
    t.run(words.YEAR_END_STEP)
    assert t.s.marker == [3, 1]
    assert t.s.year == 2


def test_bids_beyond_one_round_of_players() -> None:
    t = Town(4).area(K, "turn-order", 5)
    t.run(words.YEAR_END_STEP)
    assert t.s.order[:4] == [3, 0, 1, 2]
