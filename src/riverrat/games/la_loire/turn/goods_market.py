"""Goods: prices, buying, carrying and selling; the market row and the circus, which move after a purchase. (C5, C6)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import BOUGHT, BUY_GOOD, BUY_TWO_WOOD, CIRCUS_MOVED, CIRCUS_STEP, MOVE_CIRCUS, SHIFTED, SOLD
from ..cards import carries_any, seller_bonus, wood_per_purchase
from ..data import (
    BEER,
    CARRY_LIMIT,
    CIRCUS_DISCOUNT,
    CIRCUS_SPACE,
    COLOURS,
    DISCOUNT,
    HARVEST,
    LUMBERJACK_WOOD,
    MONASTERY,
    NANTES,
    NEW_CIRCUS_SPACE,
    PLACES,
    PRICE,
    SELL,
    WOOD,
)
from ..options import CIRCUS_CHECK, LUMBERJACK_PRICE
from ..state import State
from .boats import sail
from .movement import village_index, village_place


@rule
def good_price(s: State, place: int, good: int) -> int:
    """The market price less what building and circus take off; beer costs double, less the circus. (C5-1, D-34)"""
    price = PRICE[s.space[s.shield[place]]]
    price = 2 * price if good == BEER else price - DISCOUNT[s.building[place]]
    if place == s.circus:
        price -= CIRCUS_DISCOUNT
    return max(0, price)


@rule
def two_wood_price(s: State, place: int) -> int:
    """Lumberjack: two wood for one price, or at one price each. (D-35)"""
    price = good_price(s, place, WOOD)
    return price if s.option[LUMBERJACK_PRICE] == 0 else LUMBERJACK_WOOD * price


# --- buying -----------------------------------------------------------------------------------------------------------


@rule
def has_room(s: State, seat: int, good: int) -> bool:
    """Any number of wood, and one card of each other good unless a card lifts the limit. (A6, D-37)"""
    return good == WOOD or s.goods[seat][good] < CARRY_LIMIT or carries_any(s, seat, good)


@rule
def may_buy(s: State, seat: int, place: int, good: int) -> bool:
    """A card in the supply, room to carry it, and the price. (C5-1, D-37, D-38)"""
    return s.supply[good] > 0 and has_room(s, seat, good) and good_price(s, place, good) <= s.money[seat]


@rule
def put_goods(s: State, seat: int, place: int, out: Out, n: int) -> int:
    """One purchase a turn: the good of the village, two wood with the Lumberjack, beer in an own monastery. (C5-1)"""
    if s.bought == 0:
        good = HARVEST[place]
        if may_buy(s, seat, place, good):
            n = put(out, n, BUY_GOOD + good)
        if good == WOOD and wood_per_purchase(s, seat) > 1 and s.supply[WOOD] >= LUMBERJACK_WOOD:
            n = put(out, n, BUY_TWO_WOOD) if two_wood_price(s, place) <= s.money[seat] else n
        if s.building[place] == MONASTERY and s.owner[place] == seat + 1 and may_buy(s, seat, place, BEER):
            n = put(out, n, BUY_GOOD + BEER)
    return n


@rule
def buy(s: State, seat: int, place: int, action: int, log: Log) -> None:
    """Pay, take the cards, the owner of the building sails, the market changes. (C5-3)"""
    good, count, price = action - BUY_GOOD, 1, 0
    if action == BUY_TWO_WOOD:
        good, count, price = WOOD, LUMBERJACK_WOOD, two_wood_price(s, place)
    else:
        price = good_price(s, place, good)
    s.bought = 1
    s.money[seat] -= price
    s.supply[good] -= count
    s.goods[seat][good] += count
    tell(s, log, BOUGHT, seat, good, count, price, place)
    if s.owner[place] > 0:
        sail(s, s.owner[place] - 1, 1, log)
    shift_market(s, seat, place, log)


# --- the market row and the circus ------------------------------------------------------------------------------------


@rule
def shift_market(s: State, seat: int, place: int, log: Log) -> None:
    """The tile of the village goes to the far right, those right of it move up; the circus may move. (C6-1)"""
    colour = s.shield[place]
    gap = s.space[colour]
    tell(s, log, SHIFTED, seat, colour, gap + 1)
    for other in range(COLOURS):
        if s.space[other] > gap:
            s.space[other] -= 1
    s.space[colour] = COLOURS - 1
    check_circus(s, seat, gap)


@rule
def check_circus(s: State, seat: int, gap: int) -> None:
    """The circus moves on when its tile lies in the centre after a purchase that left this gap. (C6-2, D-31)"""
    moved = gap <= CIRCUS_SPACE  # whether the tile now in the centre has just come there
    checked = s.circus != NANTES and (moved or s.option[CIRCUS_CHECK] == 0)
    if checked and s.space[s.shield[s.circus]] == CIRCUS_SPACE:
        push(s, CIRCUS_STEP, seat, 0, 0)


@rule
def legal_circus(s: State, out: Out) -> int:
    """Any village with the shield of the leftmost tile may receive the circus. (DP9)"""
    n = 0
    for place in range(PLACES):
        if s.shield[place] >= 0 and s.space[s.shield[place]] == NEW_CIRCUS_SPACE:
            n = put(out, n, MOVE_CIRCUS + village_index(place))
    return n


@rule
def play_circus(s: State, action: int, log: Log) -> None:
    place = village_place(action - MOVE_CIRCUS)
    tell(s, log, CIRCUS_MOVED, seat_now(s), s.circus, place)
    s.circus = place
    pop(s)


# --- selling ----------------------------------------------------------------------------------------------------------


@rule
def sell_price(s: State, seat: int, good: int) -> int:
    """The price of the good, and what its merchant adds. (C5-5)"""
    return SELL[good] + seller_bonus(s, seat, good)


@rule
def sell(s: State, seat: int, good: int, log: Log) -> None:
    """One card goes back to the supply for its price. (C5-5, A6-1)"""
    price = sell_price(s, seat, good)
    s.goods[seat][good] -= 1
    s.supply[good] += 1
    s.money[seat] += price
    tell(s, log, SOLD, seat, good, price)
