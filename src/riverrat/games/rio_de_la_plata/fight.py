"""What everybody is shown of a fight: who came, who stands where, and how the enemies left could be spread."""

from functools import lru_cache
from itertools import compress

from .actions import AFTERMATH_STEP, COUNTED, RECRUITMENT_STEP, ROUNDS_STEP, WITHDRAWALS_STEP
from .data import ACROSS, CELL, CELLS, EDGE, EDGE_CELL, EDGES, ENEMY, HOUSE, HUT
from .options import COUNT_WORKERS
from .state import State
from .turn.attack import extra_foes, foes_for_defenders
from .turn.groups import BONUS, FOUGHT, JOINED, MOVED, disc_in, is_foe, size_of
from .turn.walls_and_roads import is_open
from .view_types import Fight, Group

KEPT = 1024  # groups, of some dozens of tables
PARTS = {
    RECRUITMENT_STEP: "recruiting",
    ROUNDS_STEP: "rounds",
    AFTERMATH_STEP: "rounds",
    WITHDRAWALS_STEP: "rounds",
}


def fight(s: State) -> Fight:
    return {
        "part": PARTS.get(s.stack[0][0], "staging"),
        "enemy": ENEMY[s.enemy],
        "attacker": s.attacker,
        "enemies": s.foes,
        "came": s.came,
        "made_of": _made_of(s) if s.came else {},
        "to_stage": s.to_stage,
        "staged": {EDGE[edge]: s.staged[edge] for edge in compress(range(EDGES), s.staged)},
        "groups": [_group(s.group[cell], cell, 0) for cell in compress(range(CELLS), s.group)],
        "mover": _group(s.mover, s.mover_cell, s.mover_steps) if s.mover else None,
        "round": s.round + 1,
        "idle": s.idle,
        "free_discs": s.free_discs + s.general_disc,
        "recruits": s.recruits,
    }


def _made_of(s: State) -> dict[str, int]:
    """What the number of enemies who came is made of. (K2)"""
    counted = COUNTED[s.option[COUNT_WORKERS]]
    found = {"players": foes_for_defenders(s), counted: s.drew, "extra": extra_foes(s)}
    kept = s.came - sum(found.values())  # by option the box has no more
    return found | {"box": kept} if kept else found


@lru_cache(maxsize=KEPT)
def _group(pile: int, cell: int, steps: int) -> Group:
    """Not to be changed."""
    foe, size = is_foe(pile), size_of(pile)
    seats = [] if foe else [disc_in(pile, depth) - 1 for depth in range(size)]
    return {
        "cell": CELL[cell],
        "enemy": foe,
        "seats": seats,
        "commander": None if foe else seats[0],
        "size": size,
        "moved": bool(pile & MOVED),
        "joined": bool(pile & JOINED),
        "fought": bool(pile & FOUGHT),
        "bonus": bool(pile & BONUS),
        "steps": steps,
    }


def spread(s: State) -> list[str]:
    """The open edges at which the enemies left would stand if each went to one with the fewest, the nearest first."""
    counts = {edge: s.staged[edge] for edge in range(EDGES) if is_open(s, edge)}
    far = {edge: _to_a_building(s, EDGE_CELL[edge]) for edge in counts}
    found = []
    for _ in range(s.to_stage):
        edge = min(counts, key=lambda one: (counts[one], far[one]))
        counts[edge] += 1
        found.append(f"edge:{EDGE[edge]}")
    return found


def _to_a_building(s: State, start: int) -> int:
    """How many steps it is from a cell to the next building, but for homes of whoever leads the enemies."""
    own = {cell for cell in range(CELLS) if s.building[cell] in (HUT, HOUSE) and s.owner[cell] == s.attacker}
    aims = [cell for cell in range(CELLS) if s.building[cell] and cell not in own]
    steps = (abs(cell % ACROSS - start % ACROSS) + abs(cell // ACROSS - start // ACROSS) for cell in aims)
    return min(steps, default=0)
