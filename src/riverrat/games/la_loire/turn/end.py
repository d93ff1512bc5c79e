"""A turn ends: palaces bought start to work, the final round is counted, the next seat begins."""

from riverrat.engine.rule import Log, pop, push, rule, seat_now, tell

from ..actions import ENDED, FINAL_ROUND, TRIGGERED, TURN_START_STEP
from ..data import PALACES, SOLO_TURNS
from ..options import CAP, LAST_TURNS, TURN_CAP
from ..state import NEW, OWNED, State

BY_BOAT, BY_MESSAGES, BY_TURNS = 0, 1, 2


@rule
def trigger(s: State, seat: int, reason: int, log: Log) -> None:
    """The first to meet a condition settles the end; later ones change nothing. (C12-1, C12-4)"""
    if s.trigger == 0:
        s.trigger = seat + 1
        tell(s, log, TRIGGERED, seat, reason)


@rule
def clear_turn(s: State, seat: int) -> None:
    """What counts within one turn starts at nothing; new palaces work from the next turn on. (C11-1)"""
    for figure in range(2):
        s.moved[figure] = 0
    for source in range(3):
        s.hires[source] = 0
    s.taken = 0
    s.smith = 0
    s.new_farm = 0
    s.shipped = 0
    s.bought = 0
    s.carried = 0
    s.entry = 0
    s.entries = 0
    s.messages_bought = 0
    if s.built > 0:
        s.built = 0
        for palace in range(PALACES):
            if s.palace[seat][palace] == NEW:
                s.palace[seat][palace] = OWNED


@rule
def last_turn_number(s: State) -> int:
    """The turn that is treated as the triggering one, if any: 60 alone, or the safety stop. (B3-2, D-75)"""
    cap = CAP[s.option[TURN_CAP]]
    if s.seats == 1 and (cap == 0 or cap > SOLO_TURNS):
        return SOLO_TURNS
    return cap


@rule
def end_turn(s: State, log: Log) -> None:
    """Once the end is settled every other seat has one more turn. (C12-3, D-70)"""
    seat = seat_now(s)
    pop(s)
    clear_turn(s, seat)
    if s.turn == last_turn_number(s):
        trigger(s, seat, BY_TURNS, log)
    if s.spared > 0:
        s.last_turns -= 1
    elif s.trigger > 0:
        s.spared = s.trigger if s.option[LAST_TURNS] == 1 else seat + 1
        s.last_turns = s.seats - 1
        if s.seats > 1:
            tell(s, log, FINAL_ROUND, seat, s.last_turns)
    if s.spared > 0 and s.last_turns == 0:
        s.over = 1
        tell(s, log, ENDED, seat)
        return
    following = (seat + 1) % s.seats
    if s.spared == following + 1:
        following = (following + 1) % s.seats
    s.turn += 1
    push(s, TURN_START_STEP, following, 0, 0)
