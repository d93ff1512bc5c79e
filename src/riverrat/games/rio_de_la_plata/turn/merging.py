"""Merging groups, giving one up, and everybody's consent. (K6-M, K6-3, DP-7, DP-14)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    AGREE,
    AGREED,
    ARRIVING_ON_TOP,
    CONSENT_STEP,
    GAVE_UP,
    GIVE_UP,
    JOINT_UNDER_SECOND,
    MERGE_ARRIVING,
    MERGE_STANDING,
    MERGED,
    PROPOSED,
    RECRUIT_ARRIVING,
    RECRUIT_STANDING,
    REFUSE,
    REFUSED,
    SACRIFICE_IT,
    STANDING_ON_TOP,
)
from ..data import CELLS
from ..state import State
from .battle import set_down
from .groups import (
    ARRIVING,
    BONUS,
    GIVING_UP,
    JOINED,
    MOVED,
    STANDING,
    discs_of,
    is_foe,
    is_refused,
    note_refusal,
    on_top,
    owners,
    size_of,
)
from .movement import may_give_up
from .recruitment import recruit
from .war import join_under, part_ways


@rule
def legal_stacking(s: State, out: Out) -> int:
    """Which of the two stacks shall lie on top; not what was refused before. (CS-9, D-68, D-69)"""
    cell, n = note_a(s), 0
    if not is_refused(s, ARRIVING, cell):
        n = put(out, n, ARRIVING_ON_TOP)
    if not is_refused(s, STANDING, cell):
        n = put(out, n, STANDING_ON_TOP)
    return n


@rule
def play_stacking(s: State, action: int, log: Log) -> None:
    seat, cell, recruiting = seat_now(s), note_a(s), note_b(s)
    pop(s)
    kind = RECRUIT_ARRIVING if recruiting == 1 else MERGE_ARRIVING
    if action == STANDING_ON_TOP:
        kind += 1
    who = owners(s.group[cell])
    if recruiting == 0:
        who |= owners(s.mover)
    ask(s, seat, who, cell, kind, log)


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


@rule
def legal_consent(s: State, out: Out) -> int:
    """Yes or no. (DP-14)"""
    return put(out, put(out, 0, AGREE), REFUSE)


@rule
def play_consent(s: State, action: int, log: Log) -> None:
    other, cell, kind = seat_now(s), note_a(s), note_b(s)
    pop(s)
    if action == REFUSE:
        s.asking = 0
        tell(s, log, REFUSED, other)
        refuse(s, other, cell, kind, log)
    else:
        tell(s, log, AGREED, other)
        if kind <= JOINT_UNDER_SECOND:
            join_under(s, cell, other, kind)
        elif s.asking != 0:
            ask_next(s, seat_now(s), cell, kind, log)
        elif kind <= MERGE_STANDING:
            merge(s, cell, kind - MERGE_ARRIVING, log)
        elif kind <= RECRUIT_STANDING:
            recruit(s, seat_now(s), cell, kind - RECRUIT_ARRIVING, log)
        else:
            give_up(s, cell, log)


@rule
def refuse(s: State, other: int, cell: int, kind: int, log: Log) -> None:
    """The same proposal is not made again in that turn. (D-69)"""
    if kind <= JOINT_UNDER_SECOND:
        part_ways(s, other, cell, log)
    elif kind <= MERGE_STANDING:
        s.mover_acted = 1
        note_refusal(s, kind - MERGE_ARRIVING, cell)
    elif kind <= RECRUIT_STANDING:
        note_refusal(s, kind - RECRUIT_ARRIVING, cell)
    else:
        s.mover_acted = 1
        note_refusal(s, GIVING_UP, cell)


@rule
def merge(s: State, cell: int, upper: int, log: Log) -> None:
    """Two groups become one; of two pairs a trio and a single that stays behind. (K6-M, D-32, D-66)"""
    seat, arriving, standing = seat_now(s), s.mover, s.group[cell]
    origin = s.mover_cell
    marks = MOVED | JOINED | ((arriving | standing) & BONUS)
    if size_of(arriving) == 2 and size_of(standing) == 2:
        s.group[origin] = ((arriving >> 3) & 7) | MOVED | JOINED | (arriving & BONUS)
        arriving &= 7
        upper = ARRIVING
    if upper == ARRIVING:
        s.group[cell] = on_top(arriving, standing) | marks
    else:
        s.group[cell] = on_top(standing, arriving) | marks
    tell(s, log, MERGED, seat, cell, size_of(s.group[cell]))
    set_down(s)
    pop(s)  # the move is over


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
