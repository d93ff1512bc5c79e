"""Ratings of the players of a match."""

import pytest

from riverrat.arena.playing import Played
from riverrat.arena.ratings import ratings


def table(number: int, seating: list[int], places: list[int]) -> Played:
    share = [float(place == 1) for place in places]
    return Played(number, number, seating, places, [], share, places, [], 0, "", [], "", [])


def test_who_wins_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    deals = [[table(n, [0, 1, 2], [1, 2, 3]), table(n, [2, 1, 0], [3, 2, 1])] for n in range(15)]
    first, second, third = ratings(deals, 3)
    assert first.rating > second.rating > third.rating
    assert first.interval[0] > second.interval[1]
    assert second.rating == pytest.approx(25, abs=1.5)  # always in the middle: where everybody starts
    assert first.interval[0] <= first.rating <= first.interval[1]


def test_a_player_on_two_seats_is_one_player() -> None:
    pytest.importorskip("openskill")
    deals = [[table(n, [0, 1, 1], [1, 2, 2]), table(n, [1, 1, 1], [1, 2, 3])] for n in range(10)]
    first, second = ratings(deals, 2)
    assert first.rating > 25 > second.rating
