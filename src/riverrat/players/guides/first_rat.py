"""A sense for First Rat: fill the tracks early, keep every rat at work, and let no drink go to waste."""

from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.jobs import SEATS
from riverrat.engine.rule import rule, seat_now, step_now
from riverrat.games.first_rat.actions import (
    AWARD,
    BUILD,
    BUY,
    DONATE,
    DONE,
    DRINK,
    GO,
    KEEP_DRINK,
    LEAVE,
    NO_COMIC,
    NO_RAISE,
    RAISE,
    REWARD_STEP,
    STEAL,
)
from riverrat.games.first_rat.data import (
    BACKPACK,
    BOOTH,
    BOOTH_SPACE,
    CAP,
    CHEESE,
    COMIC,
    FIRST_AMOUNT,
    FIRST_KIND,
    GOOD,
    LAUNCHPAD,
    LEFT,
    LIGHT_END,
    LIT_AT,
    MARKERS_TO_END,
    MATERIALS,
    NODE,
    PRICE,
    RATS,
    REWARD,
    ROCKET,
    SECOND_AMOUNT,
    SECOND_KIND,
    START,
    UP,
)
from riverrat.games.first_rat.scoring import greg_points, total_points
from riverrat.games.first_rat.state import State
from riverrat.games.first_rat.turn.end import is_last_round

from ..tree import stand
from . import NEVER, Guide

WEIGHTS = {
    "vinegar": 0.55,
    "baking-soda": 0.75,
    "tin-can": 0.85,
    "calculator": 1.0,
    "cheese": 0.42,
    "lightbulb": 0.45,  # a space of the light string
    "apple-core": 0.5,  # a step nearer to the next room of the burrow
    "rat": 4.0,  # each one raised: it collects and boards in the turns to come
    "way": 9.0,  # the whole way of a rat to the rocket
    "drink": 1.4,
    "backpack": 1.2,
    "cap": 1.0,
    "comic": 1.2,
    "moldy": -0.3,  # beyond the points it costs
}
LIGHT, APPLES, RAT_RAISED, WAY, DRINKS, BACKPACKS, CAPS, COMICS, MOLDY = range(5, 14)
SPREAD, BLEND = 14.0, 0.3
GREG_GROWS = 55.0  # points Greg makes in a whole game


def _steps_to_reward() -> tuple[int, ...]:
    """From each node of the burrow: the fewest steps to one with a reward."""
    found = []
    for node in range(len(NODE)):
        at, steps = {UP[node], LEFT[node]}, 1
        while not any(REWARD[one] for one in at):
            at, steps = {to for one in at for to in (UP[one], LEFT[one])}, steps + 1
        found.append(steps)
    return tuple(found)


TO_REWARD: tuple[int, ...] = _steps_to_reward()
FURTHEST = max(TO_REWARD)


@rule
def time_left(s: State) -> float:
    """The share of the game that is still to come."""
    done = 0.0
    for seat in range(s.seats):
        aboard = 0
        for rat in range(RATS):
            if s.rat[seat][rat] == ROCKET:
                aboard += 1
        done = max(done, s.markers[seat] / MARKERS_TO_END, aboard / RATS)
    if s.last_rat == 1 or s.eighth_marker > 0:
        return 0.05
    return max(0.1, 1.0 - done)


@rule
def worth_of(s: State, seat: int, weights: list[float]) -> float:
    """The points a seat may expect at the end."""
    left = time_left(s)
    soon = min(1.0, 3.0 * left)
    goods = 0.0
    for good in range(MATERIALS + 1):
        goods += weights[good] * min(s.goods[seat][good], 12)
    lasting = weights[LIGHT] * s.light[seat] * (1.0 - 0.5 * s.light[seat] / LIGHT_END)
    lasting += weights[APPLES] * (FURTHEST - TO_REWARD[s.burrow[seat]])
    way = 0.0
    for rat in range(RATS):
        space = s.rat[seat][rat]
        if space >= START:
            lasting += weights[RAT_RAISED]
            if space < ROCKET:
                way += weights[WAY] * space / LAUNCHPAD
    lasting += weights[DRINKS] * s.drinks[seat]
    for backpack in range(len(BACKPACK)):
        lasting += weights[BACKPACKS] * s.backpacks[seat][backpack]
    for cap in range(len(CAP)):
        if s.cap[cap] == seat:
            lasting += weights[CAPS]
    for comic in range(len(COMIC)):
        if s.comic[comic] == seat:
            lasting += weights[COMICS]
    points = total_points(s, seat) + weights[MOLDY] * s.moldy[seat]
    return points + goods * soon + way * soon + lasting * left


# --- choices ----------------------------------------------------------------------------------------------------------


@rule
def find_number(s: State, seat: int, space: int, weights: list[float]) -> float:
    """What a space brings, and what can be bought there."""
    if space >= LAUNCHPAD:
        return 4.0
    row = s.content[space]
    number = weights[FIRST_KIND[row]] * FIRST_AMOUNT[row]
    if SECOND_KIND[row] >= 0:
        number += weights[SECOND_KIND[row]] * SECOND_AMOUNT[row]
    if s.light[seat] >= LIT_AT[space]:
        number += weights[FIRST_KIND[row]]
    for booth in range(len(BOOTH)):
        if BOOTH_SPACE[booth] == space and s.goods[seat][CHEESE] >= PRICE[booth]:
            number += 1.0
    return number + 0.04 * space


@rule
def drink_number(s: State, seat: int, weights: list[float]) -> float:
    """A drink doubles what is found: the more is found the better, and near the end in any case."""
    found = 0.0
    for rat in range(RATS):
        if s.moved >> rat & 1:
            space = s.rat[seat][rat]
            if START < space < LAUNCHPAD:
                found += find_number(s, seat, space, weights)
    return 0.8 * (found - 3.0) + (3.0 if time_left(s) < 0.2 else 0.0)


@rule
def ruled_out(s: State, seat: int, action: int) -> bool:
    """In the last round nobody sensible keeps a drink where something can be doubled, or raises a rat for an Award."""
    return is_last_round(s) and (action == KEEP_DRINK or (action == RAISE and step_now(s) == REWARD_STEP))


@rule
def number_of(s: State, seat: int, action: int, weights: list[float]) -> float:
    """How good a choice looks at first sight."""
    if GO <= action <= GO + LAUNCHPAD:
        return find_number(s, seat, action - GO, weights)
    if action == DONE:
        return -0.7
    if action == DRINK:
        return drink_number(s, seat, weights)
    if ruled_out(s, seat, action):
        return NEVER
    if action == RAISE:
        return 2.0
    if action in (NO_RAISE, NO_COMIC):
        return -3.0
    if action == AWARD:
        return 1.0
    if STEAL <= action < LEAVE:
        return -1.5  # the rat's way so far is lost
    if BUY <= action < STEAL:
        return 2.0
    if action == LEAVE:
        return 0.0
    if BUILD <= action < DONATE:
        return 4.0
    if action == DONATE:
        return 3.0
    return 0.0


@rule
def look(s: State, out: Any, n: int, sight: Any, weights: Any) -> None:
    if n != 0:
        seat = seat_now(s)
        for at in range(abs(n)):
            sight[SEATS + at] = number_of(s, seat, out[at], weights)
    if n <= 0:
        for seat in range(s.seats):
            sight[seat] = worth_of(s, seat, weights)
        if s.seats == 1:
            sight[0] -= greg_points(s) + GREG_GROWS * time_left(s)
        stand(sight, s.seats, SPREAD, BLEND)


def holdings(s: State, seat: int) -> dict[str, int]:
    """Goods, items, and how far rats and lights have come."""
    found = {f"good-{name}": s.goods[seat][at] for at, name in enumerate(GOOD)}
    return found | {
        "item-energy-drink": s.drinks[seat],
        "analysis-backpacks": sum(s.backpacks[seat]),
        "analysis-caps": sum(owner == seat for owner in s.cap),
        "analysis-comics": sum(owner == seat for owner in s.comic),
        "analysis-rats": sum(space >= START for space in s.rat[seat]),
        "analysis-spaces": sum(max(START, space) for space in s.rat[seat]),
        "analysis-lights": s.light[seat],
    }


def guide(game: Game) -> Guide:
    return Guide(
        "first-rat",
        look,
        WEIGHTS,
        SPREAD,
        BLEND,
        turns=1,
        longest=30,
        ruled_out=ruled_out,
        holdings=holdings,
        for_holdings=("leftovers",),
    )
