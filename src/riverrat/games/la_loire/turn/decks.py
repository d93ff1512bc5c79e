"""The four message decks: bags whose cards get their identity when somebody sees them, above what a Spy put under."""

from riverrat.engine.rule import draw, reveal, rule

from ..data import FIRST, SEATS
from ..state import HELD, IN_DECK, LOOKED_AT, UNDER, State


@rule
def deck_size(s: State, level: int) -> int:
    return s.unknown[level] + s.under_count[level]


@rule
def draw_unknown(s: State, level: int) -> int:
    """A card out of the part of the deck whose order nobody knows. (F-08)"""
    left = draw(s, s.unknown[level])
    where = s.where
    card = FIRST[level]
    while where[card] != IN_DECK or left > 0:
        if where[card] == IN_DECK:
            left -= 1
        card += 1
    s.unknown[level] -= 1
    return card


@rule
def close_gap(s: State, level: int) -> None:
    """The first of the cards under the deck is gone; the others move up."""
    first = FIRST[level]
    s.under_count[level] -= 1
    for at in range(first, first + s.under_count[level]):
        s.under[at] = s.under[at + 1]
        s.under_known[at] = s.under_known[at + 1]
    s.under[first + s.under_count[level]] = 0
    s.under_known[first + s.under_count[level]] = 0


@rule
def take_top(s: State, level: int) -> int:
    """The top card of a deck: an unknown one while there are any, then what lies under them, in order. (C9-8)"""
    if s.unknown[level] > 0:
        return draw_unknown(s, level)
    reveal(s)
    card = int(s.under[FIRST[level]])
    close_gap(s, level)
    return card


@rule
def hold(s: State, seat: int, card: int) -> None:
    """The card lies face up before the seat. (C9-7)"""
    s.where[card] = HELD + seat
    at = 0
    while s.held[seat][at] != 0:
        at += 1
    s.held[seat][at] = card + 1


@rule
def look(s: State, seat: int, level: int, cards: int) -> None:
    """Spy: lift the top cards of a deck and look at them; only this seat sees them. (C9-9, F-06)"""
    s.seen_count = min(cards, deck_size(s, level))
    for at in range(s.seen_count):
        known = 0 if s.unknown[level] > 0 else int(s.under_known[FIRST[level]])
        card = take_top(s, level)
        s.where[card] = LOOKED_AT
        s.seen[at] = card
        s.seen_known[at] = known | (1 << seat)


@rule
def still_known(s: State, kept: int, at: int) -> int:
    """The seats that know where a card put back lies: they saw it and can tell which card was kept. (D-87)

    A seat that knew only the middle one of three cannot tell whether the card above it or the one below was kept, and
    so whether it now lies first or second.
    """
    known = 0
    for seat in range(SEATS):
        if (s.seen_known[at] >> seat) & 1 == 1:
            above = 0
            below = 0
            for other in range(s.seen_count):
                if (s.seen_known[other] >> seat) & 1 == 0:
                    if other < at:
                        above += 1
                    else:
                        below += 1
            tells = (s.seen_known[kept] >> seat) & 1 == 1
            if tells or above == 0 or below == 0:
                known |= 1 << seat
    return known


@rule
def put_back(s: State, seat: int, level: int, card: int) -> None:
    """Spy: keep one of the cards, the others go under the deck in the order they were seen. (D-69)"""
    kept = 0
    while s.seen[kept] != card:
        kept += 1
    for at in range(s.seen_count):
        if at != kept:
            place = FIRST[level] + s.under_count[level]
            s.under[place] = s.seen[at]
            s.under_known[place] = still_known(s, kept, at)
            s.where[s.seen[at]] = UNDER
            s.under_count[level] += 1
    for at in range(s.seen_count):
        s.seen[at] = 0
        s.seen_known[at] = 0
    s.seen_count = 0
    hold(s, seat, card)


@rule
def search(s: State, seat: int, level: int, card: int) -> None:
    """Ducal Palace: take any card of the deck; the rest is shuffled, so that nobody knows its order. (C9-10)"""
    first = FIRST[level]
    for at in range(first, first + s.under_count[level]):
        s.where[s.under[at]] = IN_DECK
        s.under[at] = 0
        s.under_known[at] = 0
    s.unknown[level] = deck_size(s, level) - 1
    s.under_count[level] = 0
    hold(s, seat, card)


@rule
def knows(known: int, seat: int) -> bool:
    return seat >= 0 and (known >> seat) & 1 == 1
