"""Messages on their way: stations and their tokens, and delivering them. (C10)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import DELIVER, DELIVERED_MESSAGE, MOVE_TOKEN, REACH_STATION, RECALLED, STATION, TOKEN_STEP
from ..data import ADDRESS, DELIVERED_END, IS_CITY, LEVEL, LEVELS, MAYOR_LIMIT, NEEDS, PRICE, TOKENS
from ..options import CASUAL, MODE
from ..state import DELIVERED, State
from .end import BY_MESSAGES, trigger

NO_PROGRESS, AT_STATION, AT_ADDRESS = 0, 1, 2


@rule
def gate_open(s: State, seat: int, level: int) -> bool:
    """Casual: never more of level 2 than of level 1, nor of level 3 than of level 2. (B2-4)"""
    return s.option[MODE] != CASUAL or s.delivered[seat][level] < s.delivered[seat][level - 1]


@rule
def tokens_lacking(s: State, seat: int, level: int) -> bool:
    """A message of level 2 takes the Apprentice's token, of level 3 the Helper's as well. (C10-3, C10-4)"""
    return 1 < level < LEVELS and s.tokens[seat] < level - 1


@rule
def progress_of(s: State, seat: int, card: int, place: int) -> int:
    """What a stop here does for a message: nothing, a station, or its delivery. (C10-2 to C10-6, D-85)"""
    level = LEVEL[card]
    if level in (1, LEVELS):
        return AT_ADDRESS if ADDRESS[card] == place else NO_PROGRESS
    if tokens_lacking(s, seat, level) or IS_CITY[place] == 1:
        return NO_PROGRESS
    colour = s.shield[place]
    missing = NEEDS[card][colour]
    if missing == 0:
        return NO_PROGRESS
    stations = 0
    for token in range(TOKENS):
        if s.token_card[seat][token] == card + 1:
            stations += 1
            if s.token_at[seat][token] == place:
                return NO_PROGRESS
            if s.shield[s.token_at[seat][token]] == colour:
                missing -= 1
    if missing <= 0:
        return NO_PROGRESS
    if stations < level - 1:
        return AT_STATION
    return AT_ADDRESS if gate_open(s, seat, level) else NO_PROGRESS


@rule
def put_deliveries(s: State, seat: int, place: int, out: Out, n: int) -> int:
    """One message a turn is carried on: to its address, or to a station on its way. (C10-1, DP15)"""
    if s.carried == 0:
        for at in range(MAYOR_LIMIT):
            card = s.held[seat][at] - 1
            if card < 0:
                break
            step = progress_of(s, seat, card, place)
            if step == AT_ADDRESS:
                n = put(out, n, DELIVER + card)
            elif step == AT_STATION:
                n = put(out, n, REACH_STATION + card)
    return n


@rule
def delivery_pays(s: State, card: int, place: int) -> int:
    """Level 1 earns the market price of the village's colour, without discounts; the others no money. (C10-2, D-66)"""
    return PRICE[s.space[s.shield[place]]] if LEVEL[card] == 1 else 0


@rule
def deliver(s: State, seat: int, card: int, place: int, log: Log) -> None:
    """The card is turned down, its tokens come back, what it pays is taken. (C10)"""
    at = 0
    while s.held[seat][at] != card + 1:
        at += 1
    while at < MAYOR_LIMIT - 1:
        s.held[seat][at] = s.held[seat][at + 1]
        at += 1
    s.held[seat][at] = 0
    s.where[card] = DELIVERED + seat
    for token in range(TOKENS):
        if s.token_card[seat][token] == card + 1:
            s.token_card[seat][token] = 0
            s.token_at[seat][token] = 0
    income = delivery_pays(s, card, place)
    s.money[seat] += income
    tell(s, log, DELIVERED_MESSAGE, seat, card, place, income)
    count_delivery(s, seat, LEVEL[card], log)


@rule
def reach_station(s: State, seat: int, card: int, place: int, log: Log) -> None:
    """A free token marks the station; without one, a token is moved here from another station. (C10-9, D-61)"""
    for token in range(s.tokens[seat]):
        if s.token_card[seat][token] == 0:
            place_token(s, token, card, place, log)
            return
    push(s, TOKEN_STEP, seat, card, place)


@rule
def place_token(s: State, token: int, card: int, place: int, log: Log) -> None:
    seat = seat_now(s)
    s.token_card[seat][token] = card + 1
    s.token_at[seat][token] = place
    tell(s, log, STATION, seat, card, place)


@rule
def legal_token(s: State, out: Out) -> int:
    """Any placed token may be moved here; its station is lost. (D-61)"""
    n = 0
    for token in range(s.tokens[seat_now(s)]):
        n = put(out, n, MOVE_TOKEN + token)
    return n


@rule
def play_token(s: State, action: int, log: Log) -> None:
    seat, card, place, token = seat_now(s), note_a(s), note_b(s), action - MOVE_TOKEN
    pop(s)
    tell(s, log, RECALLED, seat, s.token_card[seat][token] - 1, s.token_at[seat][token])
    place_token(s, token, card, place, log)


@rule
def count_delivery(s: State, seat: int, level: int, log: Log) -> None:
    """Every delivered message counts for the end, whatever its level. (C10-11)"""
    s.delivered[seat][level] += 1
    s.delivered[seat][0] += 1
    if s.delivered[seat][0] >= DELIVERED_END[s.seats]:
        trigger(s, seat, BY_MESSAGES, log)
