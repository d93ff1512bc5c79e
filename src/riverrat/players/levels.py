"""The opponents one can choose, by name."""

from __future__ import annotations

from dataclasses import dataclass

from riverrat.engine.errors import BadOption

from .player import Limit, Player
from .playouts import PlayoutsPlayer
from .random import RandomPlayer


@dataclass(frozen=True)
class Level:
    name: str
    limit: Limit
    player: Player
    interpreted: Player  # the same where nothing is compiled (yet)


LEVELS = {
    level.name: level
    for level in (
        Level("random", Limit(), RandomPlayer(), RandomPlayer()),
        Level("playouts-100", Limit(seconds=0.1), PlayoutsPlayer(), PlayoutsPlayer(compiled=False)),
        Level("playouts-1000", Limit(seconds=1.0), PlayoutsPlayer(), PlayoutsPlayer(compiled=False)),
    )
}
DEFAULT = "playouts-100"  # who plays where nobody was chosen
ADVISER = "playouts-1000"  # who gives hints


def level(name: str) -> Level:
    if name not in LEVELS:
        raise BadOption(f"there is no opponent {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]
