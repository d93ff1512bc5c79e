"""Random games in the interpreter, choice for choice those of the compiled runners, and the proof that they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import RiverratError
from .game import Game, seed_table
from .native import FRESH, PLAYOUT, Native
from .rule import pick

FOREVER = 1 << 40


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


def disagreements(runner: Native, table: Table, first: int, count: int, limit: int = FOREVER) -> list[str]:
    """Play `count` seeds in the interpreter and on a compiled runner; one line for each game that ends differently."""
    game = runner.game
    states, jobs = (
        runner.fresh(count, table.seats, dict(table.options)),
        runner.jobs(count, FRESH | PLAYOUT, first, limit),
    )
    runner.run(states, jobs)
    found = []
    for i in range(count):
        mine, steps = playout(game, table.seats, table.options, first + i, limit)
        theirs = game.state.unpack(states[i])
        if mine != theirs or steps != jobs[i]["decisions"]:
            where = "; ".join(mine.diff(theirs)[:6])
            found.append(
                f"{game.name}, {table}, seed {first + i}: {steps} against {jobs[i]['decisions']} decisions; {where}"
            )
    return found
