"""The table: everything there is to know of a game, each field named once."""

from riverrat.engine import state
from riverrat.engine.state import i8, i16, i32

from .data import (
    AREAS,
    CELLS,
    CHARACTERS,
    COLUMN,
    DISTRICTS,
    DOWN,
    EDGES,
    KINDS,
    LADDERS,
    MAJORS,
    POOLS,
    RESOURCE,
    SEATS,
    SLOTS,
    SPACES,
)

NOBODY = -1
SOURCES = ("ladders", "buildings", "churches", "expeditions", "raids", "defence", "fines")
FROM_LADDERS, FROM_BUILDINGS, FROM_CHURCHES, FROM_SHIP, FROM_RAIDS, FROM_DEFENCE, FROM_FINES = range(7)
ABSENT, DOCKED, AWAY = range(3)  # the ship
GOODS = 4  # coins, then the three resources, as a trade counts them


class State(state.State):
    # the year
    year: int = i8()  # 0 is the first
    order: list[int] = i8(SEATS)  # the seats in turn order
    marker: list[int] = i8(2)  # natives and pirates on their track
    attacked: list[int] = i8(SEATS)  # who has been the attacker

    # the players
    supply: list[int] = i8(SEATS)  # workers at home
    placed: int = i8()  # discs the player at turn has placed this year
    coins: list[int] = i16(SEATS)
    stock: list[list[int]] = i16(SEATS, len(RESOURCE))
    points: list[int] = i16(SEATS)  # on the score track
    earned: list[list[int]] = i16(SEATS, len(SOURCES))  # the same points by where they came from
    bought: list[int] = i8(SEATS)  # resources bought this year
    dwellings: list[int] = i8(SEATS)  # tiles left
    houses: list[list[int]] = i8(SEATS, DISTRICTS)

    # the town
    building: list[int] = i8(CELLS)  # 0 for none
    owner: list[int] = i8(CELLS)  # of a hut or house
    used: list[int] = i8(CELLS)  # this year: 1 when built, plus 2 for each activation
    discs: list[int] = i16(CELLS)  # workers, two bits a seat; in a fight only the attacker's
    near: list[int] = i16(CELLS)  # a bit a seat: may place here; five bits on: has a house beside
    built_in: list[list[int]] = i8(DISTRICTS, KINDS)  # buildings of each kind
    tiles: list[int] = i8(POOLS)  # shared tiles on the map
    wall: list[int] = i8(EDGES)
    road_across: list[int] = i32(DOWN + 1)  # a bit for each line running east from (x, y)
    road_down: list[int] = i32(DOWN)  # a bit for each line running south from (x, y)
    joined: list[int] = i32(DOWN + 1)  # a bit for each vertex that roads join to the plaza
    connected: list[int] = i8(DISTRICTS)
    pieces: int = i8()  # walls and roads left

    # ladders and areas
    ladder: list[list[int]] = i8(LADDERS, SPACES)  # whose disc
    finished: list[int] = i8(LADDERS)  # ladders filled this year, in order
    completer: list[int] = i8(LADDERS)  # and by whom
    fills: int = i8()  # how many
    raised: list[int] = i8(MAJORS)  # 1 once it was built
    site: list[int] = i16(MAJORS)  # the cell where it stands
    slot: list[list[int]] = i8(len(COLUMN), SLOTS)  # whose discs
    area: list[list[int]] = i8(AREAS, SEATS)
    applicant: list[int] = i8(CHARACTERS)  # whose disc
    holder: list[int] = i8(CHARACTERS)
    since: list[int] = i8(CHARACTERS)  # the year the holder got it
    worked: list[int] = i8(CHARACTERS)  # 1 when its yearly gift was taken

    # the ship
    ship: int = i8()
    paid: int = i8()  # 1 when this year's departure is paid
    home_year: int = i8()  # when it comes back
    returned: int = i8()  # 1 when it came back this year
    voyages: int = i8()  # completed
    cargo: list[list[int]] = i8(SEATS, len(RESOURCE))
    loaded: list[int] = i8(SEATS)  # cubes this year

    # a trade being drafted or answered
    offers: int = i8()  # made in this window
    give: list[int] = i16(GOODS)
    want: list[int] = i16(GOODS)
    give_characters: int = i16()  # a bit each
    want_characters: int = i16()

    # a fight
    enemy: int = i8()  # natives or pirates, NOBODY in peace
    attacker: int = i8()
    staged: list[int] = i8(EDGES)  # enemies outside
    to_stage: int = i8()
    foes: int = i8()  # enemies left, outside and inside
    group: list[int] = i16(CELLS)  # the pile on each cell: see groups.py
    free_discs: int = i8()  # recruits the player at turn may still place for nothing
    general_disc: int = i8()  # and the one that is the General's
    recruits: int = i8()  # bought in this turn
    round: int = i16()
    idle: int = i8()  # rounds in a row without a battle begun by the attacker
    struck: int = i8()  # 1 when the attacker began a battle in this round
    mover: int = i16()  # the pile on the move, lifted from its cell; 0 for none
    mover_cell: int = i16()  # where it is
    mover_steps: int = i8()
    mover_acted: int = i8()  # 1 once it moved, asked or paid in this selection
    asking: int = i8()  # who has still to agree, a bit a seat
    refused: list[list[int]] = i32(3, 8)  # cells whose proposals were refused, by kind, twenty bits a word
