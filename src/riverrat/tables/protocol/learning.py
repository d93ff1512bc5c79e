"""Lessons and puzzles."""

from typing import Annotated

from msgspec import Meta

from .base import Answer, Ask, Word


class Learn(Ask):
    game: Word
    chapter: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+/[a-z0-9-]+$")]


class ChapterInfo(Answer):
    chapter: str
    text: str  # the key of its heading
    begun: bool
    done: bool


class GuideStep(Answer):
    """A step of a lesson: its text is `lesson-<name>`, its heading `lesson-<name>-title`."""

    name: str
    points: list[str]  # places of the board, the most important first; none where all is done there
    acts: bool  # whether it waits for actions
    riddle: bool  # whether what to begin with is to be found out: then no ring tells
    answers: list[str]  # to a question it asks, the right one first: `lesson-<name>-<answer>`


class Guide(Answer):
    """The chapter of a lesson that is played at a table."""

    chapter: str
    text: str  # the key of its heading
    number: int
    chapters: int
    skips: bool  # whether moves were made that nobody saw since the chapter before it
    next: str | None  # the chapter after it
    free: dict[str, str]  # the options of the game to play after the last one
    steps: list[GuideStep]
    ways: list[list[int]]  # what is left to do at the step that waits, each way of doing it; -1 is any action
    presses: str  # the choice that is asked for next, where no place of the board stands for it; else empty
    at: int  # the step that waits for actions; the number of steps when nothing more does


class PuzzleName(Ask):
    game: Word
    puzzle: Word


class PuzzleInfo(Answer):
    """A puzzle and how the asker has fared with it. Its texts are `<text>`, `<text>-title` and `<text>-why`."""

    puzzle: str
    text: str
    goal: str  # what is counted: `puzzle-goal-<goal>`
    today: bool  # whether it is the puzzle of the day
    tries: list[int]  # what each brought, up to the one that found the best
    solved: bool
    shown: bool  # whether the solution was looked at before
    stars: int  # for a solution of one's own: 3 at the first try, 2 at the second or third, then 1
    best: int | None  # the most that can be had, for those who have tried


class PuzzlesInfo(Answer):
    day: str  # by UTC, as 2026-11-16
    puzzles: list[PuzzleInfo]


class Solution(Answer):
    actions: list[int]
    best: int


class PuzzleState(Answer):
    """The puzzle that is played at a table."""

    puzzle: str
    text: str
    goal: str
    points: list[str]  # places of the board that stay in sight
    value: int | None  # what this try has brought, once the turn is over; then `best` says what could be had
    best: int | None
