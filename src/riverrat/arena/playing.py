"""One game of a match, from its number to what it is remembered by."""

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.record import Record, result_tags
from riverrat.players.entrants import Entrant
from riverrat.players.player import Limit, asked
from riverrat.players.search import SearchPlayer

from .job import Job
from .variety import opening


@dataclass(frozen=True)
class Played:
    """A finished game. Lists go by seat."""

    number: int
    deal: int
    seating: list[int]  # which player of the job sat there
    points: list[int]
    lines: list[list[int]]  # points by line of the score
    share: list[float]  # of the win: 1 for the only winner
    places: list[int]  # 1 for the best
    decisions: list[int]
    turns: int
    ending: str
    habits: list[dict[str, int]]
    record: str
    seconds: list[float] = field(compare=False)  # of thought
    opening: int = 0  # how many of its actions are everybody's first turns; earlier files do not say

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        return cls(**{one.name: value[one.name] for one in fields(cls) if one.name in value})


def warm_up(job: Job) -> None:
    """Load the game and let every player decide once, so that what they compile is there before time counts."""
    game = job.load()
    s = game.new(job.seats, job.options, 1)
    for one in job.entrants:
        asked(one.player, game, game.imagine(s, game.seat(s), 1), game.seat(s), Limit(playouts=1), 1)


def play(job: Job, number: int) -> Played:
    """Play the game of that number. A player is told a table as its seat may believe it, its limit and a seed."""
    game, seating = job.load(), job.seating(number)
    record = Record(game, job.seats, job.options, job.table_seed(number))
    for one in job.entrants:
        if isinstance(one.player, SearchPlayer):
            one.player.forget(game)  # whatever it thought in the game before
    decisions, seconds = [0] * job.seats, [0.0] * job.seats
    while not record.now.over:
        seat = game.seat(record.now)
        one, began = job.entrants[seating[seat]], time.perf_counter()
        record.play(_decide(one, game, record, job.decision_seed(number, len(record))))
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
    return _remember(job, number, record, decisions, seconds)


def _decide(one: Entrant, game: Game, record: Record, seed: int) -> int:
    seat = game.seat(record.now)
    action = asked(one.player, game, game.imagine(record.now, seat, seed), seat, one.limit, seed).action
    if action not in game.legal(record.now):
        raise RiverratError(f"{one.name} answered with {action}, which is not legal")
    return action


def _remember(job: Job, number: int, record: Record, decisions: list[int], seconds: list[float]) -> Played:
    game, seating = record.game, job.seating(number)
    scores = game.scores(record.now)
    winners = sum(score.won for score in scores)
    names = [job.title(at) for at in seating]
    record.tags = {
        "event": f"arena, game {number}",
        "date": job.date,
        **result_tags(names, names, scores),
    }
    habits = game.habits(record)
    return Played(
        number=number,
        deal=job.deal(number),
        seating=seating,
        points=[score.points for score in scores],
        lines=[list(score.lines.values()) for score in scores],
        share=[score.won / winners if winners else 0.0 for score in scores],
        places=[1 + sum(other.rank > score.rank for other in scores) for score in scores],
        decisions=decisions,
        turns=int(record.now.turn),
        ending=habits.ending,
        habits=habits.seats,
        record=record.text(),
        seconds=[round(spent, 3) for spent in seconds],
        opening=opening(record),
    )
