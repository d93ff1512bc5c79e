"""How many enemies come, and where they stand outside before they enter. (K2, K3)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, tell

from ..actions import ATTACK, CANNONS_STEP, STAGE, STAGED, STAGING_STEP
from ..data import ADJUST, BONUS, CELLS, EDGES, ENEMY_CAP, FEWEST, FOES_A_DEFENDER, LOWEST, WORKERS
from ..options import BONUS_ADJUST, COUNT_WORKERS, ENEMY_CAP_OPTION
from ..state import State
from .piles import pile_of
from .walls_and_roads import is_open


@rule
def muster(s: State, log: Log) -> None:
    """Discs in the town become groups, and the enemies are counted. (K2, D-22, D-23, D-65)"""
    pop(s)
    discs = 0
    for cell in range(CELLS):
        if s.discs[cell] != 0:
            for seat in range(s.seats):
                count = (s.discs[cell] >> (2 * seat)) & 3
                if count > 0 and seat != s.attacker:
                    s.group[cell] = pile_of(seat + 1, count)
                    s.discs[cell] -= count << (2 * seat)
        if s.group[cell] != 0:
            discs += 1
            if s.group[cell] & 0o70:
                discs += 1
            if s.group[cell] & 0o700:
                discs += 1
    if s.option[COUNT_WORKERS] == 1:
        discs = 0
        for seat in range(s.seats):
            discs += WORKERS - s.supply[seat]
    extra = BONUS[s.marker[s.enemy] - LOWEST]
    if s.option[BONUS_ADJUST] == 1:
        extra = max(0, extra - ADJUST[s.seats - FEWEST])
    foes = discs + FOES_A_DEFENDER * (s.seats - 1) + extra
    if s.option[ENEMY_CAP_OPTION] == 1:
        foes = min(foes, ENEMY_CAP)
    s.foes = foes
    s.to_stage = foes
    tell(s, log, ATTACK, s.attacker, s.enemy, foes)
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
