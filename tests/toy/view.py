"""What a seat may see, built up from nothing, and what it may believe."""

from typing import TypedDict

from riverrat.engine.game import Event, Say
from riverrat.engine.rule import rule

from .actions import PEEKED
from .data import CARD
from .scoring import LINES, points
from .state import State
from .turn.dig import settle_top


class Player(TypedDict):
    rats: list[int]
    cheese: int
    lines: dict[str, int]


class View(TypedDict):
    players: list[Player]
    bag: int  # how many cards are left
    top: str | None  # the top card, for those who peeked


def view(s: State, seat: int) -> View:
    return {
        "players": [_player(s, player) for player in range(s.seats)],
        "bag": sum(s.bag) + (s.top > 0),
        "top": CARD[s.top - 1] if s.top and 0 <= seat < s.seats and s.knows[seat] else None,
    }


def _player(s: State, seat: int) -> Player:
    lines = [0] * len(LINES)
    points(s, seat, lines)
    return {"rats": list(s.rat[seat]), "cheese": s.cheese[seat], "lines": dict(zip(LINES, lines, strict=True))}


def show(view: View, say: Say) -> str:
    lines = [say("show-bag", cards=view["bag"])]
    for seat, player in enumerate(view["players"]):
        places = ", ".join(map(str, player["rats"]))
        lines.append(say("show-player", seat=seat + 1, places=places, cheese=player["cheese"]))
    if view["top"]:
        lines.append(say("show-top", card=say(f"card-{view['top']}")))
    return "\n".join(lines)


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
