"""Discs that may no longer stand where they are, or by option need not, go home. (PB-11, D-05, D-57)"""

from riverrat.engine.rule import Log, Out, put, rule, tell

from ..actions import RECALL, RECALL_AREA, RECALL_SLOT, RECALLED, WENT_HOME
from ..data import ACROSS, AGRICULTURE, CELLS, CRAFTS, DOWN, FEWEST, NOTHING, SLOT_NEEDS, SLOTS
from ..state import HOUSED, NOBODY, State
from .placement import may_stand
from .production import put_slots


@rule
def settle(s: State, cell: int, log: Log) -> None:
    """Discs that may no longer stand on a cell go home; those with a house beside it come first. (PB-11, D-57)"""
    before = s.discs[cell]
    s.discs[cell] = 0
    for unhoused in range(2):
        for at in range(s.seats):
            seat = s.order[at]
            count = (before >> (2 * seat)) & 3
            if count > 0 and (s.near[cell] >> (HOUSED + seat)) & 1 != unhoused:
                left = 0
                for _ in range(count):
                    if may_stand(s, seat, cell):
                        s.discs[cell] += 1 << (2 * seat)
                    else:
                        left += 1
                if left > 0:
                    s.supply[seat] += left
                    tell(s, log, WENT_HOME, seat, cell, left)


@rule
def settle_around(s: State, cell: int, log: Log) -> None:
    """After a house is lost, discs that used the buildings beside it may have to leave. (D-57)"""
    for y in range(max(0, cell // ACROSS - 1), min(DOWN, cell // ACROSS + 2)):
        for x in range(max(0, cell % ACROSS - 1), min(ACROSS, cell % ACROSS + 2)):
            beside = y * ACROSS + x
            if s.discs[beside] != 0 and s.building[beside] != NOTHING:
                settle(s, beside, log)


@rule
def clear_cell(s: State, cell: int, log: Log) -> None:
    """All discs of a cell go home."""
    there = s.discs[cell]
    s.discs[cell] = 0
    if there != 0:
        for seat in range(s.seats):
            count = (there >> (2 * seat)) & 3
            if count > 0:
                s.supply[seat] += count
                tell(s, log, WENT_HOME, seat, cell, count)


# --- by option --------------------------------------------------------------------------------------------------------


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
