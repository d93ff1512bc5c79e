"""Phase A: the workers are placed. (C-A)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    APPLIED,
    APPLY,
    CONTRIBUTE,
    END_PLACEMENT,
    EXPROPRIATE,
    EXPROPRIATED,
    LADDER_PAYS_STEP,
    PAY_DEPARTURE,
    PLACE_DISC,
    PLACED,
    PLACEMENT_STEP,
    PLACEMENTS_STEP,
    SEND,
    STAFF,
    STAFFED,
    TURN_BEGAN,
    kind_of,
)
from ..cards import has_port
from ..data import (
    AGRICULTURE,
    CELLS,
    CHARACTERS,
    COLUMN_GIVES,
    COST,
    CRAFTS,
    DOCK,
    FEWEST,
    NOTHING,
    PLACED_A_YEAR,
    SLOT_NEEDS,
    SLOTS,
    SPACES,
    STACK_HEIGHT,
    TURN_ORDER,
)
from ..options import RETURN_LOADING
from ..state import AWAY, DOCKED, NOBODY, State
from .ladders import contribute, put_ladders
from .production import put_free_slots, tell_sent
from .ship import may_pay_departure, pay_departure
from .standing_discs import as_discs, discs_on, lone_discs, may_stand
from .trade import play_money, put_money

PLACEMENT_PHASE = 0


@rule
def next_placement(s: State, log: Log) -> None:
    """Each player places once, in turn order; then the effects begin. (C-0, PA-0)"""
    at = note_a(s)
    pop(s)
    if at < s.seats:
        seat = s.order[at]
        push(s, PLACEMENTS_STEP, 0, at + 1, 0)
        push(s, PLACEMENT_STEP, seat, 0, 0)
        s.turn += 1
        s.placed = 0
        s.offers = 0
        tell(s, log, TURN_BEGAN, seat, PLACEMENT_PHASE)
    else:
        s.placed = 0
        push(s, LADDER_PAYS_STEP, 0, 0, 0)


# --- what may be placed -----------------------------------------------------------------------------------------------


@rule
def legal_placement(s: State, out: Out) -> int:
    """Anything a disc and the stock allow, again and again, at most five discs a year. (PA-0 to PA-12)"""
    seat = seat_now(s)
    left = discs_left(s, seat)
    n = 0
    if left > 0:
        n = put_cells(s, seat, left, out, n)
        n = put_ladders(s, seat, out, n)
        n = put_areas(s, left, out, n)
        for character in range(CHARACTERS):
            if s.holder[character] == NOBODY and s.applicant[character] == NOBODY:
                n = put(out, n, APPLY + character)
    if may_pay_departure(s, seat):
        n = put(out, n, PAY_DEPARTURE)
    n = put_money(s, seat, out, n)
    return put(out, n, END_PLACEMENT)


@rule
def discs_left(s: State, seat: int) -> int:
    """How many discs may still be placed: at most five a year, and no more than are at home. (PA-0)"""
    return min(PLACED_A_YEAR - s.placed, s.supply[seat])


@rule
def put_cells(s: State, seat: int, left: int, out: Out, n: int) -> int:
    """Cells of the start zone or beside an own dwelling, by what stands there. (PA-1, PA-2, C-A1)"""
    near, building, discs = s.near, s.building, s.discs
    for cell in range(CELLS):
        if (near[cell] >> seat) & 1 == 1:
            there = discs[cell]
            if building[cell] != NOTHING:
                if may_stand(s, seat, cell):
                    n = put(out, n, PLACE_DISC + cell)
            elif there == 0:
                n = put(out, n, PLACE_DISC + cell)
            elif there & ~as_discs(seat, 3) == 0:
                if discs_on(there, seat) < STACK_HEIGHT:
                    n = put(out, n, PLACE_DISC + cell)
            elif 2 * lone_discs(there) <= min(left, STACK_HEIGHT + 1):  # all but one of them stay
                n = put(out, n, EXPROPRIATE + cell)
    return n


@rule
def put_areas(s: State, left: int, out: Out, n: int) -> int:
    """Mine and forest, the fields, the crafts, the dock and the turn order. (PA-4 to PA-7)"""
    n = put_free_slots(s, left, out, n)
    n = put(out, n, SEND + AGRICULTURE)
    n = put(out, n, SEND + CRAFTS)
    comes_back = s.ship == AWAY and s.home_year == s.year and s.option[RETURN_LOADING] == 0  # D-49
    if has_port(s) and (s.ship == DOCKED or comes_back):
        n = put(out, n, SEND + DOCK)
    return put(out, n, SEND + TURN_ORDER)


# --- placing ----------------------------------------------------------------------------------------------------------


@rule
def play_placement(s: State, action: int, log: Log) -> None:
    seat, kind = seat_now(s), kind_of(action)
    if kind == PLACE_DISC:
        cell = action - PLACE_DISC
        spend_discs(s, seat, 1)
        s.discs[cell] += as_discs(seat, 1)
        tell(s, log, PLACED, seat, cell)
    elif kind == EXPROPRIATE:
        expropriate(s, seat, action - EXPROPRIATE, log)
    elif kind == CONTRIBUTE:
        spend_discs(s, seat, 1)
        contribute(s, seat, (action - CONTRIBUTE) // SPACES, (action - CONTRIBUTE) % SPACES, log)
    elif kind == STAFF:
        column, slot = (action - STAFF) // SLOTS, (action - STAFF) % SLOTS
        count = SLOT_NEEDS[s.seats - FEWEST][slot]
        spend_discs(s, seat, count)
        s.slot[column][slot] = seat
        tell(s, log, STAFFED, seat, column, slot + 1, count, COLUMN_GIVES[column])
    elif kind == SEND:
        spend_discs(s, seat, 1)
        s.area[action - SEND][seat] += 1
        tell_sent(s, seat, action - SEND, log)
    elif kind == APPLY:
        spend_discs(s, seat, 1)
        s.applicant[action - APPLY] = seat
        tell(s, log, APPLIED, seat, action - APPLY, COST[action - APPLY])
    elif action == PAY_DEPARTURE:
        pay_departure(s, seat, log)
    elif action == END_PLACEMENT:
        pop(s)
    else:
        play_money(s, action, log)


@rule
def spend_discs(s: State, seat: int, count: int) -> None:
    s.placed += count
    s.supply[seat] -= count


@rule
def expropriate(s: State, seat: int, cell: int, log: Log) -> None:
    """Twice as many discs drive others out; one of them goes home at once. (PA-2, D-08 to D-10)"""
    there = s.discs[cell]
    count = lone_discs(there)
    other = 0
    while discs_on(there, other) == 0:
        other += 1
    s.supply[other] += count
    s.placed += 2 * count
    s.supply[seat] -= 2 * count - 1
    s.discs[cell] = as_discs(seat, 2 * count - 1)
    tell(s, log, EXPROPRIATED, seat, cell, other, count, 2 * count)
