"""The one list of levels: the opponents one can choose, by name.

A new level is an entry here, and its name in the texts of each language: everybody else asks this list.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from riverrat.engine.errors import BadOption
from riverrat.engine.game import Game

from .guides import Guide, guide_for
from .machine import learned_guide
from .player import Decision, Limit, Player
from .random import RandomPlayer
from .search import SearchPlayer

VARIED = 0.015  # of a win, that an opponent gives away at most for opening another way


@dataclass(frozen=True)
class Level:
    name: str
    limit: Limit
    player: Player
    interpreted: Player  # the same where nothing is compiled (yet)
    learned: bool = False  # guided by a network, where one fits

    @property
    def seconds(self) -> float:
        """How long it thinks about one decision at most: no time at all where it does not think."""
        return self.limit.seconds if math.isfinite(self.limit.seconds) else 0.0


def _searching(name: str, limit: Limit, overlooks: float = 0.0, guides: Callable[[Game], Guide] = guide_for) -> Level:
    compiled, plain = (
        SearchPlayer(compiled=one, overlooks=overlooks, guides=guides, varied=VARIED) for one in (True, False)
    )
    return Level(name, limit, compiled, plain, learned=guides is learned_guide)


class _Playouts:
    """The player that tries choices in random games. What it counts with is loaded when somebody still plays it."""

    def __init__(self, *, compiled: bool) -> None:
        self.compiled = compiled

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        from .playouts import PlayoutsPlayer

        return PlayoutsPlayer(compiled=self.compiled).decide(game, s, seat, limit, seed)


_OFFERED = (
    _searching("novice", Limit(seconds=0.2, playouts=24, turn_seconds=2.0), overlooks=0.35),
    _searching("club", Limit(seconds=0.2, playouts=250, turn_seconds=2.0)),
    _searching("expert", Limit(seconds=0.8, playouts=300, turn_seconds=4.0), overlooks=0.2, guides=learned_guide),
    _searching("master", Limit(seconds=2.0, turn_seconds=8.0), guides=learned_guide),
    _searching("champion", Limit(seconds=10.0, turn_seconds=30.0), guides=learned_guide),
)
_OLDER = (  # no longer offered: tables that were opened with them play on
    Level("random", Limit(), RandomPlayer(), RandomPlayer()),
    Level("playouts-100", Limit(seconds=0.1), _Playouts(compiled=True), _Playouts(compiled=False)),
    Level("playouts-1000", Limit(seconds=1.0), _Playouts(compiled=True), _Playouts(compiled=False)),
)
OFFERED = tuple(level.name for level in _OFFERED)  # from the weakest to the strongest
LEVELS = {level.name: level for level in (*_OFFERED, *_OLDER)}
DEFAULT = "club"  # who plays where nobody was chosen
ADVISER = "expert"  # whose time hints take
STRONGEST = "master"  # of those that answer while one waits
LEAST = "random"  # whom a beginner among programs meets


def level(name: str) -> Level:
    if name not in LEVELS:
        raise BadOption(f"there is no opponent {name!r}; there are {', '.join((*OFFERED, LEAST))}")
    return LEVELS[name]
