"""C3 and C4: the new turn order and the next year."""

from riverrat.engine.rule import Log, pop, push, rule, tell

from ..actions import GAME_ENDED, MARKER_MOVED, ORDER_CHANGED, PLACEMENTS_STEP, YEAR_BEGAN
from ..data import CELLS, CHARACTERS, FEATHER, HIGHEST, NATIVES, PIRATES, SKULL, TURN_ORDER, WORKERS, YEARS
from ..options import YEARS_OPTION
from ..state import State


@rule
def end_year(s: State, log: Log) -> None:
    """After the last year the game is over; else order, year and markers move on. (C-0, C3, C4, D-60)"""
    pop(s)
    if s.year + 1 >= YEARS[s.option[YEARS_OPTION]]:
        s.over = 1
        tell(s, log, GAME_ENDED, -1)
        return
    new_order(s, log)
    advance(s, NATIVES, FEATHER[s.year], log)
    advance(s, PIRATES, SKULL[s.year], log)
    s.year += 1
    s.returned = 0
    for seat in range(s.seats):
        s.bought[seat] = 0
    for character in range(CHARACTERS):
        s.worked[character] = 0
    for cell in range(CELLS):
        s.used[cell] = 0
    tell(s, log, YEAR_BEGAN, -1, s.year)
    push(s, PLACEMENTS_STEP, 0, 0, 0)


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


@rule
def advance(s: State, enemy: int, steps: int, log: Log) -> None:
    """A marker moves on at its symbol, and never past the end of its track. (C4, A9)"""
    before = s.marker[enemy]
    if steps > 0 and before < HIGHEST:
        s.marker[enemy] = before + 1
        tell(s, log, MARKER_MOVED, -1, enemy, before, before + 1)
