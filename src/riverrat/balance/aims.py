"""How far a box is from what is wished: nothing where an aim is met, 1 where it is missed by as much as it allows."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .findings import Summary, unused

Aim = Callable[[Summary, Any], float]


def _over(value: float, allowed: float) -> float:
    return max(0.0, value / allowed - 1)


def _outside(value: float, bounds: list[float]) -> float:
    least, most = bounds
    return max(0.0, least - value, value - most) / (most - least)


def _tables(found: Summary) -> Iterator[tuple[int, Summary]]:
    for seats, one in found.items():
        if one["games"]:
            yield int(seats), one


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def margin(found: Summary, points: float) -> float:
    """Two players: by how many points whoever begins is ahead, or behind."""
    return _mean(
        [_over(abs(one["places"][0]["margin"]["mean"]), points) for seats, one in _tables(found) if seats == 2]
    )


def share(found: Summary, off: float) -> float:
    """Two players: how far the share of whoever begins is from a half."""
    return _mean(
        [_over(abs(one["places"][0]["share"]["mean"] - 0.5), off) for seats, one in _tables(found) if seats == 2]
    )


def places(found: Summary, times: list[float]) -> float:
    """More players: each place's share, in times of a fair one; the worst place of each table counts."""
    return _mean(
        [
            max(_outside(row["share"]["mean"] / row["fair"], times) for row in one["places"])
            for seats, one in _tables(found)
            if seats > 2
        ]
    )


def turns(found: Summary, bounds: list[float]) -> float:
    """Turns of each player."""
    return _mean([_outside(one["turns_each"], bounds) for _, one in _tables(found)])


def openings(found: Summary, varied: float) -> float:
    """As how many equally frequent openings there should be."""
    return _mean([max(0.0, 1 - one["openings"]["varied"] / varied) for _, one in _tables(found)])


def first(found: Summary, most: float) -> float:
    """How often one thing may be the first of its kind to be taken, of the games that offer it with others."""
    worst = [
        _over(max((row["first"] or 0.0 for row in rows.values()), default=0.0), most)
        for _, one in _tables(found)
        for rows in one["things"].values()
        if len(rows) > 2
    ]
    return _mean(worst)


def used(found: Summary, all_but: float) -> float:
    """The share of things that hardly a winner uses."""
    things = {f"{kind} {name}" for _, one in _tables(found) for kind, rows in one["things"].items() for name in rows}
    return _over(len(unused(found)) / max(1, len(things)), all_but)


def most_from(found: Summary, most: float) -> float:
    """Of how many winners one line of the score may bring most points."""
    return _mean(
        [
            _over(max((row["share"] for row in one["winner"]["most_from"].values()), default=0.0), most)
            for _, one in _tables(found)
        ]
    )


AIMS: dict[str, Aim] = {
    one.__name__.replace("_", "-"): one for one in (margin, share, places, turns, openings, first, used, most_from)
}


def shortfalls(found: Summary, aims: Mapping[str, Any]) -> dict[str, float]:
    """By how much each aim is missed."""
    return {name: round(AIMS[name](found, wished), 3) for name, wished in aims.items()}
