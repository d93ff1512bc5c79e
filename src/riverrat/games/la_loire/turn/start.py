"""A turn begins, or is lost for want of money; then which figure moves first. (C4-1, DP1)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import BEGAN, FIGURE_STEP, FORFEITED, MOVE, TURN_END_STEP
from ..data import CONSOLATION, MERCHANT
from ..options import HORSE_TAKE_SCOPE
from ..state import State
from .money_limits import below_floor, cap_money
from .movement import ask_leave


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
def legal_figure(s: State, out: Out) -> int:
    """Merchant and messenger move once each, in either order. (DP1)"""
    n = 0
    for figure in range(2):
        if s.moved[figure] == 0:
            n = put(out, n, MOVE + figure)
    return n


@rule
def play_figure(s: State, action: int, log: Log) -> None:
    """The ceiling is checked before any horses are left or taken. (C4-2, D-21)"""
    seat, figure = seat_now(s), action - MOVE
    pop(s)
    s.moved[figure] = 1
    if s.option[HORSE_TAKE_SCOPE] == 0:
        s.taken = 0
    if figure == MERCHANT:
        cap_money(s, seat, log)
    ask_leave(s, seat, figure)
