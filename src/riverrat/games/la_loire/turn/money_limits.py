"""Money while the merchant is in a city: with less than 5 Deniers the turn is lost, above 10 some goes back. (C4)"""

from riverrat.engine.rule import Log, pop, push, rule, seat_now, tell

from ..actions import BEGAN, CAPPED, FIGURE_STEP, FORFEITED, TURN_END_STEP
from ..cards import ceiling
from ..data import CONSOLATION, FLOOR, IS_CITY, MERCHANT
from ..options import MIN_CHECK
from ..state import State


@rule
def start_turn(s: State, log: Log) -> None:
    """With the merchant in a city and less than 5 Deniers, the turn brings 1 Denier and is over. (C4-1)"""
    seat = seat_now(s)
    pop(s)
    tell(s, log, BEGAN, seat, s.turn)
    push(s, TURN_END_STEP, seat, 0, 0)
    if below_floor(s, seat):
        s.money[seat] += CONSOLATION
        tell(s, log, FORFEITED, seat, CONSOLATION)
    else:
        push(s, FIGURE_STEP, seat, 0, 0)
        push(s, FIGURE_STEP, seat, 0, 0)


@rule
def below_floor(s: State, seat: int) -> bool:
    """Whether the merchant stands in a city with less than 5 Deniers. (C4-1)"""
    return IS_CITY[s.at[seat][MERCHANT]] == 1 and s.money[seat] < FLOOR


@rule
def cap_money(s: State, seat: int, log: Log) -> None:
    """Before the merchant leaves a city, money above the ceiling goes back to the bank. (C4-3, D-21, D-22)"""
    if IS_CITY[s.at[seat][MERCHANT]] == 1:
        most = ceiling(s, seat)
        if s.money[seat] > most:
            tell(s, log, CAPPED, seat, s.money[seat] - most)
            s.money[seat] = most


@rule
def messenger_money(s: State, seat: int) -> int:
    """What the messenger may spend: all, unless 5 Deniers wait for the merchant's departure. (D-20)"""
    if s.option[MIN_CHECK] == 1 and s.moved[MERCHANT] == 0 and IS_CITY[s.at[seat][MERCHANT]] == 1:
        return max(0, s.money[seat] - FLOOR)
    return s.money[seat]
