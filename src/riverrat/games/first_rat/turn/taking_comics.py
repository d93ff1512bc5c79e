"""Taking a Comic in the Library, and the tile that a Super Rat Comic brings. (C6.3)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import COMIC_TAKEN, NO_COMIC, RAT, SUPER_RAT_MADE, SUPER_STEP, TAKE_COMIC
from ..data import COMIC, LAUNCHPAD, RATS, START, SUPER_RATS
from ..state import SHOWN, State
from .movement import has_twin


@rule
def legal_comic(s: State, out: Out) -> int:
    """Any Comic of the Library, or none. (C6.3)"""
    n = 0
    for comic in range(len(COMIC)):
        if s.comic[comic] == SHOWN:
            n = put(out, n, TAKE_COMIC + comic)
    return put(out, n, NO_COMIC)


@rule
def play_comic(s: State, action: int, log: Log) -> None:
    """A Super Rat Comic brings a tile for a rat, if there is one to carry it. (C1.COMIC, D54)"""
    seat = seat_now(s)
    pop(s)
    if action != NO_COMIC:
        comic = action - TAKE_COMIC
        s.comic[comic] = seat
        s.library -= 1
        s.new_comics |= 1 << comic
        tell(s, log, COMIC_TAKEN, seat, comic)
        if comic >= SUPER_RATS:
            for rat in range(RATS):
                if START <= s.rat[seat][rat] < LAUNCHPAD and s.super_rat[seat][rat] == 0:
                    push(s, SUPER_STEP, seat, comic, 0)
                    return


@rule
def legal_super(s: State, out: Out) -> int:
    """Any own rat on the path without a tile may carry it; twins are offered once. (C1.SUPER)"""
    n = 0
    seat = seat_now(s)
    for rat in range(RATS):
        on_path = START <= s.rat[seat][rat] < LAUNCHPAD
        if on_path and s.super_rat[seat][rat] == 0 and not has_twin(s, seat, rat):
            n = put(out, n, RAT + rat)
    return n


@rule
def play_super(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    comic = note_a(s)
    rat = action - RAT
    pop(s)
    s.super_rat[seat][rat] = comic
    tell(s, log, SUPER_RAT_MADE, seat, rat + 1, comic)
