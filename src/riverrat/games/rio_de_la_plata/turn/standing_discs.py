"""Workers on a cell of the town: how many each seat has there (in two bits a seat), where they may stand, and when they
must leave. (C-A1, PB-11)
"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import WENT_HOME
from ..data import (
    ACROSS,
    ACTIVATED,
    ACTIVATIONS,
    ACTIVATIONS_CONNECTED,
    DISTRICT,
    DOWN,
    GROUND,
    HUT,
    MARKET,
    NOTHING,
    PLACE,
    STACK_HEIGHT,
)
from ..state import HOUSED, State


@rule
def discs_on(there: int, seat: int) -> int:
    """How many of the discs on a cell are a seat's."""
    return (there >> (2 * seat)) & 3


@rule
def as_discs(seat: int, count: int) -> int:
    """So many discs of a seat, as they are written down: to be added, taken off or compared."""
    return count << (2 * seat)


@rule
def lone_discs(there: int) -> int:
    """How many discs stand on a cell that only one colour holds."""
    while there & 3 == 0:
        there >>= 2
    return there & 3


# --- where a disc may stand -------------------------------------------------------------------------------------------


@rule
def may_stand(s: State, seat: int, cell: int) -> bool:
    """Whether one more disc of a seat may stand on a cell beside those there. (C-A1.1, C-A1.3)"""
    there = s.discs[cell]
    kind = s.building[cell]
    if kind in (NOTHING, HUT, PLACE, MARKET):
        if kind == HUT and s.owner[cell] != seat:
            return False
        mine = discs_on(there, seat)
        if there == as_discs(seat, mine) and mine < STACK_HEIGHT and GROUND[cell] == 1:
            return True
    if ACTIVATED[kind] == 0:
        return False
    housed = s.near[cell] >> HOUSED
    if (housed >> seat) & 1 == 0:
        return False
    total = 0
    for other in range(s.seats):
        count = discs_on(there, other)
        if count > 0:
            if (housed >> other) & 1 == 0:
                return False
            total += count
    return total < activation_cap(s, cell)


@rule
def activation_cap(s: State, cell: int) -> int:
    """How often a building works in a year. (A3-5)"""
    district = DISTRICT[cell]
    if district >= 0 and s.connected[district] == 1:
        return ACTIVATIONS_CONNECTED
    return ACTIVATIONS


# --- discs that must leave --------------------------------------------------------------------------------------------


@rule
def settle(s: State, cell: int, log: Log) -> None:
    """Discs that may no longer stand on a cell go home; those with a house beside it come first. (PB-11, D-57)"""
    before = s.discs[cell]
    s.discs[cell] = 0
    for unhoused in range(2):
        for at in range(s.seats):
            seat = s.order[at]
            count = discs_on(before, seat)
            if count > 0 and (s.near[cell] >> (HOUSED + seat)) & 1 != unhoused:
                left = 0
                for _ in range(count):
                    if may_stand(s, seat, cell):
                        s.discs[cell] += as_discs(seat, 1)
                    else:
                        left += 1
                go_home(s, seat, cell, left, log)


@rule
def settle_around(s: State, cell: int, log: Log) -> None:
    """After a house is lost, discs that used the buildings beside it may have to leave. (D-57)"""
    for y in range(max(0, cell // ACROSS - 1), min(DOWN, cell // ACROSS + 2)):
        for x in range(max(0, cell % ACROSS - 1), min(ACROSS, cell % ACROSS + 2)):
            beside = y * ACROSS + x
            if s.discs[beside] != 0 and s.building[beside] != NOTHING:
                settle(s, beside, log)


@rule
def clear_cell(s: State, cell: int, log: Log) -> None:
    """All discs of a cell go home."""
    there = s.discs[cell]
    s.discs[cell] = 0
    if there != 0:
        for seat in range(s.seats):
            go_home(s, seat, cell, discs_on(there, seat), log)


@rule
def go_home(s: State, seat: int, cell: int, count: int, log: Log) -> None:
    """So many discs of a seat, taken off a cell, are in its supply again."""
    if count > 0:
        s.supply[seat] += count
        tell(s, log, WENT_HOME, seat, cell, count)
