"""Step 2, Collect Resources: what the moved rats find on their spaces. (C4)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    ADVANCE_BURROW,
    ADVANCE_LIGHT,
    APPLE_CORES_STEP,
    BURROW_FIRST,
    BURROW_STEP,
    COLLECTED,
    DRANK,
    DRINK,
    DRINK_STEP,
    EXTRA,
    EXTRA_STEP,
    KEEP_DRINK,
    LEAVE_BURROW,
    LEAVE_LIGHT,
    LIGHT_FIRST,
    LIGHT_STEP,
    LIGHTBULBS_STEP,
    ORDER_STEP,
    SUPPLY_SHORT,
    TAKE_STEP,
)
from ..cards import finds_more
from ..data import (
    APPLE_CORE,
    BACKPACK,
    BACKPACK_EXTRA,
    BACKPACK_HELPS,
    FIRST_AMOUNT,
    FIRST_KIND,
    GOOD,
    LAUNCHPAD,
    LIGHTBULB,
    LIT_AT,
    RATS,
    RESOURCE,
    SECOND_AMOUNT,
    SECOND_KIND,
)
from ..options import ANYTHING, DECLINING
from ..state import State
from .launchpad import launch
from .supply import given


@rule
def offer_drink(s: State, seat: int) -> None:
    """An Energy Drink is offered first, if a rat has moved to where there is something to double. (C1.DRINK)"""
    if s.drinks[seat] == 0:
        return
    for rat in range(RATS):
        if s.moved >> rat & 1 and s.rat[seat][rat] != LAUNCHPAD:
            push(s, DRINK_STEP, seat, 0, 0)
            return


@rule
def legal_drink(s: State, out: Out) -> int:
    """An Energy Drink may be used before collecting, at most one a turn. (C1.DRINK, A11)"""
    n = put(out, 0, DRINK)
    return put(out, n, KEEP_DRINK)


@rule
def play_drink(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    if action == DRINK:
        s.drinks[seat] -= 1
        s.drinks_used[seat] += 1
        s.doubled = 1
        tell(s, log, DRANK, seat)


@rule
def light_bonus(s: State, seat: int, space: int) -> int:
    """A space whose bulb the marker had reached before collecting yields one more. (C4.2, D10, D11)"""
    return 1 if s.light[seat] >= LIT_AT[space] else 0


@rule
def collect(s: State, log: Log) -> None:
    """Add up what the spaces of the moved rats give, each with its bonus. (C4.1, C4.2)

    On a space with two materials the owner is asked where the bonus goes; only then is anything taken.
    """
    seat = seat_now(s)
    pop(s)
    push(s, TAKE_STEP, seat, 0, 0)
    haul = s.haul
    for rat in range(RATS):
        space = s.rat[seat][rat]
        if s.moved >> rat & 1 and space != LAUNCHPAD:
            row = s.content[space]
            bonus = light_bonus(s, seat, space) + finds_more(s, seat, rat)
            haul[FIRST_KIND[row]] += FIRST_AMOUNT[row]
            if SECOND_KIND[row] < 0:
                haul[FIRST_KIND[row]] += bonus
            else:
                haul[SECOND_KIND[row]] += SECOND_AMOUNT[row]
                if bonus > 0:
                    push(s, EXTRA_STEP, seat, space, bonus)


@rule
def legal_extra(s: State, out: Out) -> int:
    """Each extra item of a space with two materials may be either of them. (D12)"""
    row = s.content[note_a(s)]
    n = put(out, 0, EXTRA + FIRST_KIND[row])
    return put(out, n, EXTRA + SECOND_KIND[row])


@rule
def play_extra(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    space = note_a(s)
    left = note_b(s) - 1
    pop(s)
    s.haul[action - EXTRA] += 1
    if left > 0:
        push(s, EXTRA_STEP, seat, space, left)


@rule
def take(s: State, log: Log) -> None:
    """Backpacks add, a drink doubles, the supply gives; then Launchpad, Lightbulbs, Apple Cores. (C4.3, C4.4)"""
    seat = seat_now(s)
    pop(s)
    haul = s.haul
    fill_backpacks(s, seat)
    times = 2 if s.doubled == 1 else 1  # by an Energy Drink (A11)
    for resource in range(len(RESOURCE)):
        amount = times * haul[resource]
        if amount > 0:
            if resource < len(GOOD):
                gain(s, seat, resource, amount, log)
                haul[resource] = 0
            else:
                haul[resource] = amount
                tell(s, log, COLLECTED, seat, resource, amount)
    if haul[LIGHTBULB] > 0 and haul[APPLE_CORE] > 0:
        push(s, ORDER_STEP, seat, 0, 0)
    elif haul[LIGHTBULB] > 0:
        use_lightbulbs(s, seat)
    elif haul[APPLE_CORE] > 0:
        use_apple_cores(s, seat)
    launch(s, seat, log)


@rule
def fill_backpacks(s: State, seat: int) -> None:
    """Backpacks: each adds to its resource where any of it is found. (A10, C4.3)"""
    haul = s.haul
    for backpack in range(len(BACKPACK)):
        resource = BACKPACK_HELPS[backpack]
        if s.backpacks[seat][backpack] > 0 and haul[resource] > 0:
            haul[resource] += s.backpacks[seat][backpack] * BACKPACK_EXTRA[backpack]


@rule
def gain(s: State, seat: int, good: int, amount: int, log: Log) -> None:
    """Of each kind a player gets what is left, and nothing is owed later. (D9)"""
    got = given(s, good, amount)
    s.supply[good] -= got
    s.goods[seat][good] += got
    if got > 0:
        tell(s, log, COLLECTED, seat, good, got)
    if got < amount:
        tell(s, log, SUPPLY_SHORT, seat, good, amount - got)


@rule
def legal_order(s: State, out: Out) -> int:
    """A player who found both Lightbulbs and Apple Cores says which marker goes first. (D56)"""
    n = put(out, 0, LIGHT_FIRST)
    return put(out, n, BURROW_FIRST)


@rule
def play_order(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    if action == LIGHT_FIRST:
        use_apple_cores(s, seat)
        use_lightbulbs(s, seat)
    else:
        use_lightbulbs(s, seat)
        use_apple_cores(s, seat)


@rule
def use_lightbulbs(s: State, seat: int) -> None:
    """The light marker advances; by option its owner may leave it. (D15)"""
    push(s, LIGHT_STEP, seat, 0, 0)
    if s.option[DECLINING] == ANYTHING:
        push(s, LIGHTBULBS_STEP, seat, 0, 0)


@rule
def use_apple_cores(s: State, seat: int) -> None:
    """The burrow marker advances; by option its owner may leave it. (D15)"""
    push(s, BURROW_STEP, seat, 0, 0)
    if s.option[DECLINING] == ANYTHING:
        push(s, APPLE_CORES_STEP, seat, 0, 0)


@rule
def legal_lightbulbs(s: State, out: Out) -> int:
    """All Lightbulbs or none. (D15)"""
    n = put(out, 0, ADVANCE_LIGHT)
    return put(out, n, LEAVE_LIGHT)


@rule
def play_lightbulbs(s: State, action: int, log: Log) -> None:
    pop(s)
    if action == LEAVE_LIGHT:
        s.haul[LIGHTBULB] = 0
        pop(s)


@rule
def legal_apple_cores(s: State, out: Out) -> int:
    """All Apple Cores or none. (D15)"""
    n = put(out, 0, ADVANCE_BURROW)
    return put(out, n, LEAVE_BURROW)


@rule
def play_apple_cores(s: State, action: int, log: Log) -> None:
    pop(s)
    if action == LEAVE_BURROW:
        s.haul[APPLE_CORE] = 0
        pop(s)
