"""The merchant's stop in a village or a city: what it offers; how each thing is done has modules of its own. (C5)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now

from ..actions import BUILD_KIND, DONE, HIRE, SELL_GOOD, SHIP, SITE_STEP
from ..cards import may_hire_in_city
from ..data import FARM, GOODS, NANTES
from ..options import MERCHANT_ACTIONS
from ..state import BUILDING, BUYING, HIRING, SELLING, SHIPPING, State
from .boats import put_shipments, ship
from .building import put_kinds
from .goods_market import buy, put_goods, sell
from .hiring import hire, put_hires


@rule
def merchant_may(s: State, entry: int) -> bool:
    """The merchant uses all entries of the row, or a single one by option. (D-02)"""
    return s.option[MERCHANT_ACTIONS] == 0 or s.entry in (0, entry)


@rule
def legal_merchant_village(s: State, out: Out) -> int:
    """Buy one good a turn and hire where the circus is, in any order. (DP7, DP8, DP21)"""
    seat, place = seat_now(s), note_a(s)
    n = 0
    if merchant_may(s, BUYING):
        n = put_goods(s, seat, place, out, n)
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
def legal_merchant_city(s: State, out: Out) -> int:
    """Sell, build, ship, and hire a red character by the Palatium Balivi, in any order. (DP10, DP17, DP19)"""
    seat, place = seat_now(s), note_a(s)
    n = 0
    if merchant_may(s, SELLING):
        for good in range(GOODS):
            if s.goods[seat][good] > 0:
                n = put(out, n, SELL_GOOD + good)
    if merchant_may(s, BUILDING):
        n = put_kinds(s, seat, out, n)
    if merchant_may(s, SHIPPING):
        n = put_shipments(s, seat, out, n)
    if may_hire_in_city(s, seat, place):
        n = put_hires(s, 1 if place == NANTES else 2, s.money[seat], out, n)
    return put(out, n, DONE)


@rule
def play_merchant_city(s: State, action: int, log: Log) -> None:
    seat, place = seat_now(s), note_a(s)
    if action == DONE:
        pop(s)
    elif action >= HIRE:  # on top of the entries, by the Palatium (D-52)
        hire(s, seat, 1 if place == NANTES else 2, action - HIRE, log)
    elif action >= BUILD_KIND:
        s.entry = BUILDING
        push(s, SITE_STEP, seat, action - BUILD_KIND + FARM, 0)
    elif action >= SHIP:
        s.entry = SHIPPING
        ship(s, seat, action - SHIP, log)
    else:
        s.entry = SELLING
        sell(s, seat, action - SELL_GOOD, log)
