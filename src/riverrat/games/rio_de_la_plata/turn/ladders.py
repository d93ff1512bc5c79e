"""B0: filled ladders pay out, and their completers place what was built."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    CHOOSE_ROAD_STEP,
    CHOOSE_SITE_STEP,
    CHOOSE_WALL_STEP,
    LADDER_PAID,
    LADDER_PAYS_STEP,
    RAISED,
    REMOVED,
    SHIP_RETURN_STEP,
    SITE,
)
from ..data import (
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
    PORT_LADDER,
    PORT_SITE,
    RING,
    WALLS_LADDER,
)
from ..scoring import score
from ..state import DOCKED, FROM_LADDERS, NOBODY, State
from .town import clear_cell, put_building, remove_building, settle_around
from .walls_and_roads import has_road_place, has_wall_place


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
        push(s, SHIP_RETURN_STEP, 0, 0, 0)
        return
    ladder, seat = s.finished[at], s.completer[at]
    push(s, LADDER_PAYS_STEP, 0, at + 1, 0)
    pay_ladder(s, ladder, log)
    score(s, seat, LADDER_FINISH[ladder], FROM_LADDERS, log)
    if ladder == PORT_LADDER:
        raise_major(s, seat, PORT_LADDER, PORT_SITE, log)
        s.ship = DOCKED
    elif ladder < WALLS_LADDER:
        push(s, CHOOSE_SITE_STEP, seat, ladder, 0)
    elif ladder == WALLS_LADDER:
        if has_wall_place(s):
            push(s, CHOOSE_WALL_STEP, seat, LADDER_PIECES[ladder], 0)
    elif has_road_place(s):
        push(s, CHOOSE_ROAD_STEP, seat, LADDER_PIECES[ladder], 0)


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
def legal_choose_site(s: State, out: Out) -> int:
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
def play_choose_site(s: State, action: int, log: Log) -> None:
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
