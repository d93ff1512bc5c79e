"""Why a cell cannot be chosen now, for whoever clicks it: asked of the same small rules that say what is legal.

A reason stands under the target it is about, `cell:F9`; under `cell:` it is about all other cells.
"""

from riverrat.engine.rule import seat_now, step_now

from .actions import EFFECT_STEP, FIGHT_STEP, MOVE_STEP, PLACEMENT_STEP
from .data import ACTIVATED, BUILDING, CELL, CELLS, HUT, MARKET, NOTHING, NOWHERE, PLACE, STACK_HEIGHT
from .options import FREE_RECALL
from .state import HOUSED, State
from .turn.building import put_builds, within_reach
from .turn.effects import may_activate
from .turn.groups import is_foe
from .turn.movement import WAYS, beside, is_closed, may_step
from .turn.placement import discs_left
from .turn.standing_discs import activation_cap, as_discs, discs_on, lone_discs, may_stand


def barred(s: State) -> dict[str, str]:
    """Where whoever decides might want to place or use a worker or send a group and cannot, with why."""
    if s.over:
        return {}
    step, seat = step_now(s), seat_now(s)
    if step == FIGHT_STEP:
        return {"cell:": "group"}
    if step == MOVE_STEP:
        return {"cell:": "step"} | _march(s)
    if step == EFFECT_STEP:
        return _effect(s, seat)
    return _placement(s, seat) if step == PLACEMENT_STEP else {}


def _march(s: State) -> dict[str, str]:
    """Where the group on the move cannot go however near it is. (K6-2, K6-M)"""
    cells = [cell for cell in range(CELLS) if is_foe(s.mover) and is_closed(s, cell)]
    near = [beside(s.mover_cell, way) for way in range(WAYS)]
    barred = [at for at in near if at != NOWHERE and not may_step(s, s.mover, at, s.mover_steps)]
    barred = [at for at in barred if s.mover_steps > 0 and s.group[at]]
    return {f"cell:{CELL[at]}": "group-there" for at in barred} | {f"cell:{CELL[cell]}": "closed" for cell in cells}


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


def _effect(s: State, seat: int) -> dict[str, str]:
    if s.option[FREE_RECALL]:
        return {"cell:": "use"}  # each of one's workers may go home
    mine = [cell for cell in range(CELLS) if discs_on(s.discs[cell], seat)]
    found = {f"cell:{CELL[cell]}": _work(s, seat, cell) for cell in mine}
    return {"cell:": "use"} | {target: why for target, why in found.items() if why}


def _work(s: State, seat: int, cell: int) -> str:
    """Why the workers on a cell can neither build nor use what stands there; nothing where they can. (PB-6, PB-7)"""
    workers, out = discs_on(s.discs[cell], seat), [0] * len(BUILDING)
    alone = s.discs[cell] == as_discs(seat, workers)
    if alone and put_builds(s, workers, cell, within_reach(s, seat), out, 0):
        return ""
    if s.used[cell] & 1:
        return "new"
    if not ACTIVATED[s.building[cell]]:
        return "build"
    if may_activate(s, seat, cell):
        return ""
    if not s.near[cell] >> (HOUSED + seat) & 1:
        return "house"
    return "worked" if s.used[cell] >> 1 >= activation_cap(s, cell) else "price"
