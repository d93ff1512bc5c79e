"""Where a group may step, and what it may give up for one more. (K6-1 to K6-3)"""

from riverrat.engine.rule import rule

from ..data import ACROSS, CELLS, DOWN, EDGE_CELL, FORT, LARGEST_GROUP, NOWHERE, PORT
from ..options import FORT_PORT_DESTRUCTIBLE
from ..state import State
from .groups import ARRIVING, BONUS, FOUGHT, GIVING_UP, STANDING, is_foe, is_refused, owners, size_of

WAYS = 4


@rule
def beside(cell: int, way: int) -> int:
    """The cell to the north, east, south or west, or NOWHERE beyond the town. (K6-2)"""
    if way == 0:
        return cell - ACROSS if cell >= ACROSS else NOWHERE
    if way == 1:
        return cell + 1 if cell % ACROSS < ACROSS - 1 else NOWHERE
    if way == 2:
        return cell + ACROSS if cell < ACROSS * (DOWN - 1) else NOWHERE
    return cell - 1 if cell % ACROSS > 0 else NOWHERE


# --- enemies ----------------------------------------------------------------------------------------------------------


@rule
def is_closed(s: State, cell: int) -> bool:
    """Fort and Port let no enemy in, unless the option makes them destructible. (K6-2, D-35)"""
    kind = s.building[cell]
    return (kind in (FORT, PORT)) and s.option[FORT_PORT_DESTRUCTIBLE] == 0


@rule
def way_out(s: State, cell: int) -> bool:
    """Whether beside a cell an enemy finds one where it may stop or fight."""
    for way in range(WAYS):
        at = beside(cell, way)
        if at != NOWHERE and not is_foe(s.group[at]) and not is_closed(s, at):
            return True
    return False


@rule
def leads_on(s: State, cell: int, steps: int) -> bool:
    """Whether from another enemy group's cell the steps left reach one where the group may stop or fight. (CS-8)"""
    if steps < 1:
        return False
    if way_out(s, cell):
        return True
    for way in range(WAYS):
        at = beside(cell, way)
        if steps > 1 and at != NOWHERE and is_foe(s.group[at]):
            if way_out(s, at):
                return True
            for turn in range(WAYS):
                then = beside(at, turn)
                if steps > 2 and then != NOWHERE and is_foe(s.group[then]) and way_out(s, then):
                    return True
    return False


@rule
def foe_may_enter(s: State, cell: int, left: int) -> bool:
    """Whether an enemy group may step onto a cell with `left` steps to go. (K6-2, D-31)"""
    if is_foe(s.group[cell]):
        return leads_on(s, cell, left)
    return not is_closed(s, cell)


@rule
def can_come_in(s: State, edge: int, steps: int) -> bool:
    """Whether staged enemies with this many steps can enter over an edge. (K6-1, D-74)"""
    return foe_may_enter(s, EDGE_CELL[edge], steps - 1)


# --- defenders --------------------------------------------------------------------------------------------------------


@rule
def band_may_enter(s: State, pile: int, cell: int) -> bool:
    """Defenders enter free cells, fight on enemy ones, and must merge on friendly ones. (K6-2, K6-M)"""
    there = s.group[cell]
    if there == 0 or is_foe(there):
        return True
    if (there | pile) & FOUGHT:
        return False
    arriving, standing = size_of(pile), size_of(there)
    pairs = arriving == 2 and standing == 2
    if arriving + standing > LARGEST_GROUP and not pairs:
        return False
    both = owners(pile) | owners(there)
    if both & (both - 1) == 0:
        return True
    return not is_refused(s, ARRIVING, cell) or (not pairs and not is_refused(s, STANDING, cell))


@rule
def may_step(s: State, pile: int, cell: int, steps: int) -> bool:
    """Whether a group with this many steps can go to a cell beside it."""
    if is_foe(pile):
        return foe_may_enter(s, cell, steps - 1)
    return band_may_enter(s, pile, cell)


@rule
def has_step(s: State, pile: int, cell: int, steps: int) -> bool:
    for way in range(WAYS):
        at = beside(cell, way)
        if at != NOWHERE and may_step(s, pile, at, steps):
            return True
    return False


# --- giving up a group (K6-3) -----------------------------------------------------------------------------------------


@rule
def may_give_up(s: State, seat: int, pile: int, cell: int) -> bool:
    """Own groups, and for a mixed group those of its other owners. (K6-3, D-33, D-73)"""
    there = s.group[cell]
    if there == 0:
        return False
    if is_foe(pile):
        return is_foe(there)
    if is_foe(there):
        return False
    who = owners(there)
    helper = who & (who - 1) == 0 and owners(pile) & who != 0
    if there & 7 != seat + 1 and not helper:
        return False
    return who == 1 << seat or not is_refused(s, GIVING_UP, cell)


@rule
def has_bonus(s: State, seat: int, pile: int, apart: int) -> bool:
    """Whether a group could have its bonus step: it has not fought nor had one, and another group can go. (K6-3)"""
    if pile & (FOUGHT | BONUS):
        return False
    for cell in range(CELLS):  # noqa: SIM110
        if s.group[cell] != 0 and cell != apart and may_give_up(s, seat, pile, cell):
            return True
    return False
