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
    SLOT_NEEDS,
    SLOTS,
    SPACES,
    WORKERS,
)
from .groups import discs_of, is_foe, size_of
from .setup import EVERYBODY, POOL_VARIANT
from .state import NOBODY, SOURCES, State
from .town import HOUSED

AUDITS = ("workers", "pieces", "tiles", "access", "points", "amounts", "discs", "fight", "majors")


@rule
def workers_out(s: State, seat: int) -> int:
    """Discs of a seat that are not in its supply."""
    count = 0
    for ladder in range(LADDERS):
        for space in range(SPACES):
            count += 1 if s.ladder[ladder][space] == seat else 0
    for column in range(len(COLUMN)):
        for slot in range(SLOTS):
            count += SLOT_NEEDS[s.seats - FEWEST][slot] if s.slot[column][slot] == seat else 0
    for area in range(AREAS):
        count += s.area[area][seat]
    for character in range(CHARACTERS):
        count += 1 if s.applicant[character] == seat else 0
    for cell in range(CELLS):
        count += (s.discs[cell] >> (2 * seat)) & 3
        if s.group[cell] != 0:
            count += discs_of(s.group[cell], seat)
    if s.mover != 0:
        count += discs_of(s.mover, seat)
    return count


@rule
def pieces_fit(s: State) -> bool:
    """Walls and roads on the map and in the box are as many as ever."""
    count = s.pieces
    for edge in range(EDGES):
        count += s.wall[edge] - PREBUILT[edge]
    for y in range(DOWN + 1):
        for x in range(ACROSS + 1):
            count += (s.road_across[y] >> x) & 1
            if y < DOWN:
                count += (s.road_down[y] >> x) & 1
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


@rule
def access_fits(s: State) -> bool:
    """Who may place where, as remembered, agrees with the dwellings on the map."""
    for cell in range(CELLS):
        bits = EVERYBODY if IN_START_ZONE[cell] == 1 else 0
        if GROUND[cell] == 1:
            for y in range(max(0, cell // ACROSS - 1), min(DOWN, cell // ACROSS + 2)):
                for x in range(max(0, cell % ACROSS - 1), min(ACROSS, cell % ACROSS + 2)):
                    kind = s.building[y * ACROSS + x]
                    if kind in (HUT, HOUSE):
                        bits |= 1 << s.owner[y * ACROSS + x]
                        if kind == HOUSE:
                            bits |= 1 << (HOUSED + s.owner[y * ACROSS + x])
        if s.near[cell] != bits:
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
            colours = 0
            for seat in range(s.seats):
                colours += 1 if (there >> (2 * seat)) & 3 > 0 else 0
            if colours == 0 or (colours > 1 and s.building[cell] == NOTHING):
                return False
    return True


@rule
def fight_fits(s: State) -> bool:
    """All enemies are accounted for; in peace there is no group anywhere."""
    foes = s.to_stage
    for edge in range(EDGES):
        if s.staged[edge] < 0:
            return False
        foes += s.staged[edge]
    groups = 0
    for cell in range(CELLS):
        if s.group[cell] != 0:
            groups += 1
            if is_foe(s.group[cell]):
                foes += size_of(s.group[cell])
    if s.mover != 0:
        groups += 1
        if is_foe(s.mover):
            foes += size_of(s.mover)
    if s.enemy == NOBODY and groups > 0:
        return False
    return foes == s.foes


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
    for seat in range(s.seats):
        if s.supply[seat] + workers_out(s, seat) != WORKERS:
            return 1
        total = 0
        for source in range(len(SOURCES)):
            total += s.earned[seat][source]
        if total != s.points[seat]:
            return 5
    if not pieces_fit(s):
        return 2
    if not tiles_fit(s):
        return 3
    if not access_fits(s):
        return 4
    if not amounts_fit(s):
        return 6
    if not discs_fit(s):
        return 7
    if not fight_fits(s):
        return 8
    return 0 if majors_fit(s) else 9
