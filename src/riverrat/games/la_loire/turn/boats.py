"""Boats on the Loire. (C12)"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import SAILED
from ..data import LOIRE_END
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
