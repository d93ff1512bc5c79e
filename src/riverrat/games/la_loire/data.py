"""board.toml as constants: names, numbers and tables (tuples), unfolded and checked."""

from riverrat.engine.data import load_box
from riverrat.engine.errors import BadData

BOX = load_box(__package__, __file__)

SEATS = 4
NONE = -1


def _table(name: str) -> dict[str, int]:
    return {key: int(value) for key, value in BOX.table(name).items()}


# --- places -----------------------------------------------------------------------------------------------------------

PLACES = 20
CITY: tuple[str, ...] = tuple(BOX.table("city"))
_loop = {**_table("city"), **_table("village")}
if sorted(_loop.values()) != list(range(PLACES)) or [_loop[city] for city in CITY] != [0, 10]:
    raise BadData("village: the loop needs each place from 0 to 19 once, with the cities on 0 and 10")
PLACE: tuple[str, ...] = tuple(sorted(_loop, key=lambda name: _loop[name]))
NANTES, ORLEANS = 0, 10
IS_CITY: tuple[int, ...] = tuple(int(place in CITY) for place in PLACE)
NORTH: tuple[int, ...] = tuple(int(NANTES < at < ORLEANS) for at in range(PLACES))  # 1 on the north road
VILLAGE: tuple[str, ...] = tuple(place for place in PLACE if place not in CITY)  # in loop order
VILLAGES = len(VILLAGE)
MERCHANT, MESSENGER = 0, 1
FIGURE: tuple[str, ...] = ("merchant", "messenger")
START_PLACE: tuple[int, ...] = (NANTES, ORLEANS)
CLOCKWISE, COUNTER_CLOCKWISE = 1, -1


def _places(path: str) -> tuple[int, ...]:
    wrong = [name for name in BOX.value(path) if name not in VILLAGE]
    if wrong:
        raise BadData(f"{path}: {wrong[0]!r} is no village")
    return tuple(_loop[name] for name in BOX.value(path))


HORSES_FEW, HORSES_MANY = _places("horses.few"), _places("horses.many")
if BOX.value("circus.start") not in VILLAGE:
    raise BadData("circus.start: needs a village")
CIRCUS_START: int = _loop[BOX.value("circus.start")]

# --- shields and market -----------------------------------------------------------------------------------------------

COLOUR: tuple[str, ...] = tuple(BOX.table("shield"))
COLOURS = len(COLOUR)
SHIELDS: tuple[int, ...] = tuple(_table("shield").values())
PRICE: tuple[int, ...] = tuple(_table("market").values())
CIRCUS_SPACE: int = BOX.value("circus.trigger_space") - 1
NEW_CIRCUS_SPACE: int = BOX.value("circus.new_space") - 1
CIRCUS_DISCOUNT: int = BOX.value("circus.discount")
_MOST_OF_A_COLOUR = 6  # more of one colour can hardly be laid out without neighbours
if sum(SHIELDS) != VILLAGES or min(SHIELDS) < 1 or max(SHIELDS) > _MOST_OF_A_COLOUR:
    raise BadData(f"shield: needs {VILLAGES} shields in all, 1 to {_MOST_OF_A_COLOUR} of each colour")
if len(PRICE) != COLOURS or min(PRICE) < 0:
    raise BadData("market: needs a price of 0 or more for each of the seven spaces")
if not (0 <= CIRCUS_SPACE < COLOURS and 0 <= NEW_CIRCUS_SPACE < COLOURS and CIRCUS_SPACE != NEW_CIRCUS_SPACE):
    raise BadData("circus: the two spaces need different places of the market row")

# --- goods ------------------------------------------------------------------------------------------------------------

GOOD: tuple[str, ...] = tuple(BOX.table("sell"))
GOODS = len(GOOD)
WOOD, GRAIN, CHEESE, WINE, BEER = (GOOD.index(name) for name in ("wood", "grain", "cheese", "wine", "beer"))
SELL: tuple[int, ...] = tuple(_table("sell").values())
SUPPLY: tuple[int, ...] = tuple(_table("supply").values())
for _village, _good in BOX.table("harvest").items():
    if _good not in GOOD or _good == "beer":
        raise BadData(f"harvest.{_village}: {_good!r} is no good of a village")
HARVEST: tuple[int, ...] = tuple(NONE if p in CITY else GOOD.index(BOX.table("harvest")[p]) for p in PLACE)
CARRY_LIMIT: int = BOX.value("table.carry_limit")
if min(SELL) < 0 or not all(0 <= count <= 100 for count in SUPPLY):
    raise BadData("sell, supply: need numbers of 0 or more, at most 100 cards of a good")

# --- buildings --------------------------------------------------------------------------------------------------------

_buildings = BOX.rows("building")
BUILDING: tuple[str, ...] = ("none", *(row["id"] for row in _buildings))
FARM, MONASTERY, CASTLE = (BUILDING.index(name) for name in ("farm", "monastery", "castle"))
PALACE = 4  # as a kind of building
BUILD: tuple[str, ...] = (*BUILDING[1:], "palace")
BUILD_MONEY: tuple[int, ...] = (0, *(row["money"] for row in _buildings), BOX.value("palace.money"))
BUILD_WOOD: tuple[int, ...] = (0, *(row["wood"] for row in _buildings), 0)
DISCOUNT: tuple[int, ...] = (0, *(row["discount"] for row in _buildings))
MESSAGES_HERE: tuple[int, ...] = (0, *(row["messages"] for row in _buildings))
FARMS: int = BOX.value("table.farms")
MONASTERIES: int = BOX.value("table.monasteries")
TOWERS: int = BOX.value("table.towers")
BALANCE: int = BOX.value("table.balance")
PALACE_KIND: tuple[str, ...] = ("bank", "ducal", "post", "balivi")
BANK, DUCAL, POST, BALIVI = range(4)
KINDS = len(PALACE_KIND)
PALACES = KINDS * len(CITY)  # kind * 2 + city
PALACE_COPIES: int = BOX.value("palace.copies")
PALACE_POINTS: int = BOX.value("palace.points")
BANK_INCOME: int = BOX.value("palace.bank_income")
POST_DISCOUNT: int = BOX.value("palace.post_discount")
if min(*BUILD_MONEY, *BUILD_WOOD, *DISCOUNT, FARMS, MONASTERIES, TOWERS, PALACE_COPIES) < 0:
    raise BadData("building, palace, table: costs, discounts and numbers of pieces cannot be negative")

# --- characters -------------------------------------------------------------------------------------------------------

_characters = BOX.rows("character")
CHARACTER: tuple[str, ...] = tuple(row["id"] for row in _characters)
CHARACTERS = len(CHARACTER)
HIRE_COST: tuple[int, ...] = tuple(row["cost"] for row in _characters)
CHARACTER_POINTS: tuple[int, ...] = tuple(row["points"] for row in _characters)
GROUP: tuple[str, ...] = tuple(BOX.table("character_group"))
_groups = [name for members in BOX.table("character_group").values() for name in members]
if sorted(_groups) != sorted(CHARACTER):
    raise BadData("character_group: each character needs exactly one group")
CHARACTER_GROUP: tuple[int, ...] = tuple(
    next(at for at, members in enumerate(BOX.table("character_group").values()) if name in members)
    for name in CHARACTER
)
RED: tuple[int, ...] = tuple(int(GROUP[group] == "red") for group in CHARACTER_GROUP)
(WOOD_MERCHANT, GRAIN_MERCHANT, CHEESE_MERCHANT, WINE_MERCHANT, DAIRYMAN, GRAIN_FARMER, LUMBERJACK) = (
    CHARACTER.index(name)
    for name in (
        *("wood-merchant", "grain-merchant", "cheese-merchant", "wine-merchant"),
        *("dairyman", "grain-farmer", "lumberjack"),
    )
)
(BANKER, LADY, WITCH, MAGISTER, ECONOMUS, PATRONUS, MENSOR) = (
    CHARACTER.index(name)
    for name in ("banker", "lady-in-waiting", "witch", "magister-artium", "economus", "patronus", "mensor")
)
(SQUIRE, SCOUT, BLACKSMITH, JESTER, CITY_GUARD, MAYOR, VASSALLUS, SPY, APPRENTICE, HELPER) = (
    CHARACTER.index(name)
    for name in (
        *("squire", "scout", "blacksmith", "jester", "city-guard"),
        *("mayor", "vassallus", "spy", "apprentice", "helper"),
    )
)
SELLER: tuple[int, ...] = (WOOD_MERCHANT, GRAIN_MERCHANT, CHEESE_MERCHANT, WINE_MERCHANT, NONE)  # of each good
_effects = _table("character_effect")
MERCHANT_BONUS = _effects["merchant_bonus"]
LUMBERJACK_WOOD = _effects["lumberjack_wood"]
BANKER_CEILING = _effects["banker_ceiling"]
LADY_HIRES = _effects["lady_hires"]
LADY_SURCHARGE: tuple[int, ...] = (_effects["lady_surcharge_en"], _effects["lady_surcharge_de"])  # by edition
WITCH_DISCOUNT = _effects["witch_discount"]
MAGISTER_DISCOUNT = _effects["magister_discount"]
ECONOMUS_BUILDINGS = _effects["economus_buildings"]
ECONOMUS_SURCHARGE = _effects["economus_surcharge"]
PATRONUS_PRICE = _effects["patronus_price"]
SQUIRE_TAKE = _effects["squire_take"]
SCOUT_LIMIT = _effects["scout_limit"]
BLACKSMITH_PRICE = _effects["blacksmith_price"]
MAYOR_LIMIT = _effects["mayor_limit"]
SPY_CARDS = _effects["spy_cards"]
BLUE_POINTS = _effects["blue_points"]
COPIES: tuple[tuple[int, ...], ...] = tuple(  # of each character for 1, 2, 3, 4 players
    tuple(
        1
        if name in BOX.value("character_copies.single")
        else players
        if name in BOX.value("character_copies.per_player")
        else BOX.value("character_copies.others")[players - 1]
        for name in CHARACTER
    )
    for players in range(1, SEATS + 1)
)
if any(HIRE_COST[at] != 1 for at in range(CHARACTERS) if GROUP[CHARACTER_GROUP[at]] == "yellow"):
    raise BadData("character: yellow characters cost 1 (the Witch makes them free)")
if not (RED[APPRENTICE] and RED[HELPER]):
    raise BadData("character_group: apprentice and helper are red")
if SPY_CARDS > 3 or MAYOR_LIMIT > 4 or SCOUT_LIMIT > 3 or SQUIRE_TAKE > 2 or LUMBERJACK_WOOD != 2 or LADY_HIRES != 2:
    raise BadData("character_effect: more cards, horses, wood or hires than the table has room for")

# --- messages ---------------------------------------------------------------------------------------------------------

_messages = BOX.rows("message")
MESSAGE: tuple[str, ...] = tuple(row["id"] for row in _messages)
MESSAGES = len(MESSAGE)
LEVELS = 4
LEVEL: tuple[int, ...] = tuple(row["level"] for row in _messages)
if list(LEVEL) != sorted(LEVEL) or set(LEVEL) != {1, 2, 3, 4}:
    raise BadData("message: rows need to stand in the order of their levels, 1 to 4")
FIRST: tuple[int, ...] = (0, *(LEVEL.index(level) for level in range(1, LEVELS + 1)), MESSAGES)  # first card by level
MESSAGE_PRICE: tuple[int, ...] = (0, *_table("message_price").values())
MESSAGE_POINTS: tuple[int, ...] = tuple(row["points"] for row in _messages)
TYPE: tuple[str, ...] = tuple(BOX.value("character_group.blue"))  # a blue character for each type of message
BLUE: tuple[int, ...] = tuple(CHARACTER.index(name) for name in TYPE)
for _row in _messages:
    _known: tuple[str, ...] = (VILLAGE, COLOUR, COLOUR, CITY)[_row["level"] - 1]
    if len(_row["target"]) != (1, 2, 3, 1)[_row["level"] - 1] or any(t not in _known for t in _row["target"]):
        raise BadData(f"message.{_row['id']}: target does not fit its level")
    if _row["type"] not in TYPE:
        raise BadData(f"message.{_row['id']}: type needs one of {', '.join(TYPE)}")
MESSAGE_TYPE: tuple[int, ...] = tuple(TYPE.index(row["type"]) for row in _messages)
ADDRESS: tuple[int, ...] = tuple(_loop[row["target"][0]] if row["level"] in (1, 4) else NONE for row in _messages)
NEEDS: tuple[tuple[int, ...], ...] = tuple(  # how many stops in each colour a message of level 2 or 3 asks for
    tuple(row["target"].count(name) if row["level"] in (2, 3) else 0 for name in COLOUR) for row in _messages
)
START_LEVEL: int = BOX.value("table.start_level")
if FIRST[START_LEVEL + 1] - FIRST[START_LEVEL] < SEATS:
    raise BadData("table.start_level: each player needs a message of that level")

# --- the rest ---------------------------------------------------------------------------------------------------------

STACK_LIMIT: int = BOX.value("table.stack_limit")
TAKE_LIMIT: int = BOX.value("table.take_limit")
START_HORSES: int = BOX.value("table.start_horses")
START_MONEY: int = BOX.value("table.start_money")
FLOOR: int = BOX.value("table.floor")
CONSOLATION: int = BOX.value("table.consolation")
CEILING: int = BOX.value("table.ceiling")
MESSAGE_LIMIT: int = BOX.value("table.message_limit")
ABBEY_LIMIT: int = BOX.value("table.abbey_limit")
TOKENS: int = BOX.value("table.message_tokens")
UNDELIVERED_POINTS: int = BOX.value("table.undelivered_points")
LOIRE_END: tuple[int, ...] = (0, *BOX.value("end.loire"))  # by players
DELIVERED_END: tuple[int, ...] = (0, *BOX.value("end.delivered"))
LOIRE = max(LOIRE_END)
SOLO_TURNS: int = BOX.value("end.solo_turns")
SHIP_PRICE: tuple[int, ...] = tuple(BOX.value("ship.prices"))
SHIP_STEPS: tuple[int, ...] = tuple(BOX.value("ship.steps"))
if START_HORSES > STACK_LIMIT or STACK_LIMIT > SCOUT_LIMIT or MESSAGE_LIMIT > MAYOR_LIMIT or TOKENS != 2:
    raise BadData("table: start_horses, stack_limit, message_limit, message_tokens exceed what the table has room for")
if len(LOIRE_END) != SEATS + 1 or len(DELIVERED_END) != SEATS + 1 or LOIRE > 100 or min(LOIRE_END[1:]) < 1:
    raise BadData("end: needs a space and a number of messages for 1, 2, 3 and 4 players")
if len(SHIP_PRICE) != 2 or SHIP_STEPS != (1, 2):
    raise BadData("ship: needs two prices, for one step and for two")
