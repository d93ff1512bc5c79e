"""Boats on the Loire, and shipping. (C5-7, C12)"""

from riverrat.engine.rule import Log, Out, put, rule, tell

from ..actions import SAILED, SHIP, SHIPPED
from ..data import LOIRE_END, SHIP_PRICE, SHIP_STEPS
from ..state import State
from .end import BY_BOAT, trigger


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
def put_shipments(s: State, seat: int, out: Out, n: int) -> int:
    """One shipment a turn, of either size that can be paid. (C5-7, DP19)"""
    if s.shipped == 0:
        for size in range(len(SHIP_PRICE)):
            if s.money[seat] >= SHIP_PRICE[size]:
                n = put(out, n, SHIP + size)
    return n


@rule
def ship(s: State, seat: int, size: int, log: Log) -> None:
    """6 Deniers for one space of the Loire, or 10 for two. (C5-7)"""
    s.money[seat] -= SHIP_PRICE[size]
    s.shipped = 1
    tell(s, log, SHIPPED, seat, SHIP_PRICE[size])
    sail(s, seat, SHIP_STEPS[size], log)
