import io
import os
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine import gpu, native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs
from riverrat.engine.native import ACT, AUDIT, FRESH, ILLEGAL, IMAGINE, INPUTS, MASK, PLAYOUT, SCORE, UNFIT
from riverrat.engine.playout import moves, start

from ..conftest import needs_numba

ROOT = Path(__file__).parent.parent.parent
pytestmark = needs_numba


def test_many_cores_play_what_one_core_plays() -> None:
    runner = native.compiled(games.load("toy"))
    one, many = runner.fresh(500, 3), runner.fresh(500, 3)
    runner.run(one, runner.jobs(500, FRESH | PLAYOUT))
    runner.run(many, runner.jobs(500, FRESH | PLAYOUT), cores=3)
    assert np.array_equal(one, many)


def test_a_batch_steps_and_lists_what_is_legal() -> None:
    game = games.load("toy")
    runner = native.compiled(game)
    states, outs = runner.fresh(3, 2), runner.choices(3)
    jobs = runner.jobs(3, FRESH)
    runner.run(states, jobs, outs)
    assert jobs["choices"].tolist() == [2, 2, 2]
    assert outs[0, :2].tolist() == [game.actions.id("rat 0"), game.actions.id("rat 1")]
    jobs["flags"], jobs["action"] = ACT, game.actions.id("rat 1")
    runner.run(states, jobs, outs)
    assert outs[2, :3].tolist() == [game.actions.id(f"go {n}") for n in (1, 2, 3)]


def test_scores_and_imagination_are_the_interpreters() -> None:
    game = games.load("toy")
    runner = native.compiled(game)
    s = game.new(2, seed=1)
    for action in ("rat 0", "go 2", "peek"):
        game.play(s, action)
    states, jobs = runner.tables(40), runner.jobs(40, IMAGINE | SCORE, seed=3)
    jobs["seat"] = 1
    for i in range(40):
        s.pack(states[i])
    runner.run(states, jobs)
    assert [game.state.unpack(t) for t in states] == [game.imagine(s, 1, 3 + i) for i in range(40)]
    runner.run(states, runner.jobs(40, PLAYOUT))
    jobs["flags"] = SCORE
    runner.run(states, jobs)
    for i in range(40):
        scores = game.scores(game.state.unpack(states[i]))
        assert jobs[i]["points"][:2].tolist() == [score.points for score in scores]
        assert jobs[i]["won"][:2].tolist() == [score.won for score in scores]


def test_an_audit_finds_what_is_wrong() -> None:
    runner = native.compiled(games.load("toy"))
    states = runner.fresh(1, 2)
    runner.run(states, runner.jobs(1, FRESH))
    states[0]["bag"][0] += 1
    jobs = runner.jobs(1, PLAYOUT | AUDIT)
    runner.run(states, jobs)
    assert (jobs[0]["fault"], jobs[0]["decisions"]) == (1, 0)


def test_a_gpu_says_that_it_does_not_audit() -> None:
    runner = gpu.Gpu(games.load("toy"), lambda tables, jobs, outs: None)
    states, jobs = runner.fresh(2, 2), runner.jobs(2, FRESH)
    jobs[1]["flags"] |= AUDIT
    with pytest.raises(RiverratError, match="on the CPU alone"):
        runner.run(states, jobs)
    with pytest.raises(RiverratError, match="on the CPU alone"):
        runner.to_device(jobs)


def stepped(game: Game, seats: int = 2) -> tuple[native.Native, Any, Any]:
    """A runner with three states at their first decision, and jobs for them."""
    runner = native.compiled(game)
    states, jobs = runner.fresh(3, seats), runner.jobs(3, FRESH, seed=1)
    runner.run(states, jobs)
    return runner, states, jobs


def test_an_illegal_action_is_a_fault_and_leaves_the_state_alone() -> None:
    game = games.load("toy")
    runner, states, jobs = stepped(game)
    before, outs = states.copy(), runner.choices(3)
    jobs["flags"], jobs["action"] = ACT, [game.actions.id("rat 0"), game.actions.id("dig"), -1]
    runner.run(states, jobs, outs)
    assert jobs["fault"].tolist() == [0, ILLEGAL, ILLEGAL]
    assert np.array_equal(states[1:], before[1:])
    assert jobs["choices"].tolist() == [3, 2, 2]
    assert outs[1, :2].tolist() == [game.actions.id("rat 0"), game.actions.id("rat 1")]


def test_a_finished_game_cannot_be_acted_on() -> None:
    game = games.load("toy")
    runner, states, jobs = stepped(game)
    jobs["flags"] = PLAYOUT
    runner.run(states, jobs)
    before = states.copy()
    assert (jobs["decides"].tolist(), jobs["choices"].tolist()) == ([-1] * 3, [0] * 3)
    jobs["flags"] = ACT
    runner.run(states, jobs)
    assert jobs["fault"].tolist() == [ILLEGAL] * 3
    assert np.array_equal(states, before)


@pytest.mark.parametrize("name", games.names())
def test_any_state_can_be_set_up_anew(name: str) -> None:
    game = games.load(name)
    seats = game.seat_counts[-1]
    runner, new, jobs = stepped(game, seats)
    old = np.frombuffer(random.Random(1).randbytes(new.nbytes), new.dtype).copy()
    old["seats"], old["option"] = new["seats"], new["option"]
    runner.run(old, jobs)
    assert jobs["fault"].tolist() == [0] * 3
    assert [game.state.unpack(one) for one in old] == [game.state.unpack(one) for one in new]


def test_what_is_no_state_is_a_fault() -> None:
    runner, states, jobs = stepped(games.load("toy"))
    states[0] = np.zeros((), states.dtype)
    states[1]["option"][0] = 5
    states[2]["stack"][0][0] = 99
    for flags in (0, ACT, PLAYOUT, IMAGINE):
        jobs["flags"] = flags
        runner.run(states, jobs)
        assert jobs["fault"].tolist() == [UNFIT] * 3
    jobs["flags"] = FRESH
    runner.run(states, jobs)
    assert jobs["fault"].tolist() == [UNFIT, UNFIT, 0]  # of the third only what is written anew was wrong


def test_nobody_imagines_who_does_not_sit_there() -> None:
    runner, states, jobs = stepped(games.load("toy"))
    before = states.copy()
    jobs["flags"], jobs["seat"] = IMAGINE, [1, 2, -1]
    runner.run(states, jobs)
    assert jobs["fault"].tolist() == [0, UNFIT, UNFIT]
    assert np.array_equal(states[1:], before[1:])


def test_a_job_tells_who_decides_with_a_mask_and_inputs() -> None:
    game = games.load("toy")
    runner, states, jobs = stepped(game)
    masks, rooms = runner.masks(3), runner.inputs(3)
    masks[:] = 9
    jobs["flags"], jobs["limit"], jobs["seed"] = PLAYOUT | MASK | INPUTS, 5, [1, 2, 3]
    jobs["flags"][2] = PLAYOUT
    runner.run(states, jobs, masks=masks, inputs=rooms)
    for at in range(2):
        s = game.state.unpack(states[at])
        assert jobs[at]["decides"] == game.seat(s)
        assert np.flatnonzero(masks[at]).tolist() == sorted(game.legal(s))
        assert masks[at].max() == 1
        assert sorted(rooms[at][: jobs[at]["inputs"]].tolist()) == inputs(game, s, game.seat(s))
    assert masks[2].tolist() == [9] * game.actions.size  # it did not ask
    assert jobs[2]["inputs"] == 0


@pytest.mark.release
def test_a_playout_counts_real_decisions_alone() -> None:
    """In La Loire two steps are asked even where only one thing can be chosen. `riverrat parity` counts them too."""
    game = games.load("la-loire")
    s = start(game, 2, {}, 3)
    taken = [choices for _, choices in moves(game, s, 3)]
    assert 0 < taken.count(1) < len(taken)
    runner = native.compiled(game)
    states, jobs = runner.fresh(1, 2), runner.jobs(1, FRESH | PLAYOUT, seed=3)
    runner.run(states, jobs)
    assert jobs[0]["decisions"] == len(taken) - taken.count(1)
    assert game.state.unpack(states[0]) == s
    asked = next(at for at, choices in enumerate(taken) if choices == 1)
    real = asked - taken[:asked].count(1)
    jobs["limit"] = real
    states = runner.fresh(1, 2)
    runner.run(states, jobs)
    assert jobs[0]["choices"] > 1  # a playout does not stop where nothing is to be chosen
    assert jobs[0]["decisions"] == real


GOOD = {"tables": 0, "jobs": 1, "outs": 2, "masks": 3, "inputs": 4}


@pytest.mark.parametrize(
    ("which", "change", "told"),
    [
        ("tables", lambda a: a.tolist(), "tables: needs a NumPy array, not list"),
        ("tables", lambda a: a.view(np.uint8), "tables: needs records of .* bytes, not uint8"),
        ("tables", lambda a: np.broadcast_to(a[:1], 3).copy()[::-1], "tables: its rows overlap or run backwards"),
        ("tables", lambda a: a[None], r"tables: needs the shape \(n,\), not \(1, 3\)"),
        ("jobs", lambda a: a[:2], "jobs: 2 for 3 tables"),
        ("jobs", lambda a: np.zeros(3, np.int64), "jobs: needs records of .* bytes, not int64"),
        ("outs", lambda a: a[:, :5], r"outs: needs the shape \(n, 8\), not \(3, 5\)"),
        ("outs", lambda a: a.astype(np.int32), "outs: needs int16, not int32"),
        ("outs", lambda a: np.zeros((8, 3), np.int16).T, "outs: its rows overlap or run backwards"),
        ("masks", lambda a: None, r"masks: jobs ask for them; give room for them, such as runner.masks\(3\)"),
        ("masks", lambda a: a[:1], "masks: 1 for 3 tables"),
        ("inputs", lambda a: None, "inputs: jobs ask for them"),
        ("inputs", lambda a: np.broadcast_to(a[:1], a.shape), "inputs: cannot be written to"),
    ],
)
def test_what_does_not_fit_is_refused_at_the_border(which: str, change: Callable[[Any], Any], told: str) -> None:
    runner, states, jobs = stepped(games.load("toy"))
    jobs["flags"] = PLAYOUT | MASK | INPUTS
    rooms = [states, jobs, runner.choices(3), runner.masks(3), runner.inputs(3)]
    rooms[GOOD[which]] = change(rooms[GOOD[which]])
    with pytest.raises(RiverratError, match=told):
        runner.run(*rooms[:3], masks=rooms[3], inputs=rooms[4])


def test_numbers_that_make_no_sense_are_refused() -> None:
    runner, states, jobs = stepped(games.load("toy"))
    with pytest.raises(RiverratError, match="cores: needs a whole number from 1 on, not 0"):
        runner.run(states, jobs, cores=0)
    with pytest.raises(RiverratError, match="needs a whole number from 0 on, not -1"):
        runner.tables(-1)
    with pytest.raises(RiverratError, match="seeds of jobs have 64 bits"):
        runner.jobs(2, 0, seed=(1 << 63) - 1)
    jobs["flags"][1] = 1 << 20
    with pytest.raises(RiverratError, match="some flags are unknown"):
        runner.run(states, jobs)


def test_nonsense_never_crashes() -> None:
    assert malformed(2_000, seed=1)


@pytest.mark.release
def test_much_nonsense_never_crashes() -> None:
    assert malformed(30_000, seed=random.randrange(1 << 30))


def malformed(calls: int, seed: int) -> bool:
    command = [sys.executable, "-m", "tests.engine.malformed", str(calls), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"seed {seed}: {done.returncode}, {done.stderr[-2000:]}"
    carried_out, refused, other = map(int, done.stdout.split())
    return carried_out + refused + other == calls and min(carried_out, refused) > calls // 10 > other


def test_progress_is_told_once_to_whoever_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with native.progress("outer", every=0.001), native.progress("inner", every=0.001):
        while "outer: 0 s" not in screen.getvalue():
            time.sleep(0.001)
    assert "inner" not in screen.getvalue()
    assert screen.getvalue().endswith("\n")


def test_progress_is_two_lines_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", log := io.StringIO())
    with native.progress("slow", every=0.001):
        while not log.getvalue():
            time.sleep(0.001)
    assert log.getvalue() == "slow ...\nslow: 0 s\n"
    with native.progress("quick"):
        pass
    assert log.getvalue().count("\n") == 2


def test_a_server_keeps_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_showing", threading.Lock())
    monkeypatch.setattr(sys, "stderr", log := io.StringIO())
    native.keep_quiet()
    with native.progress("slow", every=0.001):
        time.sleep(0.01)
    assert log.getvalue() == ""


SCRIPT = """
import sys
from riverrat import games
from riverrat.engine import native
from riverrat.engine.native import FRESH, PLAYOUT, SCORE
runner = native.compiled(games.load("toy"))
states, jobs = runner.fresh(50, 2), runner.jobs(50, FRESH | PLAYOUT | SCORE)
runner.run(states, jobs)
print(int(jobs["points"].sum()))
"""


@pytest.mark.release
def test_an_edited_rule_is_picked_up_without_clearing_anything(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "mytoy")
    env = {**os.environ, "RIVERRAT_GAMES": "toy=mytoy", "RIVERRAT_CACHE": str(tmp_path / "cache")}
    env["PYTHONPATH"] = os.pathsep.join([str(tmp_path), str(ROOT / "src")])

    def points() -> int:
        done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
        return int(done.stdout)

    before = points()
    assert points() == before
    dig = tmp_path / "mytoy" / "turn" / "dig.py"
    dig.write_text(dig.read_text().replace("s.cheese[seat] += WORTH[kind]", "s.cheese[seat] += 100 * WORTH[kind]"))
    assert points() > 10 * before
