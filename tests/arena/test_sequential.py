"""The sequential test, against values worked out by hand or known by construction."""

import numpy as np
import pytest

from riverrat.arena.sequential import FAILS, HOLDS, OPEN, Claim, anytime_interval, verdict, wealth
from riverrat.engine.errors import BadOption


def test_a_bet_by_hand() -> None:
    """Against 0.4, after half a win seen: edge 0.1, stake 0.1 / (0.25 + 0.01) = 0.3846; a win multiplies by 1.2308."""
    above, below = wealth([1.0, 0.0], np.array([0.4]))
    assert above[0, 0] == pytest.approx(1 + 0.1 / 0.26 * 0.6)
    assert below[0, 0] == 1.0
    # then 1.5 wins of 2: the mean 0.75, the spread (0.25 + (1 - 0.75)**2) / 2 = 0.15625, the edge 0.35
    assert above[1, 0] == pytest.approx(above[0, 0] * (1 - 0.35 / (0.15625 + 0.1225) * 0.4))


def test_a_clear_claim_holds_or_fails_as_soon_as_it_may() -> None:
    assert verdict(Claim(0.65, at_least=60), [1.0] * 100, 2).word == HOLDS
    assert verdict(Claim(0.65, at_least=60), [1.0] * 100, 2).deals == 30
    assert verdict(Claim(0.65, at_least=60), [0.0] * 100, 2).word == FAILS
    even = verdict(Claim(0.5, at_least=60, at_most=80), [1.0, 0.0] * 50, 2)
    assert (even.word, even.deals) == (OPEN, 40)
    assert verdict(Claim(0.65), [], 2) == verdict(Claim(0.2), [], 2)


def test_the_test_errs_rarely_and_the_interval_holds_at_any_time() -> None:
    """True share 0.65: more than 1 in 20 wrong verdicts each way, or intervals that miss, would be a mistake."""
    chance = np.random.default_rng(5)
    words, covered = [], 0
    for _ in range(100):
        results = [float(x) for x in chance.binomial(2, 0.65, 100) / 2]
        words.append(verdict(Claim(0.65, at_least=4, at_most=200), results, 2).word)
        covered += all(low <= 0.65 <= high for low, high in (anytime_interval(results[:n]) for n in (5, 30, 100)))
    assert words.count(HOLDS) <= 10
    assert words.count(FAILS) <= 10
    assert covered >= 90


def test_a_true_claim_is_shown_within_400_games() -> None:
    chance = np.random.default_rng(6)
    found = [verdict(Claim(0.65), [float(x) for x in chance.binomial(2, 0.8, 200) / 2], 2) for _ in range(30)]
    assert {one.word for one in found} == {HOLDS}
    assert float(np.mean([one.deals for one in found])) < 75


@pytest.mark.parametrize(("share", "least", "most"), [(0.0, 1, 2), (1.0, 1, 2), (65, 1, 2), (0.5, 3, 2), (0.5, -1, 2)])
def test_claims_that_make_no_sense(share: float, least: int, most: int) -> None:
    with pytest.raises(BadOption):
        Claim(share, least, most)
