"""The proof that compiled games are those of the interpreter, to the last bit."""

from __future__ import annotations

from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.native import ACT, FRESH, IMAGINE, PLAYOUT, SCORE, Native
from riverrat.engine.playout import Variant, playout


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
