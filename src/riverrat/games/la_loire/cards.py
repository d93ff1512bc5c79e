"""The characters: a card that bends a rule answers a question the rule asks."""

from riverrat.engine.rule import rule

from .data import (
    BANKER,
    BANKER_CEILING,
    CARRY_LIMIT,
    CEILING,
    CHEESE,
    DAIRYMAN,
    FLOOR,
    GRAIN,
    GRAIN_FARMER,
    IS_CITY,
    LADY,
    LADY_HIRES,
    MAYOR,
    MAYOR_LIMIT,
    MERCHANT,
    MERCHANT_BONUS,
    MESSAGE_LIMIT,
    NANTES,
    NONE,
    SCOUT,
    SCOUT_LIMIT,
    SELL,
    SELLER,
    SQUIRE,
    SQUIRE_TAKE,
    STACK_LIMIT,
    TAKE_LIMIT,
    WOOD,
)
from .options import MIN_CHECK
from .state import OWNED, State


@rule
def has(s: State, seat: int, character: int) -> int:
    """1 if the seat hired that character. (C8-4)"""
    return (s.characters[seat] >> character) & 1


@rule
def palace_works(s: State, seat: int, kind: int, place: int) -> int:
    """1 if the seat owns that palace of this city since an earlier turn. (C11-1)"""
    city = 0 if place == NANTES else 1
    return 1 if s.palace[seat][kind * 2 + city] == OWNED else 0


@rule
def stack_limit(s: State, seat: int) -> int:
    """Two horses; three with the Scout. (DP4a, D-11)"""
    return SCOUT_LIMIT if has(s, seat, SCOUT) == 1 else STACK_LIMIT


@rule
def take_limit(s: State, seat: int) -> int:
    """One horse is taken before a move; two with the Squire. (DP3)"""
    return SQUIRE_TAKE if has(s, seat, SQUIRE) == 1 else TAKE_LIMIT


@rule
def ceiling(s: State, seat: int) -> int:
    """The merchant leaves a city with 10 Deniers at most; 15 with the Banker. (C4-3)"""
    return BANKER_CEILING if has(s, seat, BANKER) == 1 else CEILING


@rule
def has_room(s: State, seat: int, good: int) -> bool:
    """One card of each good is carried; any number of wood; characters lift cheese and grain. (A6, D-37)"""
    if good == WOOD or s.goods[seat][good] < CARRY_LIMIT:
        return True
    if good == CHEESE:
        return has(s, seat, DAIRYMAN) == 1
    return good == GRAIN and has(s, seat, GRAIN_FARMER) == 1


@rule
def sell_price(s: State, seat: int, good: int) -> int:
    """The printed price; one Denier more with the merchant of that good. (C5-5)"""
    seller = SELLER[good]
    if seller != NONE and has(s, seat, seller) == 1:
        return SELL[good] + MERCHANT_BONUS
    return SELL[good]


@rule
def hire_limit(s: State, seat: int) -> int:
    """One hire; two with the Lady-in-waiting. (C8)"""
    return LADY_HIRES if has(s, seat, LADY) == 1 else 1


@rule
def message_limit(s: State, seat: int) -> int:
    """Two undelivered messages; four with the Mayor. (C9-6)"""
    return MAYOR_LIMIT if has(s, seat, MAYOR) == 1 else MESSAGE_LIMIT


@rule
def messenger_money(s: State, seat: int) -> int:
    """What the messenger may spend: all, unless 5 Deniers wait for the merchant's departure. (D-20)"""
    if s.option[MIN_CHECK] == 1 and s.moved[MERCHANT] == 0 and IS_CITY[s.at[seat][MERCHANT]] == 1:
        return max(0, s.money[seat] - FLOOR)
    return s.money[seat]
