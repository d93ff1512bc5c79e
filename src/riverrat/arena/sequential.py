"""When a match may stop: a test that may be looked at after every deal and still errs at most one time in twenty.

Somebody who doubts a claim ("its share of wins is above 65 %") starts with one coin and bets, deal by deal, on what
comes next, at odds that are fair if the doubt is right. While it is right, money does not grow in the mean, and it ever
reaches 20 coins with a chance of at most 1 in 20 (Ville's inequality). So 20 coins settle the claim. Nothing is assumed
about the results but that they lie between 0 and 1: not their distribution, nor how many there will be. How much to
stake follows from the deals before (the bets known as aGRAPA: Waudby-Smith and Ramdas, "Estimating means of bounded
random variables by betting", 2024). The same bets against every possible share give an interval that is right at any
time; it is wider than one for a number of games fixed beforehand, which is the price of stopping early.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from riverrat.engine.errors import BadOption

from .intervals import Interval

ERROR = 0.05
STAKE = 0.75  # of what could be staked without ever losing everything
GRID = np.linspace(0.0005, 0.9995, 1000)  # shares the interval is made of
HOLDS, FAILS, OPEN = "holds", "fails", "open"


@dataclass(frozen=True)
class Claim:
    """The first player's share of wins is above `share`, to be settled within these numbers of games."""

    share: float
    at_least: int = 60
    at_most: int = 400

    def __post_init__(self) -> None:
        if not 0 < self.share < 1:
            raise BadOption(f"a claim is a share of wins between 0 and 1, such as 0.65, not {self.share}")
        if not 0 <= self.at_least <= self.at_most:
            raise BadOption(f"at least {self.at_least} and at most {self.at_most} games leave none to play")


@dataclass(frozen=True)
class Verdict:
    word: str  # HOLDS, FAILS or OPEN
    deals: int  # after which it was settled; all there are while it is open
    interval: Interval  # of the share, right at any time


def verdict(claim: Claim, results: Sequence[float], per_deal: int) -> Verdict:
    """What the results of the deals, in order, say about a claim."""
    word, deals = settled(claim, results, per_deal)
    return Verdict(word, deals, anytime_interval(results[:deals]))


def settled(claim: Claim, results: Sequence[float], per_deal: int) -> tuple[str, int]:
    """Whether the claim is settled, and after how many deals; those that came later do not count."""
    above, below = wealth(results, np.array([claim.share]))
    for deal in range(1, len(results) + 1):
        if deal * per_deal < claim.at_least:
            continue
        word = HOLDS if above[deal - 1, 0] >= 1 / ERROR else FAILS if below[deal - 1, 0] >= 1 / ERROR else OPEN
        if word != OPEN or deal * per_deal >= claim.at_most:
            return word, deal
    return OPEN, len(results)


def anytime_interval(results: Sequence[float]) -> Interval:
    """95 % interval of the mean, right whenever one looks."""
    if not results:
        return 0.0, 1.0
    above, below = wealth(results, GRID)
    kept = GRID[np.maximum(above[-1], below[-1]) < 2 / ERROR]
    if not len(kept):
        middle = float(np.mean(results))
        return middle, middle
    step = float(GRID[1] - GRID[0])
    return max(0.0, float(kept[0]) - step), min(1.0, float(kept[-1]) + step)


Floats = npt.NDArray[np.float64]


def wealth(results: Sequence[float], means: Floats) -> tuple[Floats, Floats]:
    """Coins after each deal (rows) of those who bet that the mean is above each of `means`, and that it is below."""
    above, below = np.ones(len(means)), np.ones(len(means))
    rows: tuple[list[Floats], list[Floats]] = ([], [])
    total, squares, count = 0.5, 0.25, 1.0  # as if half a win had been seen, with a quarter of spread
    for result in results:
        middle = total / count
        spread = squares / count
        edge = middle - means
        stake = edge / (spread + edge * edge)
        above = above * (1 + np.clip(stake, 0, STAKE / means) * (result - means))
        below = below * (1 + np.clip(stake, -STAKE / (1 - means), 0) * (result - means))
        rows[0].append(above)
        rows[1].append(below)
        total += result
        count += 1
        squares += (result - total / count) ** 2
    shape = (len(results), len(means))
    return np.array(rows[0]).reshape(shape), np.array(rows[1]).reshape(shape)
