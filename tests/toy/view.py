"""What a seat may see, built up from nothing, and what it may believe."""

from typing import TypedDict

from riverrat.engine.game import Event
from riverrat.engine.rule import rule, seat_now

from .actions import PEEKED
from .data import CARD
from .scoring import LINES, points
from .state import State
from .turn.dig import settle_top
from .turn.walk import course


class Player(TypedDict):
    rats: list[int]
    cheese: int
    lines: dict[str, int]


class View(TypedDict):
    players: list[Player]
    seat: int  # whose turn it is; -1 when the game is over
    home: int  # the last space of the course
    bag: int  # how many cards are left
    top: str | None  # the top card, for those who peeked


def view(s: State, seat: int) -> View:
    return {
        "players": [_player(s, player) for player in range(s.seats)],
        "seat": -1 if s.over else seat_now(s),
        "home": course(s),
        "bag": sum(s.bag) + (s.top > 0),
        "top": CARD[s.top - 1] if s.top and 0 <= seat < s.seats and s.knows[seat] else None,
    }


def _player(s: State, seat: int) -> Player:
    lines = [0] * len(LINES)
    points(s, seat, lines)
    return {"rats": list(s.rat[seat]), "cheese": s.cheese[seat], "lines": dict(zip(LINES, lines, strict=True))}


@rule
def shares(s: State, seat: int) -> int:
    """The top card is known to those who peeked."""
    return s.knows[seat]


@rule
def redeal(s: State, seat: int) -> None:
    """A top card that others saw and this seat did not could be any card of the bag."""
    if s.top > 0 and s.knows[seat] == 0:
        s.bag[s.top - 1] += 1
        s.top = 0
        settle_top(s)


def hears(event: Event, seat: int) -> Event | None:
    """Only who peeks knows what lies there."""
    if event[0] == PEEKED and event[1] != seat:
        return (*event[:2], -1, *event[3:])
    return event
