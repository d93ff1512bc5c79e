"""Points as a labelled breakdown, and tie-breaks."""

from riverrat.engine.rule import Out, rule

from .data import HOME_POINTS, RATS
from .state import State
from .turn.walk import course

LINES = ("cheese", "home")


@rule
def rats_home(s: State, seat: int) -> int:
    home = 0
    for rat in range(RATS):
        if s.rat[seat][rat] == course(s):
            home += 1
    return home


@rule
def points(s: State, seat: int, lines: Out) -> int:
    """Cheese, and two points for each rat that is home. (C6)"""
    lines[0] = s.cheese[seat]
    lines[1] = HOME_POINTS * rats_home(s, seat)
    return lines[0] + lines[1]


@rule
def rank(s: State, seat: int) -> int:
    """Most points; among equals, more rats home. (C7)"""
    return (s.cheese[seat] + HOME_POINTS * rats_home(s, seat)) * 10 + rats_home(s, seat)


@rule
def won(s: State, seat: int) -> int:
    for other in range(s.seats):
        if rank(s, other) > rank(s, seat):
            return 0
    return 1
