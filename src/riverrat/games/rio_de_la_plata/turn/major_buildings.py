"""Fort, Palace and Cathedral get their site. (A4-3, A4-4)"""

from riverrat.engine.rule import Log, Out, note_a, pop, put, rule, seat_now, tell

from ..actions import REMOVED, SITE
from ..data import FORT, FORT_LADDER, FORT_SITES, HOUSE, NOTHING, RING
from ..state import State
from .going_home import clear_cell, settle_around
from .tiles import raise_major, remove_building


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
