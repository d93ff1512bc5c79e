"""What a population's games say of a box. Intervals are over networks: games of one network repeat each other."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from riverrat.arena.job import Job
from riverrat.arena.playing import Played
from riverrat.arena.results import Results
from riverrat.arena.summary import summary
from riverrat.arena.variety import variety
from riverrat.engine.record import Record

from .usage import Thing, Use, use

Summary = dict[str, Any]
STUDENT = (math.nan, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)  # 97.5 %, by degrees of freedom
OFTEN_FIRST = 0.4  # a thing that is taken first in more games than this is the opening
SELDOM = 0.05  # a thing that fewer winners than this use is as good as unused


def findings(results: Sequence[Results], cores: int = 1) -> Summary:
    """Everything, by number of players; only whole deals count."""
    return {str(one.job.seats): table(one, cores) for one in results}


def table(results: Results, cores: int = 1) -> Summary:
    """One number of players."""
    job = results.job
    games = [played for deal in results.whole_deals() for played in deal]
    if not games:
        return {"games": 0}
    uses = _uses(job, games, cores)
    known = summary(results)
    return {
        "games": len(games),
        "places": places(job.seats, [_sat(one, told) for one, told in zip(games, uses, strict=True)]),
        "openings": variety([one.opening for one in uses]),
        "things": _things(games, uses),
        "length": {name: spread["mean"] for name, spread in known["length"].items()},
        "turns_each": round(sum(one.turns for one in games) / len(games) / job.seats, 2),
        "endings": {name: row["share"] for name, row in known["endings"].items()},
        "winner": {name: known["winner"][name] for name in ("points", "lines", "used", "most_from")},
        "points": round(_mean([points for one in games for points in one.points]), 2),
    }


def _uses(job: Job, games: Sequence[Played], cores: int) -> list[Use]:
    asked = [(job, one.record) for one in games]
    if cores == 1:
        return [_use(one) for one in asked]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        return list(pool.map(_use, asked, chunksize=8))


def _use(asked: tuple[Job, str]) -> Use:
    job, text = asked
    game = job.load()
    return use(Record.read(text, lambda name, data: game))


# --- turn order -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sat:
    """One game: lists go by seat."""

    seating: Sequence[int]  # which network sat there
    first: int  # the seat that decided first
    share: Sequence[float]  # of the victory
    points: Sequence[int]


def _sat(played: Played, told: Use) -> Sat:
    return Sat(played.seating, told.first_seat, played.share, played.points)


def places(seats: int, games: Sequence[Sat]) -> list[Summary]:
    """The places in turn order: share of wins and margin over the best other, network by network."""
    return [
        {
            "place": at + 1,
            "share": _over(_by_network(games, at, lambda one, seat: one.share[seat])),
            "fair": round(1 / seats, 4),
            "margin": _over(_by_network(games, at, _margin)),
            "points": _over(_by_network(games, at, lambda one, seat: one.points[seat])),
        }
        for at in range(seats)
    ]


def _by_network(games: Sequence[Sat], at: int, value: Callable[[Sat, int], float]) -> list[float]:
    """The mean of a value for each network where it sits on that place."""
    found: dict[int, list[float]] = {}
    for one in games:
        seat = (one.first + at) % len(one.seating)
        found.setdefault(one.seating[seat], []).append(value(one, seat))
    return [_mean(found[network]) for network in sorted(found)]


def _margin(one: Sat, seat: int) -> float:
    others = [points for other, points in enumerate(one.points) if other != seat]
    return float(one.points[seat] - max(others, default=0))


def _over(values: Sequence[float]) -> Summary:
    """A mean over networks, its interval by Student's distribution, and what each says."""
    mean, many = _mean(values), len(values)
    reach = math.nan
    if many > 1:
        spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (many - 1))
        reach = STUDENT[min(many - 1, len(STUDENT) - 1)] * spread / math.sqrt(many)
    return {
        "mean": round(mean, 4),
        "interval": [round(mean - reach, 4), round(mean + reach, 4)] if many > 1 else None,
        "networks": [round(value, 4) for value in values],
    }


# --- things -----------------------------------------------------------------------------------------------------------


def _things(games: Sequence[Played], uses: Sequence[Use]) -> dict[str, dict[str, Summary]]:
    """Every named thing of the box by kind: how often it is taken when offered, taken first, and used by winners."""
    offered: Counter[Thing] = Counter()
    taken: Counter[Thing] = Counter()
    used: Counter[Thing] = Counter()
    winners = 0
    for one, told in zip(games, uses, strict=True):
        for seat, share in enumerate(one.share):
            offered.update(told.offered[seat])
            taken.update(told.taken[seat])
            if share:
                winners += 1
                used.update(told.used[seat] | told.taken[seat])
    first, could = _firsts(uses)
    kinds: dict[str, dict[str, Summary]] = {}
    for kind, value in sorted(offered | used, key=_sorted):
        thing = kind, value
        kinds.setdefault(kind, {})[value] = {
            "offered": offered[thing],
            "taken": _share(taken[thing], offered[thing]),
            "first": _share(first[thing], could[thing]),
            "winners": _share(used[thing], winners),
        }
    return kinds


def _firsts(uses: Sequence[Use]) -> tuple[Counter[Thing], Counter[Thing]]:
    """In how many games a thing was the first of its kind to be taken, and in how many it could have been."""
    first: Counter[Thing] = Counter()
    could: Counter[Thing] = Counter()
    for one in uses:
        for kind, (value, choices) in one.first.items():
            first[kind, value] += 1
            could.update((kind, choice) for choice in choices)
    return first, could


def _sorted(thing: Thing) -> tuple[str, int, str]:
    kind, value = thing
    return kind, int(value) if value.isdecimal() else -1, value


def _share(count: int, of: int) -> float | None:
    return round(count / of, 4) if of else None


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def unused(found: Summary) -> list[str]:
    """Things that hardly a winner uses, at any number of players."""
    most: dict[str, float] = {}
    for one in found.values():
        for kind, values in one.get("things", {}).items():
            for value, row in values.items():
                name = f"{kind} {value}"
                most[name] = max(most.get(name, 0.0), row["winners"] or 0.0)
    return [name for name, share in most.items() if share < SELDOM]
