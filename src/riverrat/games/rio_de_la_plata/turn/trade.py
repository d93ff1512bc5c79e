"""Money and trade: buying resources, and offers made and answered in small steps. (C-T)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    ACCEPT,
    ANSWER_STEP,
    BOUGHT,
    BUY,
    COUNTERED,
    DRAFT_STEP,
    DROP_OFFER,
    GIVE,
    HANDED,
    OFFER_ACCEPTED,
    OFFER_DROPPED,
    OFFER_REJECTED,
    OFFERED,
    REJECT,
    SEND_OFFER,
    TRADE,
    WANT,
    kind_of,
)
from ..bargaining import why_not
from ..data import CHARACTERS
from ..options import MAX_OFFERS, OFFERS_ALLOWED, TRADE_OPTION
from ..state import GOODS, State
from .characters import hand_character


@rule
def put_money(s: State, seat: int, out: Out, n: int) -> int:
    """Buying wood or stone, and beginning an offer, in any turn of one's own. (CT-1, CT-3, D-75)"""
    coins = s.coins[seat]
    if coins >= price_now(s, seat):
        n = put(out, n, BUY)
        n = put(out, n, BUY + 1)
    if offers_left(s) > 0:
        rich = has_anything(s, seat)
        for other in range(s.seats):
            if other != seat and (rich or has_anything(s, other)):
                n = put(out, n, TRADE + other)
    return n


@rule
def price_now(s: State, seat: int) -> int:
    """Each resource bought in a year costs a coin more than the one before. (CT-1)"""
    return s.bought[seat] + 1


@rule
def offers_left(s: State) -> int:
    """How many more offers the player at turn may begin. (CT-3, D-75)"""
    return 0 if s.option[TRADE_OPTION] == 1 else OFFERS_ALLOWED[s.option[MAX_OFFERS]] - s.offers


@rule
def has_anything(s: State, seat: int) -> bool:
    stock = s.stock[seat]
    if s.coins[seat] > 0 or stock[0] > 0 or stock[1] > 0 or stock[2] > 0:
        return True
    for character in range(CHARACTERS):  # noqa: SIM110
        if s.holder[character] == seat:
            return True
    return False


@rule
def play_money(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if kind_of(action) == BUY:
        price = price_now(s, seat)
        s.bought[seat] += 1
        s.coins[seat] -= price
        s.stock[seat][action - BUY] += 1
        tell(s, log, BOUGHT, seat, action - BUY, price)
    else:
        s.offers += 1
        for good in range(GOODS):
            s.give[good] = 0
            s.want[good] = 0
        s.give_characters = 0
        s.want_characters = 0
        push(s, DRAFT_STEP, seat, action - TRADE, 0)


@rule
def legal_draft(s: State, out: Out) -> int:
    """Add one thing that the giver has, send the offer, or drop it. (CS-5)"""
    seat, other = seat_now(s), note_a(s)
    n = 0
    if s.coins[seat] > s.give[0]:
        n = put(out, n, GIVE)
    if s.coins[other] > s.want[0]:
        n = put(out, n, WANT)
    total = s.give[0] + s.want[0] + s.give_characters + s.want_characters
    for good in range(1, GOODS):
        total += s.give[good] + s.want[good]
        if s.stock[seat][good - 1] > s.give[good]:
            n = put(out, n, GIVE + good)
        if s.stock[other][good - 1] > s.want[good]:
            n = put(out, n, WANT + good)
    for character in range(CHARACTERS):
        holder = s.holder[character]
        if holder == seat and (s.give_characters >> character) & 1 == 0:
            n = put(out, n, GIVE + GOODS + character)
        elif holder == other and (s.want_characters >> character) & 1 == 0:
            n = put(out, n, WANT + GOODS + character)
    if total > 0:
        n = put(out, n, SEND_OFFER)
    return put(out, n, DROP_OFFER)


@rule
def play_draft(s: State, action: int, log: Log) -> None:
    seat, other = seat_now(s), note_a(s)
    if action == SEND_OFFER:
        last = note_b(s)
        pop(s)
        tell(s, log, OFFERED, seat, other)
        push(s, ANSWER_STEP, other, seat, last)
    elif action == DROP_OFFER:
        pop(s)
        tell(s, log, OFFER_DROPPED, seat, other)
    elif kind_of(action) == GIVE:
        if action - GIVE < GOODS:
            s.give[action - GIVE] += 1
        else:
            s.give_characters |= 1 << (action - GIVE - GOODS)
    elif action - WANT < GOODS:
        s.want[action - WANT] += 1
    else:
        s.want_characters |= 1 << (action - WANT - GOODS)


@rule
def legal_answer(s: State, out: Out) -> int:
    """Take the offer as it stands, or not, or ask for more; what answers an offer so is the last word. (CT-3, D-79)"""
    n = put(out, put(out, 0, ACCEPT), REJECT)
    return put(out, n, TRADE + note_a(s)) if note_b(s) == 0 else n


@rule
def play_answer(s: State, action: int, log: Log) -> None:
    other, seat = seat_now(s), note_a(s)
    pop(s)
    if kind_of(action) == TRADE:
        counter(s, other, seat, log)
        return
    if action == REJECT:
        say_why_not(s, other, seat, OFFER_REJECTED, log)
    else:
        tell(s, log, OFFER_ACCEPTED, other, seat)
        for good in range(GOODS):
            hand(s, seat, other, good, s.give[good], log)
            hand(s, other, seat, good, s.want[good], log)
        for character in range(CHARACTERS):
            if (s.give_characters >> character) & 1 == 1:
                hand_character(s, seat, other, character, log)
            elif (s.want_characters >> character) & 1 == 1:
                hand_character(s, other, seat, character, log)
    for good in range(GOODS):
        s.give[good] = 0
        s.want[good] = 0
    s.give_characters = 0
    s.want_characters = 0


@rule
def counter(s: State, seat: int, other: int, log: Log) -> None:
    """The same offer the other way round, to which more is added; it takes none of anybody's offers. (D-79)"""
    say_why_not(s, seat, other, COUNTERED, log)
    for good in range(GOODS):
        s.give[good], s.want[good] = s.want[good], s.give[good]
    s.give_characters, s.want_characters = s.want_characters, s.give_characters
    push(s, DRAFT_STEP, seat, other, 1)


@rule
def say_why_not(s: State, seat: int, other: int, answer: int, log: Log) -> None:
    """An answer and its reason, which nobody works out when nobody listens."""
    if log is not None:
        tell(s, log, answer, seat, other, why_not(s, seat, other))


@rule
def hand(s: State, seat: int, other: int, good: int, amount: int, log: Log) -> None:
    if amount > 0:
        if good == 0:
            s.coins[seat] -= amount
            s.coins[other] += amount
        else:
            s.stock[seat][good - 1] -= amount
            s.stock[other][good - 1] += amount
        tell(s, log, HANDED, seat, other, good, amount)
