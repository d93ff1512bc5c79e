"""Characters and major buildings bend rules: a rule asks here, and the card that answers is named. (A4-3, A7)

What characters bring at the end, and so all that Bishop, Architect and Governor do, is in scoring.py.
"""

from riverrat.engine.rule import rule

from .data import (
    CANNON_POINTS,
    CANNON_ROLL,
    CANNONEER,
    CATHEDRAL_LADDER,
    CHURCH_POINTS,
    CHURCH_POINTS_CATHEDRAL,
    DEFENDER,
    FORT_LADDER,
    GENERAL,
    GENERAL_DISCS,
    GENERAL_POINTS,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_STONECUTTER,
    NOWHERE,
    PORT_LADDER,
    PRECIOUS,
    ROAD_BUILDER,
    SHIPOWNER,
    STONE,
    WOOD,
)
from .options import GENERAL_PLACEMENT
from .state import NOBODY, State

ANY_RESOURCE, A_WALL, A_ROAD = 3, 4, 5  # gifts that are no certain resource


@rule
def works(s: State, seat: int, character: int) -> bool:
    """A character works for its holder from the year after it was acquired. (D-27, D-63)"""
    return s.holder[character] == seat and s.since[character] < s.year


# --- in a fight -------------------------------------------------------------------------------------------------------


@rule
def gunner(s: State) -> int:
    """Cannoneer: the holder, when defending, fires the cannons; NOBODY where there is none. (K4, D-26)"""
    holder = s.holder[CANNONEER]
    if holder == s.attacker or not works(s, holder, CANNONEER):
        return NOBODY
    return holder


@rule
def cannon_bonus(s: State, seat: int) -> int:
    """Cannoneer: one more on the cannon roll. (K4)"""
    return CANNON_ROLL if works(s, seat, CANNONEER) else 0


@rule
def cannon_points(s: State, seat: int) -> int:
    """Cannoneer: points for each enemy shot. (K4)"""
    return CANNON_POINTS if works(s, seat, CANNONEER) else 0


@rule
def extra_recruits(s: State, seat: int) -> int:
    """General: one more free disc when defending. (K5)"""
    return GENERAL_DISCS if works(s, seat, GENERAL) else 0


@rule
def recruits_anywhere(s: State, seat: int) -> bool:
    """General: recruits may start in any minor building; by option only the extra one. (K5, D-64)"""
    return works(s, seat, GENERAL) and (s.option[GENERAL_PLACEMENT] == 0 or s.general_disc > 0)


@rule
def battle_points(s: State, seat: int) -> int:
    """General: one more point for each enemy that a group under the holder's command destroys. (K6-6)"""
    return GENERAL_POINTS if works(s, seat, GENERAL) else 0


# --- every year -------------------------------------------------------------------------------------------------------


@rule
def gift_of(character: int) -> int:
    """Road builder, Defender and the four Masters: a road, a wall or a resource each year. (PB-1)"""
    if character == ROAD_BUILDER:
        return A_ROAD
    if character == DEFENDER:
        return A_WALL
    if character == MASTER_STONECUTTER:
        return STONE
    if character == MASTER_CARPENTER:
        return WOOD
    return PRECIOUS if character == MASTER_ARTISAN else ANY_RESOURCE


@rule
def shipowner(s: State) -> int:
    """Shipowner: part of each departure's fee, and points for each return; NOBODY where there is none. (PA-9, B1)"""
    holder = s.holder[SHIPOWNER]
    return holder if holder != NOBODY and works(s, holder, SHIPOWNER) else NOBODY


# --- major buildings --------------------------------------------------------------------------------------------------


@rule
def stands(s: State, ladder: int) -> bool:
    """Whether the Fort, Port, Palace or Cathedral is built and has not been razed."""
    return s.site[ladder] != NOWHERE


@rule
def has_cannons(s: State) -> bool:
    """Fort: its cannons fire before a fight. (K4)"""
    return stands(s, FORT_LADDER)


@rule
def has_port(s: State) -> bool:
    """Port: without it there is no dock, no loading and no departure. (A6)"""
    return stands(s, PORT_LADDER)


@rule
def church_points(s: State) -> int:
    """Cathedral: churches bring three points, not two. (A3-4, D-67)"""
    return CHURCH_POINTS_CATHEDRAL if stands(s, CATHEDRAL_LADDER) else CHURCH_POINTS
