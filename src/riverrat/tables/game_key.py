"""How somebody who thinks elsewhere finds a game."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from riverrat import games
from riverrat.engine.game import Game


@dataclass(frozen=True)
class GameKey:
    """What a game is found by in another process, which loads it once."""

    name: str
    package: str
    corrections: str = ""


@cache
def game_of(key: GameKey) -> Game:
    games.REGISTER[key.name] = key.package
    return games.load(key.name, Path(key.corrections) if key.corrections else None)
