"""The town: which buildings and discs stand where, and who may place beside them."""

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
    HOUSE,
    HUT,
    IN_START_ZONE,
    MARKET,
    NOTHING,
    PLACE,
    POOL,
    STACK_HEIGHT,
)
from ..state import EVERYBODY, HOUSED, State

# --- discs ------------------------------------------------------------------------------------------------------------


@rule
def discs_on(s: State, seat: int, cell: int) -> int:
    return (s.discs[cell] >> (2 * seat)) & 3


@rule
def activation_cap(s: State, cell: int) -> int:
    """How often a building works in a year. (A3-5)"""
    district = DISTRICT[cell]
    if district >= 0 and s.connected[district] == 1:
        return ACTIVATIONS_CONNECTED
    return ACTIVATIONS


@rule
def may_stand(s: State, seat: int, cell: int) -> bool:
    """Whether one more disc of a seat may stand on a cell beside those there. (C-A1.1, C-A1.3)"""
    there = s.discs[cell]
    kind = s.building[cell]
    if kind in (NOTHING, HUT, PLACE, MARKET):
        if kind == HUT and s.owner[cell] != seat:
            return False
        mine = (there >> (2 * seat)) & 3
        if there == mine << (2 * seat) and mine < STACK_HEIGHT and GROUND[cell] == 1:
            return True
    if ACTIVATED[kind] == 0:
        return False
    housed = s.near[cell] >> HOUSED
    if (housed >> seat) & 1 == 0:
        return False
    total = 0
    for other in range(s.seats):
        count = (there >> (2 * other)) & 3
        if count > 0:
            if (housed >> other) & 1 == 0:
                return False
            total += count
    return total < activation_cap(s, cell)


@rule
def settle(s: State, cell: int, log: Log) -> None:
    """Discs that may no longer stand on a cell go home; those with a house beside it come first. (PB-11, D-57)"""
    before = s.discs[cell]
    s.discs[cell] = 0
    for unhoused in range(2):
        for at in range(s.seats):
            seat = s.order[at]
            count = (before >> (2 * seat)) & 3
            if count > 0 and (s.near[cell] >> (HOUSED + seat)) & 1 != unhoused:
                left = 0
                for _ in range(count):
                    if may_stand(s, seat, cell):
                        s.discs[cell] += 1 << (2 * seat)
                    else:
                        left += 1
                if left > 0:
                    s.supply[seat] += left
                    tell(s, log, WENT_HOME, seat, cell, left)


@rule
def clear_cell(s: State, cell: int, log: Log) -> None:
    """All discs of a cell go home."""
    there = s.discs[cell]
    s.discs[cell] = 0
    if there != 0:
        for seat in range(s.seats):
            count = (there >> (2 * seat)) & 3
            if count > 0:
                s.supply[seat] += count
                tell(s, log, WENT_HOME, seat, cell, count)


# --- buildings --------------------------------------------------------------------------------------------------------


@rule
def put_building(s: State, seat: int, cell: int, kind: int) -> None:
    """Lay or turn a tile on a cell; `seat` owns it if it is a dwelling."""
    old = s.building[cell]
    district = DISTRICT[cell]
    count_tile(s, district, old, -1)
    count_tile(s, district, kind, 1)
    s.building[cell] = kind
    if kind == HUT:
        s.owner[cell] = seat
        s.dwellings[seat] -= 1
        spread(s, cell, 1 << seat)
    elif kind == HOUSE:
        s.houses[seat][district] += 1
        spread(s, cell, (1 << seat) | (1 << (HOUSED + seat)))


@rule
def count_tile(s: State, district: int, kind: int, change: int) -> None:
    if kind != NOTHING:
        s.built_in[district][kind] += change
        if POOL[kind] >= 0:
            s.tiles[POOL[kind]] += change


@rule
def remove_building(s: State, cell: int) -> None:
    """A tile goes back to its pool or its owner. (D-38)"""
    kind = s.building[cell]
    district = DISTRICT[cell]
    count_tile(s, district, kind, -1)
    s.building[cell] = NOTHING
    if kind in (HUT, HOUSE):
        seat = s.owner[cell]
        s.owner[cell] = 0
        s.dwellings[seat] += 1
        if kind == HOUSE:
            s.houses[seat][district] -= 1
        for y in range(max(0, cell // ACROSS - 1), min(DOWN, cell // ACROSS + 2)):
            for x in range(max(0, cell % ACROSS - 1), min(ACROSS, cell % ACROSS + 2)):
                look_around(s, y * ACROSS + x)


@rule
def spread(s: State, cell: int, bits: int) -> None:
    """A new dwelling opens its cell and the eight around it to its owner. (C-A1.2, D-04)"""
    for y in range(max(0, cell // ACROSS - 1), min(DOWN, cell // ACROSS + 2)):
        for x in range(max(0, cell % ACROSS - 1), min(ACROSS, cell % ACROSS + 2)):
            if GROUND[y * ACROSS + x] == 1:
                s.near[y * ACROSS + x] |= bits


@rule
def look_around(s: State, cell: int) -> None:
    """Find out again who may place on a cell and who has a house beside it."""
    bits = EVERYBODY if IN_START_ZONE[cell] == 1 else 0
    if GROUND[cell] == 1:
        for y in range(max(0, cell // ACROSS - 1), min(DOWN, cell // ACROSS + 2)):
            for x in range(max(0, cell % ACROSS - 1), min(ACROSS, cell % ACROSS + 2)):
                beside = y * ACROSS + x
                if s.building[beside] == HUT:
                    bits |= 1 << s.owner[beside]
                elif s.building[beside] == HOUSE:
                    bits |= (1 << s.owner[beside]) | (1 << (HOUSED + s.owner[beside]))
    s.near[cell] = bits


@rule
def settle_around(s: State, cell: int, log: Log) -> None:
    """After a house is lost, discs that used the buildings beside it may have to leave. (D-57)"""
    for y in range(max(0, cell // ACROSS - 1), min(DOWN, cell // ACROSS + 2)):
        for x in range(max(0, cell % ACROSS - 1), min(ACROSS, cell % ACROSS + 2)):
            beside = y * ACROSS + x
            if s.discs[beside] != 0 and s.building[beside] != NOTHING:
                settle(s, beside, log)
