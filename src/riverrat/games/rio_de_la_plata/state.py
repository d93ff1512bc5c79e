"""The table: where every piece is, and what year, trade and fight must remember."""

from riverrat.engine import state
from riverrat.engine.state import bits, count, i8, i16, i32, kind, packed, pile, seat_name

from .data import (
    AREAS,
    CELLS,
    CHARACTERS,
    COLUMN,
    DISTRICTS,
    DOWN,
    EDGES,
    HOUSE,
    HUT,
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
EVERYBODY, HOUSED = 0b11111, 5  # in `near`: all seats' bits, and where those that tell of houses start
GOODS = 4  # coins, then the three resources, as a trade counts them


class State(state.State):
    # the year
    year: int = i8(holds=count(20))  # 0 is the first
    order: list[int] = i8(SEATS, holds=seat_name(upto="seats"))  # the seats in turn order
    marker: list[int] = i8(2, holds=count(12))  # natives and pirates on their track
    attacked: list[int] = i8(SEATS, by_seat=0, holds=kind(0, 1))  # who has been the attacker

    # the players
    supply: list[int] = i8(SEATS, by_seat=0, holds=count(24))  # workers at home
    placed: int = i8(holds=count(6))  # discs the player at turn has placed this year
    coins: list[int] = i16(SEATS, by_seat=0, holds=count(60))
    stock: list[list[int]] = i16(SEATS, len(RESOURCE), by_seat=0, holds=count(20))
    points: list[int] = i16(SEATS)  # on the score track
    earned: list[list[int]] = i16(SEATS, len(SOURCES))  # the same points by where they came from
    bought: list[int] = i8(SEATS, by_seat=0, holds=count(4))  # resources bought this year
    dwellings: list[int] = i8(SEATS, by_seat=0, holds=count(20))  # tiles left
    houses: list[list[int]] = i8(SEATS, DISTRICTS, by_seat=0, holds=count(6))

    # the town
    building: list[int] = i8(CELLS, holds=kind(0, KINDS - 1))  # 0 for none
    owner: list[int] = i8(CELLS, holds=seat_name(beside=("building", HUT, HOUSE)))  # of a hut or house
    used: list[int] = i8(CELLS, holds=bits(3))  # this year: 1 when built, plus 2 for each activation
    discs: list[int] = i16(CELLS, holds=packed(2))  # workers, two bits a seat; in a fight only the attacker's
    near: list[int] = i16(CELLS)  # a bit a seat: may place here; five bits on: has a house beside
    built_in: list[list[int]] = i8(DISTRICTS, KINDS, holds=count(4))  # buildings of each kind
    tiles: list[int] = i8(POOLS, holds=count(16))  # shared tiles on the map
    wall: list[int] = i8(EDGES, holds=kind(0, 1))
    road_across: list[int] = i32(DOWN + 1, holds=bits(17))  # a bit for each line running east from (x, y)
    road_down: list[int] = i32(DOWN, holds=bits(17))  # a bit for each line running south from (x, y)
    joined: list[int] = i32(DOWN + 1)  # a bit for each vertex that roads join to the plaza
    connected: list[int] = i8(DISTRICTS, holds=kind(0, 1))
    pieces: int = i8(holds=count(60))  # walls and roads left

    # ladders and areas
    ladder: list[list[int]] = i8(LADDERS, SPACES, holds=seat_name())  # whose disc
    finished: list[int] = i8(LADDERS, holds=kind(0, LADDERS))  # ladders filled this year, in order
    completer: list[int] = i8(LADDERS, holds=seat_name(upto="fills"))  # and by whom
    fills: int = i8(holds=count(LADDERS))  # how many
    raised: list[int] = i8(MAJORS, holds=kind(0, 1))  # 1 once it was built
    site: list[int] = i16(MAJORS)  # the cell where it stands
    slot: list[list[int]] = i8(len(COLUMN), SLOTS, holds=seat_name())  # whose discs
    area: list[list[int]] = i8(AREAS, SEATS, by_seat=1, holds=count(6))
    applicant: list[int] = i8(CHARACTERS, holds=seat_name())  # whose disc
    holder: list[int] = i8(CHARACTERS, holds=seat_name())
    since: list[int] = i8(CHARACTERS, holds=count(20))  # the year the holder got it
    worked: list[int] = i8(CHARACTERS, holds=kind(0, 1))  # 1 when its yearly gift was taken

    # the ship
    ship: int = i8(holds=kind(0, 2))
    paid: int = i8(holds=kind(0, 1))  # 1 when this year's departure is paid
    home_year: int = i8(holds=count(20))  # when it comes back
    returned: int = i8(holds=kind(0, 1))  # 1 when it came back this year
    voyages: int = i8(holds=count(4))  # completed
    cargo: list[list[int]] = i8(SEATS, len(RESOURCE), by_seat=0, holds=count(6))
    loaded: list[int] = i8(SEATS, by_seat=0, holds=count(6))  # cubes this year

    # a trade being drafted or answered
    offers: int = i8(holds=count(4))  # made in this window
    give: list[int] = i16(GOODS, holds=count(12), shared=True)
    want: list[int] = i16(GOODS, holds=count(12), shared=True)
    give_characters: int = i16(holds=bits(CHARACTERS), shared=True)  # a bit each
    want_characters: int = i16(holds=bits(CHARACTERS), shared=True)

    # a fight
    enemy: int = i8(holds=kind(-1, 1))  # natives or pirates, NOBODY in peace
    attacker: int = i8(holds=seat_name())
    staged: list[int] = i8(EDGES, holds=count(4))  # enemies outside
    to_stage: int = i8(holds=count(16))
    foes: int = i8(holds=count(24))  # enemies left, outside and inside
    group: list[int] = i16(CELLS, holds=pile(3, 3, 1, (7,)))  # the pile on each cell: see turn/groups.py
    free_discs: int = i8(holds=count(6))  # recruits the player at turn may still place for nothing
    general_disc: int = i8(holds=count(1))  # and the one that is the General's
    recruits: int = i8(holds=count(4))  # bought in this turn
    came: int = i8()  # enemies when they gathered; 0 where that was not noted
    round: int = i16(holds=count(20))
    idle: int = i8(holds=count(4))  # rounds in a row without a battle begun by the attacker
    struck: int = i8(holds=kind(0, 1))  # 1 when the attacker began a battle in this round
    mover: int = i16(holds=pile(3, 3, 1, (7,)))  # the pile on the move, lifted from its cell; 0 for none
    mover_cell: int = i16(holds=kind(-1, CELLS - 1))  # where it is
    mover_steps: int = i8(holds=count(6))
    mover_acted: int = i8(holds=kind(0, 1))  # 1 once it moved, asked or paid in this selection
    asking: int = i8(holds=packed(1))  # who has still to agree, a bit a seat
    drew: int = i8()  # workers that drew enemies when these gathered (this and `came` fill gaps: saved tables fit)
    refused: list[list[int]] = i32(3, 8)  # cells whose proposals were refused, by kind, twenty bits a word
