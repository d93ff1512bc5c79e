"""What is to be played: a game, the players, and how each game of the match follows from its number.

A *deal* is a seed: the same chance for everybody. Each deal is played once with every player on every seat (all
rotations of the seating), so that neither the seat nor the luck of the deal favours anybody. Games are numbered deal by
deal; game number, players and seed alone decide what happens in a game, whichever machine plays it.
"""

import hashlib
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from itertools import combinations
from pathlib import Path
from typing import Any, Self

from riverrat import games, players
from riverrat.engine.entry import sources_hash
from riverrat.engine.errors import BadOption, RiverratError
from riverrat.engine.game import Game
from riverrat.engine.record import write_safely
from riverrat.players.entrants import Entrant, entrant, entrant_now, titled
from riverrat.players.network import NETWORKS

SHOWING = ("view.py", "view_types.py", "show.py", "names.py", "tuning.py")  # of a game: they decide nothing
PLAYERS = Path(str(players.__file__)).parent
TELLING = "analysis.py"  # of the players: it says what a search thinks


@dataclass(frozen=True)
class Job:
    """A match, whole: what a worker needs to know, and what a result file says about itself in its first line."""

    game: str
    package: str
    rules: int
    data: str  # the hash of the box
    seats: int
    options: dict[str, str]
    players: list[str]  # each once; `lineups` says who meets whom
    lineups: list[list[int]]
    seed: int
    code: str  # a fingerprint of rules and players: results of different players do not mix
    corrections: str = ""  # an owner's corrections to the box, as text
    files: dict[str, str] = field(default_factory=dict)  # of players that were given one: how its hash begins
    date: str = field(default="", compare=False)

    @property
    def seatings(self) -> list[list[int]]:
        """The games of one deal: who sits where."""
        found: list[list[int]] = []
        for lineup in self.lineups:
            turned = [lineup[at:] + lineup[:at] for at in range(self.seats)]
            found += [list(seating) for seating in dict.fromkeys(map(tuple, turned))]
        return found

    @property
    def per_deal(self) -> int:
        return len(self.seatings)

    def seating(self, number: int) -> list[int]:
        return self.seatings[number % self.per_deal]

    def deal(self, number: int) -> int:
        return number // self.per_deal

    def table_seed(self, number: int) -> int:
        """The chance of a game: the same for all games of its deal."""
        return self._draw(128, "deal", self.deal(number))

    def decision_seed(self, number: int, ply: int) -> int:
        """The chance of a player at one decision."""
        return self._draw(62, "decision", number, ply)

    def _draw(self, bits: int, *words: object) -> int:
        digest = hashlib.sha256(" ".join(map(str, (self.seed, *words))).encode()).digest()
        return int.from_bytes(digest[:16]) >> (128 - bits)

    @property
    def entrants(self) -> list[Entrant]:
        return [entrant(name) for name in self.players]

    def title(self, player: int) -> str:
        """A player's name, with which file it was."""
        name = self.players[player]
        return titled(name, self.files.get(name, ""))

    def load(self) -> Game:
        """The game, wherever this runs."""
        games.REGISTER.setdefault(self.game, self.package)
        if self.corrections:
            path = Path(tempfile.gettempdir()) / f"riverrat-{_digest(self.corrections)}.toml"
            write_safely(path, self.corrections)
            game = games.load(self.game, path)
        else:
            game = games.find(self.game, self.data)
        if (game.version, game.box.hash) != (self.rules, self.data):
            raise RiverratError(f"{self.game} here is not the {self.game} of this match: other rules or another box")
        return game

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        return cls(**{one.name: value[one.name] for one in fields(cls) if one.name in value})

    def difference(self, other: "Job") -> str:
        """The first thing in which two jobs differ, in words; nothing when they are the same."""
        for one in fields(self):
            mine, its = getattr(self, one.name), getattr(other, one.name)
            if one.compare and mine != its:
                return f"its {WORDS.get(one.name, one.name)}: {_short(its)}, not {_short(mine)}"
        return ""


WORDS = {
    "code": "version of rules and players",
    "data": "box",
    "rules": "version of the rules",
    "package": "package of the game",
}


def job(
    name: str,
    entered: Sequence[str],
    *,
    seats: int | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    corrections: Path | None = None,
    date: str = "",
) -> Job:
    """A match as a command line asks for it; whatever does not exist is refused here."""
    game = games.load(name, corrections)
    agreed = {**(game.mode(mode).options if mode else {}), **(options or {})}
    names = [text.strip() for text in entered if text.strip()]
    if not names:
        raise BadOption("a match needs players, such as --players club,random")
    given = {text: entrant_now(text).hash for text in names}
    count = seats or _seats(game, mode, len(names))
    game.blank(count, agreed)  # refuses a wrong number of seats or a wrong option
    if mode and count not in game.mode(mode).seats:
        counts = ", ".join(map(str, game.mode(mode).seats))
        raise BadOption(f"mode {mode} of {name} has {counts} seats, not {count}")
    once = list(dict.fromkeys(names))
    return Job(
        game=name,
        package=games.REGISTER[name],
        rules=game.version,
        data=game.box.hash,
        seats=count,
        options=dict(sorted(agreed.items())),
        players=once,
        lineups=_lineups([once.index(text) for text in names], count),
        seed=seed,
        code=fingerprint(game, names),
        corrections=_own(name, game, corrections),
        files={text: file for text, file in given.items() if file},
        date=date,
    )


def _own(name: str, game: Game, corrections: Path | None) -> str:
    """What has to travel with a match: the text of corrections, unless that is a box which the game had before."""
    if corrections is None or games.earlier_box(name, game.box.hash):
        return ""
    return corrections.read_text(encoding="utf-8")


def options_of(texts: Sequence[str]) -> dict[str, str]:
    """Options as a command line gives them: name=value."""
    for text in texts:
        if "=" not in text:
            raise BadOption(f"an option is written name=value, not {text!r}")
    return {text.partition("=")[0]: text.partition("=")[2] for text in texts}


def _seats(game: Game, mode: str | None, players: int) -> int:
    """Without a word about seats: as many as players, if the game can be played so."""
    counts = game.mode(mode).seats if mode else game.seat_counts
    several = [count for count in counts if count > 1]
    return players if players in several else (several or list(counts))[0]


def _lineups(entered: list[int], seats: int) -> list[list[int]]:
    """Who meets whom: those listed at one table; one alone against itself; more than seats in all combinations."""
    if len(entered) == seats:
        return [entered]
    if len(entered) == 1:
        return [entered * seats]
    if len(entered) < seats:
        raise BadOption(f"{seats} seats and {len(entered)} players: name a player for each seat, or one for all")
    return [list(lineup) for lineup in combinations(sorted(set(entered)), seats)]


def fingerprint(game: Game, players: Sequence[str] = ()) -> str:
    """Of everything that decides how games go: the engine's, the game's and the players' sources, networks and box."""
    network = NETWORKS / f"{game.name}.npz"
    rules = [path for path in sorted(game.folder.rglob("*.py")) if path.name not in SHOWING]
    thinking = [path for path in sorted(PLAYERS.rglob("*.py")) if _thinks(path, game)]
    given = [file for name in players for file in entrant_now(name).files]
    sources = [*rules, *thinking, *([network] if network.exists() else []), *given]
    return sources_hash(*sources, salt=game.box.hash)[:12]


def _thinks(path: Path, game: Game) -> bool:
    """Whether a source of the players has a say in a game: what only tells has none, nor has another game's guide."""
    own = game.package.rpartition(".")[2].partition("__")[0]
    place = path.relative_to(PLAYERS).with_suffix("").parts
    return path.name != TELLING and (place[0] != "guides" or place[1] in ("__init__", own))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) < 60 else text[:57] + "..."
