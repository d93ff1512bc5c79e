"""The player that goes by a single look, without thinking ahead: it answers at once, wherever it is asked."""

import threading
from collections.abc import Iterable
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.jobs import SEATS
from riverrat.engine.rule import pick

from .machine import learned_guide
from .player import Decision, Limit
from .workspace import sight_size

_looking = threading.Lock()  # a guide has room for one look at a time


class GlancePlayer:
    """Takes what the network likes best, or the guide written for the game where there is none; among equals chance
    decides.
    """

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        legal = game.legal(s)
        if len(legal) == 1:
            return Decision(legal[0])
        guide, sight = learned_guide(game), [0.0] * sight_size(game)
        with _looking:
            (guide.plainly or guide.look)(s, legal, len(legal), sight, [*guide.weights.values(), 0.0])
        liked = sight[SEATS : SEATS + len(legal)]
        best = [action for action, number in zip(legal, liked, strict=True) if number == max(liked)]
        return Decision(best[pick(seed, 0, len(best))])


def look_at(games: Iterable[Game]) -> None:
    """Have the guides of games loaded, so that the first look is as quick as any."""
    for game in games:
        s = game.new(game.seat_counts[0], seed=1)
        GlancePlayer().decide(game, s, game.seat(s), Limit(), 1)
