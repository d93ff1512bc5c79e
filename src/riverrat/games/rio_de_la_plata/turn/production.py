"""Mine and forest, fields and crafts. (A5, PA-4, PB-2 to PB-4)"""

from riverrat.engine.rule import Log, Out, put, rule, tell

from ..actions import CRAFT, CRAFTED, FARM, FARMED, PRODUCE, PRODUCED, RECALLED, SENT, STAFF
from ..data import (
    AGRICULTURE,
    COLUMN,
    COLUMN_GIVES,
    CRAFTS,
    FARMERS,
    FEWEST,
    PRECIOUS,
    SLOT_COUNT,
    SLOT_NEEDS,
    SLOTS,
    STONE,
    WOOD,
)
from ..state import NOBODY, State

HARVEST = 1  # coins for as many discs in the fields as it takes


@rule
def put_free_slots(s: State, left: int, out: Out, n: int) -> int:
    """The first free slot of mine and forest, with all the discs it needs at once. (PA-4, A5-2, D-07)"""
    table = s.seats - FEWEST
    for column in range(len(COLUMN)):
        for slot in range(SLOT_COUNT[table]):
            if s.slot[column][slot] == NOBODY:
                if SLOT_NEEDS[table][slot] <= left:
                    n = put(out, n, STAFF + column * SLOTS + slot)
                break
    return n


@rule
def put_production(s: State, seat: int, out: Out, n: int) -> int:
    """Mine and forest, fields and crafts. (PB-2 to PB-4)"""
    n = put_slots(s, seat, PRODUCE, out, n)
    if s.area[AGRICULTURE][seat] >= FARMERS:
        n = put(out, n, FARM)
    stock = s.stock[seat]
    if s.area[CRAFTS][seat] > 0:
        if stock[WOOD] > 0:
            n = put(out, n, CRAFT + WOOD)
        if stock[STONE] > 0:
            n = put(out, n, CRAFT + STONE)
    return n


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
def produce(s: State, seat: int, column: int, slot: int, log: Log) -> None:
    """A staffed slot gives one stone or wood. (PB-2)"""
    s.slot[column][slot] = NOBODY
    s.supply[seat] += SLOT_NEEDS[s.seats - FEWEST][slot]
    s.stock[seat][COLUMN_GIVES[column]] += 1
    tell(s, log, PRODUCED, seat, COLUMN_GIVES[column], column, slot + 1)


@rule
def farm(s: State, seat: int, log: Log) -> None:
    """Two discs in the fields earn a coin. (PB-3)"""
    s.area[AGRICULTURE][seat] -= FARMERS
    s.supply[seat] += FARMERS
    s.coins[seat] += HARVEST
    tell(s, log, FARMED, seat, HARVEST)


@rule
def craft(s: State, seat: int, kind: int, log: Log) -> None:
    """One wood or stone becomes something precious. (PB-4)"""
    s.area[CRAFTS][seat] -= 1
    s.supply[seat] += 1
    s.stock[seat][kind] -= 1
    s.stock[seat][PRECIOUS] += 1
    tell(s, log, CRAFTED, seat, kind)


@rule
def tell_sent(s: State, seat: int, area: int, log: Log) -> None:
    """What can be had for a disc: something precious, or the coin of a group in the fields. (PB-3, PB-4)"""
    if area == AGRICULTURE:
        tell(s, log, SENT, seat, area, 0, HARVEST if s.area[area][seat] % FARMERS == 0 else 0)
    else:
        tell(s, log, SENT, seat, area, 1 + PRECIOUS, 1 if area == CRAFTS else 0)


@rule
def send_idle_home(s: State, seat: int, log: Log) -> None:
    """By option no idle disc blocks a slot or an area. (D-06)"""
    count = s.area[AGRICULTURE][seat] + s.area[CRAFTS][seat]
    s.area[AGRICULTURE][seat] = 0
    s.area[CRAFTS][seat] = 0
    for column in range(len(COLUMN)):
        for slot in range(SLOTS):
            if s.slot[column][slot] == seat:
                s.slot[column][slot] = NOBODY
                count += SLOT_NEEDS[s.seats - FEWEST][slot]
    if count > 0:
        s.supply[seat] += count
        tell(s, log, RECALLED, seat, count)
