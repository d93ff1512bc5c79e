"""Battles between groups and with buildings, and their points. (K6-4 to K6-6)"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import BATTLE, CLASHED, LOST, RAZED
from ..cards import battle_points
from ..data import (
    BARRACKS,
    DISTRICT,
    FOE_POINTS,
    FORT,
    GARDEN,
    HOUSE,
    LOSS_POINTS,
    MONUMENT,
    NOTHING,
    NOWHERE,
    PIRATES,
    PLACE,
    RAZE_POINTS,
)
from ..options import OWN_RAZING_SCORES, REVERT_TO_PLACE
from ..scoring import score
from ..state import FROM_DEFENCE, FROM_RAIDS, State
from .groups import DISCS, FOE, FOUGHT, MARKS, MOVED, commands, discs_of, is_foe, pile_of, set_down, size_of
from .town_map import put_building, remove_building, stands_fast


@rule
def barracks_near(s: State, cell: int) -> bool:
    """Barracks give the defenders of their district dominance; the plaza is in none. (K6-4)"""
    return DISTRICT[cell] >= 0 and s.built_in[DISTRICT[cell]][BARRACKS] > 0


@rule
def battle(s: State, cell: int, log: Log) -> None:
    """The group on the move fights the one on the cell; winners stay. (K6-4, D-34)"""
    standing = s.group[cell]
    foe_moves = is_foe(s.mover)
    foe = s.mover if foe_moves else standing
    band = standing if foe_moves else s.mover
    foes, discs = size_of(foe), size_of(band)
    foes_lost = foes if foes <= discs else 0
    discs_lost = discs if discs <= foes else 0
    if foes == discs:
        pirates, barracks = s.enemy == PIRATES, barracks_near(s, cell)
        if pirates and not barracks:
            foes_lost -= 1
        elif barracks and not pirates:
            discs_lost -= 1
    tell(s, log, CLASHED, s.attacker, cell, foes, discs)
    tell(s, log, BATTLE, s.attacker, cell, foes_lost, discs_lost)
    reward(s, cell, band, foes_lost, discs_lost, log)
    s.foes -= foes_lost
    set_down(s)
    foe_marks = (foe & MARKS) | FOUGHT | (MOVED if foe_moves else 0)
    band_marks = (band & MARKS) | FOUGHT | (0 if foe_moves else MOVED)
    if foes > foes_lost:
        s.group[cell] = pile_of(FOE, foes - foes_lost) | foe_marks
    elif discs > discs_lost:
        s.group[cell] = ((band & DISCS) >> (3 * discs_lost)) | band_marks
    else:
        s.group[cell] = 0


@rule
def share_of(pile: int, seat: int, points: int) -> int:
    """A seat's share of what a group earned, by its discs, rounded. (D-42)"""
    discs = size_of(pile)
    return (2 * points * discs_of(pile, seat) + discs) // (2 * discs)


@rule
def reward(s: State, cell: int, band: int, foes_lost: int, discs_lost: int, log: Log) -> None:
    """Points for enemies, shared in a mixed group, for its commander's General and for own losses. (K6-6, D-42)"""
    fallen = band & DISCS & ((1 << (3 * discs_lost)) - 1)
    for seat in range(s.seats):
        if discs_of(band, seat) > 0:
            gain = share_of(band, seat, FOE_POINTS * foes_lost)
            if commands(band, seat):
                gain += battle_points(s, seat) * foes_lost
            lost = discs_of(fallen, seat)
            if lost > 0:
                s.supply[seat] += lost
                gain += LOSS_POINTS * lost
                tell(s, log, LOST, seat, cell, lost, LOSS_POINTS * lost)
            score(s, seat, gain, FROM_DEFENCE, log)


# --- battles with buildings -------------------------------------------------------------------------------------------


@rule
def is_destructible(s: State, cell: int) -> bool:
    """Everything but places; Fort and Port only by option. (D-35, D-36)"""
    kind = s.building[cell]
    return kind not in (NOTHING, PLACE) and not stands_fast(s, kind)


@rule
def raze(s: State, cell: int, log: Log) -> None:
    """One enemy and the building are lost, and the attacker scores. (K6-5, A10, D-37 to D-40)"""
    kind = s.building[cell]
    gain = RAZE_POINTS[kind]
    if kind <= HOUSE and s.owner[cell] == s.attacker and s.option[OWN_RAZING_SCORES] == 1:
        gain = 0
    tell(s, log, RAZED, s.attacker, kind - 1, cell, gain)
    if kind >= FORT:
        s.site[kind - FORT] = NOWHERE
    if kind in (MONUMENT, GARDEN) and s.option[REVERT_TO_PLACE] == 1:
        put_building(s, 0, cell, PLACE)
    else:
        remove_building(s, cell)
    s.foes -= 1
    left = size_of(s.group[cell]) - 1
    marks = s.group[cell] & MARKS
    s.group[cell] = pile_of(FOE, left) | marks if left > 0 else 0
    score(s, s.attacker, gain, FROM_RAIDS, log)
