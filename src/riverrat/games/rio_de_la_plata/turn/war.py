"""C1 to K3: the war check, the attacker, and how many enemies stand where. (C-C, C-K)"""

from riverrat.engine.rule import Log, Out, draw, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    ATTACK,
    CANNONS_STEP,
    CONSENT_STEP,
    FIRST_COMMANDS,
    JOINT_GROUP_STEP,
    JOINT_GROUPS_STEP,
    JOINT_UNDER_FIRST,
    JOINT_UNDER_SECOND,
    MARKER_MOVED,
    MUSTER_STEP,
    NO_WAY_IN,
    PROPOSED,
    SECOND_COMMANDS,
    STAGE,
    STAGED,
    STAGING_STEP,
    STAY_APART,
    WAR_ROLLED,
    WENT_HOME,
    YEAR_END_STEP,
)
from ..data import (
    ADJUST,
    BACK,
    BONUS,
    CELLS,
    EDGES,
    ENEMY_CAP,
    FEWEST,
    FOES_A_DEFENDER,
    LOWEST,
    NATIVES,
    PIRATES,
    WORKERS,
)
from ..options import ATTACKER_RULE, BONUS_ADJUST, COUNT_WORKERS, ENEMY_CAP_OPTION
from ..state import NOBODY, State
from .groups import on_top, pile_of
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


@rule
def end_fight(s: State, log: Log) -> None:
    """The marker of the enemy that fought goes back four spaces; the year goes on. (K7)"""
    before = s.marker[s.enemy]
    s.marker[s.enemy] = max(LOWEST, before - BACK)
    tell(s, log, MARKER_MOVED, -1, s.enemy, before, s.marker[s.enemy])
    s.enemy = NOBODY
    s.attacker = NOBODY
    s.round = 0
    s.idle = 0
    s.struck = 0
    push(s, YEAR_END_STEP, 0, 0, 0)


# --- discs of two defenders on one building (DP-7) --------------------------------------------------------------------


@rule
def next_joint_group(s: State, log: Log) -> None:
    """Two defenders on one connected building agree on a group, or one of them leaves. (DP-7, D-44)"""
    start = note_a(s)
    pop(s)
    for cell in range(start, CELLS):
        if s.discs[cell] != 0:
            first, second = NOBODY, NOBODY
            for at in range(s.seats):
                seat = s.order[at]
                if seat != s.attacker and (s.discs[cell] >> (2 * seat)) & 3 > 0:
                    if first == NOBODY:
                        first = seat
                    else:
                        second = seat
            if second != NOBODY:
                push(s, JOINT_GROUPS_STEP, 0, cell + 1, 0)
                push(s, JOINT_GROUP_STEP, first, cell, second)
                return
    push(s, MUSTER_STEP, 0, 0, 0)


@rule
def legal_joint_group(s: State, out: Out) -> int:
    """The earlier in turn order proposes a commander, or to stay apart. (DP-7)"""
    return put(out, put(out, put(out, 0, FIRST_COMMANDS), SECOND_COMMANDS), STAY_APART)


@rule
def play_joint_group(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    top = s.stack[s.depth - 1]
    cell, other = top[2], top[3]
    pop(s)
    if action == STAY_APART:
        part_ways(s, other, cell, log)
        return
    kind = JOINT_UNDER_FIRST if action == FIRST_COMMANDS else JOINT_UNDER_SECOND
    tell(s, log, PROPOSED, seat, other, cell, kind)
    push(s, CONSENT_STEP, other, cell, kind)


@rule
def part_ways(s: State, seat: int, cell: int, log: Log) -> None:
    """The later in turn order goes home. (D-44)"""
    count = (s.discs[cell] >> (2 * seat)) & 3
    s.discs[cell] -= count << (2 * seat)
    s.supply[seat] += count
    tell(s, log, WENT_HOME, seat, cell, count)


@rule
def join_under(s: State, cell: int, second: int, kind: int) -> None:
    """A mixed group with the agreed commander on top. (D-44)"""
    first = 0
    while first == second or first == s.attacker or (s.discs[cell] >> (2 * first)) & 3 == 0:  # noqa: PLR1714
        first += 1
    ours = pile_of(first + 1, (s.discs[cell] >> (2 * first)) & 3)
    theirs = pile_of(second + 1, (s.discs[cell] >> (2 * second)) & 3)
    s.discs[cell] &= ~((3 << (2 * first)) | (3 << (2 * second)))
    s.group[cell] = on_top(ours, theirs) if kind == JOINT_UNDER_FIRST else on_top(theirs, ours)


# --- number and staging -----------------------------------------------------------------------------------------------


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
