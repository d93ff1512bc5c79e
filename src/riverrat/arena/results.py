"""The result file: what a match is and every game of it, one JSON object a line, written as soon as a game is over.

A match that was stopped, in whatever way, goes on from here. A last line that was cut off is one game to play again.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Self

from riverrat.engine.errors import RiverratError

from .job import Job
from .playing import Played

FORMAT = "riverrat arena 1"


class Results:
    """The games of a match so far, in memory and, with a path, on disk."""

    def __init__(self, job: Job, path: Path | None = None) -> None:
        self.job, self.path = job, path
        self.games: dict[int, Played] = {}
        if path is not None and path.exists():
            self.job, self.games, whole = _read(path)
            different = job.difference(self.job)
            if different:
                raise RiverratError(
                    f"{path} holds the results of another match ({different}); choose another file or remove it"
                )
            if whole < path.stat().st_size:
                _cut(path, whole)
        elif path is not None:
            _append(path, {"format": FORMAT, "job": job.json()})

    @classmethod
    def read(cls, path: Path) -> Self:
        """The results in a file, whatever match they are of."""
        return cls(_read(path)[0], path)

    def add(self, played: Played) -> None:
        """Keep a game. When the disk is full the file stays as it was, and the match can go on from it later."""
        if self.path is not None:
            _append(self.path, played.json())
        self.games[played.number] = played

    def game(self, number: int) -> Played:
        """The game of that number."""
        if number not in self.games:
            known = f"0 to {max(self.games)}" if self.games else "none yet"
            raise RiverratError(f"game {number} has not been played; there are {known}")
        return self.games[number]

    def whole_deals(self) -> list[list[Played]]:
        """The games deal by deal, up to the first deal that is not finished.

        Short games are over sooner, so counting whatever has been finished would favour them.
        """
        deals: list[list[Played]] = []
        size = self.job.per_deal
        while all(len(deals) * size + at in self.games for at in range(size)):
            deals.append([self.games[len(deals) * size + at] for at in range(size)])
        return deals


def match_name(job: Job) -> str:
    """A name for a match, whoever wrote the players: the same command gives the same name."""
    value = {name: held for name, held in job.json().items() if name not in ("date", "code", "files")}
    return f"{job.game}-{hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:10]}"


def _read(path: Path) -> tuple[Job, dict[int, Played], int]:
    """What a file holds: the job, its games by number, and how many bytes of it are whole lines."""
    if not path.is_file():  # a folder, or a device that never ends
        raise RiverratError(f"{path} is no file; choose another name for the results")
    try:
        lines = path.read_bytes().split(b"\n")
        head = json.loads(lines[0])
        if head["format"] != FORMAT:
            raise ValueError
        found = Job.from_json(head["job"])
    except OSError as error:
        raise RiverratError(f"{path}: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError):
        raise RiverratError(f"{path} is no result file of the arena; choose another name for the results") from None
    games: dict[int, Played] = {}
    whole = len(lines[0]) + 1
    for number, line in enumerate(lines[1:-1], 2):  # behind the last line break there is nothing, or a line cut off
        try:
            played = Played.from_json(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise RiverratError(f"{path}: line {number} is no game of a match; the lines before it are fine") from None
        games[played.number] = played
        whole += len(line) + 1
    return found, games, whole


def _append(path: Path, value: dict[str, Any]) -> None:
    line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    before = path.stat().st_size if path.exists() else 0
    try:
        with path.open("ab", buffering=0) as file:
            if file.write(line) != len(line):
                raise OSError(28, "No space left on device")
            os.fsync(file.fileno())
    except OSError as error:
        why = f"{path}: {error.strerror or error}"
        if before:
            _cut(path, before)
        else:  # an empty file would be taken for somebody else's
            path.unlink(missing_ok=True)
        kept = "the games before are kept, the same command goes on from there"
        raise RiverratError(f"{why}; {kept}" if before else f"{why}; nothing was played") from None


def _cut(path: Path, size: int) -> None:
    with path.open("r+b") as file:
        file.truncate(size)
