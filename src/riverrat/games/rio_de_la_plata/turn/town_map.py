"""The map of the town: tiles laid, turned and taken off, and the cells a dwelling opens to its owner. (A1-1, C-A1.2)"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import RAISED
from ..data import ACROSS, DISTRICT, DOWN, FORT, GROUND, HOUSE, HUT, IN_START_ZONE, NOTHING, POOL, PORT
from ..options import FORT_PORT_DESTRUCTIBLE
from ..state import EVERYBODY, HOUSED, State


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
def raise_major(s: State, seat: int, ladder: int, cell: int, log: Log) -> None:
    put_building(s, seat, cell, FORT + ladder)
    s.raised[ladder] = 1
    s.site[ladder] = cell
    tell(s, log, RAISED, seat, FORT + ladder - 1, cell)


@rule
def stands_fast(s: State, kind: int) -> bool:
    """Fort and Port are never razed, unless an option says so of both or of the Port alone. (D-35)"""
    option = s.option[FORT_PORT_DESTRUCTIBLE]
    return (kind == FORT and option != 1) or (kind == PORT and option == 0)


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
