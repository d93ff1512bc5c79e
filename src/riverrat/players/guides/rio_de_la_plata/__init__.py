"""A sense for Río de la Plata: what a seat may expect, from the score, its stock and what it has under way.

How good choices look is told in choices.py.
"""

from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.jobs import SEATS
from riverrat.engine.rule import rule, seat_now
from riverrat.games.rio_de_la_plata.data import (
    AREA,
    CELLS,
    CHARACTERS,
    COINS_A_POINT,
    COLUMN,
    FEWEST,
    HUT,
    LADDER_POINTS,
    LADDER_SPACES,
    LADDERS,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    NATIVES,
    NOTHING,
    PIRATES,
    PRECIOUS,
    RESOURCE,
    ROAD_BUILDER,
    STONE,
    TRIPLET_COINS,
    TRIPLET_POINTS,
    WOOD,
    YEARS,
)
from riverrat.games.rio_de_la_plata.options import YEARS_OPTION
from riverrat.games.rio_de_la_plata.scoring import total_points
from riverrat.games.rio_de_la_plata.state import State
from riverrat.games.rio_de_la_plata.turn.standing_discs import discs_on

from ...tree import stand
from .. import Guide
from .choices import number_of, ruled_out

WEIGHTS = {
    "wood": 0.85,
    "stone": 0.85,
    "precious": 1.7,
    "coin": 0.7,  # beyond its third of a point, while there are characters to take into service
    "hut": 1.3,
    "builder": 0.35,  # a disc waiting on an empty cell
    "ladder": 0.75,  # of the points of a disc on a ladder
    "house": 0.5,  # what may still come to its district
    "master": 0.55,  # a year's gift of a master
    "keeper": 0.25,  # a year's gift of the Road builder or the Defender
    "cargo": 0.85,  # of what a cargo will be paid with
    "guard": 0.25,  # a disc at home when an attack is likely
}
GOODS, COIN, HUTS, BUILDER, ON_LADDER, HOUSES, MASTER, KEEPER, CARGO, GUARD = 0, 3, 4, 5, 6, 7, 8, 9, 10, 11
SPREAD, BLEND = 22.0, 0.4
AT_MOST = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)  # of 36 throws of two dice, how many show at most that


@rule
def years_left(s: State) -> int:
    return YEARS[s.option[YEARS_OPTION]] - s.year


@rule
def danger(s: State) -> float:
    """How likely this year's dice bring an attack."""
    return AT_MOST[max(s.marker[NATIVES], s.marker[PIRATES])] / 36.0


@rule
def stock_worth(s: State, seat: int, weights: list[float]) -> float:
    """Goods and coins are means: worth less with every one more, and nothing when the last year ends."""
    years = years_left(s)
    worth = 0.0
    for kind in range(3):
        have = s.stock[seat][kind]
        worth += weights[GOODS + kind] * (min(have, 4) + 0.4 * min(max(have - 4, 0), 6))
    worth += weights[COIN] * (min(s.coins[seat], 12) + 0.3 * max(0, s.coins[seat] - 12))
    return worth * min(1.0, 0.34 * (years - 1))


@rule
def cargo_worth(s: State, seat: int, weights: list[float]) -> float:
    """What the ship will bring back."""
    cargo = s.cargo[seat]
    triplets = min(cargo[WOOD], cargo[STONE], cargo[PRECIOUS])
    single = cargo[WOOD] + cargo[STONE] + 2 * cargo[PRECIOUS] - 4 * triplets
    coin = weights[COIN] + 1.0 / COINS_A_POINT
    return weights[CARGO] * (triplets * (TRIPLET_POINTS + TRIPLET_COINS * coin) + single * (1.0 + coin))


@rule
def underway_worth(s: State, seat: int, weights: list[float]) -> float:
    """Huts, discs on building sites and on ladders."""
    worth = 0.0
    for cell in range(CELLS):
        kind = s.building[cell]
        if kind == HUT and s.owner[cell] == seat:
            worth += weights[HUTS]
        elif kind == NOTHING:
            worth += weights[BUILDER] * min(2, discs_on(s.discs[cell], seat))
    worth *= min(1.0, 0.34 * years_left(s))
    for ladder in range(LADDERS):
        for space in range(LADDER_SPACES[s.seats - FEWEST][ladder]):
            if s.ladder[ladder][space] == seat:
                worth += weights[ON_LADDER] * LADDER_POINTS[ladder][space]
    return worth


@rule
def worth_of(s: State, seat: int, weights: list[float]) -> float:
    """The points a seat may expect at the end."""
    years = years_left(s)
    worth = total_points(s, seat) + stock_worth(s, seat, weights) + cargo_worth(s, seat, weights)
    worth += underway_worth(s, seat, weights)
    houses = 0
    for district in range(len(s.houses[seat])):
        houses += s.houses[seat][district]
    worth += weights[HOUSES] * houses * min(1.0, 0.1 * years)
    for character in range(CHARACTERS):
        if s.holder[character] == seat:
            if MASTER_STONECUTTER <= character <= MASTER_MERCHANT:
                worth += weights[MASTER] * (years - 1)
            elif ROAD_BUILDER <= character < MASTER_STONECUTTER:
                worth += weights[KEEPER] * (years - 1)
    return worth + weights[GUARD] * min(s.supply[seat], 5) * danger(s) * min(1.0, 0.5 * houses)


@rule
def look(s: State, out: Any, n: int, sight: Any, weights: Any) -> None:
    if n != 0:
        seat = seat_now(s)
        for at in range(abs(n)):
            sight[SEATS + at] = number_of(s, seat, out[at])
    if n <= 0:
        for seat in range(s.seats):
            sight[seat] = worth_of(s, seat, weights)
        stand(sight, s.seats, SPREAD, BLEND)


def holdings(s: State, seat: int) -> dict[str, int]:
    """Money and goods, houses and characters, and where the workers are."""
    found = {"item-coin": s.coins[seat]} | {f"item-{name}": s.stock[seat][at] for at, name in enumerate(RESOURCE)}
    found |= {
        "analysis-houses": sum(s.houses[seat]),
        "analysis-huts": sum(s.owner[cell] == seat and s.building[cell] == HUT for cell in range(CELLS)),
        "analysis-characters": sum(holder == seat for holder in s.holder),
        "analysis-courted": sum(who == seat for who in s.applicant),
        "analysis-workers-home": s.supply[seat],
        "analysis-workers-town": sum(discs_on(there, seat) for there in s.discs),
        "analysis-workers-works": sum(disc == seat for ladder in s.ladder for disc in ladder),
    }
    found |= {f"analysis-workers-{name}": s.slot[at].count(seat) for at, name in enumerate(COLUMN)}
    return found | {f"analysis-workers-{name}": s.area[at][seat] for at, name in enumerate(AREA)}


def guide(game: Game) -> Guide:
    return Guide(
        "rio-de-la-plata",
        look,
        WEIGHTS,
        SPREAD,
        BLEND,
        turns=4,
        longest=60,
        width=10.0,
        decisive=1.3,
        ruled_out=ruled_out,
        holdings=holdings,
        for_holdings=("money",),
    )
