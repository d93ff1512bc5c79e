"""What a seat may see, built up from nothing, and what it may believe."""

from riverrat.engine.game import Event
from riverrat.engine.rule import note_a, note_b, rule, seat_now, step_now

from .actions import (
    DIRECTION_STEP,
    FETCH_STEP,
    KEEP_STEP,
    LEAVE_STEP,
    MERCHANT_CITY_STEP,
    MESSENGER_STEP,
    SPIED,
    STEPS,
    STOP_STEP,
    TAKE_STEP,
)
from .cards import ceiling, hire_discount, hire_limit, message_limit, stack_limit
from .data import (
    ADDRESS,
    BUILD_MONEY,
    BUILD_WOOD,
    BUILDING,
    CASTLE,
    CHARACTER,
    CHARACTER_GROUP,
    CHARACTER_POINTS,
    CHARACTERS,
    CIRCUS_SPACE,
    CITY,
    COLOUR,
    COLOURS,
    DELIVERED_END,
    FARM,
    FIGURE,
    FIRST,
    GOOD,
    GOODS,
    GROUP,
    HARVEST,
    HIRE_COST,
    IS_CITY,
    LEVEL,
    LEVELS,
    LOIRE_END,
    MESSAGE,
    MESSAGE_POINTS,
    MESSAGE_PRICE,
    MESSAGE_TYPE,
    MESSAGES,
    MONASTERY,
    NANTES,
    NEEDS,
    NEW_CIRCUS_SPACE,
    NORTH,
    PALACE,
    PALACE_KIND,
    PALACE_POINTS,
    PALACES,
    PLACE,
    PLACES,
    PRICE,
    SELL,
    TOKENS,
    TYPE,
)
from .options import MODE, OPTIONS
from .scoring import LINES, points
from .state import DELIVERED, HELD, IN_DECK, LOOKED_AT, OWNED, UNDER, State
from .turn.decks import deck_size, draw_unknown, knows
from .turn.end import last_turn_number
from .turn.goods_market import good_price
from .turn.hiring import hire_cost, hires_so_far
from .view_types import Character, Deck, End, Message, Palace, Place, Player, Rider, Spying, Station, Tile, View

RIDING = (LEAVE_STEP, TAKE_STEP, FETCH_STEP, DIRECTION_STEP, STOP_STEP)


def view(s: State, seat: int) -> View:
    return {
        "mode": OPTIONS[MODE].choices[s.option[MODE]],
        "turn": s.turn,
        "phase": "over" if s.over else STEPS.all[step_now(s)].name,
        "active": None if s.over else seat_now(s),
        "riding": FIGURE[note_a(s)] if not s.over and step_now(s) in RIDING else None,
        "places": [_place(s, place) for place in range(PLACES)],
        "circus": None if s.circus == NANTES else PLACE[s.circus],
        "market": [_tile(s, space) for space in range(COLOURS)],
        "goods": [{"id": GOOD[g], "left": s.supply[g], "sells": SELL[g]} for g in range(GOODS)],
        "constructions": [
            {"kind": BUILDING[kind], "money": BUILD_MONEY[kind], "wood": BUILD_WOOD[kind]}
            for kind in (FARM, MONASTERY, CASTLE)
        ],
        "towers": s.towers,
        "characters": [_character(s, c) for c in range(CHARACTERS)] if s.option[MODE] == 0 else [],
        "palaces": [_palace(s, p) for p in range(PALACES)] if s.option[MODE] == 0 else [],
        "decks": [_deck(s, seat, level) for level in range(1, LEVELS + 1)],
        "messages": [_message(s, card) for card in range(MESSAGES)],
        "spying": _spying(s, seat),
        "searching": note_a(s) if not s.over and step_now(s) == KEEP_STEP and note_b(s) else None,
        "players": [_player(s, p) for p in range(s.seats)],
        "end": _end(s),
    }


def _place(s: State, place: int) -> Place:
    city, building = IS_CITY[place] == 1, BUILDING[s.building[place]]
    return {
        "id": PLACE[place],
        "city": city,
        "road": "city" if city else "north" if NORTH[place] else "south",
        "good": None if city else GOOD[HARVEST[place]],
        "price": None if city else good_price(s, place, HARVEST[place]),
        "beer_price": good_price(s, place, GOOD.index("beer")) if building == "monastery" else None,
        "shield": None if city else COLOUR[s.shield[place]],
        "horses": s.free[place],
        "building": {"kind": building, "owner": s.owner[place] - 1} if s.owner[place] else None,
        "circus": not city and place == s.circus,
    }


def _tile(s: State, space: int) -> Tile:
    colour = s.space.index(space)
    circus = s.circus != NANTES and s.shield[s.circus] == colour
    sign = {CIRCUS_SPACE: "circus", NEW_CIRCUS_SPACE: "flag"}.get(space) if s.circus != NANTES else None
    return {"space": space + 1, "colour": COLOUR[colour], "price": PRICE[space], "circus": circus, "sign": sign}


def _character(s: State, character: int) -> Character:
    owners = [owner for owner in range(s.seats) if (s.characters[owner] >> character) & 1]
    cost = HIRE_COST[character] if s.over else _cost_now(s, seat_now(s), character)
    return {**PRINTED_CHARACTER[character], "cost": cost, "left": s.for_hire[character], "owners": owners}


def _cost_now(s: State, seat: int, character: int) -> int:
    """What whoever decides would pay: less with the Witch, more for a second hire that may still be made."""
    if (s.characters[seat] >> character) & 1:
        return HIRE_COST[character]
    source = 0
    if step_now(s) in (MERCHANT_CITY_STEP, MESSENGER_STEP) and IS_CITY[note_a(s)] == 1:
        source = 1 if note_a(s) == NANTES else 2
    if hires_so_far(s, source) < hire_limit(s, seat):
        return hire_cost(s, seat, source, character)
    return max(0, HIRE_COST[character] - hire_discount(s, seat))


PRINTED_CHARACTER: tuple[Character, ...] = tuple(  # what stands on them
    {
        "id": CHARACTER[character],
        "group": GROUP[CHARACTER_GROUP[character]],
        "cost": HIRE_COST[character],
        "points": CHARACTER_POINTS[character],
        "left": 0,
        "owners": [],
    }
    for character in range(CHARACTERS)
)


def _palace_id(palace: int) -> str:
    return f"{PALACE_KIND[palace // 2]}_{CITY[palace % 2]}"


def _palace(s: State, palace: int) -> Palace:
    return {
        "id": _palace_id(palace),
        "kind": PALACE_KIND[palace // 2],
        "city": CITY[palace % 2],
        "cost": BUILD_MONEY[PALACE],
        "points": PALACE_POINTS,
        "left": s.palaces_left[palace],
        "owners": [seat for seat in range(s.seats) if s.palace[seat][palace]],
    }


def _deck(s: State, seat: int, level: int) -> Deck:
    """Which cards are in it everybody can tell from the messages; in which order only a Spy knows, in part."""
    under = range(FIRST[level], FIRST[level] + s.under_count[level])
    return {
        "level": level,
        "price": MESSAGE_PRICE[level],
        "size": deck_size(s, level) + (s.seen_count if s.seen_count and LEVEL[s.seen[0]] == level else 0),
        "under": [MESSAGE[s.under[at]] if knows(s.under_known[at], seat) else None for at in under],
    }


def _message(s: State, card: int) -> Message:
    where = s.where[card]
    if HELD <= where < DELIVERED:
        return {**PRINTED_MESSAGE[card], "where": "held", "seat": where - HELD}
    if DELIVERED <= where < DELIVERED + s.seats:
        return {**PRINTED_MESSAGE[card], "where": "delivered", "seat": where - DELIVERED}
    return PRINTED_MESSAGE[card].copy()


def _targets(card: int) -> list[str]:
    if LEVEL[card] in (2, 3):
        return [COLOUR[c] for c in range(COLOURS) for _ in range(NEEDS[card][c])]
    return [PLACE[ADDRESS[card]]]


PRINTED_MESSAGE: tuple[Message, ...] = tuple(
    {
        "id": MESSAGE[card],
        "level": LEVEL[card],
        "points": MESSAGE_POINTS[card],
        "type": TYPE[MESSAGE_TYPE[card]],
        "targets": _targets(card),
        "where": "deck",
        "seat": None,
    }
    for card in range(MESSAGES)
)


def _spying(s: State, seat: int) -> Spying | None:
    if not s.seen_count:
        return None
    seen = range(s.seen_count)
    return {
        "seat": seat_now(s),
        "cards": [MESSAGE[s.seen[at]] if knows(s.seen_known[at], seat) else None for at in seen],
    }


def _rider(s: State, seat: int, figure: int) -> Rider:
    heading = s.heading[seat][figure]
    return {
        "place": PLACE[s.at[seat][figure]],
        "heading": "clockwise" if heading > 0 else "counter-clockwise" if heading < 0 else None,
        "horses": s.horses[seat][figure],
        "moved": not s.over and seat == seat_now(s) and s.moved[figure] == 1,
    }


def _token(s: State, seat: int, token: int) -> Station | None:
    card, place = s.token_card[seat][token] - 1, s.token_at[seat][token]
    return {"message": MESSAGE[card], "village": PLACE[place], "colour": COLOUR[s.shield[place]]} if card >= 0 else None


def _player(s: State, seat: int) -> Player:
    lines = [0] * len(LINES)
    total = points(s, seat, lines)
    return {
        "seat": seat,
        "money": s.money[seat],
        "ceiling": ceiling(s, seat),
        "goods": {GOOD[g]: s.goods[seat][g] for g in range(GOODS)},
        "boat": s.boat[seat],
        "merchant": _rider(s, seat, 0),
        "messenger": _rider(s, seat, 1),
        "stack_limit": stack_limit(s, seat),
        "characters": [CHARACTER[c] for c in range(CHARACTERS) if (s.characters[seat] >> c) & 1],
        "palaces": [
            {"id": _palace_id(p), "works": s.palace[seat][p] == OWNED} for p in range(PALACES) if s.palace[seat][p]
        ],
        "farms": s.farms[seat],
        "monasteries": s.monasteries[seat],
        "held": [MESSAGE[card - 1] for card in s.held[seat] if card],
        "message_limit": message_limit(s, seat),
        "delivered": [MESSAGE[card] for card in range(MESSAGES) if s.where[card] == DELIVERED + seat],
        "delivered_levels": s.delivered[seat][1:],
        "tokens": [_token(s, seat, token) for token in range(min(TOKENS, s.tokens[seat]))],
        "points": total,
        "lines": dict(zip(LINES, lines, strict=True)),
    }


def _end(s: State) -> End:
    return {
        "loire": LOIRE_END[s.seats],
        "messages": DELIVERED_END[s.seats],
        "turns": last_turn_number(s) or None,
        "settled_by": s.trigger - 1 if s.trigger else None,
        "last_turns": s.last_turns if s.spared else None,
    }


# --- who hears what ---------------------------------------------------------------------------------------------------


def hears(event: Event, seat: int) -> Event | None:
    """Only the player who spies knows the cards looked at. (F-06)"""
    if event[0] == SPIED and event[1] != seat:
        return (*event[:2], -1, *event[3:])
    return event


def hides(s: State) -> bool:
    """Seats see different things only while cards lie where a Spy put them or is looking at them. (F-06)"""
    return s.seen_count > 0 or any(s.under_count)


@rule
def redeal(s: State, seat: int) -> None:
    """Cards whose place others settled and this seat does not know could be any that it has not seen. (F-09)"""
    for level in range(1, len(FIRST) - 1):
        first = FIRST[level]
        for at in range(first, first + s.under_count[level]):
            if not knows(s.under_known[at], seat):
                s.where[s.under[at]] = IN_DECK
                s.unknown[level] += 1
        looking = s.seen_count > 0 and FIRST[level] <= s.seen[0] < FIRST[level + 1]
        if looking:
            for at in range(s.seen_count):
                if not knows(s.seen_known[at], seat):
                    s.where[s.seen[at]] = IN_DECK
                    s.unknown[level] += 1
        for at in range(first, first + s.under_count[level]):
            if not knows(s.under_known[at], seat):
                s.under[at] = draw_unknown(s, level)
                s.where[s.under[at]] = UNDER
        if looking:
            for at in range(s.seen_count):
                if not knows(s.seen_known[at], seat):
                    s.seen[at] = draw_unknown(s, level)
                    s.where[s.seen[at]] = LOOKED_AT
