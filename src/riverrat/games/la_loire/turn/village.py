"""The merchant in a village: buying a good, and hiring where the circus is. (C5)"""

from riverrat.engine.rule import Log, Out, note_a, pop, put, rule, seat_now, tell

from ..actions import BOUGHT, BUY_GOOD, BUY_TWO_WOOD, DONE, HIRE
from ..cards import has_room, wood_per_purchase
from ..data import BEER, HARVEST, LUMBERJACK_WOOD, MONASTERY, WOOD
from ..options import MERCHANT_ACTIONS
from ..state import BUYING, HIRING, State
from .boats import sail
from .hiring import hire, put_hires
from .market import good_price, shift_market, two_wood_price


@rule
def merchant_may(s: State, entry: int) -> bool:
    """The merchant uses all entries of the row, or a single one by option. (D-02)"""
    return s.option[MERCHANT_ACTIONS] == 0 or s.entry in (0, entry)


@rule
def may_buy(s: State, seat: int, place: int, good: int) -> bool:
    """A card in the supply, room to carry it, and the price. (C5-1, D-37, D-38)"""
    return s.supply[good] > 0 and has_room(s, seat, good) and good_price(s, place, good) <= s.money[seat]


@rule
def legal_merchant_village(s: State, out: Out) -> int:
    """Buy one good a turn and hire where the circus is, in any order. (DP7, DP8, DP21)"""
    seat, place = seat_now(s), note_a(s)
    n = 0
    if s.bought == 0 and merchant_may(s, BUYING):
        good = HARVEST[place]
        if may_buy(s, seat, place, good):
            n = put(out, n, BUY_GOOD + good)
        if good == WOOD and wood_per_purchase(s, seat) > 1 and s.supply[WOOD] >= LUMBERJACK_WOOD:
            n = put(out, n, BUY_TWO_WOOD) if two_wood_price(s, place) <= s.money[seat] else n
        if s.building[place] == MONASTERY and s.owner[place] == seat + 1 and may_buy(s, seat, place, BEER):
            n = put(out, n, BUY_GOOD + BEER)
    if place == s.circus and merchant_may(s, HIRING):
        n = put_hires(s, 0, s.money[seat], out, n)
    return put(out, n, DONE)


@rule
def play_merchant_village(s: State, action: int, log: Log) -> None:
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
