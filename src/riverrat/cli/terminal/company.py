"""Who else thinks at the table: the opponents, and whoever gives hints.

Where their rules are not compiled yet another process does that, and meanwhile they think interpreted.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from riverrat.engine import native
from riverrat.engine.game import Game
from riverrat.players.analysis import Analysis, Analyst
from riverrat.players.entrants import Entrant
from riverrat.players.guides import guide_for
from riverrat.players.levels import ADVISER, LEVELS
from riverrat.players.player import Limit, Player, asked
from riverrat.players.playouts import PlayoutsPlayer
from riverrat.players.search import SearchPlayer
from riverrat.players.workspace import look_kept

MEANWHILE = 1.0  # seconds of an interpreted thought at most: simulations are few then
HINTS = 800  # simulations of a hint at most


class Company:
    """The opponents by seat."""

    def __init__(self, game: Game, opponents: Mapping[int, Entrant], data: Path | None) -> None:
        self.game, self.opponents = game, opponents
        thinks = any(isinstance(one.player, SearchPlayer | PlayoutsPlayer) for one in opponents.values())
        self.compiler = _compiler(game, data) if thinks and native.available() and not _kept(game, opponents) else None

    @property
    def compiling(self) -> bool:
        """Whether the other process still works."""
        return self.compiler is not None and self.compiler.poll() is None

    def decide(self, s: Any, seat: int, seed: int) -> int:
        one = self.opponents[seat]
        player, limit = one.player, one.limit
        if self.compiling:
            player, limit = interpreted(player), replace(limit, seconds=min(limit.seconds, MEANWHILE))
        return asked(player, self.game, self.game.imagine(s, seat, seed), seat, limit, seed).action

    def advise(self, s: Any, seat: int, seed: int) -> Analysis:
        """The best moves of a seat, with reasons."""
        analyst = Analyst(compiled=native.available() and not self.compiling)
        limit = Limit(seconds=LEVELS[ADVISER].limit.seconds, playouts=HINTS)
        return analyst.analyse(self.game, self.game.imagine(s, seat, seed), limit, seed)

    def leave(self) -> None:
        """Nobody thinks any more."""
        if self.compiler is not None and self.compiling:
            _end(self.compiler)


def interpreted(player: Player) -> Player:
    """The same player where nothing is compiled."""
    if isinstance(player, SearchPlayer):
        return SearchPlayer(compiled=False, guide=player.guide, guides=player.guides, overlooks=player.overlooks)
    return PlayoutsPlayer(compiled=False) if isinstance(player, PlayoutsPlayer) else player


def _kept(game: Game, opponents: Mapping[int, Entrant]) -> bool:
    """Whether an earlier run has compiled what they think with."""
    searching = [one.player for one in opponents.values() if isinstance(one.player, SearchPlayer)]
    return all(look_kept(game, guide) for guide in [guide_for(game), *(one.guides(game) for one in searching)])


def _compiler(game: Game, data: Path | None) -> subprocess.Popen[bytes]:
    corrected = [] if data is None else ["--data", str(data)]
    command = [sys.executable, "-m", "riverrat", "compile", game.name, *corrected]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def _end(compiler: subprocess.Popen[bytes]) -> None:
    """End it and what it has started in turn, where a system has groups of processes."""
    if os.name == "posix":
        os.killpg(compiler.pid, signal.SIGTERM)
    else:
        compiler.terminate()
    compiler.wait()
