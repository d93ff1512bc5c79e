"""Hiring characters: at the circus, or red ones by a Palatium Balivi."""

from riverrat.engine.rule import Log, Out, put, rule, seat_now, tell

from ..actions import HIRE, HIRED
from ..cards import brings_token, helper_waits, hire_discount, hire_limit
from ..data import CHARACTERS, HELPER, HIRE_COST, LADY_SURCHARGE, RED
from ..options import EACH_FIGURE, EDITION, HIRE_CAP, LADY_IN_WAITING
from ..state import State


@rule
def hires_so_far(s: State, source: int) -> int:
    """Hires of this turn from a source (0 circus, 1 Nantes, 2 Orléans), or from all of them by option. (D-52)"""
    if s.option[HIRE_CAP] == 0:
        return s.hires[source]
    return s.hires[0] + s.hires[1] + s.hires[2]


@rule
def begin_stop(s: State, seat: int) -> None:
    """By option the Lady-in-waiting lets each figure hire twice at the circus: the second begins anew. (D-51)"""
    if s.option[LADY_IN_WAITING] == EACH_FIGURE and hire_limit(s, seat) > 1:
        s.hires[0] = 0


@rule
def surcharge(s: State, source: int) -> int:
    """Lady-in-waiting: the second hire of a turn costs 2 Deniers more, 1 in the German edition. (D-01)"""
    return LADY_SURCHARGE[s.option[EDITION]] if hires_so_far(s, source) > 0 else 0


@rule
def price_change(s: State, seat: int, source: int) -> int:
    """A second hire costs more, and cards make each hire cheaper. (C8-3)"""
    return surcharge(s, source) - hire_discount(s, seat)


@rule
def hire_cost(s: State, seat: int, source: int, character: int) -> int:
    """The cost on the card with what changes it, nothing at least. (C8-3)"""
    return max(0, HIRE_COST[character] + price_change(s, seat, source))


@rule
def put_hires(s: State, source: int, money: int, out: Out, n: int) -> int:
    """A character left in the supply, not owned yet, the Helper after the Apprentice; red ones in a city. (C8-4)"""
    seat = seat_now(s)
    if hires_so_far(s, source) >= hire_limit(s, seat):
        return n
    payable = money - price_change(s, seat, source)  # the highest cost on a card that can be paid
    owned, waits = s.characters[seat], helper_waits(s, seat)
    for character in range(CHARACTERS):
        offered = s.for_hire[character] > 0 and (source == 0 or RED[character] == 1) and (owned >> character) & 1 == 0
        early = character == HELPER and waits
        if offered and not early and HIRE_COST[character] <= payable:
            n = put(out, n, HIRE + character)
    return n


@rule
def hire(s: State, seat: int, source: int, character: int, log: Log) -> None:
    """The character works at once; Apprentice and Helper bring a message token each. (C8-4)"""
    cost = hire_cost(s, seat, source, character)
    s.money[seat] -= cost
    s.for_hire[character] -= 1
    s.characters[seat] |= 1 << character
    s.hires[source] += 1
    if brings_token(character):
        s.tokens[seat] += 1
    tell(s, log, HIRED, seat, character, cost)
