"""Minor buildings: which can be built where, and building them. (A3, C-B1)"""

from riverrat.engine.rule import Log, Out, put, rule, tell

from ..actions import BUILD, BUILT, PAID
from ..data import (
    ACROSS,
    CELLS,
    CHURCH,
    DISTRICT,
    DISTRICTS,
    DOWN,
    EDGE_CELL,
    EDGES,
    GARDEN,
    GARDEN_TILES,
    HUT,
    IS_MINOR,
    MONUMENT,
    MONUMENT_TILES,
    NOTHING,
    ONE_A_DISTRICT,
    PLACE,
    PLACE_NEIGHBOURS,
    POINTS_FOR,
    POOL,
    POOL_SIZE,
    PRECIOUS,
    PRECIOUS_FOR,
    STANDS_ON,
    STONE,
    STONE_FOR,
    WOOD,
    WOOD_FOR,
    WORKERS_FOR,
)
from ..options import POOL_VARIANT
from ..scoring import score
from ..state import FROM_BUILDINGS, State
from .standing_discs import as_discs, settle
from .town_map import put_building


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
