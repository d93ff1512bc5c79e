"""Points line by line, and tie-breaks. (C-F)"""

from riverrat.engine.rule import Log, Out, rule, tell

from .actions import SCORED
from .cards import has_port, stands
from .data import (
    ARCHITECT,
    BARRACKS,
    BISHOP,
    CARPENTER,
    CATHEDRAL,
    CATHEDRAL_LADDER,
    CHARACTER,
    CHARACTERS,
    CHURCH,
    COINS_A_POINT,
    COMPANY,
    CONNECTED_VALUE,
    DEFENDER,
    DISTRICT,
    DISTRICT_VALUE,
    DISTRICTS,
    EDGE_CELL,
    EDGES,
    END_EACH,
    END_POINTS,
    GARDEN,
    GOVERNOR,
    GOVERNOR_KINDS,
    HOUSE_POINTS,
    MAJORS,
    MARKET,
    MONUMENT,
    NOWHERE,
    PALACE,
    PLACE,
    PORT_EDGE,
    PRECIOUS,
    PRODUCTION_VALUE,
    ROAD_BUILDER,
    SHIPOWNER,
    STONE,
    STONECUTTER,
    WOOD,
)
from .options import SHIPOWNER_OPTION
from .state import SOURCES, State

LINES = (
    *SOURCES,
    "money",
    *(f"character-{name}" for name in CHARACTER),
    *(f"district-{d + 1}" for d in range(DISTRICTS)),
)
MONEY_LINE = len(SOURCES)
FIRST_CHARACTER_LINE = MONEY_LINE + 1
FIRST_DISTRICT_LINE = FIRST_CHARACTER_LINE + CHARACTERS


@rule
def score(s: State, seat: int, amount: int, source: int, log: Log) -> None:
    """Move a pawn on the score track and remember what for."""
    if amount != 0:
        s.points[seat] += amount
        s.earned[seat][source] += amount
        tell(s, log, SCORED, seat, amount, source)


# --- characters -------------------------------------------------------------------------------------------------------


@rule
def character_points(s: State, character: int) -> int:
    """What each character brings its holder at the end. (CF-2)"""
    count = 0
    if character == ROAD_BUILDER:
        for district in range(DISTRICTS):
            count += s.connected[district]
    elif character == DEFENDER:
        for district in range(DISTRICTS):
            count += 1 if is_walled(s, district) else 0
    elif character == BISHOP:
        count = 1 if stands(s, CATHEDRAL_LADDER) else 0
        for district in range(DISTRICTS):
            count += s.built_in[district][CHURCH]
    elif character == ARCHITECT:
        for major in range(MAJORS):
            count += 1 if stands(s, major) else 0
    elif character == GOVERNOR:
        for district in range(DISTRICTS):
            count += 1 if is_noble(s, district) else 0
    elif character == SHIPOWNER:
        count = s.voyages if s.option[SHIPOWNER_OPTION] == 1 else 0  # D-52: otherwise paid at each return
    return END_POINTS[character] + count * END_EACH[character]


@rule
def is_walled(s: State, district: int) -> bool:
    """Whether walls, the Port among them, close the whole outer side of a district. (D-59)"""
    port = PORT_EDGE if has_port(s) else NOWHERE
    for edge in range(EDGES):
        if s.wall[edge] == 0 and DISTRICT[EDGE_CELL[edge]] == district and edge != port:
            return False
    return True


@rule
def is_noble(s: State, district: int) -> bool:
    """Whether a district has four of the five kinds of noble building. (A7 GOVERNOR)"""
    there = s.built_in[district]
    kinds = min(there[PLACE], 1) + min(there[MONUMENT], 1) + min(there[GARDEN], 1)
    return kinds + min(there[BARRACKS], 1) + min(there[CHURCH], 1) >= GOVERNOR_KINDS


# --- houses -----------------------------------------------------------------------------------------------------------


@rule
def district_value(s: State, district: int) -> int:
    """What its buildings and its road add to each house of a district. (CF-3)"""
    there = s.built_in[district]
    production = there[STONECUTTER] + there[CARPENTER] + there[MARKET] + there[COMPANY]
    value = PRODUCTION_VALUE * (production - 1) if production > 1 else 0
    value += DISTRICT_VALUE[GARDEN] * there[GARDEN] + DISTRICT_VALUE[MONUMENT] * there[MONUMENT]
    value += DISTRICT_VALUE[CHURCH] * there[CHURCH] + DISTRICT_VALUE[BARRACKS] * there[BARRACKS]
    value += DISTRICT_VALUE[PALACE] * there[PALACE] + DISTRICT_VALUE[CATHEDRAL] * there[CATHEDRAL]
    return value + CONNECTED_VALUE * s.connected[district]


@rule
def house_value(s: State, district: int) -> int:
    """A house never counts less than nothing. (CF-3)"""
    return max(0, HOUSE_POINTS + district_value(s, district))


# --- the whole --------------------------------------------------------------------------------------------------------


@rule
def line_points(s: State, seat: int, line: int) -> int:
    """The score track by what earned it, money, a character, or the houses of a district. (CF-1 to CF-3, CF-5)"""
    if line < MONEY_LINE:
        return s.earned[seat][line]
    if line == MONEY_LINE:
        return s.coins[seat] // COINS_A_POINT
    if line < FIRST_DISTRICT_LINE:
        character = line - FIRST_CHARACTER_LINE
        return character_points(s, character) if s.holder[character] == seat else 0
    district = line - FIRST_DISTRICT_LINE
    houses = s.houses[seat][district]
    return houses * house_value(s, district) if houses > 0 else 0


@rule
def points(s: State, seat: int, lines: Out) -> int:
    """Every line, and their sum. (C-F)"""
    total = 0
    for line in range(len(LINES)):
        lines[line] = line_points(s, seat, line)
        total += lines[line]
    return total


@rule
def total_points(s: State, seat: int) -> int:
    """The sum of all lines. (C-F)"""
    total = 0
    for line in range(len(LINES)):
        total += line_points(s, seat, line)
    return total


@rule
def rank(s: State, seat: int) -> int:
    """Most points; among equals more coins left, then more precious, then more wood and stone. (CF-6)"""
    stock = s.stock[seat]
    standing = total_points(s, seat) * COINS_A_POINT + s.coins[seat] % COINS_A_POINT
    return (standing * 32768 + stock[PRECIOUS]) * 65536 + stock[WOOD] + stock[STONE]


@rule
def won(s: State, seat: int) -> int:
    """Nobody ranks above a winner; equals share the win. (CF-6)"""
    mine = rank(s, seat)
    for other in range(s.seats):
        if rank(s, other) > mine:
            return 0
    return 1
