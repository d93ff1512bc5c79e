"""What must hold after every action. (E.4)"""

from riverrat.engine.actions import Audits
from riverrat.engine.rule import rule, step_now

from .actions import CIRCUS_STEP, DIRECTION_STEP, FETCH_STEP, LEAVE_STEP, STOP_STEP, TAKE_STEP
from .cards import ceiling, message_limit, needs_balance, stack_limit, works
from .data import (
    ABBEY_LIMIT,
    APPRENTICE,
    BALANCE,
    CASTLE,
    CHARACTERS,
    CIRCUS_SPACE,
    COLOURS,
    COPIES,
    FARM,
    FARMS,
    FIRST,
    GOODS,
    HELPER,
    HORSES_FEW,
    HORSES_MANY,
    IS_CITY,
    LEVEL,
    LEVELS,
    LOIRE_END,
    MAYOR_LIMIT,
    MERCHANT,
    MESSAGES,
    MONASTERIES,
    MONASTERY,
    NANTES,
    NONE,
    ORLEANS,
    PALACE_COPIES,
    PALACES,
    PLACES,
    SHIELDS,
    START_HORSES,
    SUPPLY,
    TOKENS,
    TOWERS,
)
from .options import CASUAL, CIRCUS_CHECK, MODE
from .state import DELIVERED, HELD, IN_DECK, LOOKED_AT, UNDER, State
from .turn.building import lean

AUDITS = Audits()
BAD_HORSES = AUDITS.add("INV-01 horses")
BAD_GOODS = AUDITS.add("INV-02 goods")
BAD_MARKET = AUDITS.add("INV-03 market")
BAD_LIMITS = AUDITS.add("INV-04 limits")
BAD_STATIONS = AUDITS.add("INV-05 stations")
BAD_CEILING = AUDITS.add("INV-06 ceiling")
BAD_BUILDINGS = AUDITS.add("INV-07 buildings")
BAD_BALANCE = AUDITS.add("INV-08 balance")
BAD_BOATS = AUDITS.add("INV-09 boats")
BAD_MESSAGES = AUDITS.add("INV-10 messages")
BAD_CARDS = AUDITS.add("INV-12 cards")
BAD_TOKENS = AUDITS.add("INV-13 tokens")
BAD_CIRCUS = AUDITS.add("INV-14 circus")
BAD_CASUAL_GATE = AUDITS.add("INV-15 casual gate")
BAD_SHIELDS = AUDITS.add("A4-1 shields")
BAD_END = AUDITS.add("C12 end")


@rule
def audit(s: State) -> int:
    """0, or which of AUDITS does not hold."""
    if not horses_hold(s):
        return BAD_HORSES
    if not goods_hold(s):
        return BAD_GOODS
    if not market_holds(s):
        return BAD_MARKET
    if s.over == 0 and not ceiling_holds(s):
        return BAD_CEILING
    if not buildings_hold(s):
        return BAD_BUILDINGS
    if not messages_hold(s):
        return BAD_MESSAGES
    if not cards_hold(s):
        return BAD_CARDS
    if s.over == 0 and not circus_holds(s):
        return BAD_CIRCUS
    if not shields_hold(s):
        return BAD_SHIELDS
    if s.last_turns < 0 or s.last_turns >= s.seats or (s.spared == 0 and s.last_turns > 0) or s.trigger > s.seats:
        return BAD_END
    for seat in range(s.seats):
        fault = seat_audit(s, seat)
        if fault != 0:
            return fault
    return 0


@rule
def seat_audit(s: State, seat: int) -> int:
    """The invariants of one seat; 0, or the one that is broken."""
    if not limits_hold(s, seat):
        return BAD_LIMITS
    if not stations_hold(s, seat):
        return BAD_STATIONS
    if needs_balance(s, seat) and abs(lean(s, seat)) > BALANCE:
        return BAD_BALANCE
    if s.boat[seat] < 0 or s.boat[seat] > LOIRE_END[s.seats]:
        return BAD_BOATS
    if not tokens_hold(s, seat):
        return BAD_TOKENS
    if s.option[MODE] == CASUAL:
        done = s.delivered[seat]
        if done[3] > done[2] or done[2] > done[1]:
            return BAD_CASUAL_GATE
    return 0


@rule
def horses_hold(s: State) -> bool:
    """INV-01: free horses and those in stacks are as many as at the start."""
    count = 0
    for place in range(PLACES):
        if s.free[place] < 0:
            return False
        count += s.free[place]
    for seat in range(s.seats):
        for figure in range(2):
            if s.horses[seat][figure] < 0 or s.horses[seat][figure] > stack_limit(s, seat):
                return False
            count += s.horses[seat][figure] - START_HORSES
    return count == (len(HORSES_FEW) if s.seats <= 2 else len(HORSES_MANY))


@rule
def goods_hold(s: State) -> bool:
    """INV-02: cards of each good are conserved."""
    for good in range(GOODS):
        count = s.supply[good]
        if count < 0:
            return False
        for seat in range(s.seats):
            if s.goods[seat][good] < 0:
                return False
            count += s.goods[seat][good]
        if count != SUPPLY[good]:
            return False
    return True


@rule
def market_holds(s: State) -> bool:
    """INV-03: one tile in each space; the circus stands in a village, or is not used."""
    spaces = 0
    for colour in range(COLOURS):
        if s.space[colour] < 0 or s.space[colour] >= COLOURS:
            return False
        spaces |= 1 << s.space[colour]
    if spaces != (1 << COLOURS) - 1:
        return False
    if s.option[MODE] == CASUAL:
        return s.circus == NANTES
    return 0 < s.circus < PLACES and IS_CITY[s.circus] == 0


@rule
def limits_hold(s: State, seat: int) -> bool:
    """INV-04: money, place and heading, undelivered messages without gaps, those of level 4 within theirs."""
    if s.money[seat] < 0:
        return False
    for figure in range(2):
        place = s.at[seat][figure]
        if place < 0 or place >= PLACES or (IS_CITY[place] == 0 and s.heading[seat][figure] == 0):
            return False
    count = 0
    abbey = 0
    for at in range(MAYOR_LIMIT):
        card = s.held[seat][at] - 1
        if card >= 0:
            if at > count or s.where[card] != HELD + seat:
                return False
            count += 1
            abbey += 1 if LEVEL[card] == LEVELS else 0
    return count <= message_limit(s, seat) and abbey <= ABBEY_LIMIT


@rule
def stations_hold(s: State, seat: int) -> bool:
    """INV-05: tokens stand for held messages, at most one less than the level of each, in villages."""
    for token in range(TOKENS):
        card = s.token_card[seat][token] - 1
        if card >= 0:
            if token >= s.tokens[seat] or s.where[card] != HELD + seat or IS_CITY[s.token_at[seat][token]] == 1:
                return False
            count = 0
            for other in range(TOKENS):
                if s.token_card[seat][other] == card + 1:
                    count += 1
            if count >= LEVEL[card] or LEVEL[card] == LEVELS:
                return False
        elif s.token_at[seat][token] != 0:
            return False
    return s.option[MODE] == CASUAL or s.tokens[seat] == works(s, seat, APPRENTICE) + works(s, seat, HELPER)


@rule
def ceiling_holds(s: State) -> bool:
    """INV-06: a merchant about to leave a city has no more than the ceiling."""
    step = step_now(s)
    if step in (LEAVE_STEP, TAKE_STEP, FETCH_STEP, DIRECTION_STEP, STOP_STEP):
        seat, figure = s.stack[s.depth - 1][1], s.stack[s.depth - 1][2]
        if figure == MERCHANT and IS_CITY[s.at[seat][MERCHANT]] == 1:
            return s.money[seat] <= ceiling(s, seat)
    return True


@rule
def buildings_hold(s: State) -> bool:
    """INV-07: each building has an owner and stands in a village; towers are conserved."""
    towers = s.towers
    for place in range(PLACES):
        if (s.building[place] > 0) != (s.owner[place] > 0) or (IS_CITY[place] == 1 and s.owner[place] > 0):
            return False
        if s.building[place] == CASTLE:
            towers += 1
    return s.towers >= 0 and towers == TOWERS


@rule
def tokens_hold(s: State, seat: int) -> bool:
    """INV-13: farm and monastery tokens of a seat are conserved."""
    farms = s.farms[seat]
    monasteries = s.monasteries[seat]
    for place in range(PLACES):
        if s.owner[place] == seat + 1:
            if s.building[place] == MONASTERY:
                monasteries += 1
            elif s.building[place] >= FARM:
                farms += 1
    return s.farms[seat] >= 0 and s.monasteries[seat] >= 0 and farms == FARMS and monasteries == MONASTERIES


@rule
def deck_holds(s: State, level: int) -> bool:
    """INV-10: each card is in one place, and the decks know how many they have."""
    unknown = 0
    under = 0
    looked = 0
    for card in range(FIRST[level], FIRST[level + 1]):
        where = s.where[card]
        if where == IN_DECK:
            unknown += 1
        elif where == UNDER:
            under += 1
        elif where == LOOKED_AT:
            looked += 1
        elif where < HELD or where >= DELIVERED + s.seats or DELIVERED > where >= HELD + s.seats:
            return False
    for at in range(s.under_count[level]):
        card = s.under[FIRST[level] + at]
        if card < FIRST[level] or card >= FIRST[level + 1] or s.where[card] != UNDER:
            return False
        for other in range(at):
            if s.under[FIRST[level] + other] == card:
                return False
    if looked > 0 and looked != s.seen_count:
        return False
    return unknown == s.unknown[level] and under == s.under_count[level]


@rule
def messages_hold(s: State) -> bool:
    """INV-10: decks, hands and delivered cards make up the whole set."""
    for level in range(1, LEVELS + 1):
        if not deck_holds(s, level):
            return False
    for seat in range(s.seats):
        held = 0
        delivered = 0
        for card in range(MESSAGES):
            if s.where[card] == HELD + seat:
                held += 1
            elif s.where[card] == DELIVERED + seat:
                delivered += 1
        for at in range(MAYOR_LIMIT):
            held -= 1 if s.held[seat][at] > 0 else 0
        levels = 0
        for level in range(1, LEVELS + 1):
            levels += s.delivered[seat][level]
        if held != 0 or delivered != s.delivered[seat][0] or levels != delivered:
            return False
    return True


@rule
def cards_hold(s: State) -> bool:
    """INV-12: characters and palaces are conserved; the Helper comes after the Apprentice."""
    casual = s.option[MODE] == CASUAL
    for character in range(CHARACTERS):
        count = s.for_hire[character]
        for seat in range(s.seats):
            count += 1 if works(s, seat, character) else 0
        if s.for_hire[character] < 0 or count != (0 if casual else COPIES[s.seats - 1][character]):
            return False
    for palace in range(PALACES):
        count = s.palaces_left[palace]
        for seat in range(s.seats):
            count += 1 if s.palace[seat][palace] > 0 else 0
        if s.palaces_left[palace] < 0 or count != (0 if casual else PALACE_COPIES):
            return False
    late = 0
    for seat in range(s.seats):
        late += 1 if works(s, seat, HELPER) and not works(s, seat, APPRENTICE) else 0
    return late == 0


@rule
def circus_holds(s: State) -> bool:
    """INV-14: after a purchase the circus tile does not stay in the centre."""
    if s.circus == NANTES or s.bought == 0 or s.option[CIRCUS_CHECK] == 1 or step_now(s) == CIRCUS_STEP:
        return True
    return s.space[s.shield[s.circus]] != CIRCUS_SPACE


@rule
def shields_hold(s: State) -> bool:
    """A4-1: every shield is laid, and no neighbours on a road match."""
    for colour in range(COLOURS):
        count = 0
        for place in range(PLACES):
            if s.shield[place] == colour:
                count += 1
        if count != SHIELDS[colour]:
            return False
    for place in range(1, PLACES):
        if s.shield[place] == s.shield[place - 1] or (s.shield[place] == NONE) != (place == ORLEANS):
            return False
    return s.shield[NANTES] == NONE
