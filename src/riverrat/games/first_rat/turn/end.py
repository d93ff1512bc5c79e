"""The end of a turn, of a round and of the game. (B2, C11)"""

from riverrat.engine.rule import Log, pop, push, rule, seat_now, tell

from ..actions import GAME_OVER, GREG_STEP, GREG_TOTAL, ROUND_BEGAN, ROUND_END_STEP
from ..scoring import greg_points
from ..state import NOT_A_PLAYER, State
from .start import start_turn


@rule
def end_turn(s: State, log: Log) -> None:
    """Clockwise to the next player; in solo Greg follows; after the last one the round ends. (B2.1, B4.4)"""
    seat = seat_now(s)
    pop(s)
    following = (seat + 1) % s.seats
    if following == s.start:
        push(s, ROUND_END_STEP, following, 0, 0)
        if s.seats == 1:
            push(s, GREG_STEP, seat, 0, 0)
    else:
        start_turn(s, following, log)


@rule
def is_last_round(s: State) -> bool:
    """The round of a fourth Rattronaut is the last, and the one after that of an eighth marker. (C11.1)"""
    return s.last_rat == 1 or (s.eighth_marker > 0 and s.round > s.eighth_marker)


@rule
def end_round(s: State, log: Log) -> None:
    """The game ends after its last round, else the next one begins. (C11.1)"""
    seat = seat_now(s)
    pop(s)
    if is_last_round(s):
        s.over = 1
        tell(s, log, GAME_OVER, seat, s.round)
        if s.seats == 1:
            tell(s, log, GREG_TOTAL, NOT_A_PLAYER, greg_points(s))
    else:
        s.round += 1
        tell(s, log, ROUND_BEGAN, seat, s.round)
        start_turn(s, seat, log)
