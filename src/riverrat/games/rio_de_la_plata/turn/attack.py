"""The war check, whose turn it is to attack, how many enemies come and where they stand outside. (C1, K1 to K3)"""

from riverrat.engine.rule import Log, Out, draw, pop, push, put, rule, tell

from ..actions import (
    ATTACK,
    CANNONS_STEP,
    JOINT_GROUPS_STEP,
    MUSTERED,
    NO_WAY_IN,
    STAGE,
    STAGED,
    STAGING_STEP,
    WAR_ROLLED,
    YEAR_END_STEP,
)
from ..data import ADJUST, BONUS, CELLS, EDGES, ENEMY_CAP, FEWEST, FOES_A_DEFENDER, LOWEST, NATIVES, PIRATES, WORKERS
from ..options import ATTACKER_RULE, BONUS_ADJUST, COUNT_WORKERS, ENEMY_CAP_OPTION
from ..state import NOBODY, State
from .aftermath import end_fight
from .groups import pile_of
from .standing_discs import as_discs, discs_on
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


# --- the enemies ------------------------------------------------------------------------------------------------------


@rule
def foes_for_defenders(s: State) -> int:
    """Some come for each defending player. (K2)"""
    return FOES_A_DEFENDER * (s.seats - 1)


@rule
def workers_that_draw(s: State) -> int:
    """One comes for each defender's worker in the town; by option for each worker that is out. (K2, D-22, D-23)"""
    workers = 0
    if s.option[COUNT_WORKERS] == 1:
        for seat in range(s.seats):
            workers += WORKERS - s.supply[seat]
        return workers
    for cell in range(CELLS):
        if s.group[cell] != 0:
            workers += 1
            if s.group[cell] & 0o70:
                workers += 1
            if s.group[cell] & 0o700:
                workers += 1
    return workers


@rule
def extra_foes(s: State) -> int:
    """How many more the marker brings; by option fewer against many. (K2, D-24)"""
    extra = BONUS[s.marker[s.enemy] - LOWEST]
    if s.option[BONUS_ADJUST] == 1:
        extra = max(0, extra - ADJUST[s.seats - FEWEST])
    return extra


@rule
def muster(s: State, log: Log) -> None:
    """Discs in the town become groups, and the enemies are counted. (K2, D-22, D-23, D-65)"""
    pop(s)
    for cell in range(CELLS):
        if s.discs[cell] != 0:
            for seat in range(s.seats):
                count = discs_on(s.discs[cell], seat)
                if count > 0 and seat != s.attacker:
                    s.group[cell] = pile_of(seat + 1, count)
                    s.discs[cell] -= as_discs(seat, count)
    workers = workers_that_draw(s)
    extra = extra_foes(s)
    foes = foes_for_defenders(s) + workers + extra
    if s.option[ENEMY_CAP_OPTION] == 1:
        foes = min(foes, ENEMY_CAP)
    s.foes = foes
    s.to_stage = foes
    s.came = foes
    s.drew = workers
    tell(s, log, ATTACK, s.attacker, s.enemy, foes)
    tell(s, log, MUSTERED, -1, foes_for_defenders(s), workers, s.option[COUNT_WORKERS], extra)
    s.turn += 1
    push(s, STAGING_STEP, s.attacker, 0, 0)


@rule
def legal_staging(s: State, out: Out) -> int:
    """Each enemy stands outside an open edge of the attacker's choice. (K3)"""
    n = 0
    for edge in range(EDGES):
        if is_open(s, edge):
            n = put(out, n, STAGE + edge)
    return n


@rule
def play_staging(s: State, action: int, log: Log) -> None:
    edge = action - STAGE
    s.staged[edge] += 1
    s.to_stage -= 1
    tell(s, log, STAGED, s.attacker, edge)
    if s.to_stage == 0:
        pop(s)
        push(s, CANNONS_STEP, 0, 0, 0)
