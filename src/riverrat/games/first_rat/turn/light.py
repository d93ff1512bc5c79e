"""Lightbulbs: the light marker advances, and Construction Lights score. (C5)"""

from riverrat.engine.rule import Log, pop, rule, seat_now, tell

from ..actions import LIT
from ..data import CONSTRUCTION_LIGHT, LIGHT_END, LIGHTBULB, LIGHTS
from ..state import State
from .score_tracks import reach_track


@rule
def advance_light(s: State, log: Log) -> None:
    """One step for each Lightbulb, at most to the end; each Construction Light reached or passed scores. (C5.1, D13)"""
    seat = seat_now(s)
    pop(s)
    before = s.light[seat]
    after = min(before + s.haul[LIGHTBULB], LIGHT_END)
    s.haul[LIGHTBULB] = 0
    s.light[seat] = after
    tell(s, log, LIT, seat, before, after)
    for light in range(len(CONSTRUCTION_LIGHT)):
        if before < CONSTRUCTION_LIGHT[light] <= after:
            reach_track(s, seat, LIGHTS, log)
