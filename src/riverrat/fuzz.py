"""Random play in native code with the game's invariants checked after every step, and the record of what breaks one."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.native import AUDIT, FRESH, PLAYOUT
from riverrat.engine.playout import decisions, start, tables
from riverrat.engine.replay import Replay
from riverrat.engine.rule import DEAD_END

BATCH = 256


@dataclass(frozen=True)
class Violation:
    what: str  # the id of the invariant, or what went wrong instead
    record: str


@dataclass
class Report:
    game: str
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    longest: int = 0  # decisions of the longest game
    violation: Violation | None = None

    def json(self) -> dict[str, Any]:
        found = None if self.violation is None else {"what": self.violation.what, "record": self.violation.record}
        pace = round(self.decisions / self.seconds) if self.seconds else 0
        return {
            "game": self.game,
            "decisions": self.decisions,
            "games": self.games,
            "decisions_per_s": pace,
            "longest": self.longest,
            "violation": found,
        }


def fuzz(game: Game, most: int, seed: int = 0, cores: int = 1) -> Iterator[Report]:
    """Play about `most` decisions over every mode and seat count; every other batch under options drawn at random.

    Yields the report so far after each batch; the last one is final.
    """
    runner, report, chance = native.compiled(game), Report(game.name), random.Random(seed)
    places = tables(game)
    batch, at = BATCH * cores, seed
    while report.decisions < most and report.violation is None:
        place = places[report.games // batch % len(places)]
        options = dict(place.options)
        if report.games // batch // len(places) % 2:
            options |= {o.name: chance.choice(o.choices) for o in game.options if o.name not in options}
        states, jobs = runner.fresh(batch, place.seats, options), runner.jobs(batch, FRESH | PLAYOUT | AUDIT, at)
        begin = time.perf_counter()
        runner.run(states, jobs, cores=cores)
        report.seconds += time.perf_counter() - begin
        report.decisions += int(jobs["decisions"].sum())
        report.games += batch
        report.longest = max(report.longest, int(jobs["decisions"].max()))
        faulty = jobs[jobs["fault"] != 0]
        if len(faulty):
            report.violation = _retell(game, place.seats, options, int(faulty[0]["seed"]), int(faulty[0]["fault"]))
        at += batch
        yield report


def interpreted_fuzz(game: Game, most: int, seed: int = 0) -> Iterator[Report]:
    """The same without numba: slower, the invariants checked at every decision."""
    report, places = Report(game.name), tables(game)
    while report.decisions < most and report.violation is None:
        place = places[report.games % len(places)]
        begin, s, count = time.perf_counter(), start(game, place.seats, place.options, seed + report.games), 0
        for _ in decisions(game, s, seed + report.games):
            count += 1
            if game.audit(s):
                report.violation = _retell(game, place.seats, place.options, seed + report.games, game.audit_rule(s))
                break
        report.seconds += time.perf_counter() - begin
        report.decisions, report.games, report.longest = (
            report.decisions + count,
            report.games + 1,
            max(report.longest, count),
        )
        yield report


def _retell(game: Game, seats: int, options: Mapping[str, str], seed: int, fault: int) -> Violation:
    """The record of a random game up to where it went wrong."""
    what = "nothing to choose" if fault == DEAD_END else game.audits[fault - 1]
    replay = Replay(game, seats, options, seed)
    with suppress(RiverratError):  # where nothing is left to choose
        for action in decisions(game, replay.now.clone(), seed):
            replay.play(action)
            if game.audit(replay.now):
                break
    return Violation(what, replay.text())
