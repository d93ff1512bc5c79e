"""How sure a number is: Wilson's interval for a share, resampled deals for everything else."""

import math
from collections.abc import Sequence

import numpy as np

Interval = tuple[float, float]
Z = 1.959964  # 95 % of a normal distribution lie within this many deviations
SAMPLES = 1000


def wilson(won: float, games: int) -> Interval:
    """95 % interval of a share. Wins may be shared, which only makes it wider than it need be."""
    if games == 0:
        return 0.0, 1.0
    share, extra = won / games, Z * Z / games
    middle = (share + extra / 2) / (1 + extra)
    reach = Z * math.sqrt(share * (1 - share) / games + extra / (4 * games)) / (1 + extra)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(totals: Sequence[float], counts: Sequence[float], samples: int = SAMPLES, seed: int = 1) -> Interval:
    """95 % interval of a mean, from the total and the count of each deal: taken again from deals drawn at random.

    Games of one deal are drawn together, because they share their luck.
    """
    deals = len(totals)
    if deals == 0:
        return math.nan, math.nan
    above, below = np.asarray(totals, float), np.asarray(counts, float)
    drawn = np.random.default_rng(seed).integers(0, deals, (samples, deals))
    return between((above[drawn].sum(axis=1) / np.maximum(below[drawn].sum(axis=1), 1e-12)).tolist())


def between(values: Sequence[float]) -> Interval:
    low, high = np.percentile(np.asarray(values, float), [2.5, 97.5])
    return float(low), float(high)
