"""Who plays, as one writes it: a level or a player, and how much it may think.

master            a level with the limit it has at the table
club:0.2s         at most 0.2 seconds a decision (also 200ms)
master:500        at most 500 simulations a decision: the same games on every machine
master:10%        a tenth of the level's own limit
playouts:8000     a player that is no level
network=mine.npz  a network of one's own, alone; sampled=mine.npz follows its policy by chance
mine.search.BEST:500    a `Player` from a package of one's own
"""

from __future__ import annotations

import importlib
import math
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from riverrat.engine import native
from riverrat.engine.errors import BadOption
from riverrat.players.greedy import GreedyPlayer
from riverrat.players.levels import LEVELS
from riverrat.players.machine import learned_guide
from riverrat.players.network import NetworkPlayer
from riverrat.players.player import Limit, Player
from riverrat.players.playouts import PlayoutsPlayer
from riverrat.players.random import RandomPlayer
from riverrat.players.search import SearchPlayer

PLAYERS: dict[str, Player] = {
    "search": SearchPlayer(),  # guided by what was written for a game
    "learned": SearchPlayer(guides=learned_guide),  # guided by its network
    "network": NetworkPlayer(),  # alone, without looking ahead
    "sampled": NetworkPlayer(sampled=True),  # the same, drawing from its policy
    "playouts": PlayoutsPlayer(),
    "greedy": GreedyPlayer(),  # whatever brings most points at once
    "random": RandomPlayer(),
}
UNLIMITED = (RandomPlayer, GreedyPlayer, NetworkPlayer)
LIMIT = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|%|)")


@dataclass(frozen=True)
class Entrant:
    """A player with its limit, under the name it was given."""

    name: str
    player: Player
    limit: Limit
    file: Path | None = None  # the network it was given

    @property
    def repeatable(self) -> bool:
        """Whether it would play the same again: time decides nothing."""
        return math.isinf(self.limit.seconds)

    @property
    def learned(self) -> bool:
        """Whether it asks the network that comes with the game, where there is one."""
        return getattr(self.player, "guides", None) is learned_guide or (
            isinstance(self.player, NetworkPlayer) and self.player.path is None
        )


@cache
def entrant(text: str) -> Entrant:
    """The player a text names. Refused with a line that lists the players there are."""
    name, equals, file = text.strip().partition("=")
    if equals:
        return Entrant(text.strip(), _from_file(name, Path(file)), Limit(), Path(file))
    name, _, limit = text.strip().partition(":")
    if name in LEVELS:
        level = LEVELS[name]
        player = level.player if native.available() else level.interpreted
        return Entrant(text.strip(), player, _limit(text, limit, level.limit) if limit else level.limit)
    if name in PLAYERS:
        player = PLAYERS[name]
    elif "." in name:
        player = _imported(name)
    else:
        known = ", ".join(dict.fromkeys([*LEVELS, *PLAYERS]))
        raise BadOption(f"there is no player {name!r}; there are {known}, or one of your own as package.module.NAME")
    if not limit and not isinstance(player, UNLIMITED):
        raise BadOption(f"{text} needs a limit, such as {name}:0.2s or {name}:500")
    return Entrant(text.strip(), player, _limit(text, limit, None) if limit else Limit())


def _limit(text: str, limit: str, own: Limit | None) -> Limit:
    found = LIMIT.fullmatch(limit)
    if found is None or float(found["number"]) <= 0 or (found["unit"] == "" and "." in found["number"]):
        raise BadOption(
            f"{text}: a limit is a number of simulations (500), seconds (0.2s, 200ms) or a share of a level's own (10%)"
        )
    number = float(found["number"])
    if found["unit"] == "%":
        if own is None or (math.isinf(own.seconds) and own.playouts == Limit().playouts):
            raise BadOption(f"{text}: only a level that has a limit of its own can be given a share of it")
        part = number / 100
        playouts = own.playouts if own.playouts == Limit().playouts else max(1, round(own.playouts * part))
        return Limit(seconds=own.seconds * part, playouts=playouts, turn_seconds=own.turn_seconds * part)
    if found["unit"]:
        return Limit(seconds=number / (1000 if found["unit"] == "ms" else 1))
    return Limit(playouts=int(number))


def _from_file(name: str, path: Path) -> Player:
    """A network in a file, as the kind of player that is named."""
    kinds = {"network": False, "sampled": True}
    if name not in kinds:
        raise BadOption(f"{name}={path}: a file is played as {' or '.join(f'{kind}=FILE' for kind in kinds)}")
    if not path.is_file():
        raise BadOption(f"{name}={path}: there is no such file")
    return NetworkPlayer(path, sampled=kinds[name])


def _imported(path: str) -> Player:
    """A player of somebody else's."""
    module, _, name = path.rpartition(".")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"{path}: {error}") from None
    player: Player = found() if isinstance(found, type) else found
    if not callable(getattr(player, "decide", None)):
        raise BadOption(f"{path} is no player: it has no method `decide`")
    return player
