"""The merchant in Nantes or Orléans: selling, building, shipping."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import BUILD_KIND, DONE, HIRE, SELL_GOOD, SHIP, SHIPPED, SITE_STEP, SOLD
from ..cards import may_hire_in_city, sell_price
from ..data import FARM, GOODS, NANTES, SHIP_PRICE, SHIP_STEPS
from ..state import BUILDING, SELLING, SHIPPING, State
from .boats import sail
from .building import put_kinds
from .hiring import hire, put_hires
from .village import merchant_may


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
    if s.shipped == 0 and merchant_may(s, SHIPPING):
        for size in range(len(SHIP_PRICE)):
            if s.money[seat] >= SHIP_PRICE[size]:
                n = put(out, n, SHIP + size)
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


@rule
def sell(s: State, seat: int, good: int, log: Log) -> None:
    """One card goes back to the supply for its price. (C5-5, A6-1)"""
    price = sell_price(s, seat, good)
    s.goods[seat][good] -= 1
    s.supply[good] += 1
    s.money[seat] += price
    tell(s, log, SOLD, seat, good, price)


@rule
def ship(s: State, seat: int, size: int, log: Log) -> None:
    """Once a turn: 6 Deniers for one space of the Loire, or 10 for two. (C5-7)"""
    s.money[seat] -= SHIP_PRICE[size]
    s.shipped = 1
    tell(s, log, SHIPPED, seat, SHIP_PRICE[size])
    sail(s, seat, SHIP_STEPS[size], log)
