"""The best of a turn, by trying everything that can be done in it.

Positions that come up again are looked at once. What a seat cannot know must not matter: a puzzle is sound when its
answer is the same however the unknown lies.
"""

import marshal
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import WIN, Puzzle

MOST = 200_000  # positions of a turn: with more of them it is no small puzzle
UNKNOWNS = (11, 12)  # seeds of other ways the unknown might lie


@dataclass(frozen=True)
class Solved:
    best: int
    worst: int
    actions: tuple[int, ...]  # that lead to the best
    as_good: int  # different positions at the end of the turn that are worth as much
    endings: int  # different positions at the end of the turn
    positions: int  # looked at


Position = bytes  # a state that can be compared quickly


def position(s: Any) -> Position:
    return marshal.dumps([getattr(s, name) for name in s.fields], 2)  # later versions write equal values differently


class TooLarge(Exception):
    """A turn with more positions than asked for."""


def solve(puzzle: Puzzle, s: Any | None = None, most: int = MOST) -> Solved:
    """Try everything from the start, or from the same position with the unknown lying otherwise."""
    walk = _Walk(puzzle, most)
    walk.visit(puzzle.start if s is None else s)
    values = walk.endings.values()
    best = max(values)
    last = next(state for state, value in walk.endings.items() if value == best)
    as_good = sum(value == best for value in values)
    return Solved(best, min(values), walk.actions_to(last), as_good, len(values), len(walk.seen))


class _Walk:
    def __init__(self, puzzle: Puzzle, most: int) -> None:
        self.puzzle, self.game, self.most = puzzle, puzzle.game, most
        self.seen: dict[Position, tuple[Position | None, int]] = {}  # how each position was first come to
        self.endings: dict[Position, int] = {}

    def visit(self, start: Any) -> None:
        todo: list[Any] = [start]
        self.seen[position(start)] = (None, -1)
        while todo:
            s = todo.pop()
            here = position(s)
            for action in self.game.legal(s):
                after = s.clone()
                self.game.play_trusted(after, action)
                there = position(after)
                if there in self.seen:
                    continue
                if len(self.seen) >= self.most:
                    raise TooLarge
                self.seen[there] = (here, action)
                if self.puzzle.over(after):
                    self.endings[there] = self.puzzle.value(after)
                else:
                    todo.append(after)

    def actions_to(self, there: Position) -> tuple[int, ...]:
        actions: list[int] = []
        before, action = self.seen[there]
        while before is not None:
            actions.append(action)
            before, action = self.seen[before]
        return tuple(reversed(actions))


def play_out(puzzle: Puzzle, s: Any | None = None) -> Any:
    """The position the stored solution leads to. Raises IllegalAction where it is none."""
    at = (puzzle.start if s is None else s).clone()
    for action in puzzle.solution:
        puzzle.game.play(at, action)
    return at


def faults(puzzle: Puzzle, unknowns: tuple[int, ...] = UNKNOWNS) -> Iterator[str]:
    """What is wrong with a puzzle; nothing, if it is sound."""
    imagined = [puzzle.game.imagine(puzzle.start, puzzle.seat, seed) for seed in unknowns]
    for s in (puzzle.start, *imagined):
        end = play_out(puzzle, s)
        if not puzzle.over(end):
            yield "the solution stops before the turn is over"
        if puzzle.value(end) != puzzle.best:
            yield f"the solution brings {puzzle.value(end)}, not {puzzle.best}"
        found = solve(puzzle, s)
        if found.best != puzzle.best:
            turn = ", ".join(puzzle.game.actions.text(action) for action in found.actions)
            yield f"{turn} brings {found.best}, not {puzzle.best}"
        if 4 * found.as_good > found.endings and puzzle.goal != WIN:
            yield f"{found.as_good} of {found.endings} endings are best: there is nothing to find"
