"""Random play with the game's invariants checked after every decision, and the record of what breaks one."""

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
from riverrat.engine.playout import decisions, moves, start, variants
from riverrat.engine.record import Record
from riverrat.engine.steps import DEAD_END

FIRST, LARGEST = 8, 256  # games in a batch, for each core


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
    rounds: int = 0  # how often every mode and seat count was played
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
            "rounds": self.rounds,
            "violation": found,
        }


def _places(game: Game, most: int, seed: int, report: Report) -> Iterator[tuple[int, dict[str, str]]]:
    """Seats and options of one batch after the other, until `most` decisions are reported or a violation.

    Every mode and seat count in turn, every other round under options drawn at random. The rounds are counted in the
    report; two are always played.
    """
    chance = random.Random(seed)
    while True:
        for place in variants(game):
            if report.violation or (report.rounds >= 2 and report.decisions >= most):
                return
            options = dict(place.options)
            if report.rounds % 2:
                options |= {o.name: chance.choice(o.choices) for o in game.options if o.name not in options}
            yield place.seats, options
        report.rounds += 1


def fuzz(game: Game, most: int, seed: int = 0, cores: int = 1) -> Iterator[Report]:
    """Play about `most` decisions in native code. Yields the report so far after each batch; the last one is final."""
    runner, report = native.compiled(game), Report(game.name)
    for seats, options in _places(game, most, seed, report):
        batch = min(FIRST << report.rounds // 2, LARGEST) * cores
        states = runner.fresh(batch, seats, options)
        jobs = runner.jobs(batch, FRESH | PLAYOUT | AUDIT, seed + report.games)
        begin = time.perf_counter()
        runner.run(states, jobs, cores=cores)
        report.seconds += time.perf_counter() - begin
        report.decisions += int(jobs["decisions"].sum())
        report.games += batch
        report.longest = max(report.longest, int(jobs["decisions"].max()))
        faulty = jobs[jobs["fault"] != 0]
        if len(faulty):
            report.violation = _retell(game, seats, options, int(faulty[0]["seed"]), int(faulty[0]["fault"]))
        yield report


def interpreted_fuzz(game: Game, most: int, seed: int = 0) -> Iterator[Report]:
    """The same without numba: slower, a report after each game."""
    report = Report(game.name)
    for seats, options in _places(game, most, seed, report):
        begin, s, count = time.perf_counter(), start(game, seats, options, seed + report.games), 0
        try:
            for _, choices in moves(game, s, seed + report.games):
                if game.audit_rule(s):
                    break
                count += choices > 1
            fault = game.audit_rule(s)
        except RiverratError:  # nothing is left to choose
            fault = DEAD_END
        if fault:
            report.violation = _retell(game, seats, options, seed + report.games, fault)
        report.seconds += time.perf_counter() - begin
        report.decisions += count
        report.games += 1
        report.longest = max(report.longest, count)
        yield report


def _retell(game: Game, seats: int, options: Mapping[str, str], seed: int, fault: int) -> Violation:
    """The record of a random game up to where it went wrong."""
    what = "nothing to choose" if fault == DEAD_END else game.audits.all[fault]
    replay = Record(game, seats, options, seed)
    with suppress(RiverratError):  # where nothing is left to choose
        for action in decisions(game, replay.now.clone(), seed):
            if game.audit(replay.now):
                break
            replay.play(action)
    stuck = not replay.now.over and not game.legal(replay.now)
    if not (stuck if fault == DEAD_END else game.audit(replay.now)):
        what += " (in native code alone)"
    return Violation(what, replay.text())
