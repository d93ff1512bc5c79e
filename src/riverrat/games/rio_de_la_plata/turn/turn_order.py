"""The new turn order, by the discs bid for it. (C3)"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import ORDER_CHANGED
from ..data import TURN_ORDER, WORKERS
from ..state import State


@rule
def new_order(s: State, log: Log) -> None:
    """Most discs first, among equals the later before the earlier; the rest follow as before. (C3, D-56)"""
    bids = s.area[TURN_ORDER]
    passed = 0
    for at in range(s.seats):  # each number below: the old places of the new order, four bits each
        if bids[s.order[at]] == 0:
            passed += 1
    bidders = s.seats - passed
    new, place = 0, 0
    for bid in range(WORKERS, 0, -1):
        for at in range(s.seats - 1, -1, -1):
            if bids[s.order[at]] == bid:
                new |= s.order[at] << (4 * place)
                place += 1
    for at in range(s.seats):
        if bids[s.order[at]] == 0:
            new |= s.order[at] << (4 * place)
            place += 1
    for at in range(s.seats):
        seat = (new >> (4 * at)) & 15
        s.order[at] = seat
        s.supply[seat] += bids[seat]
        bids[seat] = 0
        if bidders > 0:
            tell(s, log, ORDER_CHANGED, seat, at + 1)
