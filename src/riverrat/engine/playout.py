"""Random games in the interpreter, choice for choice those of the compiled runners, and the proof that they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import RiverratError
from .game import Game, seed_table
from .native import ACT, FOREVER, FRESH, IMAGINE, PLAYOUT, SCORE, Native
from .rule import pick


@dataclass(frozen=True)
class Variant:
    """A mode at one seat count: what contract tests, fuzzing and parity go through."""

    mode: str
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.mode}, {self.seats} seats"


def variants(game: Game) -> list[Variant]:
    return [Variant(mode.name, seats, mode.options) for mode in game.modes for seats in mode.seats]


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


def disagreements(runner: Native, variant: Variant, first: int, count: int) -> list[str]:
    """Compare `count` seeds on a compiled runner with the interpreter; one line for each that differs.

    Each is played to its end, once more to somewhere on the way, and from there one step on an imagined table.
    """
    game = runner.game
    told: dict[int, str] = {}

    def compare(moment: str, mine: list[tuple[Any, int]], states: Any, jobs: Any) -> None:
        outs = runner.choices(len(jobs))
        runner.run(states, jobs, outs)
        for (s, steps), state, job, out in zip(mine, states, jobs, outs, strict=True):
            if found := _differences(game, s, steps, state, job, out):
                seed = int(job["seed"])
                told.setdefault(seed, f"{game.name}, {variant}, seed {seed}, {moment}: {'; '.join(found)}")

    jobs = runner.jobs(count, FRESH | PLAYOUT | SCORE, first)
    mine = [playout(game, variant.seats, variant.options, first + i) for i in range(count)]
    compare("at the end", mine, runner.fresh(count, variant.seats, dict(variant.options)), jobs)

    jobs["limit"] = [steps * (37 * i % 100) // 100 for i, (_, steps) in enumerate(mine)]
    mine = [playout(game, variant.seats, variant.options, first + i, int(jobs[i]["limit"])) for i in range(count)]
    states = runner.fresh(count, variant.seats, dict(variant.options))
    compare("on the way", mine, states, jobs)

    equal = [i for i in range(count) if first + i not in told and not mine[i][0].over]
    if equal:
        ahead = []
        for i in equal:
            s = mine[i][0]
            seat, action = game.seat(s), game.legal(s)[-1]
            jobs[i]["flags"], jobs[i]["seat"], jobs[i]["action"] = IMAGINE | ACT | SCORE, seat, action
            believed = game.imagine(s, seat, first + i)
            game.play_trusted(believed, action)
            ahead.append((believed, 0))
        compare("one step on", ahead, states[equal], jobs[equal])
    return list(told.values())


def _differences(game: Game, s: Any, steps: int, state: Any, job: Any, out: Any) -> list[str]:
    """What a compiled runner made of a table that is not as in the interpreter."""
    found: list[str] = s.diff(game.state.unpack(state))[:6]
    if steps != job["decisions"]:
        found.append(f"{steps} against {job['decisions']} decisions")
    if game.legal(s) != out[: job["choices"]].tolist():
        found.append("other choices")
    scores = game.scores(s)
    if [(x.points, x.won) for x in scores] != list(zip(job["points"], job["won"], strict=True))[: len(scores)]:
        found.append("other points or winners")
    return found
