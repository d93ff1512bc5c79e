"""From options and a seed to the first decision. (B)"""

from riverrat.engine.rule import Log, draw, push, rule, tell

from .actions import PLACEMENTS_STEP, YEAR_BEGAN
from .data import (
    CELLS,
    CHARACTERS,
    COLUMN,
    DOWN,
    DWELLINGS,
    EDGES,
    ENEMY_START,
    LADDERS,
    LAST_STONE,
    LAST_WOOD,
    MAJORS,
    NATIVES,
    NOWHERE,
    PIECES,
    PIRATES,
    PLAZA_VERTICES,
    PREBUILT,
    SLOTS,
    SPACES,
    START,
    START_COINS,
    START_ZONE,
    STONE,
    WOOD,
    WORKERS,
)
from .state import EVERYBODY, NOBODY, State


@rule
def setup(s: State, log: Log) -> None:
    """The empty town of the first year, and a random turn order whose last player gets a little more. (S-1 to S-5)"""
    seats = s.seats
    s.marker[NATIVES] = ENEMY_START[NATIVES]
    s.marker[PIRATES] = ENEMY_START[PIRATES]
    s.pieces = PIECES
    s.enemy = NOBODY
    s.attacker = NOBODY
    s.mover_cell = NOWHERE
    set_up_board(s)
    for seat in range(seats):
        s.supply[seat] = WORKERS
        s.coins[seat] = START_COINS
        s.dwellings[seat] = DWELLINGS
        for kind in range(len(START)):
            s.stock[seat][kind] = START[kind]
        s.order[seat] = seat
    for at in range(seats - 1, 0, -1):
        other = draw(s, at + 1)
        seat = s.order[at]
        s.order[at] = s.order[other]
        s.order[other] = seat
    last = s.order[seats - 1]
    s.stock[last][WOOD] += LAST_WOOD
    s.stock[last][STONE] += LAST_STONE
    tell(s, log, YEAR_BEGAN, -1, 0)
    push(s, PLACEMENTS_STEP, 0, 0, 0)


@rule
def set_up_board(s: State) -> None:
    """Nobody anywhere, the printed walls, the start zone open to all. (S-5, D-03)"""
    for ladder in range(LADDERS):
        for space in range(SPACES):
            s.ladder[ladder][space] = NOBODY
    for column in range(len(COLUMN)):
        for slot in range(SLOTS):
            s.slot[column][slot] = NOBODY
    for character in range(CHARACTERS):
        s.applicant[character] = NOBODY
        s.holder[character] = NOBODY
    for major in range(MAJORS):
        s.site[major] = NOWHERE
    for edge in range(EDGES):
        s.wall[edge] = PREBUILT[edge]
    for at in range(len(START_ZONE)):
        s.near[START_ZONE[at]] = EVERYBODY
    for y in range(DOWN + 1):
        s.joined[y] = PLAZA_VERTICES[y]


assert CELLS <= 160  # the masks of refused proposals have room for that many
