"""A GPU makes of jobs what native code makes of them; tests/contract compares its games with the interpreter's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine import gpu, native
from riverrat.engine.native import ACT, FRESH, INPUTS, MASK, PLAYOUT, SCORE
from riverrat.engine.playout import variants

COUNT = 96


def rooms(runner: native.Native) -> tuple[Any, Any, Any]:
    return runner.choices(COUNT), runner.masks(COUNT), runner.inputs(COUNT)


def differences(here: native.Native, there: native.Native) -> list[str]:
    """Where masks, inputs, faults or states of the two differ, in every mode at every seat count."""
    game, found = here.game, []
    for variant in variants(game):
        states, jobs = here.fresh(COUNT, variant.seats, variant.options), here.jobs(COUNT, FRESH | PLAYOUT, 9)
        jobs["limit"] = np.arange(COUNT) * 7 % 300
        here.run(states, jobs)
        states[0] = np.zeros((), states.dtype)  # what is no state at all
        for flags in (PLAYOUT | MASK | INPUTS, ACT | SCORE | MASK | INPUTS, FRESH | INPUTS):
            jobs["flags"], jobs["limit"], jobs["action"] = flags, 5, np.arange(COUNT) % game.actions.size
            other, others = states.copy(), jobs.copy()
            outs, masks, inputs = rooms(here)
            their_outs, their_masks, their_inputs = rooms(there)
            here.run(states, jobs, outs, masks=masks, inputs=inputs)
            there.run(other, others, their_outs, masks=their_masks, inputs=their_inputs)
            on = [inputs[at, : jobs[at]["inputs"]].tolist() for at in range(COUNT)]
            theirs = [their_inputs[at, : others[at]["inputs"]].tolist() for at in range(COUNT)]
            same = np.array_equal(states, other) and np.array_equal(jobs, others) and np.array_equal(masks, their_masks)
            if not same or on != theirs:
                found.append(f"{variant}, flags {flags}")
    return found


@pytest.mark.parametrize("name", games.names())
def test_masks_inputs_and_faults_are_those_of_native_code(name: str) -> None:
    if not gpu.available():
        pytest.skip("no GPU here; run it where there is one")
    game = games.load(name)
    assert differences(native.compiled(game), gpu.compiled(game)) == []
