"""Fuzzing finds what is wrong and tells a game that shows it."""

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from riverrat import fuzz, games
from riverrat.engine.game import Game
from riverrat.engine.replay import Replay
from riverrat.engine.rule import Out, rule, step_now

from .conftest import needs_numba
from .toy.actions import HOLE_FOUND
from .toy.scoring import audit
from .toy.state import State
from .toy.turn import legal

TOY = games.load("toy")
FEW = 5

Fuzz = Callable[[Game], Iterator[fuzz.Report]]


@rule
def audit_few(s: State) -> int:
    """The toy's invariants, and that nobody has more than a little cheese."""
    for seat in range(s.seats):
        if s.cheese[seat] > FEW:
            return 3
    return audit(s)


@rule
def audit_end(s: State) -> int:
    """That no game ends."""
    return s.over


@rule
def audit_start(s: State) -> int:
    """That there is no game."""
    return 1


@rule
def legal_or_stuck(s: State, out: Out) -> int:
    """The toy's choices, but none at a hole."""
    return 0 if step_now(s) == HOLE_FOUND else legal(s, out)


@pytest.fixture(params=[pytest.param("native", marks=needs_numba), "interpreted"])
def find(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fuzz:
    if request.param == "interpreted":
        return lambda game: fuzz.interpreted_fuzz(game, 100_000, seed=1)
    monkeypatch.setenv("RIVERRAT_CACHE", str(tmp_path))
    return lambda game: fuzz.fuzz(game, 100_000, seed=1)


def found(game: Game, runs: Iterator[fuzz.Report]) -> tuple[str, Replay]:
    """What the last report says does not hold, and the game it tells."""
    *_, report = runs
    assert report.violation is not None
    return report.violation.what, Replay.read(report.violation.record, lambda name, data: game)


def test_the_record_ends_where_it_went_wrong(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, audits=(*TOY.audits, "few"), audit_rule=audit_few)
    what, replay = found(game, find(game))
    assert what == "few"
    assert max(replay.now.cheese) > FEW
    assert max(replay.at(len(replay) - 1).cheese) <= FEW


def test_the_last_table_is_checked_too(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, audits=("endless",), audit_rule=audit_end)
    what, replay = found(game, find(game))
    assert (what, replay.now.over) == ("endless", 1)


def test_a_table_can_be_wrong_from_the_start(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, audits=("nothing",), audit_rule=audit_start)
    what, replay = found(game, find(game))
    assert (what, len(replay)) == ("nothing", 0)


def test_a_dead_end_is_told_up_to_the_last_choice(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, legal_rule=legal_or_stuck)
    what, replay = found(game, find(game))
    assert (what, game.step(replay.now), game.legal(replay.now)) == ("nothing to choose", "hole", [])
