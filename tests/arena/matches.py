"""Matches for tests: their games one after the other, here, and a game that was played."""

from collections.abc import Iterator

from riverrat.arena.job import Job
from riverrat.arena.playing import Played, play


def silent(_done: int) -> None:
    pass


def in_turn(job: Job, numbers: Iterator[int], cores: int) -> Iterator[Played]:
    """The games one after the other, here."""
    return (play(job, number) for number in numbers)


def game(number: int, seating: list[int], points: list[int], habits: list[dict[str, int]], ending: str = "") -> Played:
    best = max(points)
    winners = points.count(best)
    return Played(
        number=number,
        deal=number // 2,
        seating=seating,
        points=points,
        lines=[[one - 2, 2] for one in points],
        share=[(one == best) / winners for one in points],
        places=[1 + sum(other > one for other in points) for one in points],
        decisions=[10, 20],
        turns=6 + number,
        ending=ending,
        habits=habits,
        record=f"record {number}\n\nrat {number % 2}\ngo 3\nleave\nrat {number % 3}\n",
        seconds=[1.0, 4.0],
        opening=3,
    )
