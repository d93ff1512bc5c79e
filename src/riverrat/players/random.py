"""The player that takes any choice."""

from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.rule import pick

from .player import Decision, Limit


class RandomPlayer:
    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        legal = game.legal(s)
        return Decision(legal[pick(seed, 0, len(legal))])
