"""board.toml as constants: names, numbers and tables (tuples), unfolded and checked."""

from typing import Any

from riverrat.engine.data import load_box
from riverrat.engine.errors import BadData

BOX = load_box(__package__, __file__)

SEATS, FEWEST = 5, 3


def _whole(path: str, low: int, high: int) -> int:
    value: int = BOX.value(path)
    if not low <= value <= high:
        raise BadData(f"{path}: needs {low} to {high}, not {value}")
    return value


def _check_rows(table: str, keys: str, low: int, high: int) -> None:
    """Whole numbers of a table, lists of them among them, within their bounds."""
    for row in BOX.rows(table):
        for key in keys.split():
            values = row[key] if isinstance(row[key], list) else [row[key]]
            if any(not low <= value <= high for value in values):
                raise BadData(f"{table}.{row['id']}.{key}: needs {low} to {high}, not {row[key]}")


# --- the map (A2) -----------------------------------------------------------------------------------------------------

COLUMNS: str = BOX.value("map.columns")
ACROSS, DOWN = 16, 10
CELLS = ACROSS * DOWN
CELL: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, DOWN + 1) for column in COLUMNS)
_ROWS: list[str] = BOX.value("map.districts")
if len(COLUMNS) != ACROSS or len(_ROWS) != DOWN or any(len(row) != ACROSS for row in _ROWS):
    raise BadData(f"map: the town has {ACROSS} columns and {DOWN} rows")
if set("".join(_ROWS)) != set("012345678"):
    raise BadData("map.districts: needs the districts 1 to 8, and 0 for the plaza")


def _cells(path: str) -> tuple[int, ...]:
    names: list[str] = BOX.value(path)
    for name in names:
        if name not in CELL:
            raise BadData(f"{path}: there is no cell {name!r}")
    return tuple(CELL.index(name) for name in names)


NOWHERE = -1
DISTRICTS = 8
DISTRICT: tuple[int, ...] = tuple(int(digit) - 1 for row in _ROWS for digit in row)  # -1 is the Plaza Mayor
PLAZA: tuple[int, ...] = tuple(cell for cell in range(CELLS) if DISTRICT[cell] < 0)
if len(PLAZA) != 4 or PLAZA[1] - PLAZA[0] != 1 or PLAZA[2] - PLAZA[0] != ACROSS or PLAZA[3] - PLAZA[2] != 1:
    raise BadData("map.districts: the plaza is a block of two by two cells")
FORT_SITES = _cells("map.fort_sites")
_PORT: str = BOX.value("map.port_site")
if _PORT not in CELL:
    raise BadData(f"map.port_site: there is no cell {_PORT!r}")
PORT_SITE = CELL.index(_PORT)
START_ZONE: tuple[int, ...] = _cells("map.start_zone")
RING = _cells("map.plaza_ring")
_RESERVED = {*PLAZA, *FORT_SITES, PORT_SITE}
if len(FORT_SITES) != 2 or _RESERVED & {*RING, *START_ZONE} or len(_RESERVED) != 7:
    raise BadData("map: plaza, fort sites, port site, ring and start zone overlap")
IN_START_ZONE: tuple[int, ...] = tuple(int(cell in START_ZONE) for cell in range(CELLS))
GROUND: tuple[int, ...] = tuple(int(cell not in _RESERVED) for cell in range(CELLS))  # where minor buildings may stand

# Perimeter edges, where walls stand: north, south, west, east. (A2-6)
EDGE: tuple[str, ...] = (
    *(f"{c}1-N" for c in COLUMNS),
    *(f"{c}{DOWN}-S" for c in COLUMNS),
    *(f"{COLUMNS[0]}{r}-W" for r in range(1, DOWN + 1)),
    *(f"{COLUMNS[-1]}{r}-E" for r in range(1, DOWN + 1)),
)
EDGES = len(EDGE)
EDGE_CELL: tuple[int, ...] = tuple(CELL.index(name.split("-")[0]) for name in EDGE)
for _name in BOX.value("map.walls"):
    if _name not in EDGE:
        raise BadData(f"map.walls: there is no edge {_name!r}")
PREBUILT: tuple[int, ...] = tuple(int(name in BOX.value("map.walls")) for name in EDGE)
PORT_EDGE: int = next((EDGE.index(f"{_PORT}-{side}") for side in "SNWE" if f"{_PORT}-{side}" in EDGE), NOWHERE)

# Road lines between neighbouring cells: first the lines running west to east, then those north to south. (A2-5)
# A row of lines is a mask of bits; ACROSS_PLACES[y] has a bit for each line from (x, y) to (x + 1, y), DOWN_PLACES[y]
# for each line from (x, y) to (x, y + 1).


def _between(one: int, other: int) -> bool:
    return not (one in PLAZA and other in PLAZA)


ACROSS_PLACES: tuple[int, ...] = (
    0,
    *(sum(1 << x for x in range(ACROSS) if _between((y - 1) * ACROSS + x, y * ACROSS + x)) for y in range(1, DOWN)),
    0,
)
DOWN_PLACES: tuple[int, ...] = tuple(
    sum(1 << x for x in range(1, ACROSS) if _between(y * ACROSS + x - 1, y * ACROSS + x)) for y in range(DOWN)
)
_LINES = [(0, x, y) for y in range(1, DOWN) for x in range(ACROSS) if ACROSS_PLACES[y] >> x & 1]
_LINES += [(1, x, y) for y in range(DOWN) for x in range(1, ACROSS) if DOWN_PLACES[y] >> x & 1]
LINE_CODE: tuple[int, ...] = tuple(way * 1024 + y * 32 + x for way, x, y in _LINES)
LINE: tuple[str, ...] = tuple(
    f"{CELL[(y - 1) * ACROSS + x]}-S" if way == 0 else f"{CELL[y * ACROSS + x - 1]}-E" for way, x, y in _LINES
)
LINES = len(LINE)
_CENTRES: list[list[int]] = BOX.value("map.centres")
if len(_CENTRES) != DISTRICTS or any(not (0 <= x <= ACROSS and 0 <= y <= DOWN) for x, y in _CENTRES):
    raise BadData("map.centres: needs a corner [x, y] of the map for each of the eight districts")
CENTRE_X: tuple[int, ...] = tuple(x for x, _ in _CENTRES)
CENTRE_Y: tuple[int, ...] = tuple(y for _, y in _CENTRES)
_LEFT, _TOP = PLAZA[0] % ACROSS, PLAZA[0] // ACROSS
PLAZA_VERTICES: tuple[int, ...] = tuple(
    (0b111 << _LEFT) - (1 << (_LEFT + 1) if y == _TOP + 1 else 0) if _TOP <= y <= _TOP + 2 else 0
    for y in range(DOWN + 1)
)  # a mask of x for each y: the boundary of the plaza

# --- buildings (A3, A4) -----------------------------------------------------------------------------------------------

NOTHING = 0
MINOR: tuple[str, ...] = tuple(row["id"] for row in BOX.rows("minor"))
LADDER: tuple[str, ...] = tuple(row["id"] for row in BOX.rows("ladder"))
HUT, HOUSE, STONECUTTER, CARPENTER, MARKET, COMPANY, PLACE, MONUMENT, GARDEN, BARRACKS, CHURCH = range(1, 12)
FORT, PORT, PALACE, CATHEDRAL = range(12, 16)
FORT_LADDER, PORT_LADDER, PALACE_LADDER, CATHEDRAL_LADDER, WALLS_LADDER, ROADS_LADDER = range(6)
LADDERS, MAJORS, KINDS = 6, 4, 16
BUILDING: tuple[str, ...] = (*MINOR, *LADDER[:MAJORS])  # code minus one
_MINOR_NAMES = "hut house stonecutter carpenter market company place monument garden barracks church"
if tuple(_MINOR_NAMES.split()) != MINOR or LADDER != ("fort", "port", "palace", "cathedral", "walls", "roads"):
    raise BadData("minor, ladder: the rows keep their names and their order")
_UPGRADES = {"house": "hut", "company": "market", "monument": "place", "garden": "place"}
for _row in BOX.rows("minor"):
    if _row["on"] != _UPGRADES.get(_row["id"], ""):
        raise BadData(f"minor.{_row['id']}.on: what a building stands on cannot be changed")
STACK_HEIGHT = _whole("workers.on_a_cell", 1, 3)
_check_rows("minor", "workers", 1, STACK_HEIGHT)  # they must all fit on the cell
_check_rows("minor", "wood stone precious points raze", 0, 99)
_check_rows("ladder", "wood stone precious finish pieces raze", 0, 99)
_check_rows("ladder", "base violet green", 0, 30)


def _minor(key: str) -> tuple[int, ...]:
    return (0, *(row[key] for row in BOX.rows("minor")), 0, 0, 0, 0)


WORKERS_FOR = _minor("workers")  # each by building code
WOOD_FOR = _minor("wood")
STONE_FOR = _minor("stone")
PRECIOUS_FOR = _minor("precious")
POINTS_FOR = _minor("points")
STANDS_ON: tuple[int, ...] = (
    0,
    *(MINOR.index(row["on"]) + 1 if row["on"] else NOTHING for row in BOX.rows("minor")),
    0,
    0,
    0,
    0,
)
RAZE_POINTS: tuple[int, ...] = (
    0,
    *(row["raze"] for row in BOX.rows("minor")),
    *(row["raze"] for row in BOX.rows("ladder")[:MAJORS]),
)
# Which pool a tile comes from: dwellings belong to the players, the others are shared. (A1-1)
NO_POOL, CHURCHES, MARKETS, WORKSHOPS, PLACES = -1, 0, 1, 2, 3
POOLS = 4
POOL: tuple[int, ...] = (
    -1, -1, -1, WORKSHOPS, WORKSHOPS, MARKETS, MARKETS, PLACES, PLACES, PLACES, CHURCHES, CHURCHES, -1, -1, -1, -1,
)  # fmt: skip
POOL_SIZE: tuple[tuple[int, ...], ...] = (
    (
        _whole("pieces.church_barracks", 0, 60),
        _whole("pieces.market_company", 0, 60),
        _whole("pieces.stonecutter_carpenter", 0, 60),
        _whole("pieces.place_monument_garden", 0, 60),
    ),
    (
        _whole("pieces.church_barracks_hungarian", 0, 60),
        _whole("pieces.market_company_hungarian", 0, 60),
        _whole("pieces.stonecutter_carpenter", 0, 60),
        _whole("pieces.place_monument_garden", 0, 60),
    ),
)
MONUMENT_TILES = _whole("pieces.monument", 0, 60)
GARDEN_TILES = _whole("pieces.garden", 0, 60)
DWELLINGS = _whole("pieces.dwellings", 1, 60)
PIECES = _whole("pieces.walls_and_roads", 0, 120)
ONE_A_DISTRICT: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0)  # A3-2
ACTIVATED: tuple[int, ...] = (0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0)  # buildings a worker can put to use
IS_MINOR: tuple[int, ...] = (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)

WORKSHOP_PAYS = _whole("effects.workshop_pays", 0, 9)
WORKSHOP_GIVES = _whole("effects.workshop_gives", 0, 9)
MARKET_BASIC = _whole("effects.market_basic", 0, 99)
MARKET_PRECIOUS = _whole("effects.market_precious", 0, 99)
COMPANY_BASIC = _whole("effects.company_basic", 0, 99)
COMPANY_PRECIOUS = _whole("effects.company_precious", 0, 99)
CHURCH_PAYS = _whole("effects.church_pays", 0, 99)
CHURCH_POINTS = _whole("effects.church_points", 0, 99)
CHURCH_POINTS_CATHEDRAL = _whole("effects.church_points_cathedral", 0, 99)
ACTIVATIONS = _whole("effects.activations", 1, 2)
ACTIVATIONS_CONNECTED = _whole("effects.activations_connected", ACTIVATIONS, 2)
PLACE_NEIGHBOURS = _whole("effects.place_neighbours", 0, 10)

# --- ladders (A4) -----------------------------------------------------------------------------------------------------


def _ladder(key: str) -> tuple[int, ...]:
    return tuple(row[key] for row in BOX.rows("ladder"))


def _spaces(row: dict[str, Any]) -> list[int]:
    return [*row["base"], *row["violet"], *row["green"]]


SPACES = max(len(_spaces(row)) for row in BOX.rows("ladder"))
LADDER_POINTS: tuple[tuple[int, ...], ...] = tuple(
    (*_spaces(row), *[0] * (SPACES - len(_spaces(row)))) for row in BOX.rows("ladder")
)
LADDER_SPACES: tuple[tuple[int, ...], ...] = tuple(  # by seats - FEWEST
    tuple(
        len(row["base"]) + (len(row["violet"]) if seats > 3 else 0) + (len(row["green"]) if seats > 4 else 0)
        for row in BOX.rows("ladder")
    )
    for seats in range(FEWEST, SEATS + 1)
)
LADDER_WOOD, LADDER_STONE, LADDER_PRECIOUS = _ladder("wood"), _ladder("stone"), _ladder("precious")
LADDER_FINISH, LADDER_PIECES = _ladder("finish"), _ladder("pieces")
if any(not row["base"] or len(_spaces(row)) > 20 for row in BOX.rows("ladder")):
    raise BadData("ladder: each needs 1 to 20 spaces, at least one of them for three players")
if [row["id"] for row in BOX.rows("ladder") if row["pay"] == "one"] != ["walls"]:
    raise BadData('ladder: the walls alone are paid with wood or stone (pay = "one")')

# --- other areas (A5, A6) ---------------------------------------------------------------------------------------------

RESOURCE = ("wood", "stone", "precious")
WOOD, STONE, PRECIOUS = range(3)
COLUMN = ("mine", "forest")
MINE, FOREST = range(2)
COLUMN_GIVES = (STONE, WOOD)
_SLOTS: list[list[int]] = [BOX.value(f"production.{count}") for count in ("three", "four", "five")]
if any(not 1 <= need <= 5 for slots in _SLOTS for need in slots):
    raise BadData("production: a slot needs 1 to 5 discs")
SLOTS = max(len(slots) for slots in _SLOTS)
SLOT_NEEDS: tuple[tuple[int, ...], ...] = tuple((*slots, *[0] * (SLOTS - len(slots))) for slots in _SLOTS)
SLOT_COUNT: tuple[int, ...] = tuple(len(slots) for slots in _SLOTS)
FARMERS = _whole("production.farmers_for_a_coin", 1, 5)
AREA = ("agriculture", "crafts", "dock", "turn-order")
AGRICULTURE, CRAFTS, DOCK, TURN_ORDER = range(4)
AREAS = 4

LOAD = _whole("ship.load_a_disc", 1, 99)
ROOM = _whole("ship.room_a_player", 1, 25)
YEARS_AWAY = _whole("ship.years_away", 1, 20)
FEE = _whole("ship.fee", 0, 99)
OWNER_FEE = _whole("ship.owner_fee", 0, FEE)
BASIC_COINS, BASIC_POINTS = _whole("ship.basic_coins", 0, 99), _whole("ship.basic_points", 0, 99)
PRECIOUS_COINS, PRECIOUS_POINTS = _whole("ship.precious_coins", 0, 99), _whole("ship.precious_points", 0, 99)
TRIPLET_COINS, TRIPLET_POINTS = _whole("ship.triplet_coins", 0, 99), _whole("ship.triplet_points", 0, 99)

# --- characters (A7) --------------------------------------------------------------------------------------------------

CHARACTER: tuple[str, ...] = tuple(row["id"] for row in BOX.rows("character"))
CHARACTERS = 12
CANNONEER, GENERAL, ROAD_BUILDER, DEFENDER, MASTER_STONECUTTER, MASTER_CARPENTER = range(6)
MASTER_ARTISAN, MASTER_MERCHANT, SHIPOWNER, BISHOP, ARCHITECT, GOVERNOR = range(6, 12)
if len(CHARACTER) != CHARACTERS or CHARACTER[0] != "cannoneer" or CHARACTER[11] != "governor":
    raise BadData("character: the rows keep their names and their order")
_check_rows("character", "cost needs end end_each", 0, 99)
COST: tuple[int, ...] = tuple(row["cost"] for row in BOX.rows("character"))
NEEDS: tuple[int, ...] = tuple(row["needs"] for row in BOX.rows("character"))
END_POINTS: tuple[int, ...] = tuple(row["end"] for row in BOX.rows("character"))
END_EACH: tuple[int, ...] = tuple(row["end_each"] for row in BOX.rows("character"))
SHIPOWNER_POINTS = END_EACH[SHIPOWNER]
CANNON_ROLL = _whole("abilities.cannon_roll", 0, 6)
CANNON_POINTS = _whole("abilities.cannon_points", 0, 99)
GENERAL_DISCS = _whole("abilities.general_discs", 0, 9)
GENERAL_POINTS = _whole("abilities.general_points", 0, 99)
GOVERNOR_KINDS = _whole("abilities.governor_kinds", 1, 5)
FINE_COINS = _whole("fine.coins", 0, 99)
FINE_POINTS = _whole("fine.points", 0, 99)

# --- years and enemies (A8, A9, A10) ----------------------------------------------------------------------------------

FIRST_YEAR = _whole("years.first", 0, 9999)
YEARS: tuple[int, ...] = (_whole("years.long", 1, 60), _whole("years.short", 1, 60))
YEAR: tuple[str, ...] = tuple(str(FIRST_YEAR + at) for at in range(max(YEARS) + YEARS_AWAY))  # a ship may be late
_SYMBOLS: list[str] = BOX.value("years.symbols")
if len(_SYMBOLS) < max(YEARS) - 1 or any(set(symbol) - set("FS") for symbol in _SYMBOLS):
    raise BadData("years.symbols: needs F, S, FS or nothing between any two years")
NATIVES, PIRATES = 0, 1
ENEMY = ("natives", "pirates")
FEATHER: tuple[int, ...] = tuple(int("F" in symbol) for symbol in _SYMBOLS)
SKULL: tuple[int, ...] = tuple(int("S" in symbol) for symbol in _SYMBOLS)
LOWEST, HIGHEST = _whole("enemies.lowest", 0, 12), _whole("enemies.highest", 1, 12)
ENEMY_START: tuple[int, ...] = (
    _whole("enemies.natives_start", LOWEST, HIGHEST),
    _whole("enemies.pirates_start", LOWEST, HIGHEST),
)
BACK = _whole("enemies.back", 0, 12)
BONUS: tuple[int, ...] = tuple(BOX.value("enemies.bonus"))
if len(BONUS) != HIGHEST - LOWEST + 1 or any(not 0 <= extra <= 20 for extra in BONUS):
    raise BadData("enemies.bonus: needs 0 to 20 extra enemies for each space of the track")
FOES_A_DEFENDER = _whole("enemies.for_a_defender", 1, 5)
ADJUST: tuple[int, ...] = tuple(BOX.value("enemies.adjust"))  # by seats - FEWEST
if len(ADJUST) != SEATS - FEWEST + 1 or any(not 0 <= fewer <= 20 for fewer in ADJUST):
    raise BadData("enemies.adjust: needs 0 to 20 fewer enemies for three, four and five players")
ENEMY_CAP = _whole("enemies.cap", 1, 99)
STEPS_OF: tuple[int, ...] = (0, *BOX.value("combat.steps"))  # by size of the group
if len(STEPS_OF) != 4 or not 3 >= STEPS_OF[1] >= STEPS_OF[2] >= STEPS_OF[3] >= 1:
    raise BadData("combat.steps: needs 1 to 3 steps for a single, a pair and a trio, larger groups never faster")
LARGEST_GROUP = 3
FOE_POINTS = _whole("combat.enemy_points", 0, 99)
LOSS_POINTS = _whole("combat.loss_points", 0, 99)
CANNON_BASE = _whole("combat.cannon_base", 0, 12)
FREE_RECRUITS = _whole("combat.free_recruits", 0, 9)
IDLE_ROUNDS = _whole("combat.idle_rounds", 1, 9)
MOST_DICE = 12
MOST_SHOTS = min(12, MOST_DICE - CANNON_BASE + CANNON_ROLL)

# --- workers, start and end (S, CF) -----------------------------------------------------------------------------------

WORKERS = _whole("workers.each", 1, 9)
PLACED_A_YEAR = _whole("workers.placed_a_year", 1, 9)
START: tuple[int, ...] = tuple(_whole(f"start.{kind}", 0, 99) for kind in RESOURCE)
START_COINS = _whole("start.coins", 0, 99)
LAST_WOOD, LAST_STONE = _whole("start.last_wood", 0, 99), _whole("start.last_stone", 0, 99)

HOUSE_POINTS = _whole("district.house", 0, 99)
PRODUCTION_VALUE = _whole("district.production", -9, 9)
CONNECTED_VALUE = _whole("district.connected", -9, 9)
DISTRICT_VALUE: tuple[int, ...] = (
    0, 0, 0, 0, 0, 0, 0, 0,
    _whole("district.monument", -9, 9),
    _whole("district.garden", -9, 9),
    _whole("district.barracks", -9, 9),
    _whole("district.church", -9, 9),
    0, 0,
    _whole("district.palace", -9, 9),
    _whole("district.cathedral", -9, 9),
)  # fmt: skip
COINS_A_POINT = _whole("district.coins_a_point", 1, 99)
