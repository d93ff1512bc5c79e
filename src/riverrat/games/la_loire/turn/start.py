"""A turn begins: the floor of 5 Deniers, then which figure moves, then the ceiling."""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import BEGAN, CAPPED, FIGURE_STEP, FORFEITED, MOVE, TURN_END_STEP
from ..cards import ceiling
from ..data import CONSOLATION, FLOOR, IS_CITY, MERCHANT
from ..options import HORSE_TAKE_SCOPE
from ..state import State
from .movement import ask_leave


@rule
def start_turn(s: State, log: Log) -> None:
    """With the merchant in a city and less than 5 Deniers, the turn brings 1 Denier and is over. (C4-1)"""
    seat = seat_now(s)
    pop(s)
    tell(s, log, BEGAN, seat, s.turn)
    push(s, TURN_END_STEP, seat, 0, 0)
    if IS_CITY[s.at[seat][MERCHANT]] == 1 and s.money[seat] < FLOOR:
        s.money[seat] += CONSOLATION
        tell(s, log, FORFEITED, seat, CONSOLATION)
    else:
        push(s, FIGURE_STEP, seat, 0, 0)
        push(s, FIGURE_STEP, seat, 0, 0)


@rule
def legal_figure(s: State, out: Out) -> int:
    """Merchant and messenger move once each, in either order. (DP1)"""
    n = 0
    for figure in range(2):
        if s.moved[figure] == 0:
            n = put(out, n, MOVE + figure)
    return n


@rule
def play_figure(s: State, action: int, log: Log) -> None:
    """Before the merchant leaves a city, money above the ceiling goes back to the bank. (C4-3, D-21)"""
    seat, figure = seat_now(s), action - MOVE
    pop(s)
    s.moved[figure] = 1
    if s.option[HORSE_TAKE_SCOPE] == 0:
        s.taken = 0
    if figure == MERCHANT and IS_CITY[s.at[seat][MERCHANT]] == 1:
        most = ceiling(s, seat)
        if s.money[seat] > most:
            tell(s, log, CAPPED, seat, s.money[seat] - most)
            s.money[seat] = most
    ask_leave(s, seat, figure)
