"""Players named in tests by their place, most of which misbehave: workers import them as anybody's own players."""

import os
import signal
from pathlib import Path
from typing import Any

from riverrat.engine.game import Game
from riverrat.players.player import Decision, Limit
from riverrat.players.random import RandomPlayer

BROKEN = "RIVERRAT_TEST_BROKEN"  # names a file: the next game begun while it is not there kills its worker


class Fragile(RandomPlayer):
    """Takes its worker down, once."""

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        mark = Path(os.environ[BROKEN])
        if limit.playouts > 1 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(game, s, seat, limit, seed)


class Deadly(RandomPlayer):
    """Takes every worker down as soon as it is to play in earnest."""

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        if limit.playouts > 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(game, s, seat, limit, seed)


class Cheat(RandomPlayer):
    """Answers what nobody may."""

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        return Decision(game.actions.size - 1 if limit.playouts > 1 else game.legal(s)[0])


class Prying(RandomPlayer):
    """Writes down what it is told."""

    told: list[tuple[Any, int, Limit, int]]

    def __init__(self) -> None:
        self.told = []

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        self.told.append((s.clone(), seat, limit, seed))
        return super().decide(game, s, seat, limit, seed)


class Talker:
    """Answers in words."""

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> str:
        return game.actions.text(game.legal(s)[0])


class First:
    """Answers with a number alone."""

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> int:
        return game.legal(s)[0]


PRYING = Prying()
NOBODY = 7
