"""The town: what stands where, who may stand beside it, and what roads and walls change."""

from riverrat.engine.rule import Log, rule, tell

from ..actions import DISTRICT_JOINED, ROAD_BUILT, SCORED, WALL_BUILT, WENT_HOME
from ..data import (
    ACROSS,
    ACTIVATED,
    ACTIVATIONS,
    ACTIVATIONS_CONNECTED,
    CENTRE_X,
    CENTRE_Y,
    DISTRICT,
    DISTRICTS,
    DOWN,
    EDGES,
    GROUND,
    HOUSE,
    HUT,
    IN_START_ZONE,
    LINE_CODE,
    MARKET,
    NOTHING,
    NOWHERE,
    PLACE,
    POOL,
    PORT_EDGE,
    PORT_LADDER,
    STACK_HEIGHT,
)
from ..options import FORT_PORT_DESTRUCTIBLE
from ..state import EVERYBODY, HOUSED, State


@rule
def score(s: State, seat: int, amount: int, source: int, log: Log) -> None:
    """Move a pawn on the score track and remember what for."""
    if amount != 0:
        s.points[seat] += amount
        s.earned[seat][source] += amount
        tell(s, log, SCORED, seat, amount, source)


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
    """Discs that may no longer stand on a cell go home; who has a house beside it comes first. (PB-11, D-57)"""
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
    """Find out anew who may place on a cell and who has a house beside it."""
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


# --- walls and roads --------------------------------------------------------------------------------------------------


@rule
def is_open(s: State, edge: int) -> bool:
    """Whether enemies can come in over an edge. (K3, D-35)"""
    if s.wall[edge] == 1:
        return False
    return edge != PORT_EDGE or s.site[PORT_LADDER] == NOWHERE or s.option[FORT_PORT_DESTRUCTIBLE] == 1


@rule
def has_wall_place(s: State) -> bool:
    """Whether a wall can be built at all. (D-62)"""
    if s.pieces > 0:
        for edge in range(EDGES):
            if s.wall[edge] == 0:
                return True
    return False


@rule
def build_wall(s: State, seat: int, edge: int, log: Log) -> None:
    s.wall[edge] = 1
    s.pieces -= 1
    tell(s, log, WALL_BUILT, seat, edge)


@rule
def build_road(s: State, seat: int, line: int, log: Log) -> None:
    """A road piece on a line; districts whose centre it joins to the plaza are connected. (CF-4)"""
    code = LINE_CODE[line]
    y, x = (code & 1023) >> 5, code & 31
    if code >= 1024:
        s.road_down[y] |= 1 << x
        touches = ((s.joined[y] | s.joined[y + 1]) >> x) & 1 == 1
    else:
        s.road_across[y] |= 1 << x
        touches = (s.joined[y] >> x) & 3 != 0
    s.pieces -= 1
    tell(s, log, ROAD_BUILT, seat, line)
    if touches:
        join_roads(s)
        for district in range(DISTRICTS):
            if s.connected[district] == 0 and (s.joined[CENTRE_Y[district]] >> CENTRE_X[district]) & 1 == 1:
                s.connected[district] = 1
                tell(s, log, DISTRICT_JOINED, seat, district + 1)


@rule
def join_roads(s: State) -> None:
    """Follow the roads from the plaza until nothing new is reached."""
    changed = True
    while changed:
        changed = False
        for y in range(DOWN + 1):
            before = s.joined[y]
            row = before
            if y > 0:
                row |= s.joined[y - 1] & s.road_down[y - 1]
            if y < DOWN:
                row |= s.joined[y + 1] & s.road_down[y]
            row |= (row & s.road_across[y]) << 1
            row |= (row >> 1) & s.road_across[y]
            if row != before:
                s.joined[y] = row
                changed = True
