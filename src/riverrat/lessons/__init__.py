"""Guided games: scripts over the real rules, as data in `games/<game>/lessons/`.

A lesson is a list of chapters, a chapter a list of steps. A step says something (its text is `lesson-<step>`, under the
heading `lesson-<step>-title`), points at places of the board and may ask for actions; then the others answer with moves
of their own. A chapter begins where the one before it ended, on some changes to that position where it says so.

What a learner may do is what the rules allow; the script only says which of it goes on, and what is said to the rest.
How far somebody has come follows from the actions taken alone, so that a chapter can be left, resumed and taken back
like any game.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache, cached_property
from itertools import permutations
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game

LEARNER = 0  # the seat that is taught
ANY = -1  # in a way on: whatever the rules allow, written *
OVER = "lesson-over"  # what is said to whoever goes on after the last step


class BadLesson(RiverratError):
    """A script that does not fit the rules."""


@dataclass(frozen=True)
class Remark:
    """What is said to a legal choice other than the one asked for."""

    when: str  # a pattern for the action's text, such as `go *`
    say: str  # its text is `lesson-<step>-<say>`


@dataclass(frozen=True)
class Step:
    name: str
    points: tuple[str, ...] = ()  # places of the board, the most important first
    right: tuple[
        tuple[int, ...], ...
    ] = ()  # the ways on, all of one length; none where there is only something to read
    remarks: tuple[Remark, ...] = ()
    replies: tuple[int, ...] = ()  # what the others do then
    answers: tuple[str, ...] = ()  # to a question the bubble asks, the right one first: `lesson-<step>-<answer>`
    loose: bool = False  # the actions come in any order the rules allow
    riddle: bool = False  # what to begin with is to be found out: no ring tells

    @property
    def length(self) -> int:
        """How many actions are asked for."""
        return len(self.right[0]) if self.right else 0

    def ways(self, taken: Sequence[int]) -> list[tuple[int, ...]]:
        """The ways on that these actions are the beginning of."""
        return [
            way
            for way in self.right
            if len(taken) <= len(way) and all(wanted in (ANY, one) for wanted, one in zip(way, taken, strict=False))
        ]

    def allows(self, taken: Sequence[int]) -> bool:
        """Whether these actions are the beginning of a way on."""
        return bool(self.ways(taken))

    def remark(self, text: str) -> str:
        """The key of what is said to an action that leads elsewhere."""
        return next(f"lesson-{self.name}-{one.say}" for one in self.remarks if fnmatchcase(text, one.when))


@dataclass(frozen=True)
class Place:
    """How far somebody has come."""

    step: int  # the step that waits for something; the number of steps at the end
    taken: tuple[int, ...] = ()  # what has been done of it
    reply: int | None = None  # what somebody else does next


@dataclass(frozen=True, eq=False)
class Chapter:
    name: str  # `lesson/chapter`
    game: Game
    seats: int
    options: Mapping[str, str]
    seed: int
    steps: tuple[Step, ...]
    before: "Chapter | None" = None  # the chapter whose end this one begins at
    changes: Mapping[str, Any] = field(default_factory=dict)  # fields of the state that differ from there
    opening: tuple[int, ...] = ()  # what is played then, before the learner comes in
    free: Mapping[str, str] = field(default_factory=dict)  # the options of the game to play after the lesson

    @property
    def text(self) -> str:
        """The key of its heading."""
        return f"lesson-chapter-{self.name.partition('/')[2]}"

    @property
    def skips(self) -> bool:
        """Whether moves were made that nobody saw since the chapter before it ended."""
        return self.before is not None and bool(self.changes or self.opening)

    @cached_property
    def plies(self) -> int:
        """How many actions it takes, those of the others included."""
        return sum(step.length + len(step.replies) for step in self.steps)

    @cached_property
    def start(self) -> Any:
        """The position it begins with; clone it to play. Raises BadLesson."""
        s = self.game.new(self.seats, self.options, self.seed) if self.before is None else self.before.end
        if self.changes:
            try:
                s = self.game.state.from_json(_changed(s.to_json(), self.changes))
                self.game.check(s)
            except RiverratError as error:
                raise BadLesson(f"{self.game.name}, {self.name}: {error}") from None
        self.play(s, self.opening, "opening")
        return s

    @property
    def end(self) -> Any:
        """The position it ends with, by the first way of every step. Raises BadLesson."""
        s = self.start.clone()
        for step in self.steps:
            self.play(s, (*(step.right[0] if step.right else ()), *step.replies), step.name)
        return s

    def play(self, s: Any, actions: Sequence[int], where: str) -> None:
        """Play actions of the script; `where` is what a complaint names. Raises BadLesson."""
        for action in actions:
            try:
                self.game.play(s, action)
            except RiverratError as error:
                raise BadLesson(f"{self.game.name}, {self.name}, {where}: {error}") from None

    def place(self, actions: Sequence[int]) -> Place:
        """How far these actions have led."""
        at = 0
        for number, step in enumerate(self.steps):
            done = at + step.length
            if len(actions) < done:
                return Place(number, tuple(actions[at:]))
            at = done + len(step.replies)
            if len(actions) < at:
                return Place(number, tuple(actions[done - step.length : done]), step.replies[len(actions) - done])
        return Place(len(self.steps))

    def remark(self, actions: Sequence[int], more: Sequence[int]) -> str | None:
        """The key of what is said when a learner who has come so far does more; nothing if that goes on."""
        played = list(actions)
        for action in more:
            place = self.place(played)
            if place.step == len(self.steps) or place.reply is not None:
                return OVER
            step = self.steps[place.step]
            if not step.allows((*place.taken, action)):
                return step.remark(self.game.actions.text(action))
            played.append(action)
        return None


# --- reading ----------------------------------------------------------------------------------------------------------


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """All chapters of a game's lessons, in order. Raises BadLesson for what the game does not have."""
    loaded = games.load(game)
    return tuple(
        chapter for path in sorted((loaded.folder / "lessons").glob("*.toml")) for chapter in _read(loaded, path)
    )


def chapter(game: str, name: str) -> Chapter | None:
    """The chapter of that name, if there is one."""
    return next((one for one in chapters(game) if one.name == name), None)


def _read(game: Game, path: Path) -> list[Chapter]:
    page = tomllib.loads(path.read_text(encoding="utf-8"))
    found: list[Chapter] = []
    for row in page["chapter"]:
        found.append(
            Chapter(
                name=f"{path.stem}/{row['name']}",
                game=game,
                seats=page["seats"],
                options=page.get("options", {}),
                seed=page["seed"],
                steps=tuple(_step(game, one) for one in row["step"]),
                before=found[-1] if found else None,
                changes=row.get("changes", {}),
                opening=read_actions(game, row["name"], row.get("opening", [])),
                free=page.get("free", page.get("options", {})),
            )
        )
    return found


def _step(game: Game, row: Mapping[str, Any]) -> Step:
    ways = [read_actions(game, row["name"], way) for way in row.get("right", [])]
    replies, last = (read_actions(game, row["name"], row.get(name, [])) for name in ("replies", "last"))
    if row.get("any-order", False):
        ways = list(dict.fromkeys(order for way in ways for order in permutations(way)))
    return Step(
        name=row["name"],
        points=tuple(row.get("points", [])),
        right=tuple((*way, *last) for way in ways),
        remarks=tuple(Remark(when, say) for when, say in row.get("remarks", {}).items()),
        replies=replies,
        answers=tuple(row.get("answers", [])),
        loose=row.get("any-order", False),
        riddle=row.get("riddle", False),
    )


def read_actions(game: Game, where: str, texts: Sequence[str]) -> tuple[int, ...]:
    """Actions by their texts; * is any. Raises BadLesson."""
    try:
        return tuple(ANY if text == "*" else game.actions.id(text) for text in texts)
    except RiverratError as error:
        raise BadLesson(f"{game.name}, {where}: {error}") from None


def _changed(value: Any, change: Any) -> Any:
    """A JSON value with parts of it replaced: of an object by name, of a list from its beginning."""
    if isinstance(change, Mapping):
        unknown = set(change) - set(value)
        if unknown:
            raise BadLesson(f"a state has no {sorted(unknown)[0]!r}")
        return {name: _changed(old, change[name]) if name in change else old for name, old in value.items()}
    if isinstance(change, list):
        return [_changed(old, new) for old, new in zip(value, change, strict=False)] + value[len(change) :]
    return change
