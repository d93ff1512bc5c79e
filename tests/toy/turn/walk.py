"""Walking: choose a rat, then how far it goes."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import GO, HOLE_STEP, LAND_STEP, MOVED, RAT, STRIDE_STEP, TURN_END_STEP, WALK_STEP
from ..data import COURSE, HOLE, RATS
from ..options import COURSE_OPTION
from ..state import State


@rule
def course(s: State) -> int:
    """The last space, which is home."""
    return COURSE[s.option[COURSE_OPTION]]


@rule
def legal_walk(s: State, out: Out) -> int:
    """Any own rat that is not home yet may walk. (C1)"""
    n = 0
    seat = seat_now(s)
    for rat in range(RATS):
        if s.rat[seat][rat] < course(s):
            n = put(out, n, RAT + rat)
    return n


@rule
def play_walk(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    push(s, TURN_END_STEP, seat, 0, 0)
    push(s, STRIDE_STEP, seat, action - RAT, 0)


@rule
def legal_stride(s: State, out: Out) -> int:
    """A rat goes one to three spaces and never past its home. (C2)"""
    n = 0
    start = s.rat[seat_now(s)][note_a(s)]
    for space in range(start + 1, min(start + 3, course(s)) + 1):
        n = put(out, n, GO + space)
    return n


@rule
def play_stride(s: State, action: int, log: Log) -> None:
    seat, rat, space = seat_now(s), note_a(s), action - GO
    tell(s, log, MOVED, seat, rat, s.rat[seat][rat], space)
    s.rat[seat][rat] = space
    pop(s)
    push(s, LAND_STEP, seat, space, 0)


@rule
def land(s: State, log: Log) -> None:
    """A hole where a rat lands may be dug in while the bag lasts. (C3)"""
    seat, space = seat_now(s), note_a(s)
    pop(s)
    left = s.top
    for kind in range(len(s.bag)):
        left += s.bag[kind]
    if HOLE[space] == 1 and left > 0:
        push(s, HOLE_STEP, seat, 0, 0)


@rule
def end_turn(s: State, log: Log) -> None:
    """The game ends when somebody has all rats home. (C5)"""
    seat = seat_now(s)
    pop(s)
    home = 0
    for rat in range(RATS):
        if s.rat[seat][rat] == course(s):
            home += 1
    if home == RATS:
        s.over = 1
    else:
        s.turn += 1
        push(s, WALK_STEP, (seat + 1) % s.seats, 0, 0)
