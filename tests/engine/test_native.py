from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from riverrat import games
from riverrat.engine import gpu, native
from riverrat.engine.errors import RiverratError
from riverrat.engine.native import ACT, AUDIT, FRESH, IMAGINE, PLAYOUT, SCORE

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
