"""Proposals to other players: who is asked, and what was refused before. (DP-14, D-69)"""

from riverrat.engine.rule import Log, push, rule, tell

from ..actions import CONSENT_STEP, PROPOSED
from ..data import CELLS
from ..state import State

ARRIVING, STANDING, GIVING_UP = range(3)  # kinds of refused proposals
WORD = 20  # cells a word of a mask


@rule
def is_refused(s: State, kind: int, cell: int) -> bool:
    """Whether such a proposal about this cell was refused before. (D-69)"""
    return (s.refused[kind][cell // WORD] >> (cell % WORD)) & 1 == 1


@rule
def note_refusal(s: State, kind: int, cell: int) -> None:
    s.refused[kind][cell // WORD] |= 1 << (cell % WORD)


@rule
def forget_refusals(s: State) -> None:
    for kind in range(3):
        for word in range(CELLS // WORD):
            s.refused[kind][word] = 0


@rule
def ask(s: State, seat: int, who: int, cell: int, kind: int, log: Log) -> None:
    """Put a proposal to everybody concerned but its maker. (DP-14)"""
    s.asking = who & ~(1 << seat)
    ask_next(s, seat, cell, kind, log)


@rule
def ask_next(s: State, seat: int, cell: int, kind: int, log: Log) -> None:
    """One after the other in turn order."""
    for at in range(s.seats):
        other = s.order[at]
        if (s.asking >> other) & 1 == 1:
            s.asking &= ~(1 << other)
            tell(s, log, PROPOSED, seat, other, cell, kind)
            push(s, CONSENT_STEP, other, cell, kind)
            return
