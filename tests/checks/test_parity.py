"""Compiled games are compared with the interpreter's, and what differs is noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games
from riverrat.checks.parity import disagreements
from riverrat.engine import native
from riverrat.engine.playout import variants

from ..conftest import needs_numba

pytestmark = needs_numba


def test_a_thousand_seeds_end_alike() -> None:
    game = games.load("toy")
    runner = native.compiled(game)
    places = variants(game)
    assert [disagreements(runner, place, 1, 1000 // len(places) + 1) for place in places] == [[]] * len(places)


class Liar(native.Native):
    """A runner of the toy that gets one thing wrong at the fourth table, in one of its runs."""

    def __init__(self, wrong: Callable[[Any, Any, Any], Any], when: int) -> None:
        self.wrong, self.when, self.true = wrong, when, native.compiled(games.load("toy"))
        super().__init__(self.true.game)

    def run(
        self, tables: Any, jobs: Any, outs: Any = None, cores: int = 1, *, masks: Any = None, inputs: Any = None
    ) -> None:
        self.true.run(tables, jobs, outs, cores, masks=masks, inputs=inputs)
        if self.when == 0:
            self.wrong(tables[3:], jobs[3:], outs[3:]).flat[0] += 1
        self.when -= 1


@pytest.mark.parametrize(("when", "moment"), [(0, "at the end"), (1, "on the way"), (2, "one step on")])
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda tables, jobs, outs: tables["cheese"], "cheese"),
        (lambda tables, jobs, outs: jobs["choices"], "other choices"),
        (lambda tables, jobs, outs: jobs["points"], "other points or winners"),
        (lambda tables, jobs, outs: jobs["won"], "other points or winners"),
        (lambda tables, jobs, outs: jobs["decisions"], "decisions"),
    ],
)
def test_a_comparison_notices(when: int, moment: str, wrong: Callable[[Any, Any, Any], Any], told: str) -> None:
    (line,) = disagreements(Liar(wrong, when), variants(games.load("toy"))[0], 7, 5)
    assert f"seed 10, {moment}: " in line
    assert told in line
