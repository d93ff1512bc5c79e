"""Movement: which figure goes, horses left and taken, direction, travel, and where it ends. (C4-2 to C4-9)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    BANK_PAID,
    DIRECTION_STEP,
    FETCH_CITY,
    FETCH_NONE,
    FETCH_STEP,
    FETCH_VILLAGE,
    FETCHED,
    HEAD_CLOCKWISE,
    HEAD_COUNTER_CLOCKWISE,
    LEAVE_HORSES,
    LEAVE_STEP,
    LEFT,
    MERCHANT_CITY_STEP,
    MERCHANT_VILLAGE_STEP,
    MESSENGER_STEP,
    MOVE,
    STOP_CITY,
    STOP_STEP,
    STOP_VILLAGE,
    TAKE_HORSES,
    TAKE_STEP,
    TOOK,
    TRAVELLED,
)
from ..cards import bank_pays, may_fetch_horse, stack_limit, stops_at_circus, stops_in_cities, take_limit
from ..data import (
    BANK_INCOME,
    BLACKSMITH_PRICE,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    IS_CITY,
    MERCHANT,
    NANTES,
    ORLEANS,
    PLACES,
)
from ..options import HORSE_TAKE_SCOPE
from ..state import State
from .hiring import begin_stop
from .money_limits import cap_money, messenger_money


@rule
def village_index(place: int) -> int:
    """The place of a village in the list of villages, which leaves out the cities."""
    return place - 1 if place < ORLEANS else place - 2


@rule
def village_place(index: int) -> int:
    return index + 1 if index < ORLEANS - 1 else index + 2


# --- which figure moves -----------------------------------------------------------------------------------------------


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


# --- horses -----------------------------------------------------------------------------------------------------------


@rule
def ask_leave(s: State, seat: int, figure: int) -> None:
    """A figure with horses may leave some behind; one without goes on to taking. (C4-4)"""
    if s.horses[seat][figure] > 0:
        push(s, LEAVE_STEP, seat, figure, 0)
    else:
        ask_take(s, seat, figure)


@rule
def room_for_horses(s: State, seat: int, figure: int) -> int:
    """How many more horses may be taken: the quota of the move and the limit of the stack. (DP4a)"""
    return min(take_limit(s, seat) - s.taken, stack_limit(s, seat) - s.horses[seat][figure])


@rule
def ask_take(s: State, seat: int, figure: int) -> None:
    if s.free[s.at[seat][figure]] > 0 and room_for_horses(s, seat, figure) > 0:
        push(s, TAKE_STEP, seat, figure, 0)
    else:
        ask_fetch(s, seat, figure)


@rule
def ask_fetch(s: State, seat: int, figure: int) -> None:
    """The Blacksmith is asked once a turn, if he can be paid. (DP4, D-14)"""
    money = s.money[seat] if figure == MERCHANT else messenger_money(s, seat)
    if may_fetch_horse(s, seat) and money >= BLACKSMITH_PRICE and room_for_horses(s, seat, figure) > 0:
        push(s, FETCH_STEP, seat, figure, 0)
    else:
        ask_direction(s, seat, figure)


@rule
def ask_direction(s: State, seat: int, figure: int) -> None:
    """The direction is free in a city only. (DP5)"""
    push(s, STOP_STEP, seat, figure, 0)
    if IS_CITY[s.at[seat][figure]] == 1:
        push(s, DIRECTION_STEP, seat, figure, 0)


@rule
def legal_leave(s: State, out: Out) -> int:
    """Any number of horses of the stack may stay behind. (DP2)"""
    n = 0
    for horses in range(s.horses[seat_now(s)][note_a(s)] + 1):
        n = put(out, n, LEAVE_HORSES + horses)
    return n


@rule
def play_leave(s: State, action: int, log: Log) -> None:
    """A figure that leaves horses takes none here: swapping them is pointless. (D-12)"""
    seat, figure, horses = seat_now(s), note_a(s), action - LEAVE_HORSES
    pop(s)
    if horses > 0:
        place = s.at[seat][figure]
        s.horses[seat][figure] -= horses
        s.free[place] += horses
        tell(s, log, LEFT, seat, figure, place, horses)
        ask_fetch(s, seat, figure)
    else:
        ask_take(s, seat, figure)


@rule
def legal_take(s: State, out: Out) -> int:
    """Free horses at the start, one or with the Squire two. (DP3)"""
    n = 0
    seat, figure = seat_now(s), note_a(s)
    for horses in range(min(s.free[s.at[seat][figure]], room_for_horses(s, seat, figure)) + 1):
        n = put(out, n, TAKE_HORSES + horses)
    return n


@rule
def play_take(s: State, action: int, log: Log) -> None:
    seat, figure, horses = seat_now(s), note_a(s), action - TAKE_HORSES
    pop(s)
    if horses > 0:
        place = s.at[seat][figure]
        s.horses[seat][figure] += horses
        s.free[place] -= horses
        s.taken += horses
        tell(s, log, TOOK, seat, figure, place, horses)
    ask_fetch(s, seat, figure)


@rule
def legal_fetch(s: State, out: Out) -> int:
    """The Blacksmith brings a free horse from any other place, cities included. (D-14)"""
    n = put(out, 0, FETCH_NONE)
    here = s.at[seat_now(s)][note_a(s)]
    for place in range(PLACES):
        if s.free[place] > 0 and place != here:
            if place == NANTES:
                n = put(out, n, FETCH_CITY)
            elif place == ORLEANS:
                n = put(out, n, FETCH_CITY + 1)
            else:
                n = put(out, n, FETCH_VILLAGE + village_index(place))
    return n


@rule
def play_fetch(s: State, action: int, log: Log) -> None:
    seat, figure = seat_now(s), note_a(s)
    pop(s)
    if action != FETCH_NONE:
        if action >= FETCH_CITY:
            place = NANTES if action == FETCH_CITY else ORLEANS
        else:
            place = village_place(action - FETCH_VILLAGE)
        s.free[place] -= 1
        s.horses[seat][figure] += 1
        s.taken += 1
        s.smith = 1
        s.money[seat] -= BLACKSMITH_PRICE
        tell(s, log, FETCHED, seat, figure, place, BLACKSMITH_PRICE)
    ask_direction(s, seat, figure)


# --- direction and travel ---------------------------------------------------------------------------------------------


@rule
def legal_direction(s: State, out: Out) -> int:
    """Either way round. (DP5)"""
    return put(out, put(out, 0, HEAD_CLOCKWISE), HEAD_COUNTER_CLOCKWISE)


@rule
def play_direction(s: State, action: int, log: Log) -> None:
    s.heading[seat_now(s)][note_a(s)] = CLOCKWISE if action == HEAD_CLOCKWISE else COUNTER_CLOCKWISE
    pop(s)


@rule
def put_stop(out: Out, n: int, place: int) -> int:
    if place == NANTES:
        return put(out, n, STOP_CITY)
    if place == ORLEANS:
        return put(out, n, STOP_CITY + 1)
    return put(out, n, STOP_VILLAGE + village_index(place))


@rule
def legal_stop(s: State, out: Out) -> int:
    """Horses + 1 steps exactly; earlier in a city with the City Guard, at the circus with the Jester. (DP6, D-18)"""
    seat, figure = seat_now(s), note_a(s)
    place, heading, left = s.at[seat][figure], s.heading[seat][figure], s.horses[seat][figure]
    n = 0
    while left > 0:
        place = (place + heading + PLACES) % PLACES
        left -= 1
        if IS_CITY[place] == 1:
            if stops_in_cities(s, seat):
                n = put_stop(out, n, place)
        elif place == s.circus and stops_at_circus(s, seat):
            n = put_stop(out, n, place)
    return put_stop(out, n, (place + heading + PLACES) % PLACES)


@rule
def play_stop(s: State, action: int, log: Log) -> None:
    """The whole stack moves; a city makes the direction free again. (C4-6, C4-7)"""
    seat, figure = seat_now(s), note_a(s)
    pop(s)
    if action >= STOP_CITY:
        place = NANTES if action == STOP_CITY else ORLEANS
    else:
        place = village_place(action - STOP_VILLAGE)
    tell(s, log, TRAVELLED, seat, figure, s.at[seat][figure], place, s.horses[seat][figure])
    s.at[seat][figure] = place
    s.entry = 0
    s.entries = 0
    s.messages_bought = 0
    begin_stop(s, seat)
    if IS_CITY[place] == 1:
        s.heading[seat][figure] = 0
    arrive(s, seat, figure, place, log)


@rule
def arrive(s: State, seat: int, figure: int, place: int, log: Log) -> None:
    """The Bank of the city pays at once; then the figure acts, by what it is and where. (C4-8, C4-9, D-25)"""
    if IS_CITY[place] == 1 and bank_pays(s, seat, place):
        s.money[seat] += BANK_INCOME
        tell(s, log, BANK_PAID, seat, 0 if place == NANTES else 1, BANK_INCOME)
    if figure != MERCHANT:
        push(s, MESSENGER_STEP, seat, place, 0)
    elif IS_CITY[place] == 1:
        push(s, MERCHANT_CITY_STEP, seat, place, 0)
    else:
        push(s, MERCHANT_VILLAGE_STEP, seat, place, 0)
