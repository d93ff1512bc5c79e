"""Walls keep enemies out, roads join districts to the plaza; where they may be laid, and laying them. (A4-3, CF-4)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import CHOOSE_ROAD_STEP, CHOOSE_WALL_STEP, DISTRICT_JOINED, ROAD, ROAD_BUILT, WALL, WALL_BUILT
from ..cards import has_port
from ..data import (
    ACROSS,
    ACROSS_PLACES,
    CENTRE_X,
    CENTRE_Y,
    DISTRICTS,
    DOWN,
    DOWN_PLACES,
    EDGES,
    LINE_CODE,
    PLAZA_VERTICES,
    PORT,
    PORT_EDGE,
)
from ..options import ROADS_CONTIGUOUS
from ..state import State
from .town_map import stands_fast


@rule
def is_open(s: State, edge: int) -> bool:
    """Whether enemies can come in over an edge. (K3, D-35)"""
    if s.wall[edge] == 1:
        return False
    return edge != PORT_EDGE or not has_port(s) or not stands_fast(s, PORT)


@rule
def has_wall_place(s: State) -> bool:
    """Whether a wall can be built at all. (D-62)"""
    if s.pieces > 0:
        for edge in range(EDGES):
            if s.wall[edge] == 0:
                return True
    return False


@rule
def legal_choose_wall(s: State, out: Out) -> int:
    """Any perimeter edge without a wall. (A4-3 WALLS)"""
    n = 0
    for edge in range(EDGES):
        if s.wall[edge] == 0:
            n = put(out, n, WALL + edge)
    return n


@rule
def play_choose_wall(s: State, action: int, log: Log) -> None:
    seat, left = seat_now(s), note_a(s)
    pop(s)
    build_wall(s, seat, action - WALL, log)
    if left > 1 and has_wall_place(s):
        push(s, CHOOSE_WALL_STEP, seat, left - 1, 0)


@rule
def build_wall(s: State, seat: int, edge: int, log: Log) -> None:
    s.wall[edge] = 1
    s.pieces -= 1
    tell(s, log, WALL_BUILT, seat, edge)


# --- roads ------------------------------------------------------------------------------------------------------------


@rule
def touched(s: State, x: int, y: int) -> bool:
    """Whether a road piece or the plaza touches a vertex. (D-19)"""
    bits = PLAZA_VERTICES[y] | s.road_across[y] | (s.road_across[y] << 1)
    if y > 0:
        bits |= s.road_down[y - 1]
    if y < DOWN:
        bits |= s.road_down[y]
    return (bits >> x) & 1 == 1


@rule
def has_road_place(s: State) -> bool:
    """Whether a road piece can be laid at all. (D-62)"""
    if s.pieces > 0:
        contiguous = s.option[ROADS_CONTIGUOUS] == 1
        for y in range(DOWN):
            across = ACROSS_PLACES[y] & ~s.road_across[y]
            down = DOWN_PLACES[y] & ~s.road_down[y]
            if not contiguous:
                if across | down != 0:
                    return True
            else:
                for x in range(ACROSS):
                    if (across >> x) & 1 == 1 and (touched(s, x, y) or touched(s, x + 1, y)):
                        return True
                    if (down >> x) & 1 == 1 and (touched(s, x, y) or touched(s, x, y + 1)):
                        return True
    return False


@rule
def legal_choose_road(s: State, out: Out) -> int:
    """Any free line between two cells; by option only where a road goes on. (A2-5, D-19)"""
    n = 0
    line = ROAD
    contiguous = s.option[ROADS_CONTIGUOUS] == 1
    for y in range(1, DOWN):
        places = ACROSS_PLACES[y]
        taken = s.road_across[y]
        for x in range(ACROSS):
            if (places >> x) & 1 == 1:
                if (taken >> x) & 1 == 0 and (not contiguous or touched(s, x, y) or touched(s, x + 1, y)):
                    n = put(out, n, line)
                line += 1
    for y in range(DOWN):
        places = DOWN_PLACES[y]
        taken = s.road_down[y]
        for x in range(1, ACROSS):
            if (places >> x) & 1 == 1:
                if (taken >> x) & 1 == 0 and (not contiguous or touched(s, x, y) or touched(s, x, y + 1)):
                    n = put(out, n, line)
                line += 1
    return n


@rule
def play_choose_road(s: State, action: int, log: Log) -> None:
    seat, left = seat_now(s), note_a(s)
    pop(s)
    build_road(s, seat, action - ROAD, log)
    if left > 1 and has_road_place(s):
        push(s, CHOOSE_ROAD_STEP, seat, left - 1, 0)


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
