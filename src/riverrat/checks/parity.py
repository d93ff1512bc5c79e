"""The proof that compiled games are those of the interpreter, to the last bit."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.gestures import NOTHING, Interpreted
from riverrat.engine.native import ACT, FRESH, IMAGINE, PLAYOUT, SCORE, SEATS, Native
from riverrat.engine.playout import Variant, moves, start
from riverrat.engine.wasm.node import Wasm
from riverrat.players.guides import Guide
from riverrat.players.wasm import guides_of
from riverrat.players.workspace import Compiled, edges, plant

LOOKED_AT = 60  # positions of a walk
SIMULATIONS = 48


def disagreements(runner: Native, variant: Variant, first: int, count: int) -> list[str]:
    """Compare `count` seeds on a compiled runner with the interpreter; one line for each that differs.

    Each is played to its end, once more to somewhere on the way, and from there one step on an imagined table.
    """
    return _compare(runner, variant, first, count)[0]


def _compare(runner: Native, variant: Variant, first: int, count: int) -> tuple[list[str], list[Any]]:
    """The same, and where the interpreter's tables are on the way.

    The interpreter plays each seed once, to its end: where it comes by is what it would come to if it stopped there.
    How far that is hangs on the length the runner tells, which is compared as well.
    """
    game = runner.game
    told: dict[int, str] = {}

    def compare(moment: str, mine: list[tuple[Any, int]], states: Any, jobs: Any, outs: Any) -> None:
        for (s, steps), state, job, out in zip(mine, states, jobs, outs, strict=True):
            if found := _differences(game, s, steps, state, job, out):
                seed = int(job["seed"])
                told.setdefault(seed, f"{game.name}, {variant}, seed {seed}, {moment}: {'; '.join(found)}")

    def run(states: Any, jobs: Any) -> tuple[Any, Any, Any]:
        outs = runner.choices(len(jobs))
        runner.run(states, jobs, outs)
        return states, jobs, outs

    jobs = runner.jobs(count, FRESH | PLAYOUT | SCORE, first)
    ends = run(runner.fresh(count, variant.seats, dict(variant.options)), jobs.copy())
    jobs["limit"] = [int(steps) * (37 * i % 100) // 100 for i, steps in enumerate(ends[1]["decisions"])]
    mine = [_played(game, variant, first + i, int(job["limit"])) for i, job in enumerate(jobs)]
    compare("at the end", [end for _, end in mine], *ends)

    halves = [half for half, _ in mine]
    states, jobs, outs = run(runner.fresh(count, variant.seats, dict(variant.options)), jobs)
    compare("on the way", halves, states, jobs, outs)

    equal = [i for i in range(count) if first + i not in told and not halves[i][0].over]
    if equal:
        ahead = []
        for i in equal:
            s = halves[i][0]
            seat, action = game.seat(s), game.legal(s)[-1]
            jobs[i]["flags"], jobs[i]["seat"], jobs[i]["action"] = IMAGINE | ACT | SCORE, seat, action
            believed = game.imagine(s, seat, first + i)
            game.play_trusted(believed, action)
            ahead.append((believed, 0))
        compare("one step on", ahead, *run(states[equal], jobs[equal]))
    return list(told.values()), [s for s, _ in halves]


def _played(game: Game, variant: Variant, seed: int, limit: int) -> tuple[tuple[Any, int], tuple[Any, int]]:
    """A random game in the interpreter, as it is when `limit` decisions were taken and as it ends, each with how many
    were taken.
    """
    s, count, half = start(game, variant.seats, variant.options, seed), 0, None
    for _, choices in moves(game, s, seed):
        if choices > 1:
            half = (s.clone(), count) if count == limit else half
            count += 1
    return half or (s, count), (s, count)


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


# --- what a browser runs beside the rules -----------------------------------------------------------------------------


def wasm_disagreements(runner: Wasm, variant: Variant, first: int, count: int) -> list[str]:
    """The same for WebAssembly, with gestures, which are the interpreter's, and searches, which are native code's."""
    told, halves = _compare(runner, variant, first, count)
    for seed, s in enumerate(halves, first):
        found = [] if s.over else [*_other_gestures(runner, s, seed), *_other_searches(runner, s, seed)]
        told += [f"{runner.game.name}, {variant}, seed {seed}: {one}" for one in found]
    return told


def _other_gestures(runner: Wasm, s: Any, seed: int) -> Iterator[str]:
    for dealt in (NOTHING, seed):
        mine = Interpreted(runner.game).walk(s, LOOKED_AT, dealt)
        if mine[: mine[1]] != runner.walk(s, LOOKED_AT, dealt):
            yield f"other gestures with {'nothing' if dealt == NOTHING else 'hidden things'} dealt anew"


def _other_searches(runner: Wasm, s: Any, seed: int) -> Iterator[str]:
    """Every choice that a search knows of, how often it was tried and what came of it, to the last bit."""
    game = runner.game
    seat = game.seat(s)
    for name, guide in guides_of(game).items():
        here = _workspace(game, guide)
        here.start(s)
        plant(here.tree)
        here.run(seat, seed, 0, SIMULATIONS)
        mine = [
            (int(tree.action[edge]), int(tree.visits[edge]), tree.worth[edge * SEATS : (edge + 1) * SEATS].tolist())
            for tree in (here.tree,)
            for edge in edges(tree)
        ]
        if mine != runner.search(name, s, seat, seed, SIMULATIONS).edges:
            yield f"another search with the guide {name}"


@cache
def _workspace(game: Game, guide: Guide) -> Compiled:
    return Compiled(game, guide, 4 * SIMULATIONS, 1 << 16)
