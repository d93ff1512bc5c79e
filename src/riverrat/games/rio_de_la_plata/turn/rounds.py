"""The fight: its rounds and its end. (K6, K6-7)"""

from riverrat.engine.rule import Log, note_a, pop, push, rule, tell

from ..actions import AFTERMATH_STEP, FIGHT_STEP, ROUND_BEGAN, ROUNDS_STEP
from ..data import (
    CELLS,
    IDLE_ROUNDS,
)
from ..state import State
from .groups import DISCS


@rule
def next_turn(s: State, log: Log) -> None:
    """The attacker, then each defender; until no enemy is left or three rounds bring no attack. (K6, K6-7, D-41)"""
    at = note_a(s)
    pop(s)
    if s.foes == 0:
        push(s, AFTERMATH_STEP, 0, 0, 0)
        return
    if at > s.seats:  # everybody has had a turn
        s.idle = 0 if s.struck == 1 else s.idle + 1
        s.round += 1
        at = 0
        if s.idle >= IDLE_ROUNDS:
            push(s, AFTERMATH_STEP, 0, 0, 0)
            return
    seat = s.attacker
    if at == 0:
        s.struck = 0
        for cell in range(CELLS):
            s.group[cell] &= DISCS
        tell(s, log, ROUND_BEGAN, -1, s.round + 1)
    else:
        seat = s.order[at - 1]
    push(s, ROUNDS_STEP, 0, at + 1, 0)
    if at == 0 or seat != s.attacker:
        s.turn += 1
        push(s, FIGHT_STEP, seat, 0, 0)
