"""Buildings put to use by a worker: how often, by whom, and what they give. (A3-4, A3-5, PB-7)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import PRAYED, SALE_STEP, SELL, SOLD, WORKED
from ..cards import church_points
from ..data import (
    ACTIVATIONS,
    ACTIVATIONS_CONNECTED,
    CARPENTER,
    CHURCH,
    CHURCH_PAYS,
    COMPANY_BASIC,
    COMPANY_PRECIOUS,
    DISTRICT,
    MARKET,
    MARKET_BASIC,
    MARKET_PRECIOUS,
    PRECIOUS,
    RESOURCE,
    STONE,
    STONECUTTER,
    WOOD,
    WORKSHOP_GIVES,
    WORKSHOP_PAYS,
)
from ..scoring import score
from ..state import FROM_CHURCHES, HOUSED, State


@rule
def activation_cap(s: State, cell: int) -> int:
    """How often a building works in a year. (A3-5)"""
    district = DISTRICT[cell]
    if district >= 0 and s.connected[district] == 1:
        return ACTIVATIONS_CONNECTED
    return ACTIVATIONS


@rule
def may_activate(s: State, seat: int, cell: int) -> bool:
    """An own house beside it, a use left this year, not new, and the price at hand. (PB-7, D-57, D-58)"""
    used = s.used[cell]
    if used & 1 == 1 or (s.near[cell] >> (HOUSED + seat)) & 1 == 0 or used >> 1 >= activation_cap(s, cell):
        return False
    kind = s.building[cell]
    stock = s.stock[seat]
    if kind == STONECUTTER:
        return stock[STONE] >= WORKSHOP_PAYS
    if kind == CARPENTER:
        return stock[WOOD] >= WORKSHOP_PAYS
    if kind == CHURCH:
        return s.coins[seat] >= CHURCH_PAYS
    return stock[WOOD] + stock[STONE] + stock[PRECIOUS] > 0


@rule
def activate(s: State, seat: int, cell: int, log: Log) -> None:
    """The worker goes home and the building does its work. (A3-4)"""
    kind = s.building[cell]
    s.used[cell] += 2
    s.discs[cell] -= 1 << (2 * seat)
    s.supply[seat] += 1
    if kind == CHURCH:
        s.coins[seat] -= CHURCH_PAYS
        gain = church_points(s)
        tell(s, log, PRAYED, seat, cell, gain)
        score(s, seat, gain, FROM_CHURCHES, log)
    elif kind in (STONECUTTER, CARPENTER):
        resource = STONE if kind == STONECUTTER else WOOD
        s.stock[seat][resource] += WORKSHOP_GIVES - WORKSHOP_PAYS
        tell(s, log, WORKED, seat, kind - 1, cell, resource, WORKSHOP_GIVES)
    else:
        push(s, SALE_STEP, seat, cell, 0)


@rule
def legal_sale(s: State, out: Out) -> int:
    """A market or company buys one resource of any kind. (A3-4)"""
    n = 0
    stock = s.stock[seat_now(s)]
    for kind in range(len(RESOURCE)):
        if stock[kind] > 0:
            n = put(out, n, SELL + kind)
    return n


@rule
def play_sale(s: State, action: int, log: Log) -> None:
    seat, cell, resource = seat_now(s), note_a(s), action - SELL
    pop(s)
    if s.building[cell] == MARKET:
        coins = MARKET_PRECIOUS if resource == PRECIOUS else MARKET_BASIC
    else:
        coins = COMPANY_PRECIOUS if resource == PRECIOUS else COMPANY_BASIC
    s.stock[seat][resource] -= 1
    s.coins[seat] += coins
    tell(s, log, SOLD, seat, s.building[cell] - 1, cell, resource, coins)
