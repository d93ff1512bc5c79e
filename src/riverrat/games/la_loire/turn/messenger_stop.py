"""The messenger's stop: deliver, buy messages or hire; how each is done has modules of its own. (C14)"""

from riverrat.engine.rule import Log, Out, note_a, pop, put, rule, seat_now

from ..actions import BUY_MESSAGE, DELIVER, DONE, HIRE, REACH_STATION
from ..cards import may_hire_in_city
from ..data import IS_CITY, NANTES
from ..options import MESSENGER_ACTIONS
from ..state import BUYING, CLOSED, DELIVERING, HIRING, State
from .delivery import deliver, put_deliveries, reach_station
from .hiring import hire, put_hires
from .messages import buy_message, put_messages
from .money_limits import messenger_money


@rule
def messenger_may(s: State, entry: int) -> bool:
    """The messenger does one thing at a stop, or by option each thing once, one after the other. (D-03, D-86)"""
    if s.entry in (0, entry):
        return True
    return s.entry != CLOSED and s.option[MESSENGER_ACTIONS] == 1 and (s.entries >> entry) & 1 == 0


@rule
def enter(s: State, entry: int) -> None:
    s.entry = entry
    s.entries |= 1 << entry


@rule
def legal_messenger(s: State, out: Out) -> int:
    """Deliver or reach a station, buy messages, or hire. (DP11, DP12, DP15)"""
    seat, place = seat_now(s), note_a(s)
    n = 0
    if messenger_may(s, DELIVERING):
        n = put_deliveries(s, seat, place, out, n)
    if messenger_may(s, BUYING):
        n = put_messages(s, seat, place, out, n)
    if IS_CITY[place] == 1:  # where the circus never is
        if may_hire_in_city(s, seat, place):
            n = put_hires(s, 1 if place == NANTES else 2, messenger_money(s, seat), out, n)
    elif place == s.circus and messenger_may(s, HIRING):
        n = put_hires(s, 0, messenger_money(s, seat), out, n)
    return put(out, n, DONE)


@rule
def play_messenger(s: State, action: int, log: Log) -> None:
    seat, place = seat_now(s), note_a(s)
    if action == DONE:
        pop(s)
    elif action >= REACH_STATION:
        enter(s, DELIVERING)
        s.carried = 1
        reach_station(s, seat, action - REACH_STATION, place, log)
    elif action >= DELIVER:
        enter(s, DELIVERING)
        s.carried = 1
        deliver(s, seat, action - DELIVER, place, log)
    elif action >= BUY_MESSAGE:
        enter(s, BUYING)
        buy_message(s, seat, place, action - BUY_MESSAGE + 1, log)
    elif IS_CITY[place] == 1:  # the Palatium comes before or after the regular action, never inside it (D-54)
        if s.entry != 0:
            s.entry = CLOSED
        hire(s, seat, 1 if place == NANTES else 2, action - HIRE, log)
    else:
        enter(s, HIRING)
        hire(s, seat, 0, action - HIRE, log)
