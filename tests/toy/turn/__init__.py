"""A turn, step by step: which module answers for the step on top of the stack."""

from riverrat.engine.rule import Log, Out, rule, step_now

from ..actions import HOLE_FOUND, LAND, STRIDE, WALK
from ..state import State
from .dig import legal_hole, play_hole
from .walk import end_turn, land, legal_stride, legal_walk, play_stride, play_walk


@rule
def legal(s: State, out: Out) -> int:
    step = step_now(s)
    if step == WALK:
        return legal_walk(s, out)
    if step == STRIDE:
        return legal_stride(s, out)
    return legal_hole(s, out)


@rule
def play(s: State, action: int, log: Log) -> None:
    step = step_now(s)
    if step == WALK:
        play_walk(s, action, log)
    elif step == STRIDE:
        play_stride(s, action, log)
    elif step == LAND:
        land(s, log)
    elif step == HOLE_FOUND:
        play_hole(s, action, log)
    else:
        end_turn(s, log)
