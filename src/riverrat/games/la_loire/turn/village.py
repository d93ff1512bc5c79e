"""The merchant in a village: buying a good, the market change, the circus movement."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import BOUGHT, BUY_GOOD, BUY_TWO_WOOD, CIRCUS_MOVED, CIRCUS_MOVES, DONE, HIRE, MOVE_CIRCUS, SHIFTED
from ..cards import has, has_room
from ..data import (
    BEER,
    CIRCUS_DISCOUNT,
    CIRCUS_SPACE,
    COLOURS,
    DISCOUNT,
    HARVEST,
    LUMBERJACK,
    LUMBERJACK_WOOD,
    MONASTERY,
    NANTES,
    NEW_CIRCUS_SPACE,
    PLACES,
    PRICE,
    WOOD,
)
from ..options import CIRCUS_CHECK, LUMBERJACK_PRICE, MERCHANT_ACTIONS
from ..state import BUYING, HIRING, State
from .boats import sail
from .hiring import hire, put_hires
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


@rule
def may_enter(s: State, entry: int) -> bool:
    """The merchant uses all entries of the row, or a single one by option. (D-02)"""
    return s.option[MERCHANT_ACTIONS] == 0 or s.entry in (0, entry)


@rule
def may_buy(s: State, seat: int, place: int, good: int) -> bool:
    """A card in the supply, room to carry it, and the price. (C5-1, D-37, D-38)"""
    return s.supply[good] > 0 and has_room(s, seat, good) and good_price(s, place, good) <= s.money[seat]


@rule
def legal_village(s: State, out: Out) -> int:
    """Buy one good a turn and hire where the circus is, in any order. (DP7, DP8, DP21)"""
    seat, place = seat_now(s), note_a(s)
    n = 0
    if s.bought == 0 and may_enter(s, BUYING):
        good = HARVEST[place]
        if may_buy(s, seat, place, good):
            n = put(out, n, BUY_GOOD + good)
        if good == WOOD and has(s, seat, LUMBERJACK) == 1 and s.supply[WOOD] >= LUMBERJACK_WOOD:
            n = put(out, n, BUY_TWO_WOOD) if two_wood_price(s, place) <= s.money[seat] else n
        if s.building[place] == MONASTERY and s.owner[place] == seat + 1 and may_buy(s, seat, place, BEER):
            n = put(out, n, BUY_GOOD + BEER)
    if place == s.circus and may_enter(s, HIRING):
        n = put_hires(s, 0, s.money[seat], out, n)
    return put(out, n, DONE)


@rule
def play_village(s: State, action: int, log: Log) -> None:
    seat, place = seat_now(s), note_a(s)
    if action == DONE:
        pop(s)
    elif action >= HIRE:
        s.entry = HIRING
        hire(s, seat, 0, action - HIRE, log)
    else:
        s.entry = BUYING
        buy(s, seat, place, action, log)


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


@rule
def shift_market(s: State, seat: int, place: int, log: Log) -> None:
    """The tile of the village goes to the far right, those right of it move up; the circus may move. (C6-1, C6-2)"""
    colour = s.shield[place]
    gap = s.space[colour]
    tell(s, log, SHIFTED, seat, colour, gap + 1)
    for other in range(COLOURS):
        if s.space[other] > gap:
            s.space[other] -= 1
    s.space[colour] = COLOURS - 1
    moved = gap <= CIRCUS_SPACE  # whether a tile that now lies in the centre came there just now
    checked = s.circus != NANTES and (moved or s.option[CIRCUS_CHECK] == 0)
    if checked and s.space[s.shield[s.circus]] == CIRCUS_SPACE:
        push(s, CIRCUS_MOVES, seat, 0, 0)


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
