"""What must hold after every action."""

from riverrat.engine.actions import Audits
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
    LARGEST_GROUP,
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
from .options import POOL_VARIANT
from .state import EVERYBODY, HOUSED, NOBODY, SOURCES, State
from .turn.groups import DISCS, FOE, disc_in
from .turn.standing_discs import discs_on

AUDITS = Audits()
BAD_WORKERS = AUDITS.add("workers")
BAD_PIECES = AUDITS.add("pieces")
BAD_TILES = AUDITS.add("tiles")
BAD_ACCESS = AUDITS.add("access")
BAD_POINTS = AUDITS.add("points")
BAD_AMOUNTS = AUDITS.add("amounts")
BAD_DISCS = AUDITS.add("discs")
BAD_FIGHT = AUDITS.add("fight")
BAD_MAJORS = AUDITS.add("majors")


@rule
def audit(s: State) -> int:
    """0, or which of AUDITS does not hold."""
    if not workers_hold(s):
        return BAD_WORKERS
    if not pieces_hold(s):
        return BAD_PIECES
    on_map, owned = 0, 0
    for cell in range(CELLS):
        if s.building[cell] | s.discs[cell] | (s.near[cell] ^ AT_START[cell]) != 0:
            on_map += 1 if s.building[cell] != NOTHING else 0
            owned += 1 if s.building[cell] in (HUT, HOUSE) else 0
            if not tile_holds(s, cell):
                return BAD_TILES
            if not access_holds(s, cell):
                return BAD_ACCESS
            if not discs_hold(s, cell):
                return BAD_DISCS
    if not tiles_hold(s, on_map, owned):
        return BAD_TILES
    if not points_hold(s):
        return BAD_POINTS
    if not amounts_hold(s):
        return BAD_AMOUNTS
    if not fight_holds(s):
        return BAD_FIGHT
    return 0 if majors_hold(s) else BAD_MAJORS


BITS = 10  # workers of all seats are counted in one number, this many bits a seat; the lowest count what is nobody's


@rule
def one_of(seat: int) -> int:
    """One worker of a seat; whoever is no seat at all counts beyond the last."""
    return 1 << (BITS * min(max(seat + 1, 0), SEATS + 1))


# What lies on a plot or in a pile, looked up: fuzzing asks a hundred million times a second.
ON_PLOT = tuple(sum(discs_on(discs, seat) * one_of(seat) for seat in range(SEATS)) for discs in range(4**SEATS))
COLOURS = tuple(sum(discs_on(discs, seat) > 0 for seat in range(SEATS)) for discs in range(4**SEATS))
PILES = [[disc_in(pile, depth) for depth in range(LARGEST_GROUP)] for pile in range(DISCS + 1)]
IN_PILE = tuple(sum(one_of(disc - 1) for disc in pile if disc not in (0, FOE)) for pile in PILES)
FOES_IN = tuple(pile.count(FOE) for pile in PILES)


@rule
def workers_out(s: State) -> int:
    """Discs that are not in a supply, of all seats in one number."""
    count = IN_PILE[s.mover & DISCS]
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
        count += ON_PLOT[s.discs[cell] & (len(ON_PLOT) - 1)] + IN_PILE[s.group[cell] & DISCS]
    return count


@rule
def workers_hold(s: State) -> bool:
    """Each seat has as many workers as at the start, and nobody else has any."""
    out = workers_out(s) >> BITS
    for seat in range(s.seats):
        if s.supply[seat] + (out & (1 << BITS) - 1) != WORKERS:
            return False
        out >>= BITS
    return out == 0


@rule
def points_hold(s: State) -> bool:
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
def pieces_hold(s: State) -> bool:
    """Walls and roads on the map and in the box are as many as at the start."""
    count = s.pieces
    for edge in range(EDGES):
        count += s.wall[edge] - PREBUILT[edge]
    for y in range(DOWN + 1):
        count += ones(s.road_across[y] & LINES)
    for y in range(DOWN):
        count += ones(s.road_down[y] & LINES)
    return count == PIECES and s.pieces >= 0


@rule
def tiles_hold(s: State, on_map: int, owned: int) -> bool:
    """Tiles on the map, dwellings among them, agree with the districts' counts and the supplies."""
    counted, left = 0, 0
    for district in range(len(s.built_in)):
        for kind in range(KINDS):
            counted += s.built_in[district][kind]
    for seat in range(s.seats):
        left += DWELLINGS - s.dwellings[seat]
        if s.dwellings[seat] < 0:
            return False
    for pool in range(POOLS):
        if s.tiles[pool] < 0 or s.tiles[pool] > POOL_SIZE[s.option[POOL_VARIANT]][pool]:
            return False
    return owned == left and counted == on_map


# What must hold on a plot; on an empty one to which only the start zone gives access there is nothing to check.


@rule
def tile_holds(s: State, cell: int) -> bool:
    """A building stands on ground, is counted in its district and, as a dwelling, is somebody's."""
    kind = s.building[cell]
    if kind in (HUT, HOUSE) and (s.owner[cell] < 0 or s.owner[cell] >= s.seats):
        return False
    if kind != NOTHING and kind < FORT and GROUND[cell] == 0:
        return False
    return kind == NOTHING or s.built_in[DISTRICT[cell]][kind] > 0


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
def access_is_earned(s: State, cell: int) -> bool:
    """Whether all who are said to have access to this plot have it from a dwelling on or beside it."""
    rest = s.near[cell] ^ AT_START[cell]
    if GROUND[cell] == 1:
        for at in range(len(AROUND[0])):
            rest &= ~given_by(s, AROUND[cell][at])
            if rest == 0:
                return True
    return rest == 0


@rule
def access_is_noted(s: State, cell: int) -> bool:
    """Whether the plots on and beside which this one gives access say so."""
    given = given_by(s, cell)
    for at in range(len(AROUND[0])):
        beside = AROUND[cell][at]
        if GROUND[beside] == 1 and given & ~s.near[beside] != 0:
            return False
    return True


@rule
def access_holds(s: State, cell: int) -> bool:
    """Who may place where, as remembered, agrees with the dwellings on the map."""
    if s.near[cell] != AT_START[cell] and not access_is_earned(s, cell):
        return False
    return s.building[cell] not in (HUT, HOUSE) or access_is_noted(s, cell)


@rule
def discs_hold(s: State, cell: int) -> bool:
    """In peace discs stand only where there is ground, two colours only on a building in use."""
    there = s.discs[cell]
    if there == 0:
        return True
    if there < 0 or (GROUND[cell] == 0 and s.enemy == NOBODY):
        return False
    colours = COLOURS[there & (len(COLOURS) - 1)]
    return colours == 1 or (colours > 1 and s.building[cell] != NOTHING)


@rule
def amounts_hold(s: State) -> bool:
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
def fight_holds(s: State) -> bool:
    """All enemies are accounted for; in peace there is no group anywhere."""
    foes, lowest = s.to_stage, 0
    for edge in range(EDGES):
        lowest = min(lowest, s.staged[edge])
        foes += s.staged[edge]
    piles = s.mover
    foes += FOES_IN[s.mover & DISCS]
    for cell in range(CELLS):
        piles |= s.group[cell]
        foes += FOES_IN[s.group[cell] & DISCS]
    return foes == s.foes and lowest == 0 and (piles == 0 or s.enemy != NOBODY)


@rule
def majors_hold(s: State) -> bool:
    """Each major building stands where it is said to stand."""
    for major in range(MAJORS):
        cell = s.site[major]
        if cell != NOWHERE and (s.building[cell] != FORT + major or s.raised[major] == 0):
            return False
    return True
