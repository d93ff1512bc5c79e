"""Building: which minor buildings can be built where, and the sites of Fort, Palace and Cathedral. (A3, A4-3, C-B1)"""

from riverrat.engine.rule import Log, Out, note_a, pop, put, rule, seat_now, tell

from ..actions import BUILD, BUILT, PAID, REMOVED, SITE
from ..data import (
    ACROSS,
    CELLS,
    CHURCH,
    DISTRICT,
    DISTRICTS,
    DOWN,
    EDGE_CELL,
    EDGES,
    FORT,
    FORT_LADDER,
    FORT_SITES,
    GARDEN,
    GARDEN_TILES,
    HOUSE,
    HUT,
    IS_MINOR,
    MONUMENT,
    MONUMENT_TILES,
    NOTHING,
    NOWHERE,
    ONE_A_DISTRICT,
    PLACE,
    PLACE_NEIGHBOURS,
    POINTS_FOR,
    POOL,
    POOL_SIZE,
    PRECIOUS,
    PRECIOUS_FOR,
    RING,
    STANDS_ON,
    STONE,
    STONE_FOR,
    WOOD,
    WOOD_FOR,
    WORKERS_FOR,
)
from ..options import POOL_VARIANT, RING_REMOVAL
from ..scoring import score
from ..state import FROM_BUILDINGS, State
from .standing_discs import as_discs, clear_cell, settle, settle_around
from .town_map import put_building, raise_major, remove_building


@rule
def within_reach(s: State, seat: int) -> int:
    """The kinds a player can pay for and that have a tile left, a bit each. (A1-1, D-14)"""
    kinds = 0
    stock = s.stock[seat]
    for kind in range(HUT, CHURCH + 1):
        if (
            stock[WOOD] >= WOOD_FOR[kind]
            and stock[STONE] >= STONE_FOR[kind]
            and stock[PRECIOUS] >= PRECIOUS_FOR[kind]
            and has_tile(s, seat, kind)
        ):
            kinds |= 1 << kind
    return kinds


@rule
def put_builds(s: State, workers: int, cell: int, kinds: int, out: Out, n: int) -> int:
    """What the workers alone on a cell can make of it; a cell sees one construction a year. (PB-6, C-B1, D-18)"""
    if s.used[cell] & 1 == 0:
        for wanted in range(HUT, CHURCH + 1):
            if (
                (kinds >> wanted) & 1 == 1
                and STANDS_ON[wanted] == s.building[cell]
                and WORKERS_FOR[wanted] <= workers
                and fits(s, cell, wanted)
            ):
                n = put(out, n, BUILD + (wanted - 1) * CELLS + cell)
    return n


@rule
def has_tile(s: State, seat: int, kind: int) -> bool:
    """Whether a tile is left: turning one over needs no new one. (A1-1)"""
    if kind == HUT:
        return s.dwellings[seat] > 0
    pool = POOL[kind]
    if pool < 0:
        return True
    if STANDS_ON[kind] == NOTHING:
        return s.tiles[pool] < POOL_SIZE[s.option[POOL_VARIANT]][pool]
    if kind in (MONUMENT, GARDEN):
        count = 0
        for district in range(DISTRICTS):
            count += s.built_in[district][kind]
        return count < (MONUMENT_TILES if kind == MONUMENT else GARDEN_TILES)
    return True


@rule
def fits(s: State, cell: int, kind: int) -> bool:
    """One church, garden, monument and barracks a district; a place needs five neighbours. (A3-2, A3-3, D-12)"""
    if ONE_A_DISTRICT[kind] == 1:
        return s.built_in[DISTRICT[cell]][kind] == 0
    if kind == PLACE:
        return neighbours(s, cell) >= PLACE_NEIGHBOURS
    return True


@rule
def neighbours(s: State, cell: int) -> int:
    """Minor buildings on the eight cells around, and walls on the cell's own outer sides. (A3-3)"""
    count = 0
    x, y = cell % ACROSS, cell // ACROSS
    for row in range(max(0, y - 1), min(DOWN, y + 2)):
        for column in range(max(0, x - 1), min(ACROSS, x + 2)):
            beside = row * ACROSS + column
            if beside != cell:
                count += IS_MINOR[s.building[beside]]
    if x in (0, ACROSS - 1) or y in (0, DOWN - 1):
        for edge in range(EDGES):
            if EDGE_CELL[edge] == cell:
                count += s.wall[edge]
    return count


@rule
def build(s: State, seat: int, cell: int, kind: int, log: Log) -> None:
    """Pay, lay or turn the tile, take the builders home; discs left over stay only where they are of use. (C-B1)"""
    stock = s.stock[seat]
    stock[WOOD] -= WOOD_FOR[kind]
    stock[STONE] -= STONE_FOR[kind]
    stock[PRECIOUS] -= PRECIOUS_FOR[kind]
    if WOOD_FOR[kind] + STONE_FOR[kind] + PRECIOUS_FOR[kind] > 0:
        tell(s, log, PAID, seat, WOOD_FOR[kind], STONE_FOR[kind], PRECIOUS_FOR[kind], 0)
    put_building(s, seat, cell, kind)
    s.used[cell] |= 1
    tell(s, log, BUILT, seat, kind - 1, cell, WORKERS_FOR[kind])
    s.discs[cell] -= as_discs(seat, WORKERS_FOR[kind])
    s.supply[seat] += WORKERS_FOR[kind]
    if s.discs[cell] != 0:
        settle(s, cell, log)
    score(s, seat, POINTS_FOR[kind], FROM_BUILDINGS, log)


# --- major buildings --------------------------------------------------------------------------------------------------


@rule
def legal_choose_site(s: State, out: Out) -> int:
    """The Fort below the plaza; Palace and Cathedral on its ring, for a minor building if that is full. (D-16)"""
    n = 0
    if note_a(s) == FORT_LADDER:
        for at in range(len(FORT_SITES)):
            n = put(out, n, SITE + FORT_SITES[at])
        return n
    for at in range(len(RING)):
        if s.building[RING[at]] == NOTHING:
            n = put(out, n, SITE + RING[at])
    if n == 0:
        for at in range(len(RING)):
            if s.building[RING[at]] < FORT or s.option[RING_REMOVAL] == 1:
                n = put(out, n, SITE + RING[at])
    return n


@rule
def play_choose_site(s: State, action: int, log: Log) -> None:
    seat, ladder, cell = seat_now(s), note_a(s), action - SITE
    pop(s)
    clear_cell(s, cell, log)
    gone = s.building[cell]
    if gone != NOTHING:
        remove_building(s, cell)
        if gone >= FORT:
            s.site[gone - FORT] = NOWHERE
        s.used[cell] = 0
        tell(s, log, REMOVED, seat, gone - 1, cell)
        if gone == HOUSE:
            settle_around(s, cell, log)
    raise_major(s, seat, ladder, cell, log)
