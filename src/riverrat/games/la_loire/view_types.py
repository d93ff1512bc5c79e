"""What a view is made of: the names and types of everything a seat may see."""

from typing import TypedDict


class Building(TypedDict):
    kind: str
    owner: int


class Place(TypedDict):
    id: str
    city: bool
    road: str  # north, south, or city
    good: str | None  # what the village sells
    price: int | None  # what that good costs here now, all discounts taken off
    beer_price: int | None  # the same for beer, in a village with a monastery
    shield: str | None
    horses: int  # free ones
    building: Building | None
    circus: bool


class Tile(TypedDict):
    space: int  # 1 to 7
    colour: str
    price: int
    circus: bool
    sign: str | None  # on the space itself: circus, where its tile sends it on, or flag, whose colour receives it


class Good(TypedDict):
    id: str
    left: int
    sells: int  # what whoever decides gets for it in a city


class Character(TypedDict):
    id: str
    group: str
    cost: int
    points: int
    left: int
    owners: list[int]


class Construction(TypedDict):
    kind: str  # farm, monastery, castle
    money: int
    wood: int


class Palace(TypedDict):
    id: str  # bank_nantes
    kind: str
    city: str
    cost: int
    points: int
    left: int
    owners: list[int]


class Deck(TypedDict):
    level: int
    price: int
    size: int
    under: list[str | None]  # the part at the bottom that some Spy put there, topmost first, as far as you know it


class Message(TypedDict):
    id: str
    level: int
    points: int
    pays: int  # Deniers for whoever delivers it now
    type: str
    targets: list[str]  # a village, two or three shields, or a city
    where: str  # deck, held, delivered
    seat: int | None


class Spying(TypedDict):
    seat: int
    cards: list[str | None]  # what that seat looks at, as far as you know it


class Ware(TypedDict):
    good: str
    price: int
    barred: bool  # whether none could be bought there
    fetching: bool  # the same after a ride for which the Blacksmith fetched a horse


class Mail(TypedDict):
    price: int
    barred: bool  # whether no message could be bought at that stop, whatever is done there first
    fetching: bool  # the same after a ride for which the Blacksmith fetched a horse


class Station(TypedDict):
    message: str
    village: str
    colour: str


class Rider(TypedDict):
    place: str
    heading: str | None  # clockwise, counter-clockwise, or none in a city
    horses: int
    moved: bool  # this turn


class OwnPalace(TypedDict):
    id: str
    works: bool  # from the turn after it was bought


class Player(TypedDict):
    seat: int
    money: int
    ceiling: int
    goods: dict[str, int]
    boat: int
    merchant: Rider
    messenger: Rider
    stack_limit: int
    characters: list[str]
    palaces: list[OwnPalace]
    farms: int
    monasteries: int
    held: list[str]
    message_limit: int
    delivered: list[str]
    delivered_levels: list[int]  # of level 1, 2, 3, 4
    tokens: list[Station | None]  # the message tokens owned, those without a station as none
    points: int
    lines: dict[str, int]


class End(TypedDict):
    loire: int
    spaces: int  # of the Loire
    messages: int
    in_hand: int  # points of a message that is not delivered
    turns: int | None
    settled_by: int | None  # who met an end condition first
    last_turns: int | None  # turns left in the final round


class View(TypedDict):
    mode: str
    turn: int
    phase: str
    active: int | None
    barred: dict[str, dict[str, str | int]]  # why something cannot be chosen, by its target or kind of target
    riding: str | None  # the figure on the move: merchant or messenger
    places: list[Place]
    errands: dict[str, int]  # how many messages a stop there would carry on, for whoever rides with the messenger
    mail: dict[str, Mail]  # what the cheapest message costs at each stop that sells any, for the same
    wares: dict[str, list[Ware]]  # what is sold in each village to whoever rides there with the merchant
    needs: dict[str, str]  # whom the messenger at hand has yet to hire to deliver messages of a deck: one, or both
    circus: str | None
    market: list[Tile]
    goods: list[Good]
    constructions: list[Construction]
    towers: int
    characters: list[Character]
    one_kind: bool  # whether whoever begins something here cannot do anything else
    second_hire: int  # how much more the next hire costs, since it is the second one; 0 where it is not
    palaces: list[Palace]
    decks: list[Deck]
    messages: list[Message]
    spying: Spying | None
    searching: int | None  # the level of the deck that is looked through in a Ducal Palace
    players: list[Player]
    end: End
