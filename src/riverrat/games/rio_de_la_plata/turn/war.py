"""The war check, and whose turn it is to attack. (C1, K1)"""

from riverrat.engine.rule import Log, draw, pop, push, rule, tell

from ..actions import JOINT_GROUPS_STEP, NO_WAY_IN, WAR_ROLLED, YEAR_END_STEP
from ..data import EDGES, NATIVES, PIRATES
from ..options import ATTACKER_RULE
from ..state import NOBODY, State
from .aftermath import end_fight
from .walls_and_roads import is_open


@rule
def check_for_war(s: State, log: Log) -> None:
    """Two dice at or below a marker bring its enemies; the pirates come before the natives. (C1, D-47, D-48)"""
    pop(s)
    first = draw(s, 6) + 1
    second = draw(s, 6) + 1
    tell(s, log, WAR_ROLLED, -1, first, second)
    if first + second <= s.marker[PIRATES]:
        start_fight(s, PIRATES, log)
    elif first + second <= s.marker[NATIVES]:
        start_fight(s, NATIVES, log)
    else:
        push(s, YEAR_END_STEP, 0, 0, 0)


@rule
def start_fight(s: State, enemy: int, log: Log) -> None:
    """Name the attacker; without a way into the town nothing else happens. (K1, K2)"""
    s.enemy = enemy
    s.attacker = next_attacker(s)
    s.attacked[s.attacker] = 1
    for edge in range(EDGES):
        if is_open(s, edge):
            push(s, JOINT_GROUPS_STEP, 0, 0, 0)
            return
    tell(s, log, NO_WAY_IN, s.attacker, enemy)
    end_fight(s, log)


@rule
def next_attacker(s: State) -> int:
    """The last in turn order who has not attacked yet; once all have, they start over. (K1, D-25)"""
    waiting = 0
    for seat in range(s.seats):
        waiting += 1 - s.attacked[seat]
    if waiting == 0:
        for seat in range(s.seats):
            s.attacked[seat] = 0
    found = NOBODY
    for at in range(s.seats - 1, -1, -1):
        seat = s.order[at]
        poorer = found == NOBODY or (s.option[ATTACKER_RULE] == 1 and s.points[seat] < s.points[found])
        if s.attacked[seat] == 0 and poorer:
            found = seat
    return found
