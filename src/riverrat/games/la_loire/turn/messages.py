"""Messages: buying them and which card is kept, their stations and tokens, and delivering them. (C9, C10)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    BUY_MESSAGE,
    DELIVER,
    DELIVERED_MESSAGE,
    DRAW_DUCAL,
    DRAW_SPY,
    DRAW_STEP,
    DRAW_TOP,
    GOT_MESSAGE,
    KEEP,
    KEEP_STEP,
    MOVE_TOKEN,
    PAID_MESSAGE,
    REACH_STATION,
    RECALLED,
    SEARCHED,
    SPIED,
    STATION,
    TOKEN_STEP,
)
from ..cards import may_search, may_spy, message_limit, messages_in_city, more_messages, second_message_discount
from ..data import (
    ABBEY_LIMIT,
    ADDRESS,
    DELIVERED_END,
    FIRST,
    IS_CITY,
    LEVEL,
    LEVELS,
    MAYOR_LIMIT,
    MESSAGE_PRICE,
    MESSAGES_HERE,
    MONASTERY,
    NEEDS,
    PRICE,
    SPY_CARDS,
    TOKENS,
)
from ..options import CASUAL, MODE
from ..state import DELIVERED, IN_DECK, UNDER, State
from .decks import deck_size, hold, look, put_back, search, take_top
from .end import BY_MESSAGES, trigger
from .money_limits import messenger_money

NO_PROGRESS, AT_STATION, AT_ADDRESS = 0, 1, 2


# --- buying -----------------------------------------------------------------------------------------------------------


@rule
def message_price(s: State, seat: int, place: int, level: int) -> int:
    """A message costs its level; the second one at a stop 1 Denier less by the Post Office of the city. (C9, D-68)"""
    price = MESSAGE_PRICE[level]
    return price if s.messages_bought != 1 else max(0, price - second_message_discount(s, seat, place))


@rule
def purchases_left(s: State, seat: int, place: int) -> int:
    """How many more messages this stop sells: by the place, the Post Office and the Vassallus. (C9-1 to C9-5)"""
    if IS_CITY[place] == 1:
        most = messages_in_city(s, seat, place)
    elif s.owner[place] != seat + 1:
        return 0
    else:
        most = MESSAGES_HERE[s.building[place]]
    if s.building[place] != MONASTERY:
        most += more_messages(s, seat)
    return most - s.messages_bought


@rule
def put_messages(s: State, seat: int, place: int, out: Out, n: int) -> int:
    """Levels 1 to 3, only level 4 in an own monastery, within the limit of undelivered ones. (C9-6, C9-11, DP13)"""
    if purchases_left(s, seat, place) <= 0:
        return n
    count = 0
    abbey = 0
    for at in range(MAYOR_LIMIT):
        card = s.held[seat][at] - 1
        if card >= 0:
            count += 1
            if LEVEL[card] == LEVELS:
                abbey += 1
    if count >= message_limit(s, seat):
        return n
    money = messenger_money(s, seat)
    if s.building[place] == MONASTERY:
        if abbey < ABBEY_LIMIT and deck_size(s, LEVELS) > 0 and MESSAGE_PRICE[LEVELS] <= money:
            n = put(out, n, BUY_MESSAGE + LEVELS - 1)
        return n
    for level in range(1, LEVELS):
        if deck_size(s, level) > 0 and message_price(s, seat, place, level) <= money:
            n = put(out, n, BUY_MESSAGE + level - 1)
    return n


@rule
def buy_message(s: State, seat: int, place: int, level: int, log: Log) -> None:
    """Pay first, then see cards: the top one, or as Spy and Ducal Palace allow. (C9-7, D-77)"""
    price = message_price(s, seat, place, level)
    s.money[seat] -= price
    s.messages_bought += 1
    tell(s, log, PAID_MESSAGE, seat, level, price)
    if deck_size(s, level) > 1 and (may_spy(s, seat) or may_search(s, seat, place)):
        push(s, DRAW_STEP, seat, level, place)
    else:
        get_top(s, seat, level, log)


@rule
def get_top(s: State, seat: int, level: int, log: Log) -> None:
    card = take_top(s, level)
    hold(s, seat, card)
    tell(s, log, GOT_MESSAGE, seat, card)


@rule
def legal_draw(s: State, out: Out) -> int:
    """The top card, the Spy's three, or the whole deck; never two of them for one message. (DP22, D-84)"""
    seat = seat_now(s)
    n = put(out, 0, DRAW_TOP)
    if may_spy(s, seat):
        n = put(out, n, DRAW_SPY)
    if may_search(s, seat, note_b(s)):
        n = put(out, n, DRAW_DUCAL)
    return n


@rule
def play_draw(s: State, action: int, log: Log) -> None:
    seat, level = seat_now(s), note_a(s)
    pop(s)
    if action == DRAW_TOP:
        get_top(s, seat, level, log)
    elif action == DRAW_SPY:
        look(s, seat, level, SPY_CARDS)
        for at in range(s.seen_count):
            tell(s, log, SPIED, seat, s.seen[at])
        push(s, KEEP_STEP, seat, level, 0)
    else:
        tell(s, log, SEARCHED, seat, level)
        push(s, KEEP_STEP, seat, level, 1)


@rule
def legal_keep(s: State, out: Out) -> int:
    """One of the cards seen. (DP14)"""
    n = 0
    if note_b(s) == 0:
        for at in range(s.seen_count):
            n = put(out, n, KEEP + s.seen[at])
    else:
        level = note_a(s)
        for card in range(FIRST[level], FIRST[level + 1]):
            if s.where[card] in (IN_DECK, UNDER):
                n = put(out, n, KEEP + card)
    return n


@rule
def play_keep(s: State, action: int, log: Log) -> None:
    seat, level, card = seat_now(s), note_a(s), action - KEEP
    if note_b(s) == 0:
        put_back(s, seat, level, card)
    else:
        search(s, seat, level, card)
    tell(s, log, GOT_MESSAGE, seat, card)
    pop(s)


# --- stations and delivery --------------------------------------------------------------------------------------------


@rule
def gate_open(s: State, seat: int, level: int) -> bool:
    """Casual: never more of level 2 than of level 1, nor of level 3 than of level 2. (B2-4)"""
    return s.option[MODE] != CASUAL or s.delivered[seat][level] < s.delivered[seat][level - 1]


@rule
def progress_of(s: State, seat: int, card: int, place: int) -> int:
    """What a stop here does for a message: nothing, a station, or its delivery. (C10-2 to C10-6, D-85)"""
    level = LEVEL[card]
    if level in (1, LEVELS):
        return AT_ADDRESS if ADDRESS[card] == place else NO_PROGRESS
    if s.tokens[seat] < level - 1 or IS_CITY[place] == 1:
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
def deliver(s: State, seat: int, card: int, place: int, log: Log) -> None:
    """The card is turned down, its tokens come back; level 1 earns the market price of the village. (C10, D-66)"""
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
    level = LEVEL[card]
    income = PRICE[s.space[s.shield[place]]] if level == 1 else 0
    s.money[seat] += income
    tell(s, log, DELIVERED_MESSAGE, seat, card, place, income)
    count_delivery(s, seat, level, log)


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
