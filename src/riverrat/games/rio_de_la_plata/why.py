"""Why a cell cannot be chosen now, for whoever clicks it: asked of the same small rules that say what is legal.

A reason stands under the target it is about, `cell:F9`; under `cell:` it is about all other cells.
"""

from riverrat.engine.rule import seat_now, step_now

from .actions import FIGHT_STEP, MOVE_STEP, PLACEMENT_STEP
from .data import ACTIVATED, CELL, CELLS, HUT, MARKET, NOTHING, PLACE, STACK_HEIGHT
from .state import HOUSED, State
from .turn.placement import discs_left
from .turn.standing_discs import as_discs, discs_on, lone_discs, may_stand


def barred(s: State) -> dict[str, str]:
    """Where whoever decides might want to place a worker or send a group and cannot, with why."""
    if s.over:
        return {}
    step, seat = step_now(s), seat_now(s)
    if step == FIGHT_STEP:
        return {"cell:": "group"}
    if step == MOVE_STEP:
        return {"cell:": "step"}
    return _placement(s, seat) if step == PLACEMENT_STEP else {}


def _placement(s: State, seat: int) -> dict[str, str]:
    left = discs_left(s, seat)
    if left == 0:
        return {"cell:": "no-worker"}
    near = [cell for cell in range(CELLS) if s.near[cell] >> seat & 1]
    found = {f"cell:{CELL[cell]}": _cell(s, seat, cell, left) for cell in near}
    return {"cell:": "reach"} | {target: why for target, why in found.items() if why}


def _cell(s: State, seat: int, cell: int, left: int) -> str:
    """Why no worker may stand on a cell within reach; nothing where one may. (C-A1.1, C-A1.3, PA-2)"""
    kind, there = s.building[cell], s.discs[cell]
    alone = there == as_discs(seat, discs_on(there, seat))
    if kind == NOTHING:
        if alone:
            return "full" if discs_on(there, seat) == STACK_HEIGHT else ""
        return "" if 2 * lone_discs(there) <= min(left, STACK_HEIGHT + 1) else "taken"
    if may_stand(s, seat, cell):
        return ""
    if kind == HUT:
        return "full" if s.owner[cell] == seat else "owned"
    if ACTIVATED[kind]:
        return "used" if s.near[cell] >> (HOUSED + seat) & 1 else "house"
    if kind in (PLACE, MARKET):
        return "full" if alone else "taken"
    return "nothing"
