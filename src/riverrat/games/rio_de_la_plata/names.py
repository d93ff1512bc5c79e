"""Words that follow from the box, as Fluent lines for all languages: places of the board, prices and numbers.

The catalogues say a number of the box by reference (`{ points-fort-finish }`), so that a corrected box is told as it
is. How a language counts is written there too, in terms such as `-points`.
"""

from collections.abc import Mapping
from typing import Any

from .data import (
    ADJUST,
    BASIC_COINS,
    BASIC_POINTS,
    BOX,
    CANNON_POINTS,
    CANNON_ROLL,
    CATHEDRAL,
    CELL,
    CHARACTER,
    CHURCH_PAYS,
    CHURCH_POINTS,
    CHURCH_POINTS_CATHEDRAL,
    CHURCHES,
    COINS_A_POINT,
    COLUMNS,
    COMPANY_BASIC,
    COMPANY_PRECIOUS,
    CONNECTED_VALUE,
    DISTRICT_VALUE,
    EDGE,
    END_EACH,
    END_POINTS,
    ENEMY_CAP,
    FARMERS,
    FEE,
    FINE_COINS,
    FINE_POINTS,
    FIRST_YEAR,
    GENERAL_DISCS,
    GENERAL_POINTS,
    GOVERNOR_KINDS,
    HOUSE_POINTS,
    LADDER,
    LADDER_FINISH,
    LADDER_PIECES,
    LINE,
    LOAD,
    MARKET_BASIC,
    MARKET_PRECIOUS,
    MARKETS,
    MINOR,
    OWNER_FEE,
    PALACE,
    PLACE_NEIGHBOURS,
    PLACED_A_YEAR,
    POINTS_FOR,
    POOL_SIZE,
    PRECIOUS_COINS,
    PRECIOUS_POINTS,
    PRODUCTION_VALUE,
    RESOURCE,
    TRIPLET_COINS,
    TRIPLET_POINTS,
    WORKSHOP_GIVES,
    WORKSHOP_PAYS,
    YEAR,
    YEARS,
    YEARS_AWAY,
)

NUMBERS = {
    "placed": PLACED_A_YEAR,
    "farmers": FARMERS,
    "workshop-pays": WORKSHOP_PAYS,
    "workshop-gives": WORKSHOP_GIVES,
    "place-neighbours": PLACE_NEIGHBOURS,
    "walls-pieces": LADDER_PIECES[LADDER.index("walls")],
    "roads-pieces": LADDER_PIECES[LADDER.index("roads")],
    "load": LOAD,
    "years-away": YEARS_AWAY,
    "years-long": YEARS[0],
    "years-short": YEARS[1],
    "last-long": FIRST_YEAR + YEARS[0] - 1,
    "last-short": FIRST_YEAR + YEARS[1] - 1,
    "adjust-four": ADJUST[1],
    "adjust-five": ADJUST[2],
    "enemy-cap": ENEMY_CAP,
    "churches-french": POOL_SIZE[0][CHURCHES],
    "churches-hungarian": POOL_SIZE[1][CHURCHES],
    "markets-french": POOL_SIZE[0][MARKETS],
    "markets-hungarian": POOL_SIZE[1][MARKETS],
    "cannon-roll": CANNON_ROLL,
    "general-discs": GENERAL_DISCS,
    "governor-kinds": GOVERNOR_KINDS,
}
POINTS = {
    **{f"{name}-finish": LADDER_FINISH[at] for at, name in enumerate(LADDER)},
    **{f"{name}-built": POINTS_FOR[at + 1] for at, name in enumerate(MINOR)},
    **{f"{name}-end": END_POINTS[at] for at, name in enumerate(CHARACTER)},
    **{f"{name}-each": END_EACH[at] for at, name in enumerate(CHARACTER)},
    "palace-district": DISTRICT_VALUE[PALACE],
    "cathedral-district": DISTRICT_VALUE[CATHEDRAL],
    "connected": CONNECTED_VALUE,
    "production": -PRODUCTION_VALUE,
    "fine": FINE_POINTS,
    "house": HOUSE_POINTS,
    "church": CHURCH_POINTS,
    "church-cathedral": CHURCH_POINTS_CATHEDRAL,
    "cannon": CANNON_POINTS,
    "general": GENERAL_POINTS,
    "ship-basic": BASIC_POINTS,
    "ship-precious": PRECIOUS_POINTS,
    "ship-triplet": TRIPLET_POINTS,
}
COINS = {
    "market-basic": MARKET_BASIC,
    "market-precious": MARKET_PRECIOUS,
    "company-basic": COMPANY_BASIC,
    "company-precious": COMPANY_PRECIOUS,
    "church": CHURCH_PAYS,
    "owner-fee": OWNER_FEE,
    "ship-basic": BASIC_COINS,
    "ship-precious": PRECIOUS_COINS,
    "ship-triplet": TRIPLET_COINS,
    "a-point": COINS_A_POINT,
    "fee": FEE,
    "fine": FINE_COINS,
}


def _price(row: Mapping[str, Any]) -> str:
    """What a minor building or one space of a ladder costs: `2 workers, 1 wood`."""
    parts = [f"{{ -{kind}(n: {row[kind]}) }}" for kind in ("workers", *RESOURCE) if row.get(kind)]
    return (" { board-or } " if row.get("pay") == "one" else ", ").join(parts) or "{ board-free }"


def _line(name: str) -> str:
    """A road runs between two cells: `C9–C10`."""
    cell, side = name.split("-")
    column, row = cell[0], int(cell[1:])
    return f"{cell}–{column}{row + 1}" if side == "S" else f"{cell}–{COLUMNS[COLUMNS.index(column) + 1]}{row}"


NAMES = "\n".join(
    [
        *(f"box-{name} = {value}" for name, value in NUMBERS.items()),
        *(f"points-{name} = {{ -points(n: {value}) }}" for name, value in POINTS.items()),
        *(f"coins-{name} = {{ -coins(n: {value}) }}" for name, value in COINS.items()),
        *(f"price-{row['id']} = {_price(row)}" for row in (*BOX.rows("minor"), *BOX.rows("ladder"))),
        *(f"year-{year} = {year}" for year in YEAR),
        *(f"{kind}-{cell} = {cell}" for kind in ("cell", "start") for cell in CELL),
        *(f"edge-{edge} = {edge.split('-')[0]} {{ side-{edge.split('-')[1]} }}" for edge in EDGE),
        *(f"line-{line} = {_line(line)}" for line in LINE),
    ]
)
