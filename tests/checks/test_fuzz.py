"""Fuzzing finds what is wrong and tells a game that shows it."""

import dataclasses
import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from riverrat import games
from riverrat.checks import fuzz
from riverrat.cli.main import main
from riverrat.cli.shell import Shell
from riverrat.engine import native
from riverrat.engine.actions import Audits
from riverrat.engine.game import Game
from riverrat.engine.record import Record
from riverrat.engine.rule import Out, rule, step_now

from ..conftest import needs_numba
from ..toy.actions import HOLE_STEP
from ..toy.audit import audit
from ..toy.state import State
from ..toy.turn import legal

TOY = games.load("toy")
FEW = 5


def audits(*names: str) -> Audits:
    made = Audits()
    for name in names:
        made.add(name)
    return made


TOO_MANY = audits(*TOY.audits.all[1:]).add("few")

Fuzz = Callable[[Game], Iterator[fuzz.Report]]


@rule
def audit_few(s: State) -> int:
    """The toy's invariants, and that nobody has more than a little cheese."""
    for seat in range(s.seats):
        if s.cheese[seat] > FEW:
            return TOO_MANY
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
    return 0 if step_now(s) == HOLE_STEP else legal(s, out)


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games made up here are kept compiled."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def apart(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERRAT_CACHE", str(cache))


@pytest.fixture(params=[pytest.param("native", marks=(needs_numba, pytest.mark.release)), "interpreted"])
def find(request: pytest.FixtureRequest) -> Fuzz:
    if request.param == "interpreted":
        return lambda game: fuzz.interpreted_fuzz(game, 100_000, seed=1)
    request.getfixturevalue("apart")
    return lambda game: fuzz.fuzz(game, 100_000, seed=1)


def found(game: Game, runs: Iterator[fuzz.Report]) -> tuple[str, Record]:
    """What the last report says does not hold, and the game it tells."""
    *_, report = runs
    assert report.violation is not None
    return report.violation.what, Record.read(report.violation.record, lambda name, data: game)


def test_the_record_ends_where_it_went_wrong(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, audits=audits(*TOY.audits.all[1:], "few"), audit_rule=audit_few)
    what, replay = found(game, find(game))
    assert what == "few"
    assert max(replay.now.cheese) > FEW
    assert max(replay.at(len(replay) - 1).cheese) <= FEW


@needs_numba
@pytest.mark.usefixtures("apart")
def test_the_command_tells_what_broke(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = dataclasses.replace(TOY, audits=audits("endless"), audit_rule=audit_end)
    monkeypatch.setattr(Shell, "game", lambda shell, name: game)
    assert main(["fuzz", "toy"]) == 1
    told = capsys.readouterr().out
    assert "# endless does not hold after:\nriverrat record 1\ngame toy\n" in told
    assert main(["fuzz", "toy", "--json"]) == 1
    violation = json.loads(capsys.readouterr().out)["violation"]
    assert violation["what"] == "endless"
    assert violation["record"] in told


@needs_numba
@pytest.mark.usefixtures("apart")
def test_what_native_code_alone_gets_wrong_is_called_that() -> None:
    game = dataclasses.replace(TOY, audits=audits("endless"), audit_rule=audit_end)
    native.compiled(game)
    object.__setattr__(game, "audit_rule", audit)  # the interpreter knows better
    assert found(game, fuzz.fuzz(game, 100))[0] == "endless (in native code alone)"


def test_every_mode_and_seat_count_is_played_twice() -> None:
    *_, report = fuzz.interpreted_fuzz(TOY, 1)
    assert (report.rounds, report.games) == (2, 2 * 7)


@needs_numba
def test_batches_grow_after_two_rounds() -> None:
    reports = [report.games for report in fuzz.fuzz(TOY, 200_000)]
    assert [later - before for before, later in pairwise(reports[:16])] == [8] * 13 + [16] * 2


def test_the_last_table_is_checked_too(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, audits=audits("endless"), audit_rule=audit_end)
    what, replay = found(game, find(game))
    assert (what, replay.now.over) == ("endless", 1)


def test_a_table_can_be_wrong_from_the_start(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, audits=audits("nothing"), audit_rule=audit_start)
    what, replay = found(game, find(game))
    assert (what, len(replay)) == ("nothing", 0)


def test_a_dead_end_is_told_up_to_the_last_choice(find: Fuzz) -> None:
    game = dataclasses.replace(TOY, legal_rule=legal_or_stuck)
    what, replay = found(game, find(game))
    assert (what, game.step(replay.now), game.legal(replay.now)) == ("nothing to choose", "hole", [])
