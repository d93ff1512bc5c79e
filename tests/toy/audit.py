"""What must always hold."""

from riverrat.engine.actions import Audits
from riverrat.engine.rule import rule

from .data import COPIES, RATS
from .state import State
from .turn.walk import course

AUDITS = Audits()
BAD_CARDS = AUDITS.add("cards")
BAD_RATS = AUDITS.add("rats")


@rule
def audit(s: State) -> int:
    """Cards are conserved; rats stay on the course."""
    for kind in range(len(COPIES)):
        settled = 1 if s.top == kind + 1 else 0
        if s.bag[kind] < 0 or s.bag[kind] + settled + s.taken[kind] != COPIES[kind]:
            return BAD_CARDS
    for seat in range(s.seats):
        for rat in range(RATS):
            if s.rat[seat][rat] < 0 or s.rat[seat][rat] > course(s):
                return BAD_RATS
    return 0
