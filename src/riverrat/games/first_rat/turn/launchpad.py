"""The Launchpad: a rat boards the rocket and earns an Award or a new rat. (C7)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import AWARD, AWARD_TAKEN, BOARDED, RAISE, REWARD_STEP
from ..data import LAUNCHPAD, RATS, ROCKET, START
from ..state import State
from .nursery import raise_rat, sleeping_rat
from .score_tracks import board_rocket


@rule
def launch(s: State, seat: int, log: Log) -> None:
    """A rat on the Launchpad becomes a Rattronaut, and its tile leaves with it; then comes the reward. (C7.1, D47)"""
    for rat in range(RATS):
        if s.rat[seat][rat] == LAUNCHPAD:
            s.super_rat[seat][rat] = 0
            tell(s, log, BOARDED, seat, rat + 1)
            board_rocket(s, seat, rat, log)
            if sleeping_rat(s, seat) >= 0 or s.awards_left > 0:
                push(s, REWARD_STEP, seat, 0, 0)


@rule
def legal_reward(s: State, out: Out) -> int:
    """An Award, unless no rat would be left to move; or a rat from the Nursery; never neither. (C7.2 to C7.4)"""
    n = 0
    seat = seat_now(s)
    on_path = 0
    on_board = 0
    for rat in range(RATS):
        place = s.rat[seat][rat]
        if START <= place <= LAUNCHPAD:
            on_path += 1
        elif place == ROCKET:
            on_board += 1
    if s.awards_left > 0 and (on_path > 0 or on_board == RATS):
        n = put(out, n, AWARD)
    if on_path + on_board < RATS:
        n = put(out, n, RAISE)
    return n


@rule
def play_reward(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    if action == AWARD:
        s.awards_left -= 1
        s.awards[seat] += 1
        tell(s, log, AWARD_TAKEN, seat)
    else:
        raise_rat(s, seat, log)
