"""Ratings of the players of a match (openskill, Plackett-Luce), with intervals from resampled deals.

A rating says who is better by how much when more than two have met; for two players the share of wins says it all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from riverrat.engine.errors import RiverratError

from .intervals import Interval, between
from .playing import Played

GAMES = 6000  # rated at most when resampling: rating is slow


@dataclass(frozen=True)
class Rating:
    rating: float
    spread: float  # as the model itself sees it
    interval: Interval


def ratings(deals: Sequence[Sequence[Played]], players: int, seed: int = 1) -> list[Rating]:
    """One rating for each player, from all its games in order."""
    model = _model()
    found = _rated(model, deals, players)
    chance = np.random.default_rng(seed)
    games = sum(map(len, deals))
    samples: list[list[float]] = []
    for _ in range(max(20, min(200, GAMES // max(1, games)))):
        drawn = [deals[at] for at in chance.integers(0, len(deals), len(deals))]
        samples.append([one.mu for one in _rated(model, drawn, players)])
    return [Rating(one.mu, one.sigma, between([sample[at] for sample in samples])) for at, one in enumerate(found)]


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise RiverratError("ratings need openskill: pip install 'riverrat[arena]'") from None
    return PlackettLuce()


def _rated(model: Any, deals: Sequence[Sequence[Played]], players: int) -> list[Any]:
    """Everybody starts equal; a player on several seats of a table takes the mean of what happened to it there."""
    now = [model.rating() for _ in range(players)]
    for deal in deals:
        for game in deal:
            if len(set(game.seating)) == 1:
                continue
            after = model.rate([[now[player]] for player in game.seating], ranks=game.places)
            for player in set(game.seating):
                own = [after[seat][0] for seat, who in enumerate(game.seating) if who == player]
                middle = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
                now[player] = model.rating(mu=middle[0], sigma=middle[1])
    return now
