"""Battles of enemies with buildings. (K6-5)"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import RAZED
from ..data import FORT, GARDEN, HOUSE, MONUMENT, NOTHING, NOWHERE, PLACE, PORT, RAZE_POINTS
from ..options import FORT_PORT_DESTRUCTIBLE, OWN_RAZING_SCORES, REVERT_TO_PLACE
from ..scoring import score
from ..state import FROM_RAIDS, State
from .piles import FOE, MARKS, pile_of, size_of
from .tiles import put_building, remove_building


@rule
def is_destructible(s: State, cell: int) -> bool:
    """Everything but places; Fort and Port only by option. (D-35, D-36)"""
    kind = s.building[cell]
    if kind in (NOTHING, PLACE):
        return False
    return (kind not in (FORT, PORT)) or s.option[FORT_PORT_DESTRUCTIBLE] == 1


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
