"""Who plays, as one writes it wherever a player is named: a name, a file or a class, and how much it may think.

master                a level with the limit it has at the table
club:0.2s             at most 0.2 seconds a decision (also 200ms)
master:500            at most 500 simulations a decision: the same games on every machine
master:10%            a tenth of the level's own limit
search:500            a player that is no level: search, learned, playouts, network, sampled, greedy, random
network=mine.npz      a network of one's own, alone; sampled=mine.npz follows its policy by chance
learned=mine.npz:200  the same as the guide of a search with 200 simulations
mine:Best             a class or an object of one's own module, here or installed; mine:Best:500 is told a limit
"""

import hashlib
import importlib
import math
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from riverrat.engine import native
from riverrat.engine.errors import BadOption
from riverrat.engine.game import Game

from .greedy import GreedyPlayer
from .guides import Guide
from .levels import LEVELS
from .machine import learned_guide
from .network import NetworkPlayer, read_once
from .player import Limit, Player
from .playouts import PlayoutsPlayer
from .random import RandomPlayer
from .search import SearchPlayer

PLAYERS: dict[str, Player] = {
    "search": SearchPlayer(),  # guided by what was written for a game
    "learned": SearchPlayer(guides=learned_guide),  # guided by its network
    "network": NetworkPlayer(),  # alone, without looking ahead
    "sampled": NetworkPlayer(sampled=True),  # the same, drawing from its policy
    "playouts": PlayoutsPlayer(),
    "greedy": GreedyPlayer(),  # whatever brings most points at once
    "random": RandomPlayer(),
}
FROM_FILE: dict[str, Callable[[Path], Player]] = {  # those that can be given a network
    "network": NetworkPlayer,
    "sampled": lambda path: NetworkPlayer(path, sampled=True),
    "learned": lambda path: SearchPlayer(guides=lambda game: _guide(game, path)),
}
ENDLESS = (SearchPlayer, PlayoutsPlayer)  # they think for as long as they may
AT_ONCE = (NetworkPlayer, GreedyPlayer, RandomPlayer)  # they do not think
LIMIT = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|%|)")
OWN = re.compile(r"(?P<where>(?P<module>[^\W\d][\w.]*)[:.](?P<name>[^\W\d]\w*))(:(?P<limit>.+))?")


@dataclass(frozen=True)
class Entrant:
    """A player with its limit, under the name it was given."""

    name: str
    player: Player
    limit: Limit
    files: tuple[Path, ...] = ()  # the network that it was given, or its module and what that says it reads
    hash: str = ""  # of these when it was made

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

    @property
    def title(self) -> str:
        """Its name, with which file it was."""
        return titled(self.name, self.hash)


def hash_of(*files: Path) -> str:
    """Which files they are, one after the other: as what `cat FILES | sha256sum` prints begins; nothing for none."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12] if files else ""


def titled(name: str, file: str) -> str:
    """A player's name with how the hash of its file begins, if it has one."""
    return f"{name} (sha256 {file})" if file else name


def known() -> str:
    """All players one can name, as a sentence lists them."""
    names = ", ".join(dict.fromkeys([*LEVELS, *PLAYERS]))
    files = ", ".join(f"{kind}=FILE" for kind in FROM_FILE)
    return f"{names}, {files}, or one of your own as module:Class"


def entrant_now(text: str) -> Entrant:
    """The player a text names, made anew if a file of its has been written since: for whoever begins something."""
    found = entrant(text)
    if all(file.is_file() for file in found.files) and found.hash == hash_of(*found.files):
        return found
    entrant.cache_clear()
    return entrant(text)


@cache
def entrant(text: str) -> Entrant:
    """The player a text names, the same one every time. Refused with a line that lists the players there are."""
    text = text.strip()
    kind, equals, rest = text.partition("=")
    if equals:
        return _from_file(text, kind, rest)
    name, _, limit = text.partition(":")
    if name in LEVELS:
        level = LEVELS[name]
        player = level.player if native.available() else level.interpreted
        return Entrant(text, player, _limit(text, limit, level.limit) if limit else level.limit)
    if name in PLAYERS:
        return Entrant(text, PLAYERS[name], _own_limit(text, limit, PLAYERS[name]))
    if Path(text).is_file():
        raise BadOption(f"{text} is a file: a network plays as network={text}, a class as {Path(text).stem}:Class")
    if own := OWN.fullmatch(text):
        player, files = _imported(own["where"], own["module"], own["name"])
        return Entrant(text, player, _own_limit(text, own["limit"] or "", player), files, hash_of(*files))
    raise BadOption(f"there is no player {name!r}; there are {known()}")


def _own_limit(text: str, limit: str, player: Player) -> Limit:
    """The limit of a player that has none of its own."""
    if not limit and isinstance(player, ENDLESS):
        raise BadOption(f"{text} needs a limit, such as {text}:0.2s or {text}:500")
    found = _limit(text, limit, None) if limit else Limit()
    if limit and type(player) in AT_ONCE:  # somebody's own may do what it likes with it
        raise BadOption(
            f"{text} decides at once and takes no limit; a network that looks ahead is learned or learned=FILE"
        )
    return found


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


def _from_file(text: str, kind: str, rest: str) -> Entrant:
    """A network in a file, as the kind of player that is named, perhaps with a limit behind it."""
    if kind not in FROM_FILE:
        raise BadOption(f"{text}: a file is played as {' or '.join(f'{kind}=FILE' for kind in FROM_FILE)}")
    name, _, limit = rest.rpartition(":")
    path, limit = (Path(name), limit) if name and LIMIT.fullmatch(limit) else (Path(rest), "")
    if not path.is_file():
        raise BadOption(f"{kind}={path}: there is no such file")
    player = FROM_FILE[kind](path)
    return Entrant(text, player, _own_limit(text, limit, player), (path,), hash_of(path))


def _guide(game: Game, path: Path) -> Guide:
    from .network_guide import guide_of

    return guide_of(read_once(game, path))


def _imported(where: str, module: str, name: str) -> tuple[Player, tuple[Path, ...]]:
    """A player of somebody else's, the file it stands in and those it says it reads (`files`).

    The folder one is in counts as a place of modules.
    """
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        found = getattr(home := importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"{where}: {error}") from None
    read = _paths(getattr(found, "files", ()))
    if missing := [path for path in read if not path.is_file()]:
        raise BadOption(f"{where}: there is no file {missing[0]}")
    try:
        player: Player = found() if isinstance(found, type) else found
    except OSError as error:
        raise BadOption(f"{where} cannot be made: {error}") from None
    if not callable(getattr(player, "decide", None)):
        raise BadOption(f"{where} is no player: it has no method `decide`")
    return player, (*_paths(getattr(home, "__file__", None) or ()), *read)  # what is typed into a session has no file


def _paths(given: str | Path | Iterable[str | Path]) -> tuple[Path, ...]:
    """One file, or several."""
    return tuple(map(Path, [given] if isinstance(given, str | Path) else given))
