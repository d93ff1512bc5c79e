"""How the seats of a finished game fared."""

from collections.abc import Collection, Sequence
from typing import Any

from .rows import Fared, Finished, Seat


def fared(seats: Sequence[Seat], result: Sequence[Any], listed: Collection[str] = ()) -> list[Fared]:
    """Each seat that has a result; whoever resigned comes after everybody who did not. `listed`: people to be named."""
    scores = {score[0]: score for score in result}
    ranks = {at: (not seat.resigned, scores[at][3]) for at, seat in enumerate(seats) if at in scores}
    found = []
    for at, seat in enumerate(seats):
        if at in scores:
            played = seat.kind == "person" or seat.resigned
            person, name = (seat.person, seat.name) if played else (None, seat.level or "")
            place = 1 + sum(other > ranks[at] for other in ranks.values())
            found.append(Fared(at, person, name, person in listed, scores[at][1], place, scores[at][4]))
    return found


def alone_with_oneself(game: Finished) -> bool:
    """Whether somebody played on several seats: that says nothing about anybody."""
    people = [one.person for one in game.seats if one.person]
    return len(people) != len(set(people))
