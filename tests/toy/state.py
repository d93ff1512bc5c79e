"""The table."""

from riverrat.engine import state
from riverrat.engine.state import i8, i16

from .data import CARD, RATS, SEATS


class State(state.State):
    rat: list[list[int]] = i8(SEATS, RATS)  # the space each rat stands on
    cheese: list[int] = i16(SEATS)
    taken: list[int] = i8(len(CARD))  # cards dug out, of each kind
    bag: list[int] = i8(len(CARD))  # cards nobody has seen, of each kind
    top: int = i8()  # the settled top card (its kind + 1), once somebody peeked
    knows: list[int] = i8(SEATS)  # who peeked at it
