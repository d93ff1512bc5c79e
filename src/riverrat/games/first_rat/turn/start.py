"""A turn begins. (C1)"""

from riverrat.engine.rule import Log, push, rule, tell

from ..actions import MOVE_STEP, TURN_BEGAN, TURN_END_STEP
from ..data import RESOURCE
from ..state import State


@rule
def start_turn(s: State, seat: int, log: Log) -> None:
    """A turn begins with moving, and nothing is left of the turn before. (C1.TURN_START)"""
    s.turn += 1
    s.moved = 0
    s.alone = 0
    s.colour = 0
    s.doubled = 0
    s.shops = 0
    s.new_comics = 0
    for resource in range(len(RESOURCE)):
        s.haul[resource] = 0
    tell(s, log, TURN_BEGAN, seat, s.round)
    push(s, TURN_END_STEP, seat, 0, 0)
    push(s, MOVE_STEP, seat, 0, 0)
