"""The Nursery in the burrow: raising a rat. (C6.4, C7.2)"""

from riverrat.engine.rule import Log, Out, pop, put, rule, seat_now, tell

from ..actions import NO_RAISE, RAISE, RAISED
from ..data import NURSERY, RATS, START
from ..state import State


@rule
def sleeping_rat(s: State, seat: int) -> int:
    """A rat of the player in the Nursery, or -1."""
    for rat in range(RATS):
        if s.rat[seat][rat] == NURSERY:
            return rat
    return -1


@rule
def raise_rat(s: State, seat: int, log: Log) -> None:
    """A rat leaves the Nursery for Start. (C6.4, C7.2)"""
    rat = sleeping_rat(s, seat)
    s.rat[seat][rat] = START
    tell(s, log, RAISED, seat, rat + 1)


@rule
def legal_raise(s: State, out: Out) -> int:
    """The Nursery space offers to raise a rat. (C6.4, D15)"""
    n = put(out, 0, RAISE)
    return put(out, n, NO_RAISE)


@rule
def play_raise(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    if action == RAISE:
        raise_rat(s, seat, log)
