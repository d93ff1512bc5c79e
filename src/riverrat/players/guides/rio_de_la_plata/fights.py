"""Fighting with sense in Río de la Plata: enemies go for buildings, defenders stay where they are needed."""

from riverrat.engine.rule import rule
from riverrat.games.rio_de_la_plata.actions import (
    AGREE,
    BET,
    END_RECRUITING,
    END_TURN,
    ENTER,
    FIRST_COMMANDS,
    GIVE_UP,
    HALT,
    MARCH,
    RECRUIT,
    SELECT,
    SIZE,
    STAGE,
    TAKE_BONUS_STEP,
    WITHDRAW,
)
from riverrat.games.rio_de_la_plata.data import (
    ACROSS,
    CANNON_BASE,
    CELLS,
    DISTRICT,
    EDGE_CELL,
    EDGES,
    FREE_RECRUITS,
    HOUSE,
    LARGEST_GROUP,
    NOTHING,
    NOWHERE,
    PIRATES,
    RAZE_POINTS,
    STEPS_OF,
)
from riverrat.games.rio_de_la_plata.state import State
from riverrat.games.rio_de_la_plata.turn.battle import barracks_near, is_destructible
from riverrat.games.rio_de_la_plata.turn.groups import MOVED, is_foe, owners, size_of
from riverrat.games.rio_de_la_plata.turn.movement import WAYS, beside, may_give_up, may_step
from riverrat.games.rio_de_la_plata.turn.walls_and_roads import is_open

from .. import NEVER

THROWS = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0)  # of 36 throws, how many show at least that
FAR = 99
REACH = STEPS_OF[1] + 1  # how far off the quickest enemy is a danger in its next turn
PLENTY = 3  # points for each enemy given up that a bonus step must bring at least


# --- the attacker -----------------------------------------------------------------------------------------------------


@rule
def prey(s: State, cell: int) -> int:
    """What the attacker scores for the building on a cell; nobody wants to destroy a home of his own."""
    if not is_destructible(s, cell):
        return 0
    kind = s.building[cell]
    return 0 if kind <= HOUSE and s.owner[cell] == s.attacker else RAZE_POINTS[kind]


@rule
def strike(s: State, pile: int, cell: int) -> int:
    """What a group of enemies gains by going to a cell: a building without defenders, or with some it overcomes."""
    there = s.group[cell]
    if there != 0 and (is_foe(there) or size_of(there) >= size_of(pile) + dominance(s, cell)):
        return 0
    return prey(s, cell)


@rule
def dominance(s: State, cell: int) -> int:
    """Of pirates one is left of a battle of equals, unless barracks are near. (K6-4)"""
    return 1 if s.enemy == PIRATES and not barracks_near(s, cell) else 0


@rule
def best_strike(s: State, pile: int, cell: int) -> int:
    """The best a group of enemies can destroy with one step."""
    best = 0
    for way in range(WAYS):
        at = beside(cell, way)
        if at != NOWHERE:
            best = max(best, strike(s, pile, at))
    return best


@rule
def away(cell: int, other: int) -> int:
    """How many steps lie between two cells."""
    return abs(cell % ACROSS - other % ACROSS) + abs(cell // ACROSS - other // ACROSS)


@rule
def best_within(s: State, pile: int, cell: int, steps: int) -> int:
    """The best a group of enemies could destroy that many steps from a cell."""
    best = 0
    for at in range(CELLS):
        if s.building[at] != NOTHING and away(cell, at) <= steps:
            best = max(best, strike(s, pile, at))
    return best


@rule
def nearest_prey(s: State, cell: int) -> int:
    """How many steps it is to the next building that is worth destroying."""
    nearest = FAR
    for at in range(CELLS):
        if s.building[at] != NOTHING and prey(s, at) > 0:
            nearest = min(nearest, away(cell, at))
    return nearest


@rule
def nearest_goal(s: State, pile: int, cell: int) -> int:
    """How many steps it is to the next building that a group of enemies can destroy; to any, where it can none."""
    nearest, open_to = FAR, FAR
    for at in range(CELLS):
        if s.building[at] != NOTHING and prey(s, at) > 0:
            nearest = min(nearest, away(cell, at))
            if strike(s, pile, at) > 0:
                open_to = min(open_to, away(cell, at))
    return open_to if open_to < FAR else nearest


@rule
def strays(s: State, pile: int, cell: int, steps: int, at: int) -> bool:
    """Whether a step of enemies with so many left leads nowhere: away from a building beside them, though nothing
    better is within their reach, or no nearer to the next. So nobody walks to and fro.
    """
    here, there = best_strike(s, pile, cell), s.group[at]
    if here > strike(s, pile, at):
        return here >= best_within(s, pile, at, steps - 1)
    if here > 0 or (there != 0 and not is_foe(there)):
        return False
    return nearest_goal(s, pile, at) >= nearest_goal(s, pile, cell)


@rule
def has_way(s: State, pile: int, cell: int, steps: int) -> bool:
    """Whether enemies on a cell have a step that leads somewhere."""
    for way in range(WAYS):
        at = beside(cell, way)
        if at != NOWHERE and may_step(s, pile, at, steps) and not strays(s, pile, cell, steps, at):
            return True
    return False


@rule
def can_reach(s: State, pile: int, cell: int, steps: int) -> bool:
    """Whether enemies with so many steps left come to a building they can destroy."""
    return best_within(s, pile, cell, steps) > 0 and has_way(s, pile, cell, steps)


@rule
def someone_can_strike(s: State) -> bool:
    """Whether a group of enemies that has not moved comes to a building it can destroy."""
    for cell in range(CELLS):
        pile = s.group[cell]
        if is_foe(pile) and pile & MOVED == 0 and can_reach(s, pile, cell, STEPS_OF[size_of(pile)]):
            return True
    return False


# --- the defenders ----------------------------------------------------------------------------------------------------


@rule
def has_free_recruit(s: State, seat: int) -> bool:
    """Whether a worker comes to a home of one's own for nothing."""
    if s.supply[seat] > 0 and s.free_discs + s.general_disc > 0:
        for cell in range(CELLS):
            if NOTHING < s.building[cell] <= HOUSE and s.owner[cell] == seat:
                pile = s.group[cell]
                if pile == 0 or (size_of(pile) < LARGEST_GROUP and owners(pile) == 1 << seat):
                    return True
    return False


@rule
def nearest_foe(s: State, cell: int) -> int:
    """How many steps it is to the next group of enemies in the town."""
    nearest = FAR
    for at in range(CELLS):
        if is_foe(s.group[at]):
            nearest = min(nearest, away(cell, at))
    return nearest


@rule
def beats(s: State, pile: int, cell: int) -> bool:
    """Whether defenders would win over the enemies on a cell, with somebody left to hold it."""
    return is_foe(s.group[cell]) and size_of(s.group[cell]) < size_of(pile)


@rule
def can_win(s: State, pile: int, cell: int) -> bool:
    """Whether there are enemies beside a cell that the defenders there would beat."""
    for way in range(WAYS):
        at = beside(cell, way)
        if at != NOWHERE and beats(s, pile, at):
            return True
    return False


@rule
def holds_home(s: State, seat: int, cell: int) -> bool:
    """Whether a home of one's own stands on a cell that enemies can reach in their next turn."""
    home = s.building[cell] != NOTHING and s.building[cell] <= HOUSE and s.owner[cell] == seat
    return home and nearest_foe(s, cell) <= REACH


# --- either -----------------------------------------------------------------------------------------------------------


@rule
def smallest_gift(s: State, seat: int) -> int:
    """The size of the smallest group that could be given up for the one on the move."""
    smallest = FAR
    for cell in range(CELLS):
        if s.group[cell] != 0 and may_give_up(s, seat, s.mover, cell):
            smallest = min(smallest, size_of(s.group[cell]))
    return smallest


@rule
def bonus_pays(s: State, seat: int) -> bool:
    """Whether one step more is worth a group: it was the last step, and what lies beside is worth more."""
    if s.mover_steps > 0:
        return False
    if is_foe(s.mover):
        return best_strike(s, s.mover, s.mover_cell) >= PLENTY * smallest_gift(s, seat)
    return can_win(s, s.mover, s.mover_cell)


@rule
def select_ruled_out(s: State, seat: int, cell: int) -> bool:
    """Nobody is moved who stands well where he is, who has nowhere to go, or could only go if others were given up."""
    pile = s.group[cell]
    if pile & MOVED:
        return True
    if is_foe(pile):
        return not has_way(s, pile, cell, STEPS_OF[size_of(pile)])
    return holds_home(s, seat, cell) and not can_win(s, pile, cell)


@rule
def march_ruled_out(s: State, seat: int, cell: int) -> bool:
    """Enemies do not walk away from buildings, defenders not from homes in danger, nor into their own defeat."""
    if is_foe(s.mover):
        if s.group[s.mover_cell] != 0 and not has_way(s, s.mover, s.mover_cell, s.mover_steps):
            return False  # among others they cannot stop
        return strays(s, s.mover, s.mover_cell, s.mover_steps, cell)
    there = s.group[cell]
    if is_foe(there):
        return size_of(there) > size_of(s.mover)
    return holds_home(s, seat, s.mover_cell)


@rule
def fight_ruled_out(s: State, seat: int, action: int, kind: int) -> bool:
    """What makes no sense in a fight."""
    if kind == STAGE:
        return gathers_far_off(s, action - STAGE)
    if kind == END_RECRUITING:
        return has_free_recruit(s, seat)
    if kind == SELECT:
        return select_ruled_out(s, seat, action - SELECT)
    if kind == MARCH:
        return march_ruled_out(s, seat, action - MARCH)
    if kind == TAKE_BONUS_STEP:
        return not bonus_pays(s, seat)
    if kind == GIVE_UP:
        return size_of(s.group[action - GIVE_UP]) > smallest_gift(s, seat)
    if kind == HALT:
        return is_foe(s.mover) and s.mover_steps > 0 and can_reach(s, s.mover, s.mover_cell, s.mover_steps)
    return kind == END_TURN and seat == s.attacker and someone_can_strike(s)


@rule
def gathers_far_off(s: State, edge: int) -> bool:
    """Whether enemies at an edge come to a building a round later than at another."""
    nearer = nearest_prey(s, EDGE_CELL[edge]) - STEPS_OF[1]
    if nearer > 0:
        for cell in range(CELLS):
            if s.building[cell] != NOTHING and prey(s, cell) > 0:
                for other in range(EDGES):
                    if away(cell, EDGE_CELL[other]) < nearer and is_open(s, other):
                        return True
    return False


@rule
def stage_number(s: State, edge: int) -> float:
    """Enemies gather where the next building is near: who comes from far off goes home before he is there."""
    return 1.0 - 0.5 * min(nearest_prey(s, EDGE_CELL[edge]), 8)


@rule
def march_number(s: State, seat: int, cell: int) -> float:
    """Enemies go to the next building, defenders to enemies they beat."""
    if is_foe(s.mover):
        gain = strike(s, s.mover, cell)
        return 1.5 + 0.3 * gain if gain > 0 else 0.4 - 0.3 * min(nearest_prey(s, cell), 8)
    if is_foe(s.group[cell]):
        return 2.0 if beats(s, s.mover, cell) else 0.3
    return 0.0


@rule
def select_number(s: State, seat: int, cell: int) -> float:
    """First those who can do something at once."""
    pile = s.group[cell]
    if is_foe(pile):
        return 1.0 + 0.3 * best_strike(s, pile, cell)
    return 1.0 if can_win(s, pile, cell) else 0.0


@rule
def halt_number(s: State) -> float:
    """Enemies stop where the next building is near."""
    return 0.2 - 0.3 * min(nearest_prey(s, s.mover_cell), 8) if is_foe(s.mover) else -0.5


@rule
def bet_number(s: State, enemies: int) -> float:
    return 2.0 * enemies * THROWS[max(0, min(13, CANNON_BASE + enemies))] / 36.0


@rule
def fight_number(s: State, seat: int, action: int, kind: int) -> float:
    if fight_ruled_out(s, seat, action, kind):
        return NEVER
    if kind in (FIRST_COMMANDS, AGREE):
        return 0.5
    if kind == BET:
        return bet_number(s, action - BET)
    if kind == STAGE:
        return stage_number(s, action - STAGE)
    if kind == RECRUIT:
        district = DISTRICT[action - RECRUIT]
        own = s.houses[seat][district] if district >= 0 else 0
        if s.free_discs + s.general_disc > 0:
            return 1.0 + 0.2 * own
        return (-1.5 if s.foes > FREE_RECRUITS else -4.0) + 0.2 * own
    if kind == END_RECRUITING:
        return -1.0 if s.free_discs + s.general_disc > 0 else 0.5
    if kind in (ENTER, SIZE):
        return 1.0
    if kind == SELECT:
        return select_number(s, seat, action - SELECT)
    if kind == MARCH:
        return march_number(s, seat, action - MARCH)
    if kind == HALT:
        return halt_number(s)
    if kind == END_TURN:
        return -0.5
    return -1.5 if kind == WITHDRAW else 0.0
