"""A scalar product adds in an order that is laid down."""

from typing import Any

import numpy as np

from riverrat.engine.entry import numba
from riverrat.players.vectors import LANES, dot

from ..conftest import needs_numba

pytestmark = needs_numba


def by_hand(a: np.ndarray[tuple[int], np.dtype[np.float32]], b: np.ndarray[tuple[int], np.dtype[np.float32]]) -> float:
    """Sixteen sums side by side, their halves added until there is one, then what is left over."""
    whole = len(b) // LANES * LANES
    sums = np.zeros(LANES, np.float32)
    for at in range(0, whole, LANES):
        sums += a[at : at + LANES] * b[at : at + LANES]
    while len(sums) > 1:
        half = len(sums) // 2
        sums = sums[:half] + sums[half:]
    total = sums[0]
    for at in range(whole, len(b)):
        total += a[at] * b[at]
    return float(total)


def test_the_order_is_laid_down() -> None:
    @numba.njit  # type: ignore[untyped-decorator]  # numba's
    def product(a: Any, b: Any) -> Any:
        return dot(a, b)

    chance = np.random.default_rng(1)
    for size in (0, 1, 15, 16, 17, 64, 192, 250):
        a, b = chance.normal(size=(2, size)).astype(np.float32)
        assert product(a, b) == by_hand(a, b)
    big = np.array([2.0**24, *[1.0] * 15, -(2.0**24), *[1.0] * 15], np.float32)
    assert product(big, np.ones(32, np.float32)) == 30.0  # one after the other: 15.0
