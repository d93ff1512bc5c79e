"""A group given up so that another may go one step more. (K6-3)"""

from riverrat.engine.rule import Log, Out, pop, put, rule, seat_now, tell

from ..actions import GAVE_UP, GIVE_UP, SACRIFICE_IT
from ..data import CELLS
from ..state import State
from .piles import BONUS, FOUGHT, discs_of, is_foe, owners, size_of
from .proposals import GIVING_UP, ask, is_refused


@rule
def may_give_up(s: State, seat: int, pile: int, cell: int) -> bool:
    """Own groups, and for a mixed group those of its other owners. (K6-3, D-33, D-73)"""
    there = s.group[cell]
    if there == 0:
        return False
    if is_foe(pile):
        return is_foe(there)
    if is_foe(there):
        return False
    who = owners(there)
    helper = who & (who - 1) == 0 and owners(pile) & who != 0
    if there & 7 != seat + 1 and not helper:
        return False
    return who == 1 << seat or not is_refused(s, GIVING_UP, cell)


@rule
def has_bonus(s: State, seat: int, pile: int, apart: int) -> bool:
    """Whether a group could have its bonus step: it has not fought nor had one, and another group can go. (K6-3)"""
    if pile & (FOUGHT | BONUS):
        return False
    for cell in range(CELLS):  # noqa: SIM110
        if s.group[cell] != 0 and cell != apart and may_give_up(s, seat, pile, cell):
            return True
    return False


@rule
def legal_sacrifice(s: State, out: Out) -> int:
    """Which other group goes so that this one may go one step more. (K6-3)"""
    seat, n = seat_now(s), 0
    for cell in range(CELLS):
        if s.group[cell] != 0 and may_give_up(s, seat, s.mover, cell):
            n = put(out, n, GIVE_UP + cell)
    return n


@rule
def play_sacrifice(s: State, action: int, log: Log) -> None:
    seat, cell = seat_now(s), action - GIVE_UP
    pop(s)
    there = s.group[cell]
    if is_foe(there) or owners(there) == 1 << seat:
        give_up(s, cell, log)
    else:
        ask(s, seat, owners(there), cell, SACRIFICE_IT, log)


@rule
def give_up(s: State, cell: int, log: Log) -> None:
    """A whole group leaves the map, without points for anybody. (K6-3, D-33)"""
    there = s.group[cell]
    s.group[cell] = 0
    tell(s, log, GAVE_UP, seat_now(s), cell, size_of(there))
    if is_foe(there):
        s.foes -= size_of(there)
    else:
        for seat in range(s.seats):
            s.supply[seat] += discs_of(there, seat)
    s.mover |= BONUS
    s.mover_steps += 1
    s.mover_acted = 1
