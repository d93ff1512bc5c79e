"""The player that takes whatever brings most points at once: it looks one choice ahead and no further."""

from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.rule import pick

from .player import Decision, Limit


class GreedyPlayer:
    """Plays each choice on a copy of the table up to the next decision and counts its own points there.

    Among equals chance decides, or it would always ask for the first thing on the list.
    """

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        legal = game.legal(s)
        if len(legal) == 1:
            return Decision(legal[0])
        worth = [self._points(game, s.clone(), seat, action) for action in legal]
        best = [action for action, points in zip(legal, worth, strict=True) if points == max(worth)]
        return Decision(best[pick(seed, 0, len(best))])

    def _points(self, game: Game, s: Any, seat: int, action: int) -> int:
        game.play_rule(s, action, None)
        game.advance_rule(s, game.buffer(), None)
        points: int = game.points_rule(s, seat, [0] * len(game.score_lines))
        return points
