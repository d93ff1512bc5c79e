"""Characters and palaces bend rules: a rule asks here, and the card that answers is named. (A8, A9)

The blue characters, Lover, General, Philosopher, Judge and Provost, only count at the end (scoring.py).
"""

from riverrat.engine.rule import rule

from .data import (
    APPRENTICE,
    BALIVI,
    BANK,
    BANKER,
    BANKER_CEILING,
    BLACKSMITH,
    CEILING,
    CHEESE,
    CITY_GUARD,
    DAIRYMAN,
    DUCAL,
    ECONOMUS,
    ECONOMUS_BUILDINGS,
    GRAIN,
    GRAIN_FARMER,
    HELPER,
    IS_CITY,
    JESTER,
    LADY,
    LADY_HIRES,
    LUMBERJACK,
    LUMBERJACK_WOOD,
    MAGISTER,
    MAGISTER_DISCOUNT,
    MAYOR,
    MAYOR_LIMIT,
    MENSOR,
    MERCHANT_BONUS,
    MESSAGE_LIMIT,
    NANTES,
    NONE,
    ORLEANS,
    PATRONUS,
    POST,
    POST_DISCOUNT,
    SCOUT,
    SCOUT_LIMIT,
    SELLER,
    SPY,
    SQUIRE,
    SQUIRE_TAKE,
    STACK_LIMIT,
    TAKE_LIMIT,
    VASSALLUS,
    WITCH,
    WITCH_DISCOUNT,
)
from .options import ANY_CITY, DUCAL_PALACE
from .state import OWNED, State


@rule
def works(s: State, seat: int, character: int) -> bool:
    """Whether the seat hired that character. (C8-4)"""
    return (s.characters[seat] >> character) & 1 == 1


# --- yellow: goods ----------------------------------------------------------------------------------------------------


@rule
def seller_bonus(s: State, seat: int, good: int) -> int:
    """Wood, grain, cheese and wine merchant: one Denier more for each card of their good sold. (C5-5)"""
    seller = SELLER[good]
    return MERCHANT_BONUS if seller != NONE and works(s, seat, seller) else 0


@rule
def carries_any(s: State, seat: int, good: int) -> bool:
    """Dairyman: any number of cheese cards; Grain farmer: of grain. (D-37)"""
    if good == CHEESE:
        return works(s, seat, DAIRYMAN)
    return good == GRAIN and works(s, seat, GRAIN_FARMER)


@rule
def wood_per_purchase(s: State, seat: int) -> int:
    """Lumberjack: two wood in one purchase. (D-35)"""
    return LUMBERJACK_WOOD if works(s, seat, LUMBERJACK) else 1


# --- purple: money and hiring -----------------------------------------------------------------------------------------


@rule
def ceiling(s: State, seat: int) -> int:
    """Banker: the merchant leaves a city with 15 Deniers at most, not 10. (C4-3)"""
    return BANKER_CEILING if works(s, seat, BANKER) else CEILING


@rule
def hire_limit(s: State, seat: int) -> int:
    """Lady-in-waiting: two hires, not one; what the second costs more is in turn/hiring.py. (C8)"""
    return LADY_HIRES if works(s, seat, LADY) else 1


@rule
def hire_discount(s: State, seat: int) -> int:
    """Witch: every character costs less. She herself never does, since nobody hires her twice. (D-55, D-59)"""
    return WITCH_DISCOUNT if works(s, seat, WITCH) else 0


# --- grey: building ---------------------------------------------------------------------------------------------------


@rule
def buildings_a_turn(s: State, seat: int) -> int:
    """Economus: two buildings a turn, not one. (C5-6)"""
    return ECONOMUS_BUILDINGS if works(s, seat, ECONOMUS) else 1


@rule
def building_discount(s: State, seat: int) -> int:
    """Magister Artium: each building costs one Denier less. (C7-1)"""
    return MAGISTER_DISCOUNT if works(s, seat, MAGISTER) else 0


@rule
def may_replace_wood(s: State, seat: int) -> bool:
    """Patronus: 2 Deniers may stand in for one wood of a building. (D-46)"""
    return works(s, seat, PATRONUS)


@rule
def needs_balance(s: State, seat: int) -> bool:
    """Mensor: the farms need not keep the two roads in balance. (D-50)"""
    return not works(s, seat, MENSOR)


# --- green: riding ----------------------------------------------------------------------------------------------------


@rule
def take_limit(s: State, seat: int) -> int:
    """Squire: two horses are taken before a move, not one. (DP3)"""
    return SQUIRE_TAKE if works(s, seat, SQUIRE) else TAKE_LIMIT


@rule
def stack_limit(s: State, seat: int) -> int:
    """Scout: a figure rides on three horses at most, not two. (DP4a, D-11)"""
    return SCOUT_LIMIT if works(s, seat, SCOUT) else STACK_LIMIT


@rule
def may_fetch_horse(s: State, seat: int) -> bool:
    """Blacksmith: once a turn a free horse comes from anywhere, for a price. (DP4, D-14)"""
    return works(s, seat, BLACKSMITH) and s.smith == 0


@rule
def stops_at_circus(s: State, seat: int) -> bool:
    """Jester: a figure may end its ride early in the village of the circus. (DP6)"""
    return works(s, seat, JESTER)


@rule
def stops_in_cities(s: State, seat: int) -> bool:
    """City Guard: a figure may end its ride early in a city. (DP6, D-18)"""
    return works(s, seat, CITY_GUARD)


# --- red: messages ----------------------------------------------------------------------------------------------------


@rule
def message_limit(s: State, seat: int) -> int:
    """Mayor: four undelivered messages, not two. (C9-6)"""
    return MAYOR_LIMIT if works(s, seat, MAYOR) else MESSAGE_LIMIT


@rule
def more_messages(s: State, seat: int) -> int:
    """Vassallus: one message more at every stop that sells any but a monastery. (C9-1 to C9-3)"""
    return 1 if works(s, seat, VASSALLUS) else 0


@rule
def may_spy(s: State, seat: int) -> bool:
    """Spy: look at the top three cards of a deck and keep one. (C9-9)"""
    return works(s, seat, SPY)


@rule
def brings_token(character: int) -> bool:
    """Apprentice, Helper: each brings a message token. (C8-4)"""
    return character in (APPRENTICE, HELPER)


@rule
def helper_waits(s: State, seat: int) -> bool:
    """Helper: hired after the Apprentice only. (C8-4)"""
    return not works(s, seat, APPRENTICE)


# --- palaces ----------------------------------------------------------------------------------------------------------


@rule
def palace_works(s: State, seat: int, kind: int, place: int) -> bool:
    """Whether the seat has owned that palace of this city since an earlier turn. (C11-1)"""
    city = 0 if place == NANTES else 1
    return s.palace[seat][kind * 2 + city] == OWNED


@rule
def bank_pays(s: State, seat: int, city: int) -> bool:
    """Bank: it pays whenever a figure of its owner arrives in the city. (C4-8)"""
    return palace_works(s, seat, BANK, city)


@rule
def may_search(s: State, seat: int, place: int) -> bool:
    """Ducal Palace: any card of the deck for a message bought in its city, by option in either. (C9-10, D-89)"""
    if IS_CITY[place] == 0:
        return False
    elsewhere = s.option[DUCAL_PALACE] == ANY_CITY and palace_works(s, seat, DUCAL, NANTES + ORLEANS - place)
    return palace_works(s, seat, DUCAL, place) or elsewhere


@rule
def messages_in_city(s: State, seat: int, city: int) -> int:
    """Post Office: two messages at a stop in the city, not one. (C9-1)"""
    return 2 if palace_works(s, seat, POST, city) else 1


@rule
def second_message_discount(s: State, seat: int, place: int) -> int:
    """Post Office: the second message bought at a stop in the city costs less. (D-68)"""
    return POST_DISCOUNT if IS_CITY[place] == 1 and palace_works(s, seat, POST, place) else 0


@rule
def may_hire_in_city(s: State, seat: int, city: int) -> bool:
    """Palatium Balivi: red characters are hired in the city. (D-52)"""
    return palace_works(s, seat, BALIVI, city)
