"""Messages: buying them, and which card is kept. (C9)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    BUY_MESSAGE,
    DRAW_DUCAL,
    DRAW_SPY,
    DRAW_STEP,
    DRAW_TOP,
    GOT_MESSAGE,
    KEEP,
    KEEP_STEP,
    PAID_MESSAGE,
    SEARCHED,
    SPIED,
)
from ..cards import may_search, may_spy, message_limit, messages_in_city, more_messages, second_message_discount
from ..data import (
    ABBEY_LIMIT,
    FIRST,
    IS_CITY,
    LEVEL,
    LEVELS,
    MAYOR_LIMIT,
    MESSAGE_PRICE,
    MESSAGES_HERE,
    MONASTERY,
    SPY_CARDS,
)
from ..state import IN_DECK, UNDER, State
from .decks import deck_size, hold, look, put_back, search, take_top
from .money_limits import messenger_money


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
