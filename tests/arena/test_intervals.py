"""How sure a number is, against values known from elsewhere."""

import math

import pytest

from riverrat.arena.intervals import mean_interval, wilson


def test_wilsons_interval() -> None:
    """81 of 263: 0.2553 to 0.3662, the example of Newcombe (1998)."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_deals_are_resampled_whole() -> None:
    low, high = mean_interval([0.0, 10.0] * 50, [1.0] * 100)
    assert low == pytest.approx(5 - 1.96 * 0.5, abs=0.2)  # the deviation of the mean is 5 / sqrt(100)
    assert high == pytest.approx(5 + 1.96 * 0.5, abs=0.2)
    assert mean_interval([6.0] * 10, [2.0] * 10) == pytest.approx((3.0, 3.0))
    assert all(map(math.isnan, mean_interval([], [])))
