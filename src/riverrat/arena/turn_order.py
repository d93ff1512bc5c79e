"""Turn order: whoever decides first is on place 1, wherever people sit."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .job import Job
    from .playing import Played


def place(seat: int, first: int, seats: int) -> int:
    """The place in turn order of a seat, counted from 0."""
    return (seat - first) % seats


def first_seats(job: "Job", games: Sequence["Played"]) -> list[int]:
    """Who decided first in each game: it follows from the deal."""
    game, known = job.load(), dict[int, int]()
    for one in games:
        if one.deal not in known:
            known[one.deal] = game.seat(game.new(job.seats, job.options, job.table_seed(one.number)))
    return [known[one.deal] for one in games]
