"""From options and a seed to the first decision."""

from riverrat.engine.rule import Log, push, rule

from .actions import WALK_STEP
from .data import COPIES
from .state import State


@rule
def setup(s: State, log: Log) -> None:
    for kind in range(len(COPIES)):
        s.bag[kind] = COPIES[kind]
    s.turn = 1
    push(s, WALK_STEP, 0, 0, 0)
