"""The one list of levels: the opponents one can choose, by name.

A new level is an entry here, and its name in the texts of each language: everybody else asks this list. A house may
offer players of its own beside them (`riverrat serve --opponent`); their names are how they were written.
"""

import math
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from riverrat.engine.errors import BadOption
from riverrat.engine.game import Game

from .guides import Guide, guide_for
from .machine import learned_guide
from .player import Decision, Limit, Player
from .random import RandomPlayer
from .search import VARIED, SearchPlayer

OWN = "RIVERRAT_OPPONENTS"  # players of its own that a house offers, a line each: workers read it too
OWN_SECONDS = 10.0  # that such a player may take for a decision where it was given no time


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
    _searching("expert", Limit(seconds=0.8, playouts=300, turn_seconds=4.0), overlooks=0.34, guides=learned_guide),
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
    found = LEVELS.get(name) or own().get(name)
    if found is None:
        raise BadOption(f"there is no opponent {name!r}; there are {', '.join((*OFFERED, *own(), LEAST))}")
    return found


def seconds(name: str) -> float:
    """How long an opponent thinks about one decision at most; one that is no longer known does not think."""
    known = name in LEVELS or name in own()
    return level(name).seconds if known else 0.0


def offer(texts: Iterable[str]) -> None:
    """Offer players of one's own in this process and those it starts. Refused where one of them is no player."""
    os.environ[OWN] = "\n".join(texts)
    own.cache_clear()
    own()


@cache
def own() -> dict[str, Level]:
    """The players of its own that this house offers, by how they are written; files without their folders."""
    texts = os.environ.get(OWN, "").splitlines()
    if not texts:
        return {}
    from .entrants import entrant  # which knows the levels

    found: dict[str, Level] = {}
    for text in texts:
        one = entrant(text)
        name = text
        for file in one.files:
            name = name.replace(str(file), file.name)
        if name in LEVELS or name in found:
            raise BadOption(f"there are two opponents {name!r}: only one of them can be offered")
        limit = replace(one.limit, seconds=min(one.limit.seconds, OWN_SECONDS))
        found[name] = Level(name, limit, one.player, one.player)
    return found
