"""The end of a year and of the game. (C4)"""

from riverrat.engine.rule import Log, pop, push, rule, tell

from ..actions import GAME_ENDED, MARKER_MOVED, PLACEMENTS_STEP, YEAR_BEGAN
from ..data import CELLS, CHARACTERS, FEATHER, HIGHEST, NATIVES, PIRATES, SKULL, YEARS
from ..options import YEARS_OPTION
from ..state import State
from .turn_order import new_order


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
def advance(s: State, enemy: int, steps: int, log: Log) -> None:
    """A marker moves on at its symbol, and never past the end of its track. (C4, A9)"""
    before = s.marker[enemy]
    if steps > 0 and before < HIGHEST:
        s.marker[enemy] = before + 1
        tell(s, log, MARKER_MOVED, -1, enemy, before, before + 1)
