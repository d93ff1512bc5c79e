"""Other players agree to a proposal or refuse it. (DP-14)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, put, rule, seat_now, tell

from ..actions import (
    AGREE,
    AGREED,
    JOINT_UNDER_SECOND,
    MERGE_ARRIVING,
    MERGE_STANDING,
    RECRUIT_ARRIVING,
    RECRUIT_STANDING,
    REFUSE,
    REFUSED,
)
from ..state import State
from .groups import GIVING_UP, ask_next, join_under, merge, note_refusal, part_ways
from .movement import give_up
from .recruitment import recruit


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
