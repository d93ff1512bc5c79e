"""K5: the defenders bring more discs into the town."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    AFTERMATH_STEP,
    ANYWHERE,
    AT_HOME,
    END_RECRUITING,
    IN_BARRACKS,
    RECRUIT,
    RECRUITED,
    RECRUITING_STEP,
    RECRUITMENT_STEP,
    ROUNDS_STEP,
    STACKING_STEP,
    TURN_BEGAN,
    kind_of,
)
from ..cards import extra_recruits, recruits_anywhere
from ..data import BARRACKS, CELLS, FREE_RECRUITS, HOUSE, HUT, IS_MINOR, LARGEST_GROUP, NOTHING
from ..options import GENERAL_PLACEMENT
from ..state import State
from .groups import ARRIVING, STANDING, forget_refusals, is_refused, on_top, owners, size_of
from .trade import play_money, put_money

RECRUITMENT_PHASE = 2


@rule
def next_recruitment(s: State, log: Log) -> None:
    """Each defender recruits in turn order, unless the cannons left no enemy. (K5, D-70)"""
    at = note_a(s)
    pop(s)
    forget_refusals(s)
    s.free_discs = 0
    s.general_disc = 0
    s.recruits = 0
    if s.foes == 0:
        push(s, AFTERMATH_STEP, 0, 0, 0)
        return
    if at == s.seats:
        push(s, ROUNDS_STEP, 0, 0, 0)
        return
    push(s, RECRUITMENT_STEP, 0, at + 1, 0)
    seat = s.order[at]
    if seat != s.attacker:
        s.free_discs = FREE_RECRUITS
        s.general_disc = extra_recruits(s, seat)
        s.offers = 0
        s.turn += 1
        tell(s, log, TURN_BEGAN, seat, RECRUITMENT_PHASE)
        push(s, RECRUITING_STEP, seat, 0, 0)


@rule
def is_quarters(s: State, seat: int, cell: int) -> bool:
    """Own huts and houses, and any barracks, take anybody's recruits. (K5)"""
    kind = s.building[cell]
    return kind == BARRACKS or (kind in (HUT, HOUSE) and s.owner[cell] == seat)


@rule
def right_to_quarters(s: State, seat: int, cell: int) -> int:
    """By what right recruits start there: as at home, as in any barracks, or with the General. (K5)"""
    if s.building[cell] == BARRACKS:
        return IN_BARRACKS
    return AT_HOME if is_quarters(s, seat, cell) else ANYWHERE


@rule
def legal_recruiting(s: State, out: Out) -> int:
    """One disc to one cell, free ones first, then at a rising price; or no more. (K5, CT-2, CS-7, D-64)"""
    seat = seat_now(s)
    n = 0
    if s.supply[seat] > 0 and (s.free_discs + s.general_disc > 0 or s.coins[seat] > s.recruits):
        anywhere = recruits_anywhere(s, seat)
        for cell in range(CELLS):
            if s.building[cell] == NOTHING:
                continue
            if is_quarters(s, seat, cell) or (anywhere and IS_MINOR[s.building[cell]] == 1):
                pile = s.group[cell]
                if pile == 0 or (
                    size_of(pile) < LARGEST_GROUP
                    and (
                        owners(pile) == 1 << seat
                        or not is_refused(s, ARRIVING, cell)
                        or not is_refused(s, STANDING, cell)
                    )
                ):
                    n = put(out, n, RECRUIT + cell)
    n = put_money(s, seat, out, n)
    return put(out, n, END_RECRUITING)


@rule
def play_recruiting(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == END_RECRUITING:
        pop(s)
    elif kind_of(action) != RECRUIT:
        play_money(s, action, log)
    else:
        cell = action - RECRUIT
        if s.group[cell] == 0 or owners(s.group[cell]) == 1 << seat:
            recruit(s, seat, cell, ARRIVING, log)
        else:
            push(s, STACKING_STEP, seat, cell, 1)


@rule
def recruit(s: State, seat: int, cell: int, upper: int, log: Log) -> None:
    """A disc from the supply joins what stands on the cell. (K5)"""
    price = 0
    if not is_quarters(s, seat, cell) and s.option[GENERAL_PLACEMENT] == 1:
        s.general_disc -= 1
    elif s.free_discs > 0:
        s.free_discs -= 1
    elif s.general_disc > 0:
        s.general_disc -= 1
    else:
        s.recruits += 1
        price = s.recruits
        s.coins[seat] -= price
    s.supply[seat] -= 1
    s.group[cell] = on_top(seat + 1, s.group[cell]) if upper == ARRIVING else on_top(s.group[cell], seat + 1)
    tell(s, log, RECRUITED, seat, cell, price, right_to_quarters(s, seat, cell))
