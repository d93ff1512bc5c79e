"""Discs of two defenders on one building when a fight begins: a mixed group, or one of them leaves. (DP-7, D-44)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    CONSENT_STEP,
    FIRST_COMMANDS,
    JOINT_GROUP_STEP,
    JOINT_GROUPS_STEP,
    JOINT_UNDER_FIRST,
    JOINT_UNDER_SECOND,
    MUSTER_STEP,
    PROPOSED,
    SECOND_COMMANDS,
    STAY_APART,
    WENT_HOME,
)
from ..data import CELLS
from ..state import NOBODY, State
from .piles import on_top, pile_of


@rule
def next_joint_group(s: State, log: Log) -> None:
    """Two defenders on one connected building agree on a group, or one of them leaves. (DP-7, D-44)"""
    start = note_a(s)
    pop(s)
    for cell in range(start, CELLS):
        if s.discs[cell] != 0:
            first, second = NOBODY, NOBODY
            for at in range(s.seats):
                seat = s.order[at]
                if seat != s.attacker and (s.discs[cell] >> (2 * seat)) & 3 > 0:
                    if first == NOBODY:
                        first = seat
                    else:
                        second = seat
            if second != NOBODY:
                push(s, JOINT_GROUPS_STEP, 0, cell + 1, 0)
                push(s, JOINT_GROUP_STEP, first, cell, second)
                return
    push(s, MUSTER_STEP, 0, 0, 0)


@rule
def legal_joint_group(s: State, out: Out) -> int:
    """The earlier in turn order proposes a commander, or to stay apart. (DP-7)"""
    return put(out, put(out, put(out, 0, FIRST_COMMANDS), SECOND_COMMANDS), STAY_APART)


@rule
def play_joint_group(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    top = s.stack[s.depth - 1]
    cell, other = top[2], top[3]
    pop(s)
    if action == STAY_APART:
        part_ways(s, other, cell, log)
        return
    kind = JOINT_UNDER_FIRST if action == FIRST_COMMANDS else JOINT_UNDER_SECOND
    tell(s, log, PROPOSED, seat, other, cell, kind)
    push(s, CONSENT_STEP, other, cell, kind)


@rule
def part_ways(s: State, seat: int, cell: int, log: Log) -> None:
    """The later in turn order goes home. (D-44)"""
    count = (s.discs[cell] >> (2 * seat)) & 3
    s.discs[cell] -= count << (2 * seat)
    s.supply[seat] += count
    tell(s, log, WENT_HOME, seat, cell, count)


@rule
def join_under(s: State, cell: int, second: int, kind: int) -> None:
    """A mixed group with the agreed commander on top. (D-44)"""
    first = 0
    while first == second or first == s.attacker or (s.discs[cell] >> (2 * first)) & 3 == 0:  # noqa: PLR1714
        first += 1
    ours = pile_of(first + 1, (s.discs[cell] >> (2 * first)) & 3)
    theirs = pile_of(second + 1, (s.discs[cell] >> (2 * second)) & 3)
    s.discs[cell] &= ~((3 << (2 * first)) | (3 << (2 * second)))
    s.group[cell] = on_top(ours, theirs) if kind == JOINT_UNDER_FIRST else on_top(theirs, ours)
