"""What a view is made of: the names and types of everything a seat may see."""

from typing import TypedDict


class Rat(TypedDict):
    rat: int  # 1 to 4
    place: str  # "nursery", "path" or "rocket"
    space: int | None  # on the path: 0 is Start, 27 the Launchpad
    super_rat: str | None  # the Comic whose tile it carries
    moved: bool  # in the current turn


class Space(TypedDict):
    space: int
    tile: str  # the row of the box that lies here
    colour: str
    gives: dict[str, int]
    lit_at: int  # light marker position from which it yields one more
    booth: str | None


class Shortcut(TypedDict):
    shortcut: str
    entrance: int
    exit: int
    cost: str


class Track(TypedDict):
    track: str
    strip: str  # which values lie here: the printed ones or a loose strip
    cost: dict[str, int]  # of a marker, where goods pay for it
    values: list[int]  # of the five spaces
    slots: list[str | int | None]  # the first four: a player, "neutral" or nothing
    last_space: list[int]  # how many pieces of each player lie on the fifth


class Booth(TypedDict):
    booth: str
    space: int
    price: int
    items: dict[str, int]  # the names of the actions' items, with how many are shown


class Player(TypedDict):
    seat: int
    rats: list[Rat]
    goods: dict[str, int]
    light: int
    burrow: str
    markers_used: int
    markers_left: int
    parts: dict[str, int]
    rockets: int
    rattronauts: int
    backpacks: dict[str, int]
    drinks: int
    drinks_used: int
    comics: list[str]
    new_comics: list[str]  # those among them that work from the next turn on
    caps: list[str]
    awards: int
    moldy: int
    passages: dict[str, int]  # how often each shortcut was taken
    points: int
    lines: dict[str, int]


class Greg(TypedDict):
    level: str
    rats: list[Rat]
    markers_used: int
    markers_left: int
    rattronauts: int
    points: int
    deck: int  # cards in his deck
    revealed: list[str]
    latest: str | None  # the one among them that was turned up last
    shuffled_back: list[str]  # cards known to be in the deck
    unseen_a: int
    unseen_b: int
    prepared: dict[str, bool]


class Turn(TypedDict):
    """What the current turn is about."""

    seat: int | None
    step: str | None
    moved: list[int]  # rats
    colour: str | None  # which the rats that move too must match, while they are asked for
    extra: int | None  # the space whose bonus is asked about
    part: str | None  # that is built, while it is asked which material is left out
    drink_used: bool
    collecting: dict[str, int]
    shops: list[str]
    safe: list[str]  # those among them from which a thief need not flee


class View(TypedDict):
    seats: int
    round: int
    start_player: int
    over: bool
    turn: Turn
    fourth_rat_aboard: bool  # this round is the last
    eighth_marker_round: int | None  # the round after it is the last
    last_round: int | None  # as far as is known now
    path: list[Space]
    launchpad: int
    shortcuts: list[Shortcut]
    construction_lights: list[int]
    light_end: int
    tracks: list[Track]
    booths: list[Booth]
    library: list[str]
    supply: dict[str, int]
    awards_left: int
    players: list[Player]
    greg: Greg | None
    barred: dict[str, dict[str, str | int]]  # why a track cannot be built or donated for, by its target
