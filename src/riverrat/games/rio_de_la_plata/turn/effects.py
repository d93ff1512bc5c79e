"""Phase B: the players put their discs to use, each in any order, and what buildings do. (C-B, A3-4, PB-7)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    BUY,
    CRAFT,
    DEPARTURE_STEP,
    EFFECT_STEP,
    EFFECTS_STEP,
    END_EFFECTS,
    FARM,
    INCOME,
    LOAD_CUBE,
    PAID,
    PRAYED,
    PRODUCE,
    RECALL,
    RECALL_AREA,
    RECALL_SLOT,
    RECALLED,
    SALE_STEP,
    SELL,
    SOLD,
    TRADE,
    TURN_BEGAN,
    WENT_HOME,
    WORKED,
    kind_of,
)
from ..cards import church_points
from ..data import (
    ACTIVATED,
    AGRICULTURE,
    CARPENTER,
    CELLS,
    CHARACTERS,
    CHURCH,
    CHURCH_PAYS,
    COMPANY_BASIC,
    COMPANY_PRECIOUS,
    CRAFTS,
    FEWEST,
    MARKET,
    MARKET_BASIC,
    MARKET_PRECIOUS,
    PRECIOUS,
    RESOURCE,
    SLOT_NEEDS,
    SLOTS,
    STONE,
    STONECUTTER,
    WOOD,
    WORKSHOP_GIVES,
    WORKSHOP_PAYS,
)
from ..options import FREE_RECALL
from ..scoring import score
from ..state import FROM_CHURCHES, HOUSED, NOBODY, State
from .building import build, put_builds, within_reach
from .characters import acquire, put_gifts, take_gift
from .production import craft, farm, produce, put_production, put_slots
from .ship import load, put_cubes
from .standing_discs import activation_cap, as_discs, discs_on
from .trade import play_money, put_money

EFFECTS_PHASE = 1


@rule
def next_effect(s: State, log: Log) -> None:
    """Each player once, in turn order; then the ship may leave. (C-0, B2)"""
    at = note_a(s)
    pop(s)
    if at < s.seats:
        seat = s.order[at]
        push(s, EFFECTS_STEP, 0, at + 1, 0)
        push(s, EFFECT_STEP, seat, 0, 0)
        s.turn += 1
        s.offers = 0
        tell(s, log, TURN_BEGAN, seat, EFFECTS_PHASE)
    else:
        push(s, DEPARTURE_STEP, 0, 0, 0)


@rule
def legal_effect(s: State, out: Out) -> int:
    """What discs, characters and stock allow; only applications for characters must be resolved. (PB-1 to PB-10)"""
    seat = seat_now(s)
    n = put_gifts(s, seat, out, 0)
    n = put_production(s, seat, out, n)
    n = put_cubes(s, seat, out, n)
    n = put_town(s, seat, out, n)
    bound = False
    for character in range(CHARACTERS):
        if s.applicant[character] == seat:
            n = put(out, n, ACQUIRE + character)
            bound = True
    if s.option[FREE_RECALL] == 1:
        n = put_recalls(s, seat, out, n)
    n = put_money(s, seat, out, n)
    if not bound:
        n = put(out, n, END_EFFECTS)
    return n


@rule
def play_effect(s: State, action: int, log: Log) -> None:
    seat, kind = seat_now(s), kind_of(action)
    if kind == END_EFFECTS:
        pop(s)
    elif kind in (BUY, TRADE):
        play_money(s, action, log)
    elif kind == INCOME:
        take_gift(s, seat, action - INCOME, log)
    elif kind == PRODUCE:
        produce(s, seat, (action - PRODUCE) // SLOTS, (action - PRODUCE) % SLOTS, log)
    elif kind == FARM:
        farm(s, seat, log)
    elif kind == CRAFT:
        craft(s, seat, action - CRAFT, log)
    elif kind == LOAD_CUBE:
        load(s, seat, action - LOAD_CUBE, log)
    elif kind == BUILD:
        build(s, seat, (action - BUILD) % CELLS, (action - BUILD) // CELLS + 1, log)
    elif kind == ACTIVATE:
        activate(s, seat, action - ACTIVATE, log)
    elif kind == ACQUIRE:
        acquire(s, seat, action - ACQUIRE, log)
    else:
        recall(s, seat, action, log)


# --- buildings put to use ---------------------------------------------------------------------------------------------


@rule
def put_town(s: State, seat: int, out: Out, n: int) -> int:
    """What the player's discs in the town can build or put to use. (PB-6, PB-7)"""
    kinds = -1
    for cell in range(CELLS):
        mine = discs_on(s.discs[cell], seat)
        if mine > 0:
            if kinds < 0:
                kinds = within_reach(s, seat)
            if ACTIVATED[s.building[cell]] == 1 and may_activate(s, seat, cell):
                n = put(out, n, ACTIVATE + cell)
            if s.discs[cell] == as_discs(seat, mine):
                n = put_builds(s, mine, cell, kinds, out, n)
    return n


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
    s.discs[cell] -= as_discs(seat, 1)
    s.supply[seat] += 1
    if kind == CHURCH:
        s.coins[seat] -= CHURCH_PAYS
        tell(s, log, PAID, seat, 0, 0, 0, CHURCH_PAYS)
        gain = church_points(s)
        tell(s, log, PRAYED, seat, cell, gain)
        score(s, seat, gain, FROM_CHURCHES, log)
    elif kind in (STONECUTTER, CARPENTER):
        resource = STONE if kind == STONECUTTER else WOOD
        s.stock[seat][resource] += WORKSHOP_GIVES - WORKSHOP_PAYS
        tell(s, log, PAID, seat, WORKSHOP_PAYS if resource == WOOD else 0, WORKSHOP_PAYS if resource == STONE else 0)
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


# --- going home without effect, by option -----------------------------------------------------------------------------


@rule
def put_recalls(s: State, seat: int, out: Out, n: int) -> int:
    """By option discs may go home without effect, but never from ladders. (D-05)"""
    for cell in range(CELLS):
        if discs_on(s.discs[cell], seat) > 0:
            n = put(out, n, RECALL + cell)
    n = put_slots(s, seat, RECALL_SLOT, out, n)
    if s.area[AGRICULTURE][seat] > 0:
        n = put(out, n, RECALL_AREA + AGRICULTURE)
    if s.area[CRAFTS][seat] > 0:
        n = put(out, n, RECALL_AREA + CRAFTS)
    return n


@rule
def recall(s: State, seat: int, action: int, log: Log) -> None:
    """Discs go home without effect. (D-05)"""
    count = 1
    if kind_of(action) == RECALL:
        cell = action - RECALL
        s.discs[cell] -= as_discs(seat, 1)
        tell(s, log, WENT_HOME, seat, cell, 1)
    elif kind_of(action) == RECALL_SLOT:
        column, slot = (action - RECALL_SLOT) // SLOTS, (action - RECALL_SLOT) % SLOTS
        s.slot[column][slot] = NOBODY
        count = SLOT_NEEDS[s.seats - FEWEST][slot]
        tell(s, log, RECALLED, seat, count)
    else:
        s.area[action - RECALL_AREA][seat] -= 1
        tell(s, log, RECALLED, seat, 1)
    s.supply[seat] += count
