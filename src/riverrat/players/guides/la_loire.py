"""A sense for La Loire: ride with enough money, deliver, sell before spending, and never strand in a city."""

from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.jobs import SEATS
from riverrat.engine.rule import note_a, rule, seat_now, step_now
from riverrat.games.la_loire.actions import (
    BUILD_KIND,
    BUY_GOOD,
    BUY_MESSAGE,
    BUY_TWO_WOOD,
    DELIVER,
    DONE,
    DRAW_BY,
    DRAW_STEP,
    FETCH_NONE,
    HIRE,
    KEEP,
    KEEP_STEP,
    MERCHANT_CITY_STEP,
    MERCHANT_VILLAGE_STEP,
    MESSENGER_STEP,
    REACH_STATION,
    SELL_GOOD,
    SHIP,
    STOP_CITY,
    STOP_STEP,
    STOP_VILLAGE,
)
from riverrat.games.la_loire.cards import ceiling
from riverrat.games.la_loire.data import (
    APPRENTICE,
    BLUE,
    BUILD_MONEY,
    BUILD_WOOD,
    CHARACTER_POINTS,
    CHARACTERS,
    DELIVERED_END,
    FARM,
    FLOOR,
    GOOD,
    GOODS,
    HARVEST,
    HELPER,
    HIRE_COST,
    IS_CITY,
    LEVEL,
    LEVELS,
    LOIRE_END,
    MAYOR_LIMIT,
    MERCHANT,
    MESSAGE_POINTS,
    MESSAGE_PRICE,
    MESSAGE_TYPE,
    MESSENGER,
    NANTES,
    ORLEANS,
    PALACE,
    PALACES,
    PLACES,
    PRICE,
    SHIP_PRICE,
    SOLO_TURNS,
    TOKENS,
    WOOD,
)
from riverrat.games.la_loire.scoring import total_points
from riverrat.games.la_loire.state import State
from riverrat.games.la_loire.turn.delivery import AT_ADDRESS, AT_STATION, progress_of
from riverrat.games.la_loire.turn.goods_market import sell_price

from ..tree import stand
from . import NEVER, Guide

WEIGHTS = {
    "coin": 0.42,  # up to what a ride needs
    "spare-coin": 0.22,  # up to what a merchant may take out of a city
    "goods": 0.25,  # a Denier's worth of goods on the way to a city
    "stranded": 1.6,  # each Denier missing in a city: a turn lost
    "poor": 0.7,  # each Denier missing on the way there
    "address": 0.55,  # of a message's points that one stop will bring
    "stations": 0.3,  # of a message's points that several stops will bring
    "station": 0.22,  # more for each station reached
    "token": 1.6,  # what the first two message tokens open up
    "farm": 1.1,
    "monastery": 1.7,
    "castle": 2.2,
    "palace": 1.0,  # beyond its points
    "character": 0.6,  # beyond its points
    "horse": 0.4,
}
COIN, SPARE, GOODS_HELD, STRANDED, POOR, ADDRESSED, STATIONS, STATION_REACHED, TOKEN = range(9)
FARM_WORTH, PALACE_WORTH, CHARACTER_WORTH, HORSE = 9, 12, 13, 14
SPREAD, BLEND, ALONE = 12.0, 0.3, 60.0
WOOD_WANTED = max(BUILD_WOOD)


@rule
def has(s: State, seat: int, character: int) -> int:
    return (s.characters[seat] >> character) & 1


@rule
def time_left(s: State) -> float:
    """The share of the game that is still to come, judged by who is nearest to ending it."""
    done = 0.0
    for seat in range(s.seats):
        done = max(done, s.boat[seat] / LOIRE_END[s.seats], s.delivered[seat][0] / DELIVERED_END[s.seats])
    if s.seats == 1:
        done = max(done, s.turn / SOLO_TURNS)
    return 0.0 if s.trigger > 0 else max(0.0, 1.0 - done)


@rule
def sale_of(s: State, seat: int) -> int:
    """What the goods a merchant carries would bring in a city."""
    total = 0
    for good in range(GOODS):
        total += s.goods[seat][good] * sell_price(s, seat, good)
    return total


@rule
def message_worth(s: State, seat: int, weights: list[float], left: float) -> float:
    """What messages held will bring beyond the point they count for anyway."""
    worth = 0.0
    for at in range(MAYOR_LIMIT):
        card = s.held[seat][at] - 1
        if card < 0:
            break
        points = MESSAGE_POINTS[card] - 1.0 + 2.0 * has(s, seat, BLUE[MESSAGE_TYPE[card]])
        share = weights[ADDRESSED]
        if 1 < LEVEL[card] < LEVELS:
            share = weights[STATIONS] if s.tokens[seat] >= LEVEL[card] - 1 else 0.08
            for token in range(TOKENS):
                if s.token_card[seat][token] == card + 1:
                    share += weights[STATION_REACHED]
        worth += points * share
    return worth * min(1.0, 4.0 * left)


@rule
def money_worth(s: State, seat: int, weights: list[float], left: float) -> float:
    """Money is worth something while there is time to spend it; too little of it costs turns."""
    money, goods = s.money[seat], sale_of(s, seat)
    worth = weights[COIN] * min(money, 6) + weights[SPARE] * min(max(money - 6, 0), 6) + weights[GOODS_HELD] * goods
    worth *= min(1.0, 5.0 * left)
    if s.trigger == 0:
        if IS_CITY[s.at[seat][MERCHANT]] == 1:
            worth -= weights[STRANDED] * max(0, FLOOR - money)
        else:
            worth -= weights[POOR] * max(0, FLOOR - money - goods)
    return worth


@rule
def worth_of(s: State, seat: int, weights: list[float]) -> float:
    """The points a seat may expect at the end."""
    left = time_left(s)
    worth = total_points(s, seat) + money_worth(s, seat, weights, left) + message_worth(s, seat, weights, left)
    lasting = weights[TOKEN] * s.tokens[seat]
    for place in range(PLACES):
        if s.owner[place] == seat + 1:
            lasting += weights[FARM_WORTH + s.building[place] - FARM]
    for palace in range(PALACES):
        if s.palace[seat][palace] > 0:
            lasting += weights[PALACE_WORTH]
    for character in range(CHARACTERS):
        lasting += weights[CHARACTER_WORTH] * has(s, seat, character)
    lasting += weights[HORSE] * (s.horses[seat][0] + s.horses[seat][1])
    return worth + lasting * left


# --- choices ----------------------------------------------------------------------------------------------------------


@rule
def strands(s: State, seat: int, money: int) -> bool:
    """Whether so little money would cost the next turn: the merchant is in a city and stays there."""
    if s.trigger > 0 or IS_CITY[s.at[seat][MERCHANT]] == 0:
        return False
    return s.moved[MERCHANT] == 1 and money < FLOOR


@rule
def stop_number(s: State, seat: int, figure: int, place: int) -> float:
    """What a stop promises: a message on its way, a good to buy, goods to sell."""
    number = 0.0
    if figure == MESSENGER:
        for at in range(MAYOR_LIMIT):
            card = s.held[seat][at] - 1
            if card < 0:
                break
            step = progress_of(s, seat, card, place)
            if step == AT_ADDRESS:
                number += 3.0
            elif step == AT_STATION:
                number += 2.0
        if IS_CITY[place] == 1 or s.owner[place] == seat + 1 or place == s.circus:
            number += 0.5
        return number
    if IS_CITY[place] == 1:
        goods = sale_of(s, seat)
        if s.money[seat] + goods < FLOOR and s.trigger == 0:
            return -4.0
        return 0.25 * goods
    good = HARVEST[place]
    if s.goods[seat][good] == 0 or good == WOOD:
        number += 0.3 * (sell_price(s, seat, good) - PRICE[s.space[s.shield[place]]])
    return number + (0.5 if place == s.circus else 0.0)


@rule
def city_number(s: State, seat: int, action: int) -> float:
    """In a city: sell first, then build or ship with what is not needed to ride on."""
    money = s.money[seat]
    if action == DONE:
        return 0.0
    if action >= HIRE:
        return NEVER if strands(s, seat, money - HIRE_COST[action - HIRE]) else hire_number(s, seat, action - HIRE)
    if action >= BUILD_KIND:
        kind = action - BUILD_KIND + FARM
        if strands(s, seat, money - BUILD_MONEY[kind]):
            return NEVER
        return 2.0 if kind == PALACE else 2.2
    if action >= SHIP:
        if strands(s, seat, money - SHIP_PRICE[action - SHIP]):
            return NEVER
        return 1.5 + (action - SHIP) * 0.8
    good = action - SELL_GOOD
    if good != WOOD:
        return 4.0
    return 3.5 if money < FLOOR else 0.4 * (s.goods[seat][WOOD] - 1)


@rule
def hire_number(s: State, seat: int, character: int) -> float:
    number = 0.8 + 0.5 * CHARACTER_POINTS[character] - 0.15 * HIRE_COST[character]
    if character in (APPRENTICE, HELPER):
        number += 1.6
    if s.money[seat] - HIRE_COST[character] + sale_of(s, seat) < FLOOR:
        number -= 1.5
    return number


@rule
def village_number(s: State, seat: int, place: int, action: int) -> float:
    """In a village: buy what sells for more, or wood to build with; in the last turn what one's own boat sails for."""
    if action == DONE:
        return 0.0
    if action >= HIRE:
        return hire_number(s, seat, action - HIRE)
    if s.trigger > 0 and s.owner[place] != seat + 1:
        return -2.0
    if action == BUY_TWO_WOOD:
        return 1.8
    good = action - BUY_GOOD
    if good == WOOD:
        return 1.5 if s.goods[seat][WOOD] < WOOD_WANTED else -0.5
    price = PRICE[s.space[s.shield[place]]]
    return 1.0 + 0.4 * (sell_price(s, seat, good) - price)


@rule
def messenger_number(s: State, seat: int, action: int) -> float:
    """Deliver what can be delivered; buy messages that can be delivered, with money that is not needed to ride on."""
    if action == DONE:
        return 0.0
    if action >= REACH_STATION:
        return 4.0 if s.trigger == 0 else -2.0
    if action >= DELIVER:
        return 6.0
    if action >= BUY_MESSAGE:
        level = action - BUY_MESSAGE + 1
        if strands(s, seat, s.money[seat] - MESSAGE_PRICE[level]):
            return NEVER
        if level > 1 and level < LEVELS and s.tokens[seat] < level - 1:
            return -3.0
        return 1.4 + 0.3 * level
    if strands(s, seat, s.money[seat] - HIRE_COST[action - HIRE]):
        return NEVER
    return hire_number(s, seat, action - HIRE)


@rule
def number_of(s: State, seat: int, action: int) -> float:
    """How good a choice looks at first sight."""
    step = step_now(s)
    if step == STOP_STEP:
        if action >= STOP_CITY:
            return stop_number(s, seat, note_a(s), NANTES if action == STOP_CITY else ORLEANS)
        at = action - STOP_VILLAGE
        return stop_number(s, seat, note_a(s), at + 1 if at < ORLEANS - 1 else at + 2)
    if step == MERCHANT_CITY_STEP:
        return city_number(s, seat, action)
    if step == MERCHANT_VILLAGE_STEP:
        return village_number(s, seat, note_a(s), action)
    if step == MESSENGER_STEP:
        return messenger_number(s, seat, action)
    if step == KEEP_STEP:
        card = action - KEEP
        return 0.5 * MESSAGE_POINTS[card] + has(s, seat, BLUE[MESSAGE_TYPE[card]])
    if step == DRAW_STEP:
        return 1.0 * (action - DRAW_BY)  # the top card, the Spy's three, the whole deck
    return 1.0 if action == FETCH_NONE else 0.0


@rule
def ruled_out(s: State, seat: int, action: int) -> bool:
    """What no sensible person does: spend what it takes to leave the city."""
    step = step_now(s)
    if step == MERCHANT_CITY_STEP:
        return city_number(s, seat, action) <= NEVER
    return step == MESSENGER_STEP and messenger_number(s, seat, action) <= NEVER


@rule
def look(s: State, out: Any, n: int, sight: Any, weights: Any) -> None:
    if n != 0:
        seat = seat_now(s)
        for at in range(abs(n)):
            sight[SEATS + at] = number_of(s, seat, out[at])
    if n <= 0:
        for seat in range(s.seats):
            sight[seat] = worth_of(s, seat, weights)
        if s.seats == 1:
            sight[0] -= ALONE
        stand(sight, s.seats, SPREAD, BLEND)


def idle(s: State, action: int) -> bool:
    """A merchant that could buy in a village and leaves it as it came; near the end goods are worth nothing more."""
    return action == DONE and step_now(s) == MERCHANT_VILLAGE_STEP and s.bought == 0 and s.trigger == 0


def holdings(s: State, seat: int) -> dict[str, int]:
    """Money (in a city what may be taken along), goods, who and what works for a seat, messages under way, horses."""
    money = min(s.money[seat], ceiling(s, seat)) if IS_CITY[s.at[seat][MERCHANT]] else s.money[seat]
    goods = {f"good-{name}": s.goods[seat][at] for at, name in enumerate(GOOD)}
    return (
        {"analysis-coins": money}
        | goods
        | {
            "analysis-characters": s.characters[seat].bit_count(),
            "analysis-buildings": sum(owner == seat + 1 for owner in s.owner),
            "analysis-messages": sum(card > 0 for card in s.held[seat]),
            "analysis-stations": sum(card > 0 for card in s.token_card[seat]),
            "analysis-horses": sum(s.horses[seat]),
        }
    )


def guide(game: Game) -> Guide:
    return Guide(
        "la-loire",
        look,
        WEIGHTS,
        SPREAD,
        BLEND,
        turns=1,
        longest=30,
        ruled_out=ruled_out,
        slips=0.1,
        idle=idle,
        holdings=holdings,
    )
