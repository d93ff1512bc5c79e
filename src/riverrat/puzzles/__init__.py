"""Puzzles: one turn of a game with a best answer, as data in `games/<game>/puzzles/*.toml`.

A puzzle is a position (what differs from a new game of some seed) and a goal. Whoever solves it plays the
turn of the seat to decide by the real rules; when the turn is over, what it brought is held against the best that
`solve.py` finds by trying everything. Its texts are `puzzle-<name>` (what is asked), `puzzle-<name>-title` and
`puzzle-<name>-why` (one sentence about the solution).

Every day has its puzzle of each game, the same for everybody: it follows from the date alone. A puzzle added later
names the first day it may come up (`since`), so that every day before keeps the puzzle it had.
"""

import tomllib
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.lessons import Chapter

FOLDER = "puzzles"
POINTS, LEAD, WIN = "points", "lead", "win"  # goals of any game; any other is a field of the state, a number a seat
MOST_STARS = 3
STARS = {1: 3, 2: 2, 3: 2}  # by the number of the try that found the best; one for any later try


class BadPuzzle(RiverratError):
    """A puzzle that does not fit the rules."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    name: str
    setting: Chapter  # a chapter without steps: it begins with the position
    goal: str  # what is counted: points of this turn, the lead at its end, a win, or what one holds of a field
    best: int  # the most that can be had
    solution: tuple[int, ...]  # actions that bring it
    points: tuple[str, ...] = ()  # places of the board that stay in sight, whatever is said
    since: date = date.min  # the first day it may be the puzzle of; those there from the beginning name none

    @property
    def game(self) -> Game:
        return self.setting.game

    @property
    def key(self) -> str:
        """How a table names it among lessons."""
        return f"{FOLDER}/{self.name}"

    @property
    def text(self) -> str:
        """The key of what is asked; its heading and the reason for the answer have longer ones."""
        return f"puzzle-{self.name}"

    @property
    def start(self) -> Any:
        """The position; clone it to play. Raises BadLesson where it does not fit the rules."""
        return self.setting.start

    @cached_property
    def seat(self) -> int:
        """Whose turn is played."""
        return self.game.seat(self.start)

    def over(self, s: Any) -> bool:
        """Whether the turn has passed."""
        return bool(s.over) or s.turn != self.start.turn or self.game.seat(s) != self.seat

    def value(self, s: Any) -> int:
        """What has been reached of the goal."""
        if self.goal == POINTS:
            return _points(self.game, s)[self.seat] - _points(self.game, self.start)[self.seat]
        if self.goal == LEAD:
            points = _points(self.game, s)
            return points[self.seat] - max(other for seat, other in enumerate(points) if seat != self.seat)
        if self.goal == WIN:
            return int(self.game.scores(s)[self.seat].won)
        held = getattr(s, self.goal)[self.seat]
        return sum(held) if isinstance(held, list) else int(held)


def _points(game: Game, s: Any) -> list[int]:
    return [score.points for score in game.scores(s)]


def stars(tries: int) -> int:
    """What the best answer is worth at that try."""
    return STARS.get(tries, 1)


# --- reading ----------------------------------------------------------------------------------------------------------


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, by name. Raises BadPuzzle for what the game does not have."""
    loaded = games.load(game)
    return tuple(read(loaded, path) for path in sorted((loaded.folder / FOLDER).glob("*.toml")))


def puzzle(game: str, name: str) -> Puzzle | None:
    """The puzzle of that name, if there is one."""
    return next((one for one in puzzles(game) if one.name == name), None)


def named(game: str, key: str) -> Puzzle | None:
    """The puzzle a table is for, by what the table calls it."""
    folder, _, name = key.partition("/")
    return puzzle(game, name) if folder == FOLDER else None


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day (by UTC): those there are by then take turns in the order of their names."""
    known = [one for one in puzzles(game) if one.since <= day]
    return known[day.toordinal() % len(known)] if known else None


def read(game: Game, path: Path) -> Puzzle:
    """One puzzle. Raises BadPuzzle."""
    page = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        setting = Chapter(
            name=f"{FOLDER}/{path.stem}",
            game=game,
            seats=page["seats"],
            options=page.get("options", {}),
            seed=page["seed"],
            steps=(),
            changes=page["position"],
        )
        solution = tuple(game.actions.id(text) for text in page["solution"])
        points, since = tuple(page.get("points", ())), page.get("since", date.min)
        return Puzzle(path.stem, setting, page["goal"], page["best"], solution, points, since)
    except (RiverratError, KeyError) as error:
        raise BadPuzzle(f"{game.name}, puzzle {path.stem}: {error}") from None
