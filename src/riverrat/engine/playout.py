"""Random games in the interpreter, choice for choice those of the compiled runners, and the proof that they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .errors import RiverratError
from .game import Game, seed_table
from .native import ACT, FOREVER, FRESH, IMAGINE, PLAYOUT, SCORE, Native
from .rule import pick


@dataclass(frozen=True)
class Table:
    """A mode at one seat count: what contract tests, fuzzing and parity go through."""

    mode: str
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.mode}, {self.seats} seats"


def tables(game: Game) -> list[Table]:
    return [Table(mode.name, seats, mode.options) for mode in game.modes for seats in mode.seats]


def start(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Any:
    """A table set up, not yet played on to its first decision."""
    s = game.blank(seats, options)
    seed_table(s, seed)
    game.setup(s, None)
    return s


def decisions(game: Game, s: Any, seed: int, limit: int = FOREVER) -> Iterator[int]:
    """Play at random on `s`, yielding each action before it is taken. The random player is that of `seed`."""
    out, advance, play = game.buffer(), game.advance_rule, game.play_rule
    n, count = advance(s, out, None), 0
    while n > 0 and count < limit:
        action = out[pick(seed, count, n)]
        yield action
        play(s, action, None)
        n = advance(s, out, None)
        count += 1
    if n < 0:
        raise RiverratError(f"{game.name} leaves nothing to choose at {game.step(s)!r} (seed {seed}, decision {count})")


def playout(game: Game, seats: int, options: Mapping[str, str], seed: int, limit: int = FOREVER) -> tuple[Any, int]:
    """A random game in the interpreter: its last table and how many decisions it took."""
    s, count = start(game, seats, options, seed), 0
    for _ in decisions(game, s, seed, limit):
        count += 1
    return s, count


def disagreements(runner: Native, table: Table, first: int, count: int) -> list[str]:
    """Compare `count` seeds on a compiled runner with the interpreter; one line for each game that differs.

    Each is played to its end, and once more to somewhere on the way, from where an imagined table takes one step.
    """
    game, found = runner.game, []
    for stopped in (False, True):
        states, outs = runner.fresh(count, table.seats, dict(table.options)), runner.choices(count)
        jobs = runner.jobs(count, FRESH | PLAYOUT | SCORE, first)
        if stopped:
            jobs["limit"] = np.arange(count) ** 2 % 500
        runner.run(states, jobs, outs)
        mine = []
        for job in jobs:
            s, steps = playout(game, table.seats, table.options, int(job["seed"]), int(job["limit"]))
            mine.append(s)
            if steps != job["decisions"]:
                found.append(f"{game.name}, {table}, seed {job['seed']}: {steps} against {job['decisions']} decisions")
        found += _differences(game, table, mine, states, jobs, outs)
    goes_on = jobs["choices"] > 0
    jobs["flags"] = np.where(goes_on, IMAGINE | ACT | SCORE, SCORE)
    jobs["seat"], jobs["action"] = [game.seat(s) for s in mine], outs[:, 0]
    for at in np.flatnonzero(goes_on):
        mine[at] = game.imagine(mine[at], int(jobs[at]["seat"]), int(jobs[at]["seed"]))
        game.play_trusted(mine[at], int(jobs[at]["action"]))
    runner.run(states, jobs, outs)
    return found + _differences(game, table, mine, states, jobs, outs)


def _differences(game: Game, table: Table, mine: list[Any], states: Any, jobs: Any, outs: Any) -> list[str]:
    """One line for each table whose state, choices or points are not the interpreter's."""
    found = []
    for s, state, job, out in zip(mine, states, jobs, outs, strict=True):
        where = s.diff(game.state.unpack(state))[:6]
        if game.legal(s) != out[: job["choices"]].tolist():
            where.append("other choices")
        scores = game.scores(s)
        if [(x.points, x.won) for x in scores] != list(zip(job["points"], job["won"], strict=True))[: len(scores)]:
            where.append("other points")
        if where:
            found.append(f"{game.name}, {table}, seed {job['seed']}: {'; '.join(where)}")
    return found
