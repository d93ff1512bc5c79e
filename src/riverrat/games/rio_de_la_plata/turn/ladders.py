"""B0: filled ladders pay out, and their completers place what was built."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    CHOOSE_ROAD,
    CHOOSE_SITE,
    CHOOSE_WALL,
    LADDER_PAID,
    LADDER_PAYS,
    RAISED,
    REMOVED,
    ROAD,
    SHIP_RETURN,
    SITE,
    WALL,
)
from ..data import (
    ACROSS,
    ACROSS_PLACES,
    DOWN,
    DOWN_PLACES,
    EDGES,
    FEWEST,
    FORT,
    FORT_LADDER,
    FORT_SITES,
    HOUSE,
    LADDER_FINISH,
    LADDER_PIECES,
    LADDER_POINTS,
    LADDER_SPACES,
    NOTHING,
    PLAZA_VERTICES,
    PORT_LADDER,
    PORT_SITE,
    RING,
    WALLS_LADDER,
)
from ..options import ROADS_CONTIGUOUS
from ..state import DOCKED, FROM_LADDERS, NOBODY, State
from .town import (
    build_road,
    build_wall,
    clear_cell,
    has_wall_place,
    put_building,
    remove_building,
    score,
    settle_around,
)


@rule
def next_ladder(s: State, log: Log) -> None:
    """Filled ladders pay in the order in which they were filled. (B0, D-15)"""
    at = note_a(s)
    pop(s)
    if at == s.fills:
        for fill in range(s.fills):
            s.finished[fill] = 0
            s.completer[fill] = 0
        s.fills = 0
        push(s, SHIP_RETURN, 0, 0, 0)
        return
    ladder, seat = s.finished[at], s.completer[at]
    push(s, LADDER_PAYS, 0, at + 1, 0)
    pay_ladder(s, ladder, log)
    score(s, seat, LADDER_FINISH[ladder], FROM_LADDERS, log)
    if ladder == PORT_LADDER:
        raise_major(s, seat, PORT_LADDER, PORT_SITE, log)
        s.ship = DOCKED
    elif ladder < WALLS_LADDER:
        push(s, CHOOSE_SITE, seat, ladder, 0)
    elif ladder == WALLS_LADDER:
        if has_wall_place(s):
            push(s, CHOOSE_WALL, seat, LADDER_PIECES[ladder], 0)
    elif has_road_place(s):
        push(s, CHOOSE_ROAD, seat, LADDER_PIECES[ladder], 0)


@rule
def pay_ladder(s: State, ladder: int, log: Log) -> None:
    """Each disc goes home with the points of its space. (B0)"""
    for seat in range(s.seats):
        gain, count = 0, 0
        for space in range(LADDER_SPACES[s.seats - FEWEST][ladder]):
            if s.ladder[ladder][space] == seat:
                gain += LADDER_POINTS[ladder][space]
                count += 1
                s.ladder[ladder][space] = NOBODY
        if count > 0:
            s.supply[seat] += count
            tell(s, log, LADDER_PAID, seat, ladder, gain, count)
            score(s, seat, gain, FROM_LADDERS, log)


@rule
def legal_site(s: State, out: Out) -> int:
    """The Fort below the plaza; Palace and Cathedral on its ring, for a minor building if that is full. (D-16)"""
    n = 0
    if note_a(s) == FORT_LADDER:
        for at in range(len(FORT_SITES)):
            n = put(out, n, SITE + FORT_SITES[at])
        return n
    for at in range(len(RING)):
        if s.building[RING[at]] == NOTHING:
            n = put(out, n, SITE + RING[at])
    if n == 0:
        for at in range(len(RING)):
            if s.building[RING[at]] < FORT:
                n = put(out, n, SITE + RING[at])
    return n


@rule
def play_site(s: State, action: int, log: Log) -> None:
    seat, ladder, cell = seat_now(s), note_a(s), action - SITE
    pop(s)
    clear_cell(s, cell, log)
    gone = s.building[cell]
    if gone != NOTHING:
        remove_building(s, cell)
        s.used[cell] = 0
        tell(s, log, REMOVED, seat, gone - 1, cell)
        if gone == HOUSE:
            settle_around(s, cell, log)
    raise_major(s, seat, ladder, cell, log)


@rule
def raise_major(s: State, seat: int, ladder: int, cell: int, log: Log) -> None:
    put_building(s, seat, cell, FORT + ladder)
    s.raised[ladder] = 1
    s.site[ladder] = cell
    tell(s, log, RAISED, seat, FORT + ladder - 1, cell)


# --- walls ------------------------------------------------------------------------------------------------------------


@rule
def legal_wall(s: State, out: Out) -> int:
    """Any perimeter edge without a wall. (A4-3 WALLS)"""
    n = 0
    for edge in range(EDGES):
        if s.wall[edge] == 0:
            n = put(out, n, WALL + edge)
    return n


@rule
def play_wall(s: State, action: int, log: Log) -> None:
    seat, left = seat_now(s), note_a(s)
    pop(s)
    build_wall(s, seat, action - WALL, log)
    if left > 1 and has_wall_place(s):
        push(s, CHOOSE_WALL, seat, left - 1, 0)


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
def legal_road(s: State, out: Out) -> int:
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
def play_road(s: State, action: int, log: Log) -> None:
    seat, left = seat_now(s), note_a(s)
    pop(s)
    build_road(s, seat, action - ROAD, log)
    if left > 1 and has_road_place(s):
        push(s, CHOOSE_ROAD, seat, left - 1, 0)
