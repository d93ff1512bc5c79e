"""Boats on the Loire, and the moment in which the end of the game is settled."""

from riverrat.engine.rule import Log, rule, tell

from ..actions import SAILED, TRIGGERED
from ..data import DELIVERED_END, LOIRE_END
from ..state import State

BY_BOAT, BY_MESSAGES, BY_TURNS = 0, 1, 2


@rule
def trigger(s: State, seat: int, reason: int, log: Log) -> None:
    """The first to meet a condition settles the end; later ones change nothing. (C12-1, C12-4)"""
    if s.trigger == 0:
        s.trigger = seat + 1
        tell(s, log, TRIGGERED, seat, reason)


@rule
def sail(s: State, seat: int, steps: int, log: Log) -> None:
    """A boat never passes the end space; reaching it settles the end. (C12-1, C12-2)"""
    end = LOIRE_END[s.seats]
    steps = min(steps, end - s.boat[seat])
    if steps > 0:
        s.boat[seat] += steps
        tell(s, log, SAILED, seat, steps, s.boat[seat])
        if s.boat[seat] == end:
            trigger(s, seat, BY_BOAT, log)


@rule
def count_delivery(s: State, seat: int, level: int, log: Log) -> None:
    """Every delivered message counts for the end, whatever its level. (C10-11)"""
    s.delivered[seat][level] += 1
    s.delivered[seat][0] += 1
    if s.delivered[seat][0] >= DELIVERED_END[s.seats]:
        trigger(s, seat, BY_MESSAGES, log)
