"""What a view is made of: the names and types of everything a seat may see."""

from typing import TypedDict


class Left(TypedDict):
    left: int
    most: int  # with those done already


class Lack(TypedDict):
    """By how much a character will be out of reach when workers are used, as far as that is sure by now."""

    coins: int
    points: int


class Player(TypedDict):
    supply: int  # workers at home
    placed: int  # discs placed in this turn
    coins: int
    wood: int
    stone: int
    precious: int
    points: int  # on the score track
    total: int  # as if the game ended now
    lines: dict[str, int]  # the total, line by line
    dwellings: int  # tiles left
    bid: int  # discs on the turn order
    characters: list[str]
    attacked: bool  # has been the attacker
    bought: int  # resources bought this year
    price: int  # coins for the next one
    lacks: dict[str, Lack]  # the characters to be had that could not be taken into service


class Building(TypedDict):
    cell: str
    building: str
    owner: int | None
    new: bool  # built this year
    activations: int  # this year


class Discs(TypedDict):
    cell: str
    seat: int
    discs: int


class District(TypedDict):
    connected: bool
    walled: bool
    house: int  # what a house is worth here
    houses: list[int]  # of each seat


class Space(TypedDict):
    points: int
    seat: int | None


class Ladder(TypedDict):
    spaces: list[Space]
    built: bool  # once and for all
    cell: str | None  # where it stands
    full: bool


class Slot(TypedDict):
    needs: int
    gives: str
    seat: int | None


class Character(TypedDict):
    cost: int
    needs: int
    holder: int | None
    applicant: int | None
    active: bool
    used: bool  # its yearly gift was taken


class Ship(TypedDict):
    status: str
    paid: bool
    home: int | None  # the year of its return
    back: int | None  # the year of its return if it leaves this year; None where the game is over by then
    fee: int  # coins for which it leaves before it is full
    room: int
    left: int  # of the room
    cargo: list[dict[str, int]]  # of each seat
    loaded: list[int]  # this year, of each seat
    voyages: int


class Offer(TypedDict):
    by: int
    to: int
    sent: bool
    counter: bool  # answers another one, and is the last word
    give: dict[str, int]
    want: dict[str, int]


class Group(TypedDict):
    cell: str
    enemy: bool
    seats: list[int]  # from top to bottom, for defenders
    commander: int | None
    size: int
    moved: bool
    joined: bool
    fought: bool
    bonus: bool
    steps: int  # of the group on the move


class Fight(TypedDict):
    part: str  # staging, recruiting or rounds
    enemy: str
    attacker: int
    enemies: int  # left
    came: int  # when they gathered; 0 where that is not known
    made_of: dict[str, int]  # of these: for defending players, for workers (in the town or out), extra
    to_stage: int
    staged: dict[str, int]  # by edge
    groups: list[Group]
    mover: Group | None
    round: int  # from 1
    idle: int  # rounds without a battle begun by the attacker
    free_discs: int
    recruits: int  # bought by the player at turn


class Dealt(TypedDict):
    """What is placed one by one."""

    sign: str
    left: int
    spread: list[str]  # where all that are left would go if they are to stand evenly


class Deal(TypedDict):
    """An offer that is worth making."""

    to: int
    give: dict[str, int]
    want: dict[str, int]
    likely: bool  # who values it as opponents do would take it; else a little more might be asked for


class Unpaid(TypedDict):
    """Places where a worker could do nothing this year for want of goods or of others beside him."""

    places: list[str]  # end-placement: where one stands who is joined by nobody once placing ends
    building: str  # to be built or used there; nothing at the Crafts and in the fields
    lack: dict[str, int]  # by how much of what one is short; of nothing where any goods would do


class Now(TypedDict):
    """What the player at turn may still do of what is being done."""

    to_place: Left | None  # discs
    to_load: Left | None  # cubes
    to_lay: int | None  # walls or pieces of road
    offers: Left | None  # in this turn
    deals: list[Deal]  # offers that are ready to be made
    dealt: Dealt | None
    useful: list[str]  # lines where a road would bring a district nearer to the plaza
    unpaid: list[Unpaid]  # while placing workers
    barred: dict[str, str]  # why a cell cannot be chosen, by its target or kind of target


class View(TypedDict):
    year: int
    last_year: int
    phase: str
    turn: int | None  # whose decision it is
    order: list[int]
    natives: int
    pirates: int
    chances: dict[str, int]  # that these enemies come this year, in per cent
    players: list[Player]
    buildings: list[Building]
    discs: list[Discs]
    walls: list[str]
    roads: list[str]
    pieces: int  # walls and roads left
    pools: dict[str, int]  # tiles left, by the buildings that share them: church-barracks
    districts: list[District]
    ladders: dict[str, Ladder]
    slots: dict[str, list[Slot]]
    areas: dict[str, list[int]]
    characters: dict[str, Character]
    ship: Ship
    now: Now
    offer: Offer | None
    fight: Fight | None
