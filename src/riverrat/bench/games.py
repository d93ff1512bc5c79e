"""How fast a game is: interpreted, native on one core and on all, on the GPU, and beside its peers in the same run."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from riverrat.engine import gpu, native
from riverrat.engine.game import Game
from riverrat.engine.native import FRESH, PLAYOUT
from riverrat.engine.playout import playout


@dataclass(frozen=True)
class Pace:
    """What one second brings."""

    decisions: float
    games: float

    def json(self) -> dict[str, float]:
        return {"decisions_per_s": round(self.decisions), "games_per_s": round(self.games, 1)}


def interpreted(game: Game, seats: int, seconds: float) -> Pace:
    playout(game, seats, {}, 0)
    begin, decisions, games = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += playout(game, seats, {}, games + 1)[1]
        games += 1
    return Pace(decisions / spent, games / spent)


def compiled(runner: native.Native, seats: int, seconds: float, cores: int = 1) -> Pace:
    """Random games from their setup to their end, in batches, until the time is up."""
    batch = 2048 * cores
    blank = runner.fresh(batch, seats)
    begin, decisions, games = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - begin) < seconds:
        tables, jobs = blank.copy(), runner.jobs(batch, FRESH | PLAYOUT, seed=games)
        runner.run(tables, jobs, cores=cores)
        decisions += int(jobs["decisions"].sum())
        games += batch
    return Pace(decisions / spent, games / spent)


def on_gpu(game: Game, seats: int, batch: int = 1 << 19) -> Pace:
    """The better of two large batches, after one that compiles; copies to and from the device are not counted."""
    runner = gpu.compiled(game)
    best = Pace(0, 0)
    for turn in range(3):
        tables = runner.to_device(runner.fresh(batch, seats))
        jobs, outs = runner.to_device(runner.jobs(batch, FRESH | PLAYOUT, seed=turn * batch)), runner.room(batch)
        begin = time.perf_counter()
        runner.run(tables, jobs, outs)
        spent = time.perf_counter() - begin
        pace = Pace(int(jobs.copy_to_host()["decisions"].sum()) / spent, batch / spent)
        best = max(best, pace, key=lambda p: p.decisions) if turn else best
    return best


def clones(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Copies of a table a second: in the interpreter, and as one memory move in a batch."""
    s, begin, count = game.new(seats, seed=1), time.perf_counter(), 0
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(100):
            s.clone()
        count += 100
    plain = count / spent
    table = native.Native(game).fresh(4096, seats)
    other, begin, count = table.copy(), time.perf_counter(), 0
    while (spent := time.perf_counter() - begin) < seconds:
        other[:] = table
        count += len(table)
    return plain, count / spent


def measure(
    game: Game, seats: int, *, cores: int, with_gpu: bool, versus: Sequence[str], seconds: float
) -> dict[str, Any]:
    """All figures of one game, as the command prints them."""
    from . import peers

    found: dict[str, Any] = {"game": game.name, "players": seats, "cores": cores}
    slow = interpreted(game, seats, seconds)
    found["interpreted"], found["interpreted_games"] = round(slow.decisions), round(slow.games, 1)
    found["clones"], found["clones_batch"] = (round(pace) for pace in clones(game, seats, seconds / 4))
    found["native"] = found["native_all_cores"] = found["gpu"] = None
    if native.available():
        begin = time.perf_counter()
        with native.progress(native.compiling(game.name)):
            runner = native.compiled(game)
        found["ready_in_s"] = round(time.perf_counter() - begin, 1)
        one = compiled(runner, seats, seconds)
        found["native"], found["native_games"] = round(one.decisions), round(one.games)
        many = one if cores == 1 else compiled(runner, seats, seconds, cores)
        found["native_all_cores"] = round(many.decisions)
    if with_gpu:
        with native.progress(f"Compiling {game.name} for the GPU and playing"):
            fast = on_gpu(game, seats)
        found["gpu"], found["gpu_games"] = round(fast.decisions), round(fast.games)
    found["peers"] = {name: round(peers.measure(name, seconds)) for name in versus}
    return found
