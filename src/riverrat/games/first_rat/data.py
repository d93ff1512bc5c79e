"""board.toml as constants: names, numbers and tables (tuples), unfolded and checked."""

from itertools import combinations, pairwise
from typing import Any

from riverrat.engine.data import load_box
from riverrat.engine.errors import BadData

BOX = load_box(__package__, __file__)


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise BadData(reason)


def _within(low: int, high: int, path: str, *numbers: int) -> None:
    _need(all(low <= number <= high for number in numbers), f"{path}: needs numbers from {low} to {high}")


def _place(where: str, names: tuple[str, ...], name: str) -> int:
    """Where a name stands in its list; a name that is not in it is refused, and those that are get listed."""
    _need(name in names, f"{where}: {name!r} is none of {', '.join(filter(None, names))}")
    return names.index(name)


def _places(path: str, name: str, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(_place(f"{path} {row['id']}", names, row[name]) for row in BOX.rows(path))


def _ids(path: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in BOX.rows(path))


def _column(path: str, name: str) -> tuple[Any, ...]:
    return tuple(row[name] for row in BOX.rows(path))


def _amounts(where: str, text: str) -> tuple[int, ...]:
    """`1 vinegar, 2 baking-soda` as one number for each resource."""
    found = [0] * len(RESOURCE)
    for part in text.split(","):
        number, _, name = part.strip().partition(" ")
        _need(number.isdigit() and 0 < int(number) < 10, f"{where}: needs a number from 1 to 9, not {part.strip()!r}")
        _need(name in RESOURCE, f"{where}: {name!r} is none of {', '.join(RESOURCE)}")
        found[RESOURCE.index(name)] += int(number)
    return tuple(found)


LANE = 8  # bits for each material where amounts of all four are held in one number (turn/purse.py)
LANES_FULL, LANES_SIGN = 0x7F7F7F7F, 0x80808080

# --- pieces (A1, A2) --------------------------------------------------------------------------------------------------

SEATS, RATS = 5, 4
GREG = 1  # in solo Greg's pieces lie where a second player's would

RESOURCE = ("vinegar", "baking-soda", "tin-can", "calculator", "cheese", "lightbulb", "apple-core")
VINEGAR, BAKING_SODA, TIN_CAN, CALCULATOR, CHEESE, LIGHTBULB, APPLE_CORE = range(7)
GOOD = RESOURCE[:5]  # what a player can keep
MATERIAL = RESOURCE[:4]  # what rocket parts and shortcuts cost
MATERIALS = len(MATERIAL)

SUPPLY: tuple[int, ...] = tuple(BOX.value(f"supply.{good}") for good in GOOD)
AWARDS: int = BOX.value("supply.awards")
MARKERS: int = BOX.value("team.markers")
MARKERS_TO_END: int = BOX.value("team.markers-to-end")
ADULTS: int = BOX.value("team.adults")
_within(1, 99, "supply", *SUPPLY, AWARDS)
_need(0 < MARKERS_TO_END <= MARKERS < 100, "team.markers-to-end: needs 1 to team.markers")
_need(0 < ADULTS <= RATS, f"team.adults: needs 1 to {RATS}")

# --- moving (C2, C3) --------------------------------------------------------------------------------------------------

ONE_RAT: int = BOX.value("move.one-rat")
SEVERAL_RATS: int = BOX.value("move.several-rats")
MOLDY_BRINGS: int = BOX.value("move.moldy-cheese")
_need(RATS <= ONE_RAT <= 9, f"move.one-rat: needs {RATS} to 9, so that own rats never block all ways on")
_need(1 <= SEVERAL_RATS <= ONE_RAT, "move.several-rats: needs 1 to move.one-rat")
_within(1, 9, "move.moldy-cheese", MOLDY_BRINGS)

# --- the path (A3, A14) -----------------------------------------------------------------------------------------------
# One row of content for each standard space, then one for each tile of the variable side.

COLOUR = ("yellow", "green", "orange", "blue", "white")
GROUP = ("a", "b", "c", "d", "e")
SPACES = len(BOX.rows("space"))
NURSERY, START, LAUNCHPAD, ROCKET = -1, 0, SPACES + 1, SPACES + 2  # where a rat can be, beside spaces 1 to 26

CONTENT: tuple[str, ...] = _ids("space") + _ids("tile")
COLOUR_OF: tuple[int, ...] = _places("space", "colour", COLOUR) + _places("tile", "colour", COLOUR)
_given = [_amounts(f"content {row['id']}", row["gives"]) for row in (*BOX.rows("space"), *BOX.rows("tile"))]
_kinds = [[kind for kind, amount in enumerate(amounts) if amount] for amounts in _given]
for _name, _found in zip(CONTENT, _kinds, strict=True):
    _need(len(_found) == 1 or (len(_found) == 2 and max(_found) < MATERIALS), f"{_name}: one resource or two materials")
FIRST_KIND: tuple[int, ...] = tuple(kinds[0] for kinds in _kinds)
FIRST_AMOUNT: tuple[int, ...] = tuple(row[kinds[0]] for row, kinds in zip(_given, _kinds, strict=True))
SECOND_KIND: tuple[int, ...] = tuple(kinds[1] if len(kinds) > 1 else -1 for kinds in _kinds)
SECOND_AMOUNT: tuple[int, ...] = tuple(
    row[kinds[1]] if len(kinds) > 1 else 0 for row, kinds in zip(_given, _kinds, strict=True)
)
GROUP_SIZE: tuple[int, ...] = tuple(_column("space", "group").count(group) for group in GROUP)
_need(
    tuple(_column("tile", "group").count(group) for group in GROUP) == GROUP_SIZE, "tile: as many as spaces, by group"
)
_need(list(_column("space", "group")) == sorted(_column("space", "group")), "space: groups follow each other, a to e")
_need(list(_column("tile", "group")) == sorted(_column("tile", "group")), "tile: groups follow each other, a to e")

# --- shortcuts (A4) ---------------------------------------------------------------------------------------------------
# A way is a set of shortcuts one rat takes in one move, written as bits; way 0 is on foot. Ways that can be walked at
# all stand in ROUTE_..., those with the same first entrance together, so that a rat looks only at what lies ahead.

SHORTCUT = _ids("shortcut")
ENTRANCE: tuple[int, ...] = _column("shortcut", "entrance")
EXIT: tuple[int, ...] = _column("shortcut", "exit")
SHORTCUT_COST: tuple[int, ...] = _places("shortcut", "cost", MATERIAL)
_need(
    all(START < a < b <= LAUNCHPAD for a, b in zip(ENTRANCE, EXIT, strict=True)), "shortcut: leads forward on the path"
)


def _way_name(way: int) -> str:
    return "-".join(name for at, name in enumerate(SHORTCUT) if way >> at & 1) or "on-foot"


def _walkable() -> list[tuple[int, ...]]:
    """Every set of shortcuts that one rat can take one after another: (entrance, exit, saved steps, price, way)."""
    found = []
    for count in range(1, len(SHORTCUT) + 1):
        for chosen in combinations(sorted(range(len(SHORTCUT)), key=lambda at: ENTRANCE[at]), count):
            if all(EXIT[a] <= ENTRANCE[b] for a, b in pairwise(chosen)):
                saved = sum(EXIT[at] - ENTRANCE[at] - 1 for at in chosen)
                price = sum(1 << LANE * SHORTCUT_COST[at] for at in chosen)
                way = sum(1 << at for at in chosen)
                found.append((ENTRANCE[chosen[0]], EXIT[chosen[-1]], saved, price, way))
    return sorted(found)


WAY: tuple[str, ...] = tuple(_way_name(way) for way in range(1 << len(SHORTCUT)))
_routes = [(START, START, 0, 0, 0), *_walkable()]
ROUTES = len(_routes)
ROUTE_ENTRANCE, ROUTE_EXIT, ROUTE_SAVES, ROUTE_PRICE, ROUTE_WAY = map(tuple, zip(*_routes, strict=True))
FIRST_ROUTE: tuple[int, ...] = tuple(  # by space: the first route with shortcuts whose entrance is not behind it
    next((at for at in range(1, ROUTES) if ROUTE_ENTRANCE[at] >= space), ROUTES) for space in range(LAUNCHPAD + 1)
)
NEXT_ENTRANCE: tuple[int, ...] = tuple(  # by space: the first entrance that is not behind it
    min((at for at in ENTRANCE if at >= space), default=LAUNCHPAD) for space in range(LAUNCHPAD + 1)
)

# --- the light string (A5) --------------------------------------------------------------------------------------------

CONSTRUCTION_LIGHT: tuple[int, ...] = tuple(BOX.value("light.construction-lights"))
LIGHT_END = SPACES + len(CONSTRUCTION_LIGHT)
_need(list(CONSTRUCTION_LIGHT) == sorted(set(CONSTRUCTION_LIGHT)), "light.construction-lights: in rising order")
_need(all(0 < at <= LIGHT_END for at in CONSTRUCTION_LIGHT), f"light.construction-lights: from 1 to {LIGHT_END}")
_bulbs = [at for at in range(1, LIGHT_END + 1) if at not in CONSTRUCTION_LIGHT]
LIT_AT: tuple[int, ...] = (0, *_bulbs)  # by space: the position from which it yields one more

# --- booths (A6, A10 to A12) ------------------------------------------------------------------------------------------

BOOTH = _ids("booth")
HAMSTER, FROG, CROW = range(3)
BOOTH_SPACE: tuple[int, ...] = _column("booth", "space")
PRICE: tuple[int, ...] = _column("booth", "price")
BOOTH_AT: tuple[int, ...] = tuple(
    BOOTH_SPACE.index(space) if space in BOOTH_SPACE else -1 for space in range(ROCKET + 1)
)
_need(len(set(BOOTH_SPACE)) == 3 and all(0 < at <= SPACES for at in BOOTH_SPACE), "booth: on three spaces of the path")
_within(1, 99, "booth: price", *PRICE)

BACKPACK = _ids("backpack")
BACKPACK_HELPS: tuple[int, ...] = tuple(map(RESOURCE.index, BACKPACK))
BACKPACK_EXTRA: tuple[int, ...] = _column("backpack", "extra")
BACKPACK_COPIES: tuple[int, ...] = _column("backpack", "copies")
_within(0, 9, "backpack: extra and copies", *BACKPACK_EXTRA, *BACKPACK_COPIES)

CAP = _ids("cap")
CAP_POINTS: tuple[int, ...] = _column("cap", "points")

ITEM: tuple[str, ...] = (
    *(f"backpack-{backpack}" for backpack in BACKPACK),
    "energy-drink",
    *(f"cap-{cap}" for cap in CAP),
)
ENERGY_DRINK = len(BACKPACK)
FIRST_CAP = ENERGY_DRINK + 1

# --- the burrow (A7) and Comics (A13) ---------------------------------------------------------------------------------

NODE = _ids("node")
BURROW_START = 0
NO_REWARD, COMIC_REWARD, RAISE_REWARD, FOOD_REWARD = range(4)
REWARD: tuple[int, ...] = _places("node", "reward", ("", "comic", "raise", "stored-food"))
_next = [tuple(_place(f"node {row['id']}", NODE, to) for to in row["next"]) for row in BOX.rows("node")]
_need(all(1 <= len(ways) <= 2 for ways in _next), "node: one or two ways on")
UP: tuple[int, ...] = tuple(ways[0] for ways in _next)
LEFT: tuple[int, ...] = tuple(ways[-1] for ways in _next)
BRANCH: tuple[str, ...] = tuple(NODE[to] for ways in _next if len(ways) > 1 for to in ways)
BRANCH_NODE: tuple[int, ...] = tuple(map(NODE.index, BRANCH))
_need(len(set(BRANCH)) == len(BRANCH), "node: each branch of an intersection leads to a node of its own")


def _reached(node: int) -> set[int]:
    found, new = set[int](), {node}
    while new:
        found |= new
        new = {to for at in new for to in _next[at]} - found
    return found


_need(all(len(_reached(node)) == len(NODE) for node in range(len(NODE))), "node: the ways on lead round to every node")

COMIC = _ids("comic")
HOME_MADE_ROCKETS, MARATHON, IN_STEP, LONE_SCAVENGER, TOLL_FREE, PIPE_MAP = range(6)
MUSCLE_RAT, AMAZON_RAT, CAT_BURGLAR_RAT, CAPED_RAT = range(6, 10)
SUPER_RATS = MUSCLE_RAT  # the Comics from here on come with a Super Rat tile
_comic = {row["id"]: row for row in BOX.rows("comic")}
PART_SAVES: int = _comic["home-made-rockets"]["saves"]
MARATHON_FURTHER: int = _comic["marathon"]["further"]
IN_STEP_FURTHER: int = _comic["in-step"]["further"]
CAPED_FURTHER: int = _comic["caped-rat"]["further"]
LONE_EXTRA: int = _comic["lone-scavenger"]["extra"]
MUSCLE_EXTRA: int = _comic["muscle-rat"]["extra"]
PIPE_CHEESE: int = _comic["pipe-map"]["cheese"]
_within(
    0, 9, "comic", MARATHON_FURTHER, IN_STEP_FURTHER, CAPED_FURTHER, LONE_EXTRA, MUSCLE_EXTRA, PIPE_CHEESE
)  # fmt: skip
_need(PART_SAVES == 1, "comic home-made-rockets: saves exactly 1")
_need(
    IN_STEP_FURTHER <= MARATHON_FURTHER + ONE_RAT - SEVERAL_RATS, "comic in-step: several rats go no further than one"
)

# --- score tracks (A8, A15) -------------------------------------------------------------------------------------------

TRACK = _ids("track")
COCKPIT, CARGO, THRUSTER, ROCKET_TRACK, PROVISIONS, RATTRONAUT, LIGHTS, FOOD = range(8)
TRACKS, SLOTS = len(TRACK), 4  # spaces for one piece; the one after them takes any number
STRIP: tuple[str, ...] = TRACK + _ids("variable-track")
VALUES: tuple[tuple[int, ...], ...] = tuple(
    map(tuple, _column("track", "values") + _column("variable-track", "values"))
)
_need(all(len(values) == SLOTS + 1 for values in VALUES), "track: needs five values")
_need(
    all(0 <= right <= left < 100 for values in VALUES for left, right in pairwise(values)),
    "track: the space furthest to the left is worth most, and the values fall or stay equal from there",
)
HIGHLIGHTED: tuple[int, ...] = tuple(sorted(BOX.value("highlighted.spaces")))
_need(
    len(set(HIGHLIGHTED)) == len(HIGHLIGHTED) == 2 and all(1 <= space <= SLOTS for space in HIGHLIGHTED),
    f"highlighted.spaces: needs two different numbers from 1 to {SLOTS}",
)
_neutral = (HIGHLIGHTED, HIGHLIGHTED, HIGHLIGHTED[-1:], HIGHLIGHTED[-1:], ())  # solo, two, three, four, five players
NEUTRAL_ON: tuple[tuple[int, ...], ...] = tuple(
    tuple(int(slot + 1 in spaces) for slot in range(SLOTS)) for spaces in _neutral
)
GREG_TRACK = (COCKPIT, CARGO, THRUSTER, FOOD, PROVISIONS, LIGHTS)  # those Greg prepares (B4.3)

# --- building and donating (A9), points (C12) -------------------------------------------------------------------------

PART = _ids("part")
PARTS = len(PART)
_costs = [_amounts(f"part {row['id']}", row["cost"]) for row in BOX.rows("part")]
_need(not any(sum(cost[MATERIALS:]) for cost in _costs), "part: costs building materials only")
PART_COST: tuple[tuple[int, ...], ...] = tuple(cost[:MATERIALS] for cost in _costs)
PART_PRICE: tuple[int, ...] = tuple(sum(n << LANE * at for at, n in enumerate(cost)) for cost in PART_COST)
DONATION: int = BOX.value("donation.cheese")
AWARD_POINTS: int = BOX.value("points.award")
MOLDY_POINTS: int = BOX.value("points.moldy-cheese")
LEFTOVERS: int = BOX.value("points.leftovers")
_need(DONATION > 0 and LEFTOVERS > 0, "donation.cheese and points.leftovers: need at least 1")

# --- setup (B) and Greg (A16, B5) -------------------------------------------------------------------------------------

DRINKS_SHOWN: tuple[int, ...] = tuple(BOX.value("setup.energy-drinks"))
BACKPACKS_SHOWN: tuple[int, ...] = tuple(BOX.value("setup.backpacks"))
CAPS_SHOWN: int = BOX.value("setup.caps")
COMICS_SHOWN: int = BOX.value("setup.comics")
START_CHEESE: tuple[int, ...] = tuple(BOX.value("setup.cheese"))
GREG_START: tuple[int, ...] = tuple(BOX.value("setup.greg"))
for _name, _list in (("energy-drinks", DRINKS_SHOWN), ("backpacks", BACKPACKS_SHOWN), ("cheese", START_CHEESE)):
    _need(len(_list) == SEATS, f"setup.{_name}: needs {SEATS} numbers")
    _within(0, 9, f"setup.{_name}", *_list)
_within(0, 10, "setup.caps and setup.comics", CAPS_SHOWN, COMICS_SHOWN)
_need(sum(START_CHEESE) <= SUPPLY[CHEESE], "setup.cheese: no more than supply.cheese")
_need(max(BACKPACKS_SHOWN) <= sum(BACKPACK_COPIES), "setup.backpacks: no more than there are")
_need(len(CAP) >= CAPS_SHOWN and COMICS_SHOWN <= SUPER_RATS, "setup: no more caps or Comics than there are")
_need(
    len(GREG_START) == RATS and all(START <= at <= SPACES for at in GREG_START), "setup.greg: four spaces of the path"
)

LEVEL = _ids("level")
A_CARDS: tuple[int, ...] = _column("level", "a-cards")
B_CARDS: tuple[int, ...] = _column("level", "b-cards")
CARD = _ids("card")
_moves: tuple[list[int], ...] = _column("card", "moves")
CARD_MOVES: tuple[int, ...] = tuple(number for moves in _moves for number in moves)  # four for each card
FIRST_B, RESHUFFLE_CARD = [card[0] for card in CARD].index("b"), len(CARD) - 1
NO_ICON, COMIC_ICON, BEST_ICON = -1, TRACKS, TRACKS + 1
ICON: tuple[int, ...] = tuple(NO_ICON + icon for icon in _places("card", "icon", ("", *TRACK, "comic", "best")))
_within(0, 99, "level: a-cards and b-cards", *A_CARDS, *B_CARDS)
_within(0, 9, "card: moves", *CARD_MOVES)
_need(max(A_CARDS) <= FIRST_B and max(B_CARDS) <= RESHUFFLE_CARD - FIRST_B, "level: no more cards than there are")
_need(all(len(moves) == RATS and sum(moves) > 0 for moves in _moves), "card: four moves, not all of them 0")
_need(set(ICON) <= {NO_ICON, COMIC_ICON, BEST_ICON, *GREG_TRACK}, "card: an icon of a track that Greg can score")
_need([at for at, icon in enumerate(ICON) if icon == BEST_ICON] == [RESHUFFLE_CARD], "card: only the last one is best")

CHALLENGE: dict[str, int] = BOX.table("challenge")
