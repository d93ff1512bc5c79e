"""B2: the players put their discs to use, each in any order. (C-B)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    CRAFT,
    CRAFTED,
    DEPARTURE_STEP,
    EFFECT_STEP,
    EFFECTS_STEP,
    END_EFFECTS,
    FARM,
    FARMED,
    INCOME,
    LOAD_CUBE,
    LOADED,
    PRODUCE,
    PRODUCED,
    RECALL,
    RECALL_AREA,
    RECALL_SLOT,
    RECALLED,
    RECEIVED,
    SELL,
    TAKE,
    TURN_BEGAN,
    WENT_HOME,
)
from ..cards import has_port
from ..data import (
    AGRICULTURE,
    CELLS,
    CHARACTERS,
    COLUMN,
    COLUMN_GIVES,
    CRAFTS,
    DOCK,
    FARMERS,
    FEWEST,
    LOAD,
    MASTER_MERCHANT,
    PRECIOUS,
    RESOURCE,
    ROOM,
    SLOT_COUNT,
    SLOT_NEEDS,
    SLOTS,
    STONE,
    WOOD,
)
from ..options import FREE_RECALL
from ..state import DOCKED, NOBODY, State
from .building import activate, build, put_town
from .characters import acquire, put_gifts, take_gift
from .ship import cargo_on_board
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
    n = put_areas(s, seat, out, n)
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
def put_areas(s: State, seat: int, out: Out, n: int) -> int:
    """Mine and forest, fields, crafts and the dock. (PB-2 to PB-5)"""
    n = put_slots(s, seat, PRODUCE, out, n)
    if s.area[AGRICULTURE][seat] >= FARMERS:
        n = put(out, n, FARM)
    stock = s.stock[seat]
    if s.area[CRAFTS][seat] > 0:
        if stock[WOOD] > 0:
            n = put(out, n, CRAFT + WOOD)
        if stock[STONE] > 0:
            n = put(out, n, CRAFT + STONE)
    discs = s.area[DOCK][seat]
    if discs > 0 and may_load(s, seat):
        for kind in range(len(RESOURCE)):
            if stock[kind] > 0:
                n = put(out, n, LOAD_CUBE + kind)
    return n


@rule
def may_load(s: State, seat: int) -> bool:
    """Three cubes for each disc on the dock, while there is room on board. (PB-5, CS-3)"""
    if s.ship != DOCKED or not has_port(s) or s.loaded[seat] >= LOAD * s.area[DOCK][seat]:
        return False
    return cargo_on_board(s) < ROOM * s.seats


@rule
def put_slots(s: State, seat: int, verb: int, out: Out, n: int) -> int:
    """The player's slots in mine and forest, the first of those that need the same number of discs. (PB-2)"""
    table = s.seats - FEWEST
    for column in range(len(COLUMN)):
        offered = 0
        for slot in range(SLOT_COUNT[table]):
            needs = SLOT_NEEDS[table][slot]
            if s.slot[column][slot] == seat and (offered >> needs) & 1 == 0:
                offered |= 1 << needs
                n = put(out, n, verb + column * SLOTS + slot)
    return n


@rule
def put_recalls(s: State, seat: int, out: Out, n: int) -> int:
    """By option discs may go home without effect, but never from ladders. (D-05)"""
    for cell in range(CELLS):
        if (s.discs[cell] >> (2 * seat)) & 3 > 0:
            n = put(out, n, RECALL + cell)
    n = put_slots(s, seat, RECALL_SLOT, out, n)
    if s.area[AGRICULTURE][seat] > 0:
        n = put(out, n, RECALL_AREA + AGRICULTURE)
    if s.area[CRAFTS][seat] > 0:
        n = put(out, n, RECALL_AREA + CRAFTS)
    return n


@rule
def play_effect(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == END_EFFECTS:
        pop(s)
    elif action < INCOME:
        play_money(s, action, log)
    elif action < TAKE:
        take_gift(s, seat, action - INCOME, log)
    elif action < FARM:
        produce(s, seat, (action - PRODUCE) // SLOTS, (action - PRODUCE) % SLOTS, log)
    elif action == FARM:
        s.area[AGRICULTURE][seat] -= FARMERS
        s.supply[seat] += FARMERS
        s.coins[seat] += 1
        tell(s, log, FARMED, seat, 1)
    elif action < LOAD_CUBE:
        s.area[CRAFTS][seat] -= 1
        s.supply[seat] += 1
        s.stock[seat][action - CRAFT] -= 1
        s.stock[seat][PRECIOUS] += 1
        tell(s, log, CRAFTED, seat, action - CRAFT)
    elif action < BUILD:
        s.loaded[seat] += 1
        s.stock[seat][action - LOAD_CUBE] -= 1
        s.cargo[seat][action - LOAD_CUBE] += 1
        tell(s, log, LOADED, seat, action - LOAD_CUBE)
    elif action < ACTIVATE:
        build(s, seat, (action - BUILD) % CELLS, (action - BUILD) // CELLS + 1, log)
    elif action < SELL:
        activate(s, seat, action - ACTIVATE, log)
    elif action < RECALL:
        acquire(s, seat, action - ACQUIRE, log)
    else:
        recall(s, seat, action, log)


@rule
def produce(s: State, seat: int, column: int, slot: int, log: Log) -> None:
    """A staffed slot gives one stone or wood. (PB-2)"""
    s.slot[column][slot] = NOBODY
    s.supply[seat] += SLOT_NEEDS[s.seats - FEWEST][slot]
    s.stock[seat][COLUMN_GIVES[column]] += 1
    tell(s, log, PRODUCED, seat, COLUMN_GIVES[column], column, slot + 1)


@rule
def recall(s: State, seat: int, action: int, log: Log) -> None:
    """Discs go home without effect. (D-05)"""
    count = 1
    if action < RECALL_SLOT:
        cell = action - RECALL
        s.discs[cell] -= 1 << (2 * seat)
        tell(s, log, WENT_HOME, seat, cell, 1)
    elif action < RECALL_AREA:
        column, slot = (action - RECALL_SLOT) // SLOTS, (action - RECALL_SLOT) % SLOTS
        s.slot[column][slot] = NOBODY
        count = SLOT_NEEDS[s.seats - FEWEST][slot]
        tell(s, log, RECALLED, seat, count)
    else:
        s.area[action - RECALL_AREA][seat] -= 1
        tell(s, log, RECALLED, seat, 1)
    s.supply[seat] += count


@rule
def legal_free_resource(s: State, out: Out) -> int:
    """The Master merchant brings any resource the holder likes. (A7 M_MERCHANT)"""
    return put(out, put(out, put(out, 0, TAKE + WOOD), TAKE + STONE), TAKE + PRECIOUS)


@rule
def play_free_resource(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    s.stock[seat][action - TAKE] += 1
    tell(s, log, RECEIVED, seat, action - TAKE, 1, MASTER_MERCHANT)
