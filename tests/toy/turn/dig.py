"""Digging: a card gets its identity when somebody sees it."""

from riverrat.engine.rule import Log, Out, draw, pop, put, reveal, rule, seat_now, tell

from ..actions import DIG, DUG, LEAVE, PEEK, PEEKED
from ..data import CARD, SEATS, WORTH
from ..options import PEEKING
from ..state import State


@rule
def legal_hole(s: State, out: Out) -> int:
    """Dig, look at what lies on top if the option allows it, or leave it. (C4)"""
    n = put(out, 0, DIG)
    if s.option[PEEKING] == 0 and s.knows[seat_now(s)] == 0:
        n = put(out, n, PEEK)
    return put(out, n, LEAVE)


@rule
def settle_top(s: State) -> None:
    """Draw the top card out of the bag, unless somebody's look settled it before."""
    if s.top > 0:
        reveal(s)
        return
    left = 0
    for kind in range(len(CARD)):
        left += s.bag[kind]
    at = draw(s, left)
    kind = 0
    while at >= s.bag[kind]:
        at -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    s.top = kind + 1


@rule
def play_hole(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action != LEAVE:
        settle_top(s)
        kind = s.top - 1
        if action == DIG:
            s.taken[kind] += 1
            s.cheese[seat] += WORTH[kind]
            s.top = 0
            for other in range(SEATS):
                s.knows[other] = 0
            tell(s, log, DUG, seat, kind)
        else:
            s.knows[seat] = 1
            tell(s, log, PEEKED, seat, kind)
    pop(s)
