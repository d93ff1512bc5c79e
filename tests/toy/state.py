"""The table."""

from riverrat.engine import state
from riverrat.engine.state import count, i8, i16, kind

from .data import CARD, COURSE, RATS, SEATS


class State(state.State):
    rat: list[list[int]] = i8(SEATS, RATS, by_seat=0, holds=kind(0, max(COURSE)))  # the space each rat stands on
    cheese: list[int] = i16(SEATS, by_seat=0, holds=count(30))
    taken: list[int] = i8(len(CARD), holds=count(5))  # cards dug out, of each kind
    bag: list[int] = i8(len(CARD))  # cards nobody has seen, of each kind
    top: int = i8(holds=kind(0, len(CARD)), shared=True)  # the settled top card (its kind + 1), once somebody peeked
    knows: list[int] = i8(SEATS, by_seat=0, holds=kind(0, 1))  # who peeked at it
