"""Construction ladders: their spaces are paid for, full ones pay out, and major buildings get a site. (A4, PA-3, B0)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    CHOOSE_ROAD_STEP,
    CHOOSE_SITE_STEP,
    CHOOSE_WALL_STEP,
    CONTRIBUTE,
    CONTRIBUTED,
    LADDER_FILLED,
    LADDER_PAID,
    LADDER_PAYMENT_STEP,
    LADDER_PAYS_STEP,
    PAID,
    PAY_WITH,
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
    LADDER_PRECIOUS,
    LADDER_SPACES,
    LADDER_STONE,
    LADDER_WOOD,
    LADDERS,
    MAJORS,
    NOTHING,
    NOWHERE,
    PORT_LADDER,
    PORT_SITE,
    PRECIOUS,
    RING,
    SPACES,
    STONE,
    WALLS_LADDER,
    WOOD,
)
from ..options import RING_REMOVAL, ROADS_WITHOUT_PIECES
from ..scoring import score
from ..state import DOCKED, FROM_LADDERS, NOBODY, State
from .standing_discs import clear_cell, settle_around
from .town_map import raise_major, remove_building
from .walls_and_roads import has_road_place, has_wall_place


@rule
def put_ladders(s: State, seat: int, out: Out, n: int) -> int:
    """The first free space of each value on every ladder the player can pay for. (PA-3, CS-2)"""
    stock = s.stock[seat]
    for ladder in range(LADDERS):
        if (ladder < MAJORS and s.raised[ladder] == 1) or is_idle(s, ladder):
            continue
        if ladder == WALLS_LADDER:
            if stock[WOOD] < LADDER_WOOD[ladder] and stock[STONE] < LADDER_STONE[ladder]:
                continue
        elif (
            stock[WOOD] < LADDER_WOOD[ladder]
            or stock[STONE] < LADDER_STONE[ladder]
            or stock[PRECIOUS] < LADDER_PRECIOUS[ladder]
        ):
            continue
        offered = 0
        spaces = s.ladder[ladder]
        worth = LADDER_POINTS[ladder]
        for space in range(LADDER_SPACES[s.seats - FEWEST][ladder]):
            if spaces[space] == NOBODY and (offered >> worth[space]) & 1 == 0:
                offered |= 1 << worth[space]
                n = put(out, n, CONTRIBUTE + ladder * SPACES + space)
    return n


@rule
def is_idle(s: State, ladder: int) -> bool:
    """By option Walls and Roads that could lay no piece are begun no more; what was begun goes on. (D-62)"""
    if s.option[ROADS_WITHOUT_PIECES] == 0 or ladder < WALLS_LADDER:
        return False
    for space in range(LADDER_SPACES[s.seats - FEWEST][ladder]):
        if s.ladder[ladder][space] != NOBODY:
            return False
    return not (has_wall_place(s) if ladder == WALLS_LADDER else has_road_place(s))


@rule
def contribute(s: State, seat: int, ladder: int, space: int, log: Log) -> None:
    """A disc on a construction ladder is paid for at once. (PA-3)"""
    s.ladder[ladder][space] = seat
    tell(s, log, CONTRIBUTED, seat, ladder, space + 1, LADDER_POINTS[ladder][space])
    if ladder == WALLS_LADDER:
        push(s, LADDER_PAYMENT_STEP, seat, 0, 0)
    else:
        stock = s.stock[seat]
        stock[WOOD] -= LADDER_WOOD[ladder]
        stock[STONE] -= LADDER_STONE[ladder]
        stock[PRECIOUS] -= LADDER_PRECIOUS[ladder]
        if LADDER_WOOD[ladder] + LADDER_STONE[ladder] + LADDER_PRECIOUS[ladder] > 0:
            tell(s, log, PAID, seat, LADDER_WOOD[ladder], LADDER_STONE[ladder], LADDER_PRECIOUS[ladder], 0)
    for at in range(LADDER_SPACES[s.seats - FEWEST][ladder]):
        if s.ladder[ladder][at] == NOBODY:
            return
    s.finished[s.fills] = ladder
    s.completer[s.fills] = seat
    s.fills += 1
    tell(s, log, LADDER_FILLED, seat, ladder)


@rule
def legal_ladder_payment(s: State, out: Out) -> int:
    """A space of the walls costs wood or stone. (A4-1 WALLS)"""
    stock = s.stock[seat_now(s)]
    n = 0
    if stock[WOOD] >= LADDER_WOOD[WALLS_LADDER]:
        n = put(out, n, PAY_WITH + WOOD)
    if stock[STONE] >= LADDER_STONE[WALLS_LADDER]:
        n = put(out, n, PAY_WITH + STONE)
    return n


@rule
def play_ladder_payment(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    if action == PAY_WITH + WOOD:
        s.stock[seat][WOOD] -= LADDER_WOOD[WALLS_LADDER]
        tell(s, log, PAID, seat, LADDER_WOOD[WALLS_LADDER], 0, 0, 0)
    else:
        s.stock[seat][STONE] -= LADDER_STONE[WALLS_LADDER]
        tell(s, log, PAID, seat, 0, LADDER_STONE[WALLS_LADDER], 0, 0)


# --- paying out -------------------------------------------------------------------------------------------------------


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


# --- sites of major buildings -----------------------------------------------------------------------------------------


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
            if s.building[RING[at]] < FORT or s.option[RING_REMOVAL] == 1:
                n = put(out, n, SITE + RING[at])
    return n


@rule
def play_choose_site(s: State, action: int, log: Log) -> None:
    """It is built there; what had to make room is gone, with who stood there. (A4-3, D-16)"""
    seat, ladder, cell = seat_now(s), note_a(s), action - SITE
    pop(s)
    clear_cell(s, cell, log)
    gone = s.building[cell]
    if gone != NOTHING:
        remove_building(s, cell)
        if gone >= FORT:
            s.site[gone - FORT] = NOWHERE
        s.used[cell] = 0
        tell(s, log, REMOVED, seat, gone - 1, cell)
        if gone == HOUSE:
            settle_around(s, cell, log)
    raise_major(s, seat, ladder, cell, log)
