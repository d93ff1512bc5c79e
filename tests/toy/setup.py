"""From options and a seed to the first decision."""

from riverrat.engine.game import Option
from riverrat.engine.rule import Log, push, rule

from .actions import WALK
from .data import COPIES
from .state import State

OPTIONS = (Option("course", ("short", "long")), Option("peeking", ("yes", "no")))
COURSE_OPTION, PEEKING = 0, 1


@rule
def setup(s: State, log: Log) -> None:
    for kind in range(len(COPIES)):
        s.bag[kind] = COPIES[kind]
    s.turn = 1
    push(s, WALK, 0, 0, 0)
