"""What must hold at every moment of a game."""

from riverrat.engine.rule import rule

from .data import (
    ACROSS,
    AREAS,
    CELLS,
    CHARACTERS,
    COLUMN,
    DISTRICT,
    DOWN,
    DWELLINGS,
    EDGES,
    FEWEST,
    FORT,
    GROUND,
    HOUSE,
    HUT,
    IN_START_ZONE,
    KINDS,
    LADDERS,
    MAJORS,
    NOTHING,
    NOWHERE,
    PIECES,
    PLACED_A_YEAR,
    POOL_SIZE,
    POOLS,
    PREBUILT,
    RESOURCE,
    ROOM,
    SEATS,
    SLOT_NEEDS,
    SLOTS,
    SPACES,
    WORKERS,
)
from .groups import DISCS, FOE, is_foe, size_of
from .setup import EVERYBODY, POOL_VARIANT
from .state import NOBODY, SOURCES, State
from .town import HOUSED

AUDITS = ("fight", "workers", "pieces", "tiles", "access", "points", "amounts", "discs", "majors")

BITS = 10  # workers of all seats are counted in one number, so many bits a seat; the lowest count what is nobody's


@rule
def one_of(seat: int) -> int:
    """One worker of a seat."""
    return 1 << (BITS * ((seat + 1) & 7))


# What the discs on a plot mean, looked up: a game checks millions of them in a second.
ON_PLOT = tuple(sum((discs >> 2 * seat & 3) * one_of(seat) for seat in range(SEATS)) for discs in range(4**SEATS))
COLOURS = tuple(sum(discs >> 2 * seat & 3 > 0 for seat in range(SEATS)) for discs in range(4**SEATS))


@rule
def in_pile(pile: int) -> int:
    """The workers in a pile of a fight."""
    count = 0
    pile &= DISCS
    while pile != 0:
        if pile & 7 != FOE:
            count += one_of((pile & 7) - 1)
        pile >>= 3
    return count


@rule
def workers_out(s: State) -> int:
    """Discs that are not in a supply, of all seats in one number."""
    count = in_pile(s.mover)
    for ladder in range(LADDERS):
        for space in range(SPACES):
            count += one_of(s.ladder[ladder][space])
    for slot in range(SLOTS):
        for column in range(len(COLUMN)):
            count += one_of(s.slot[column][slot]) * SLOT_NEEDS[s.seats - FEWEST][slot]
    for character in range(CHARACTERS):
        count += one_of(s.applicant[character])
    for seat in range(s.seats):
        for area in range(AREAS):
            count += one_of(seat) * s.area[area][seat]
    for cell in range(CELLS):
        count += ON_PLOT[s.discs[cell] & (len(ON_PLOT) - 1)]
    if s.enemy != NOBODY:
        for cell in range(CELLS):
            count += in_pile(s.group[cell])
    return count


@rule
def workers_fit(s: State) -> bool:
    """Each seat has as many workers as ever."""
    out = workers_out(s)
    for seat in range(s.seats):
        out >>= BITS
        if s.supply[seat] + (out & (1 << BITS) - 1) != WORKERS:
            return False
    return True


@rule
def points_fit(s: State) -> bool:
    """What a seat earned from each source is what it has."""
    for seat in range(s.seats):
        total = 0
        for source in range(len(SOURCES)):
            total += s.earned[seat][source]
        if total != s.points[seat]:
            return False
    return True


LINES = (1 << ACROSS + 1) - 1  # a bit for each line between columns, and at both ends


@rule
def ones(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def pieces_fit(s: State) -> bool:
    """Walls and roads on the map and in the box are as many as ever."""
    count = s.pieces
    for edge in range(EDGES):
        count += s.wall[edge] - PREBUILT[edge]
    for y in range(DOWN + 1):
        count += ones(s.road_across[y] & LINES)
    for y in range(DOWN):
        count += ones(s.road_down[y] & LINES)
    return count == PIECES and s.pieces >= 0


@rule
def tiles_fit(s: State) -> bool:
    """Each count of tiles agrees with the map, and no pool is overdrawn."""
    owned, total = 0, 0
    for cell in range(CELLS):
        kind = s.building[cell]
        if kind != NOTHING:
            total += 1
            if kind in (HUT, HOUSE):
                owned += 1
                if s.owner[cell] < 0 or s.owner[cell] >= s.seats:
                    return False
            if GROUND[cell] == 0 and kind < FORT:
                return False
            if s.built_in[DISTRICT[cell]][kind] < 1:
                return False
    counted = 0
    for district in range(len(s.built_in)):
        for kind in range(KINDS):
            counted += s.built_in[district][kind]
    left = 0
    for seat in range(s.seats):
        left += DWELLINGS - s.dwellings[seat]
        if s.dwellings[seat] < 0:
            return False
    for pool in range(POOLS):
        if s.tiles[pool] < 0 or s.tiles[pool] > POOL_SIZE[s.option[POOL_VARIANT]][pool]:
            return False
    return owned == left and counted == total


AT_START = tuple(EVERYBODY * zone for zone in IN_START_ZONE)
OPENS = tuple({HUT: 1, HOUSE: 1 | 1 << HOUSED}.get(kind, 0) for kind in range(KINDS))
AROUND = tuple(  # a plot and its neighbours, the outermost ones twice at the rim
    tuple(
        min(max(cell // ACROSS + down, 0), DOWN - 1) * ACROSS + min(max(cell % ACROSS + right, 0), ACROSS - 1)
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
    )
    for cell in range(CELLS)
)


@rule
def given_by(s: State, cell: int) -> int:
    """Who may place around this plot for what stands on it."""
    return OPENS[s.building[cell]] << (s.owner[cell] & 7)


@rule
def is_given(s: State, cell: int) -> bool:
    """Whether all who are said to have access to this plot have it from a dwelling on or beside it."""
    rest = s.near[cell] ^ AT_START[cell]
    if GROUND[cell] == 1:
        for at in range(len(AROUND[0])):
            rest &= ~given_by(s, AROUND[cell][at])
    return rest == 0


@rule
def is_known(s: State, cell: int) -> bool:
    """Whether the plots on and beside which this dwelling gives access say so."""
    given = given_by(s, cell)
    for at in range(len(AROUND[0])):
        beside = AROUND[cell][at]
        if GROUND[beside] == 1 and given & ~s.near[beside] != 0:
            return False
    return True


@rule
def access_fits(s: State) -> bool:
    """Who may place where, as remembered, agrees with the dwellings on the map."""
    for cell in range(CELLS):
        if s.near[cell] != AT_START[cell] and not is_given(s, cell):
            return False
        if s.building[cell] in (HUT, HOUSE) and not is_known(s, cell):
            return False
    return True


@rule
def amounts_fit(s: State) -> bool:
    """Nobody owes anything, and the ship holds what it can."""
    cargo = 0
    for seat in range(s.seats):
        if s.coins[seat] < 0 or s.supply[seat] < 0:
            return False
        for kind in range(len(RESOURCE)):
            cargo += s.cargo[seat][kind]
            if s.stock[seat][kind] < 0 or s.cargo[seat][kind] < 0:
                return False
    return cargo <= ROOM * s.seats and 0 <= s.placed <= PLACED_A_YEAR


@rule
def discs_fit(s: State) -> bool:
    """In peace discs stand only where there is ground, two colours only on a building in use."""
    for cell in range(CELLS):
        there = s.discs[cell]
        if there != 0:
            if there < 0 or (GROUND[cell] == 0 and s.enemy == NOBODY):
                return False
            colours = COLOURS[there & (len(COLOURS) - 1)]
            if colours == 0 or (colours > 1 and s.building[cell] == NOTHING):
                return False
    return True


@rule
def fight_fits(s: State) -> bool:
    """All enemies are accounted for; in peace there is no group anywhere."""
    foes, lowest = s.to_stage, 0
    for edge in range(EDGES):
        lowest = min(lowest, s.staged[edge])
        foes += s.staged[edge]
    piles = s.mover
    for cell in range(CELLS):
        piles |= s.group[cell]
    if piles != 0:
        if s.enemy == NOBODY:
            return False
        foes += size_of(s.mover) if is_foe(s.mover) else 0
        for cell in range(CELLS):
            foes += size_of(s.group[cell]) if is_foe(s.group[cell]) else 0
    return foes == s.foes and lowest == 0


@rule
def majors_fit(s: State) -> bool:
    """Each major building stands where it is said to stand."""
    for major in range(MAJORS):
        cell = s.site[major]
        if cell != NOWHERE and (s.building[cell] != FORT + major or s.raised[major] == 0):
            return False
    return True


@rule
def audit(s: State) -> int:
    """0, or which of AUDITS does not hold."""
    if not fight_fits(s):  # first, since others look for piles in a fight alone
        return 1
    if not workers_fit(s):
        return 2
    if not pieces_fit(s):
        return 3
    if not tiles_fit(s):
        return 4
    if not access_fits(s):
        return 5
    if not points_fit(s):
        return 6
    if not amounts_fit(s):
        return 7
    if not discs_fit(s):
        return 8
    return 0 if majors_fit(s) else 9
