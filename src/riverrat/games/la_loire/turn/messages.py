"""The messenger's stop: buying messages, delivering them, stations on the way, hiring."""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    BUY_MESSAGE,
    DELIVER,
    DELIVERED_MESSAGE,
    DONE,
    DRAW_DUCAL,
    DRAW_SPY,
    DRAW_TOP,
    DRAWING,
    GOT_MESSAGE,
    HIRE,
    KEEP,
    KEEPING,
    MOVE_TOKEN,
    PAID_MESSAGE,
    REACH_STATION,
    RECALLED,
    SEARCHED,
    SPIED,
    STATION,
    TOKEN_MOVED,
)
from ..cards import has, message_limit, messenger_money, palace_works
from ..data import (
    ABBEY_LIMIT,
    ADDRESS,
    BALIVI,
    DUCAL,
    FIRST,
    IS_CITY,
    LEVEL,
    LEVELS,
    MAYOR_LIMIT,
    MESSAGE_PRICE,
    MESSAGES_HERE,
    MONASTERY,
    NANTES,
    NEEDS,
    POST,
    POST_DISCOUNT,
    PRICE,
    SPY,
    SPY_CARDS,
    TOKENS,
    VASSALLUS,
)
from ..decks import deck_size, hold, look, put_back, search, take_top
from ..setup import CASUAL, MESSENGER_ACTIONS, MODE
from ..state import BUYING, CLOSED, DELIVERED, DELIVERING, HIRING, IN_DECK, UNDER, State
from .boats import count_delivery
from .hiring import hire, put_hires

NO_STEP, STATION_STEP, DELIVERY = 0, 1, 2


@rule
def may_use(s: State, entry: int) -> bool:
    """The messenger does one thing at a stop, or by option each thing once, one after the other. (D-03, D-54)"""
    if s.entry in (0, entry):
        return True
    return s.entry != CLOSED and s.option[MESSENGER_ACTIONS] == 1 and (s.entries >> entry) & 1 == 0


@rule
def use(s: State, entry: int) -> None:
    s.entry = entry
    s.entries |= 1 << entry


# --- the stop ---------------------------------------------------------------------------------------------------------


@rule
def legal_messenger(s: State, out: Out) -> int:
    """Deliver or reach a station, buy messages, or hire. (DP11, DP12, DP15)"""
    seat, place = seat_now(s), note_a(s)
    n = 0
    if s.carried == 0 and may_use(s, DELIVERING):
        for at in range(MAYOR_LIMIT):
            card = s.held[seat][at] - 1
            if card < 0:
                break
            step = step_of(s, seat, card, place)
            if step == DELIVERY:
                n = put(out, n, DELIVER + card)
            elif step == STATION_STEP:
                n = put(out, n, REACH_STATION + card)
    if may_use(s, BUYING):
        n = put_messages(s, seat, place, out, n)
    if place == s.circus:
        if may_use(s, HIRING) and IS_CITY[place] == 0:
            n = put_hires(s, 0, messenger_money(s, seat), out, n)
    elif IS_CITY[place] == 1 and palace_works(s, seat, BALIVI, place) == 1:
        n = put_hires(s, 1 if place == NANTES else 2, messenger_money(s, seat), out, n)
    return put(out, n, DONE)


@rule
def play_messenger(s: State, action: int, log: Log) -> None:
    seat, place = seat_now(s), note_a(s)
    if action == DONE:
        pop(s)
    elif action >= REACH_STATION:
        use(s, DELIVERING)
        s.carried = 1
        reach_station(s, seat, action - REACH_STATION, place, log)
    elif action >= DELIVER:
        use(s, DELIVERING)
        s.carried = 1
        deliver(s, seat, action - DELIVER, place, log)
    elif action >= BUY_MESSAGE:
        use(s, BUYING)
        buy_message(s, seat, place, action - BUY_MESSAGE + 1, log)
    elif IS_CITY[place] == 1:  # the Palatium comes before or after the regular action, never inside it (D-54)
        if s.entry != 0:
            s.entry = CLOSED
        hire(s, seat, 1 if place == NANTES else 2, action - HIRE, log)
    else:
        use(s, HIRING)
        hire(s, seat, 0, action - HIRE, log)


# --- buying -----------------------------------------------------------------------------------------------------------


@rule
def message_price(s: State, seat: int, place: int, level: int) -> int:
    """A message costs its level; the second one at a stop 1 Denier less by the Post Office of the city. (C9, D-68)"""
    price = MESSAGE_PRICE[level]
    if s.messages_bought == 1 and IS_CITY[place] == 1 and palace_works(s, seat, POST, place) == 1:
        price = max(0, price - POST_DISCOUNT)
    return price


@rule
def purchases_left(s: State, seat: int, place: int) -> int:
    """How many more messages this stop sells: by the place, the Post Office and the Vassallus. (C9-1 to C9-5)"""
    if IS_CITY[place] == 1:
        most = 1 + palace_works(s, seat, POST, place)
    elif s.owner[place] != seat + 1:
        return 0
    else:
        most = MESSAGES_HERE[s.building[place]]
    if s.building[place] != MONASTERY:
        most += has(s, seat, VASSALLUS)
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
def may_search(s: State, seat: int, place: int) -> bool:
    return IS_CITY[place] == 1 and palace_works(s, seat, DUCAL, place) == 1


@rule
def buy_message(s: State, seat: int, place: int, level: int, log: Log) -> None:
    """Pay first, then see cards: the top one, or as Spy and Ducal Palace allow. (C9-7, D-77)"""
    price = message_price(s, seat, place, level)
    s.money[seat] -= price
    s.messages_bought += 1
    tell(s, log, PAID_MESSAGE, seat, level, price)
    if deck_size(s, level) > 1 and (has(s, seat, SPY) == 1 or may_search(s, seat, place)):
        push(s, DRAWING, seat, level, place)
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
    if has(s, seat, SPY) == 1:
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
        push(s, KEEPING, seat, level, 0)
    else:
        tell(s, log, SEARCHED, seat, level)
        push(s, KEEPING, seat, level, 1)


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


# --- delivering -------------------------------------------------------------------------------------------------------


@rule
def gate_open(s: State, seat: int, level: int) -> bool:
    """Casual: never more of level 2 than of level 1, nor of level 3 than of level 2. (B2-4)"""
    return s.option[MODE] != CASUAL or s.delivered[seat][level] < s.delivered[seat][level - 1]


@rule
def step_of(s: State, seat: int, card: int, place: int) -> int:
    """What a stop here does for a message: nothing, a station, or its delivery. (C10-2 to C10-6, D-85)"""
    level = LEVEL[card]
    if level in (1, LEVELS):
        return DELIVERY if ADDRESS[card] == place else NO_STEP
    if s.tokens[seat] < level - 1 or IS_CITY[place] == 1:
        return NO_STEP
    colour = s.shield[place]
    missing = NEEDS[card][colour]
    if missing == 0:
        return NO_STEP
    stations = 0
    for token in range(TOKENS):
        if s.token_card[seat][token] == card + 1:
            stations += 1
            if s.token_at[seat][token] == place:
                return NO_STEP
            if s.shield[s.token_at[seat][token]] == colour:
                missing -= 1
    if missing <= 0:
        return NO_STEP
    if stations < level - 1:
        return STATION_STEP
    return DELIVERY if gate_open(s, seat, level) else NO_STEP


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
    push(s, TOKEN_MOVED, seat, card, place)


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
