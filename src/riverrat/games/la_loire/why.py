"""Why something cannot be chosen now, for whoever clicks it: asked of the same small rules that say what is legal.

A bar stands under the target it is about: `village:blois`. Under a kind of target, `character:`, it is about all of
them that have none of their own; after another target, `build:farm village:blois`, once that one is picked.
"""

from collections.abc import Callable

from riverrat.engine.rule import note_a, seat_now, step_now

from .actions import (
    CIRCUS_STEP,
    DIRECTION_STEP,
    FIGURE_STEP,
    MERCHANT_CITY_STEP,
    MERCHANT_VILLAGE_STEP,
    MESSENGER_STEP,
    SITE_STEP,
    STOP_STEP,
)
from .cards import (
    brings_token,
    helper_waits,
    hire_limit,
    may_fetch_horse,
    may_hire_in_city,
    message_limit,
    needs_balance,
)
from .data import (
    ABBEY_LIMIT,
    BALANCE,
    BEER,
    BUILD,
    BUILD_WOOD,
    CHARACTER,
    CHARACTERS,
    CITY,
    COLOUR,
    FARM,
    GOOD,
    GOODS,
    HARVEST,
    HELPER,
    IS_CITY,
    LEVEL,
    LEVELS,
    MERCHANT,
    MESSAGE,
    MESSAGE_PRICE,
    MONASTERY,
    NANTES,
    NEW_CIRCUS_SPACE,
    NORTH,
    PALACE,
    PALACE_KIND,
    PALACES,
    PLACE,
    PLACES,
    RED,
)
from .options import MODE, PALACE_CITY, STANDARD, UPGRADE_SAME_TURN
from .state import BUILDING, BUYING, DELIVERING, HIRING, SELLING, State
from .turn.building import build_price, builds_left, can_pay, lean
from .turn.decks import deck_size
from .turn.delivery import NO_PROGRESS, progress_of, tokens_lacking
from .turn.goods_market import good_price, has_room
from .turn.hiring import hire_cost, hires_so_far
from .turn.merchant_stop import merchant_may
from .turn.messages import message_price, purchases_left
from .turn.messenger_stop import messenger_may
from .turn.money_limits import messenger_money

Bar = dict[str, str | int]  # why, and what the words about it need
VILLAGES = tuple(place for place in range(PLACES) if IS_CITY[place] == 0)


def barred(s: State) -> dict[str, Bar]:
    """What whoever decides might want to choose and cannot, with why."""
    if s.over or step_now(s) not in BARS:
        return {}
    seat = seat_now(s)
    found = {**_horses(s, seat), **BARS[step_now(s)](s, seat)}
    return {target: bar for target, bar in found.items() if bar is not None}


Found = dict[str, Bar | None]  # None: nothing bars it


def _horses(s: State, seat: int) -> Found:
    """Free horses come along with a ride: those that stand where it begins, or one the Blacksmith fetches for it."""
    riding = [s.at[seat][figure] for figure in range(2) if s.moved[figure] == 0]
    here: Found = {f"horse:{PLACE[place]}": {"why": "horse-here"} for place in riding}
    fetch = riding and may_fetch_horse(s, seat)
    return {"horse:": {"why": "horse-fetch" if fetch else "horse"}, **here}


def _ride(s: State, seat: int) -> Found:
    return {"village:": {"why": "ride"}, "city:": {"why": "ride"}}


def _circus(s: State, seat: int) -> Found:
    colour = next(colour for colour, space in enumerate(s.space) if space == NEW_CIRCUS_SPACE)
    return {"village:": {"why": "shield", "colour": COLOUR[colour]}}


# --- the merchant -----------------------------------------------------------------------------------------------------


def _merchant_village(s: State, seat: int) -> Found:
    place = note_a(s)
    goods: Found = {f"good:{GOOD[good]}": _buying(s, seat, place, good) for good in range(GOODS)}
    return {**goods, **_hiring(s, seat, place, s.money[seat], merchant_may(s, HIRING))}


def _buying(s: State, seat: int, place: int, good: int) -> Bar | None:
    brewed = s.building[place] == MONASTERY and s.owner[place] == seat + 1
    if good != HARVEST[place] and not (good == BEER and brewed):
        return {"why": "not-sold"}
    if not merchant_may(s, BUYING):
        return {"why": "one-kind"}
    if s.bought:
        return {"why": "bought"}
    if s.supply[good] == 0:
        return {"why": "gone"}
    if not has_room(s, seat, good):
        return {"why": "full"}
    price = good_price(s, place, good)
    return {"why": "price", "price": price} if price > s.money[seat] else None


def _merchant_city(s: State, seat: int) -> Found:
    found: Found = {f"good:{GOOD[good]}": _selling(s, seat, good) for good in range(GOODS)}
    for kind in range(FARM, PALACE + 1):
        name = f"build:{BUILD[kind - FARM]}"
        found[name] = _building(s, seat, kind)
        if found[name] is None:
            sites = _sites(s, seat, kind)
            found[name] = None if None in sites.values() else {"why": "no-site"}
            found |= {f"{name} {target}": bar for target, bar in sites.items()}
    return {**found, **_hiring(s, seat, note_a(s), s.money[seat], True)}


def _selling(s: State, seat: int, good: int) -> Bar | None:
    if s.goods[seat][good] == 0:
        return {"why": "not-carried"}
    return None if merchant_may(s, SELLING) else {"why": "one-kind"}


def _building(s: State, seat: int, kind: int) -> Bar | None:
    if not merchant_may(s, BUILDING):
        return {"why": "one-kind"}
    if builds_left(s, seat) <= 0:
        return {"why": "built"}
    if kind != PALACE and (s.farms[seat], s.monasteries[seat], s.towers)[kind - FARM] == 0:
        return {"why": "no-piece"}
    if not (can_pay(s, seat, kind, 0) or can_pay(s, seat, kind, 1)):
        return {"why": "cost", "money": build_price(s, seat, kind), "wood": BUILD_WOOD[kind]}
    return None


def _sites(s: State, seat: int, kind: int) -> Found:
    if kind == PALACE:
        palaces = range(PALACES)
        return {f"palace:{PALACE_KIND[one // 2]}_{CITY[one % 2]}": _palace(s, seat, one) for one in palaces}
    if kind != FARM:
        return {f"village:{PLACE[site]}": _upgrade(s, seat, site) for site in VILLAGES}
    leaning = lean(s, seat) if needs_balance(s, seat) else None
    return {f"village:{PLACE[site]}": _farm(s, site, leaning) for site in VILLAGES}


def _farm(s: State, site: int, leaning: int | None) -> Bar | None:
    if s.building[site]:
        return {"why": "taken"}
    north = NORTH[site] == 1
    if leaning is not None and abs(leaning + (1 if north else -1)) > BALANCE:
        return {"why": "balance", "road": "south" if north else "north"}
    return None


def _upgrade(s: State, seat: int, site: int) -> Bar | None:
    if s.building[site] != FARM or s.owner[site] != seat + 1:
        return {"why": "own-farm"}
    return {"why": "new-farm"} if site == s.new_farm and s.option[UPGRADE_SAME_TURN] == 0 else None


def _palace(s: State, seat: int, palace: int) -> Bar | None:
    here = 0 if s.at[seat][MERCHANT] == NANTES else 1
    if palace % 2 != here and s.option[PALACE_CITY] == 0:
        return {"why": "other-city"}
    if s.palace[seat][palace]:
        return {"why": "own-palace"}
    return {"why": "gone"} if s.palaces_left[palace] == 0 else None


def _site(s: State, seat: int) -> Found:
    return _sites(s, seat, note_a(s))


# --- the messenger ----------------------------------------------------------------------------------------------------


def _messenger(s: State, seat: int) -> Found:
    place, money = note_a(s), messenger_money(s, seat)
    decks: Found = {f"deck:{level}": _deck(s, seat, place, level, money) for level in range(1, LEVELS + 1)}
    held = [card - 1 for card in s.held[seat] if card]
    letters: Found = {f"message:{MESSAGE[card]}": _letter(s, seat, place, card) for card in held}
    free = IS_CITY[place] == 1 or messenger_may(s, HIRING)
    return {**decks, **letters, **_hiring(s, seat, place, money, free)}


def _deck(s: State, seat: int, place: int, level: int, money: int) -> Bar | None:
    if not messenger_may(s, BUYING):
        return {"why": "one-kind"}
    if purchases_left(s, seat, place) <= 0:
        return {"why": "no-messages"}
    held = [card - 1 for card in s.held[seat] if card]
    if len(held) >= message_limit(s, seat):
        return {"why": "hand", "limit": message_limit(s, seat)}
    abbey = s.building[place] == MONASTERY
    if abbey != (level == LEVELS):
        return {"why": "abbey" if level == LEVELS else "abbey-only"}
    if abbey and sum(LEVEL[card] == LEVELS for card in held) >= ABBEY_LIMIT:
        return {"why": "one-abbey"}
    if deck_size(s, level) == 0:
        return {"why": "gone"}
    price = MESSAGE_PRICE[level] if abbey else message_price(s, seat, place, level)
    return {"why": "price", "price": price} if price > money else None


def _letter(s: State, seat: int, place: int, card: int) -> Bar | None:
    if needs := lacking(s, seat, LEVEL[card]):
        return {"why": "needs", "needs": needs}
    if progress_of(s, seat, card, place) == NO_PROGRESS:
        return {"why": "address"}
    return None if messenger_may(s, DELIVERING) else {"why": "one-kind"}


def lacking(s: State, seat: int, level: int) -> str | None:
    """Whom somebody has yet to hire to deliver messages of a level: one by name, or both."""
    there, hired = s.clone(), list[str]()
    for one in range(CHARACTERS):
        if brings_token(one) and not (s.characters[seat] >> one) & 1 and tokens_lacking(there, seat, level):
            there.tokens[seat] += 1
            hired.append(CHARACTER[one])
    return "both" if len(hired) > 1 else hired[0] if hired else None


# --- hiring -----------------------------------------------------------------------------------------------------------


def _hiring(s: State, seat: int, place: int, money: int, free: bool) -> Found:
    """`free`: nothing else that was done here stands in the way."""
    if s.option[MODE] != STANDARD:
        return {}
    city = IS_CITY[place] == 1
    if not (may_hire_in_city(s, seat, place) if city else place == s.circus):
        return {"character:": {"why": "circus"}}
    if not free:
        return {"character:": {"why": "one-kind"}}
    source = 0 if not city else 1 if place == NANTES else 2
    return {f"character:{CHARACTER[one]}": _hire(s, seat, source, money, one) for one in range(CHARACTERS)}


def _hire(s: State, seat: int, source: int, money: int, character: int) -> Bar | None:
    if (s.characters[seat] >> character) & 1:
        return {"why": "hired"}
    if s.for_hire[character] == 0:
        return {"why": "gone"}
    if source and not RED[character]:
        return {"why": "red"}
    if character == HELPER and helper_waits(s, seat):
        return {"why": "helper"}
    if hires_so_far(s, source) >= hire_limit(s, seat):
        return {"why": "hires"}
    price = hire_cost(s, seat, source, character)
    return {"why": "price", "price": price} if price > money else None


BARS: dict[int, Callable[[State, int], Found]] = {
    FIGURE_STEP: _ride,
    DIRECTION_STEP: _ride,
    STOP_STEP: _ride,
    CIRCUS_STEP: _circus,
    MERCHANT_VILLAGE_STEP: _merchant_village,
    MERCHANT_CITY_STEP: _merchant_city,
    SITE_STEP: _site,
    MESSENGER_STEP: _messenger,
}
