"""What offers are worth to both sides, in hundredths of a point.

No rule of the game asks for it. Opponents value offers by it, boards say by it which ones are likely to be taken, and
who refuses has a reason from it.
"""

from riverrat.engine.rule import rule

from .data import CHARACTERS, END_EACH, END_POINTS, PRECIOUS, RESOURCE, STONE, WOOD, YEARS
from .options import YEARS_OPTION
from .state import GOODS, State
from .view_types import Deal

GIFT, CHARACTER_WANTED, PLENTY, MORE, WORTH = range(5)
LEAST = 15  # what an offer must bring whoever takes it
NEARLY = -60  # what is so near to it that a little more would do
ENOUGH = 3  # who has as many of a good has plenty
COINS_OFFERED = 3
MOST_DEALS = 3


@rule
def item_value(s: State, seat: int, item: int) -> int:
    """What one more of something is worth to a seat."""
    if item == 0:
        return 100
    if item < GOODS:
        have = s.stock[seat][item - 1]
        base = 220 if item - 1 == PRECIOUS else 120
        return base * (140 if have == 0 else 100 if have < ENOUGH else 60) // 100
    character = item - GOODS
    years = YEARS[s.option[YEARS_OPTION]] - s.year
    return (100 * END_POINTS[character] + 150 * END_EACH[character] + 30 * years) * 80 // 100


@rule
def offer_gain(s: State, seat: int, gives: int) -> int:
    """What the offer at hand brings a seat that gives what is offered (1) or what is wanted (0)."""
    gain = 0
    for item in range(GOODS):
        gain += item_value(s, seat, item) * (s.give[item] - s.want[item])
    for character in range(CHARACTERS):
        value = item_value(s, seat, GOODS + character)
        gain += value * ((s.give_characters >> character) & 1)
        gain -= value * ((s.want_characters >> character) & 1)
    return -gain if gives == 1 else gain


@rule
def is_fair(mine: int, theirs: int) -> bool:
    """An offer is taken if it helps, and does not help the other much more."""
    return mine > LEAST and theirs < 2 * mine + 100


@rule
def is_taken(s: State, seat: int, other: int) -> bool:
    """Whether the offer at hand is worth taking for whom it is made to."""
    return is_fair(offer_gain(s, seat, 0), offer_gain(s, other, 1))


@rule
def why_not(s: State, seat: int, other: int) -> int:
    """What speaks against taking the offer at hand, as it is valued."""
    offered, plenty = s.give[0] + s.give_characters, 0
    for good in range(1, GOODS):
        offered += s.give[good]
        plenty += s.give[good] if s.stock[seat][good - 1] >= ENOUGH else 0
    if offered == 0:
        return GIFT
    if s.want_characters != 0:
        return CHARACTER_WANTED
    if offered == plenty:
        return PLENTY
    return MORE if offer_gain(s, seat, 0) > LEAST and offer_gain(s, other, 1) > 0 else WORTH


@rule
def sweetener(s: State, seat: int, other: int, gives: int) -> int:
    """What more (a coin or a good) of the other makes the offer good for both, where the seat gives what is offered (1)
    or what is wanted (0); -1 if there is nothing.
    """
    mine, theirs = offer_gain(s, seat, gives), offer_gain(s, other, 1 - gives)
    best, found = 0, -1
    for item in range(GOODS):
        left = s.coins[other] if item == 0 else s.stock[other][item - 1]
        if left > (s.want[item] if gives == 1 else s.give[item]):
            gain, loss = mine + item_value(s, seat, item), theirs - item_value(s, other, item)
            if gain > LEAST and is_fair(loss, gain) and loss > best:
                best, found = loss, item
    return found


@rule
def swap(s: State, seat: int, other: int) -> int:
    """The best exchange of one good for one that a seat lacks, as `given * GOODS + wanted`; -1 if both gain by none."""
    best, found = 0, -1
    for given in range(1, GOODS):
        for wanted in range(1, GOODS):
            able = given != wanted and s.stock[seat][given - 1] > 1 and s.stock[other][wanted - 1] > 0
            if able and s.stock[seat][wanted - 1] == 0:
                mine = item_value(s, seat, wanted) - item_value(s, seat, given)
                theirs = item_value(s, other, given) - item_value(s, other, wanted)
                if mine > best and is_fair(theirs, mine):
                    best, found = mine, given * GOODS + wanted
    return found


def deals(s: State, seat: int, price: int) -> list[Deal]:
    """A few offers that are worth making, the likely ones first; none that is hopeless, nor any for wood or stone that
    the bank sells as cheaply, for `price` coins.
    """
    names = ("coin", *RESOURCE)
    found: list[tuple[bool, int, Deal]] = []
    for other in range(s.seats):
        for given, amount, wanted, count in _exchanges(s, seat, other) if other != seat else ():
            paid = amount * item_value(s, seat, given)
            if wanted - 1 in (WOOD, STONE) and price <= s.coins[seat] and paid >= price * item_value(s, seat, 0):
                continue
            mine = count * item_value(s, seat, wanted) - paid
            theirs = amount * item_value(s, other, given) - count * item_value(s, other, wanted)
            likely = bool(is_fair(theirs, mine))
            if mine > LEAST and (likely or theirs > NEARLY):
                deal: Deal = {
                    "to": other,
                    "give": {names[given]: amount},
                    "want": {names[wanted]: count},
                    "likely": likely,
                }
                found.append((likely, mine, deal))
    found.sort(key=lambda one: one[:2], reverse=True)
    shown: dict[tuple[int, str], Deal] = {}  # of the same goods one offer is enough
    for _, _, deal in found:
        shown.setdefault((deal["to"], " for ".join([*deal["give"], *deal["want"]])), deal)
    return list(shown.values())[:MOST_DEALS]


def _exchanges(s: State, seat: int, other: int) -> list[tuple[int, int, int, int]]:
    """One or two goods or a few coins for a good, or a good for a few coins, as both have them."""
    mine, theirs = (s.coins[seat], *s.stock[seat]), (s.coins[other], *s.stock[other])
    pairs = [(given, wanted) for given in range(GOODS) for wanted in range(GOODS) if given != wanted]
    return [
        (given, amount, wanted, count)
        for given, wanted in pairs
        for amount in range(1, (COINS_OFFERED if given == 0 else 2) + 1)
        for count in range(1, (COINS_OFFERED if wanted == 0 else 1) + 1)
        if amount <= mine[given] and count <= theirs[wanted]
    ]
