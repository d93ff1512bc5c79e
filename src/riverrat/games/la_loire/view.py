"""What a seat may see, built up from nothing, and what it may believe.

Parts that stay the same over many moves are made once for the same pieces on the table, and shared from then on by
every view that has them, at this table and at others: nobody may change a view.
"""

from collections.abc import Sequence
from functools import lru_cache

from riverrat.engine.game import Event
from riverrat.engine.rule import note_a, note_b, push, rule, seat_now, step_now

from .actions import (
    ACTIONS,
    BUY_GOOD,
    BUY_MESSAGE,
    DELIVER,
    DIRECTION_STEP,
    FETCH_NONE,
    FETCH_STEP,
    FIGURE_STEP,
    KEEP_STEP,
    LEAVE_STEP,
    MERCHANT_CITY_STEP,
    MESSENGER_STEP,
    MOVE,
    SPIED,
    STEPS,
    STOP_STEP,
    TAKE_STEP,
)
from .cards import ceiling, hire_discount, hire_limit, may_fetch_horse, message_limit, stack_limit
from .data import (
    ADDRESS,
    BEER,
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
    LOIRE,
    LOIRE_END,
    MERCHANT,
    MESSAGE,
    MESSAGE_POINTS,
    MESSAGE_PRICE,
    MESSAGE_TYPE,
    MESSAGES,
    MESSENGER,
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
    UNDELIVERED_POINTS,
)
from .options import MESSENGER_ACTIONS, MODE, OPTIONS
from .scoring import LINES, points
from .state import DELIVERED, HELD, IN_DECK, LOOKED_AT, OWNED, UNDER, State
from .turn.decks import deck_size, draw_unknown, knows
from .turn.delivery import NO_PROGRESS, delivery_pays, progress_of
from .turn.end import last_turn_number
from .turn.goods_market import good_price, put_goods, sell_price
from .turn.hiring import hires_so_far, surcharge
from .turn.messages import purchases_left
from .turn.messenger_stop import legal_messenger, play_messenger
from .turn.movement import legal_fetch, play_fetch, play_figure, play_stop, put_stop
from .view_types import (
    Character,
    Construction,
    Deck,
    End,
    Good,
    Mail,
    Message,
    Palace,
    Place,
    Player,
    Rider,
    Spying,
    Station,
    Tile,
    View,
    Ware,
)
from .why import barred, lacking

CHOICES = ACTIONS.size  # more than there ever are at once
KEPT = 256  # of each shared part: the latest of some dozens of tables
Row = tuple[int, ...]
RIDING = (LEAVE_STEP, TAKE_STEP, FETCH_STEP, DIRECTION_STEP, STOP_STEP)


def view(s: State, seat: int) -> View:
    where, space, shield = tuple(s.where), tuple(s.space), tuple(s.shield)
    palaces = tuple(map(tuple, s.palace[: s.seats]))
    return {
        "mode": OPTIONS[MODE].choices[s.option[MODE]],
        "turn": s.turn,
        "phase": "over" if s.over else STEPS.all[step_now(s)].name,
        "active": None if s.over else seat_now(s),
        "barred": barred(s),
        "riding": FIGURE[note_a(s)] if not s.over and step_now(s) in RIDING else None,
        "places": _places(space, shield, tuple(s.building), tuple(s.owner), tuple(s.free), s.circus),
        "errands": _errands_now(s),
        "mail": _mail_now(s),
        "wares": _wares_now(s),
        "needs": _needs_now(s),
        "circus": None if s.circus == NANTES else PLACE[s.circus],
        "market": _market(space, None if s.circus == NANTES else shield[s.circus]),
        "goods": _goods(s),
        "constructions": CONSTRUCTIONS,
        "towers": s.towers,
        "characters": _characters(s) if s.option[MODE] == 0 else [],
        "second_hire": 0 if s.over else _second_hire(s),
        "one_kind": not s.over and step_now(s) == MESSENGER_STEP and s.option[MESSENGER_ACTIONS] == 0,
        "palaces": _palaces(tuple(s.palaces_left), palaces) if s.option[MODE] == 0 else [],
        "decks": _spied_decks(s, seat) if hides(s) else _whole_decks(tuple(s.unknown)),
        "messages": _messages(where, s.seats, space, shield),
        "spying": _spying(s, seat),
        "searching": note_a(s) if not s.over and step_now(s) == KEEP_STEP and note_b(s) else None,
        "players": [_player(s, p, where, palaces[p]) for p in range(s.seats)],
        "end": _end(s),
    }


def _only(**fields: object) -> State:
    """A table with these fields alone: a rule that asks for more fails, rather than make a part that goes stale."""
    s = object.__new__(State)
    vars(s).update(fields)
    return s


@lru_cache(maxsize=KEPT)
def _places(space: Row, shield: Row, building: Row, owner: Row, free: Row, circus: int) -> list[Place]:
    """Not to be changed."""
    s = _only(space=space, shield=shield, building=building, owner=owner, free=free, circus=circus)
    return [_place(s, place) for place in range(PLACES)]


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


def _rides(s: State, figure: int) -> bool:
    """Whether it may be asked where a figure rides, or is."""
    if s.over or step_now(s) not in (FIGURE_STEP, *RIDING):
        return False
    return s.moved[figure] == 0 if step_now(s) == FIGURE_STEP else note_a(s) == figure


def _leaving(s: State, figure: int) -> State:
    """The table once a figure is on its way: a merchant in a city may have to give Deniers back. (C4-3)"""
    if step_now(s) != FIGURE_STEP:
        return s
    there = s.clone()
    play_figure(there, MOVE + figure, None)
    return there


def _fetching(s: State, figure: int) -> State | None:
    """The table once the Blacksmith was paid for a horse, if he can be. (D-14)"""
    if not may_fetch_horse(s, seat_now(s)):
        return None
    there, out = s.clone(), [0] * CHOICES
    push(there, FETCH_STEP, seat_now(s), figure, 0)
    fetches = [action for action in out[: legal_fetch(there, out)] if action != FETCH_NONE]
    if not fetches:
        return None
    play_fetch(there, fetches[0], None)
    return there


def _wares_now(s: State) -> dict[str, list[Ware]]:
    """What each village sells to a merchant who rides there, and whether it could be bought. (C5-1)"""
    if not _rides(s, MERCHANT):
        return {}
    there = _leaving(s, MERCHANT)
    paid = _fetching(there, MERCHANT)
    villages = (place for place in range(PLACES) if not IS_CITY[place])
    return {PLACE[place]: _wares(there, place, paid) for place in villages}


def _wares(s: State, place: int, paid: State | None) -> list[Ware]:
    seat = seat_now(s)
    brews = s.building[place] == MONASTERY and s.owner[place] == seat + 1
    sold = _on_sale(s, seat, place)
    after = sold if paid is None else _on_sale(paid, seat, place)
    return [
        {
            "good": GOOD[good],
            "price": good_price(s, place, good),
            "barred": BUY_GOOD + good not in sold,
            "fetching": BUY_GOOD + good not in after,
        }
        for good in (HARVEST[place], *([BEER] if brews else []))
    ]


def _on_sale(s: State, seat: int, place: int) -> Sequence[int]:
    """What a merchant there may buy."""
    out = [0] * CHOICES
    return out[: put_goods(s, seat, place, out, 0)]


def _mail_now(s: State) -> dict[str, Mail]:
    """What the cheapest message costs at each place that sells any to whoever rides there."""
    if not _rides(s, MESSENGER):
        return {}
    seat, found, paid = seat_now(s), dict[str, Mail](), _fetching(s, MESSENGER)
    for place in range(PLACES):
        if purchases_left(s, seat, place) + s.messages_bought > 0:
            levels = (LEVELS,) if BUILDING[s.building[place]] == "monastery" else range(1, LEVELS)
            prices = [MESSAGE_PRICE[level] for level in levels if deck_size(s, level)]
            if prices:
                barred = not _buys(s, seat, place)
                fetching = barred if paid is None else not _buys(paid, seat, place)
                found[PLACE[place]] = {"price": min(prices), "barred": barred, "fetching": fetching}
    return found


def _buys(s: State, seat: int, place: int) -> bool:
    """Whether a message may be bought after a ride there: at once, or after a delivery, which brings room and money."""
    there, out = s.clone(), [0] * CHOICES
    put_stop(out, 0, place)
    push(there, STOP_STEP, seat, MESSENGER, 0)
    play_stop(there, out[0], None)
    choices = out[: legal_messenger(there, out)]
    return _sold(choices) or any(_sold(_after(there, choice)) for choice in choices if _delivers(choice))


def _after(s: State, choice: int) -> Sequence[int]:
    """What the messenger may do next."""
    there, out = s.clone(), [0] * CHOICES
    play_messenger(there, choice, None)
    return out[: legal_messenger(there, out)]


def _sold(choices: Sequence[int]) -> bool:
    return any(BUY_MESSAGE <= choice < BUY_MESSAGE + LEVELS for choice in choices)


def _delivers(choice: int) -> bool:
    return DELIVER <= choice < DELIVER + MESSAGES


def _needs_now(s: State) -> dict[str, str]:
    """Whom it takes to deliver messages of a deck, where one may be bought."""
    if s.over or step_now(s) != MESSENGER_STEP:
        return {}
    found = {f"deck:{level}": lacking(s, seat_now(s), level) for level in range(1, LEVELS + 1)}
    return {deck: needs for deck, needs in found.items() if needs}


def _errands_now(s: State) -> dict[str, int]:
    if not _rides(s, MESSENGER):
        return {}
    seat = seat_now(s)
    tokens = s.tokens[seat], tuple(s.token_card[seat]), tuple(s.token_at[seat])
    return _errands(tuple(s.held[seat]), tokens, tuple(s.shield), tuple(s.delivered[seat]), s.option[MODE])


@lru_cache(maxsize=KEPT)
def _errands(held: Row, tokens: tuple[int, Row, Row], shield: Row, delivered: Row, mode: int) -> dict[str, int]:
    """Of somebody alone at a table. Not to be changed."""
    count, cards, at = ([part] for part in tokens)
    s = _only(shield=shield, option={MODE: mode}, tokens=count, token_card=cards, token_at=at, delivered=[delivered])
    letters = [card - 1 for card in held if card]
    found = {PLACE[to]: sum(progress_of(s, 0, card, to) != NO_PROGRESS for card in letters) for to in range(PLACES)}
    return {place: many for place, many in found.items() if many}


@lru_cache(maxsize=KEPT)
def _market(spaces: Row, circus: int | None) -> list[Tile]:
    """The tiles from left to right; `circus` is the colour of its village. Not to be changed."""
    return [_tile(space, spaces.index(space), circus) for space in range(COLOURS)]


def _tile(space: int, colour: int, circus: int | None) -> Tile:
    sign = {CIRCUS_SPACE: "circus", NEW_CIRCUS_SPACE: "flag"}.get(space) if circus is not None else None
    return {
        "space": space + 1,
        "colour": COLOUR[colour],
        "price": PRICE[space],
        "circus": colour == circus,
        "sign": sign,
    }


def _goods(s: State) -> list[Good]:
    """Each at what whoever decides would get for it in a city."""
    pays = SELL if s.over else [sell_price(s, seat_now(s), good) for good in range(GOODS)]
    return [{"id": GOOD[good], "left": s.supply[good], "sells": pays[good]} for good in range(GOODS)]


CONSTRUCTIONS: list[Construction] = [
    {"kind": BUILDING[kind], "money": BUILD_MONEY[kind], "wood": BUILD_WOOD[kind]} for kind in (FARM, MONASTERY, CASTLE)
]


def _characters(s: State) -> list[Character]:
    """Each at what whoever decides would pay, if it is not theirs already."""
    held = tuple(s.characters[: s.seats])
    mine, change = (0, 0) if s.over else (held[seat_now(s)], _change_now(s, seat_now(s)))
    return _priced_characters(tuple(s.for_hire), held, mine, change)


@lru_cache(maxsize=KEPT)
def _priced_characters(for_hire: Row, held: Row, mine: int, change: int) -> list[Character]:
    """Not to be changed."""
    return [
        {
            **PRINTED_CHARACTER[one],
            "cost": HIRE_COST[one] if (mine >> one) & 1 else max(0, HIRE_COST[one] + change),
            "left": for_hire[one],
            "owners": [owner for owner, cards in enumerate(held) if (cards >> one) & 1],
        }
        for one in range(CHARACTERS)
    ]


def _change_now(s: State, seat: int) -> int:
    """What the cost on a card is changed by: less with the Witch, more for a second hire that may still be made."""
    return _second_hire(s) - hire_discount(s, seat)


def _second_hire(s: State) -> int:
    """What is paid more for a second hire that may still be made where whoever decides stands."""
    source = 0
    if step_now(s) in (MERCHANT_CITY_STEP, MESSENGER_STEP) and IS_CITY[note_a(s)] == 1:
        source = 1 if note_a(s) == NANTES else 2
    return surcharge(s, source) if hires_so_far(s, source) < hire_limit(s, seat_now(s)) else 0


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


PALACE_ID: tuple[str, ...] = tuple(f"{PALACE_KIND[palace // 2]}_{CITY[palace % 2]}" for palace in range(PALACES))


@lru_cache(maxsize=KEPT)
def _palaces(left: Row, owned: tuple[Row, ...]) -> list[Palace]:
    """Not to be changed."""
    return [
        {
            "id": PALACE_ID[palace],
            "kind": PALACE_KIND[palace // 2],
            "city": CITY[palace % 2],
            "cost": BUILD_MONEY[PALACE],
            "points": PALACE_POINTS,
            "left": left[palace],
            "owners": [seat for seat, palaces in enumerate(owned) if palaces[palace]],
        }
        for palace in range(PALACES)
    ]


def _deck(level: int, size: int, under: list[str | None]) -> Deck:
    return {"level": level, "price": MESSAGE_PRICE[level], "size": size, "under": under}


@lru_cache(maxsize=KEPT)
def _whole_decks(size: Row) -> list[Deck]:
    """The decks while no Spy has a hand in them. Not to be changed."""
    return [_deck(level, size[level], []) for level in range(1, LEVELS + 1)]


def _spied_decks(s: State, seat: int) -> list[Deck]:
    """Which cards are in them everybody can tell from the messages; in which order only a Spy knows, in part."""
    found = []
    for level in range(1, LEVELS + 1):
        lifted = s.seen_count if s.seen_count and LEVEL[s.seen[0]] == level else 0
        under = range(FIRST[level], FIRST[level] + s.under_count[level])
        known = [MESSAGE[s.under[at]] if knows(s.under_known[at], seat) else None for at in under]
        found.append(_deck(level, deck_size(s, level) + lifted, known))
    return found


@lru_cache(maxsize=KEPT)
def _messages(where: Row, seats: int, space: Row, shield: Row) -> list[Message]:
    """Not to be changed."""
    s = _only(space=space, shield=shield)
    return [_message(s, card, place, seats) for card, place in enumerate(where)]


def _message(s: State, card: int, where: int, seats: int) -> Message:
    printed = PRINTED_MESSAGE[card]
    if DELIVERED <= where < DELIVERED + seats:
        return {**printed, "where": "delivered", "seat": where - DELIVERED}
    pays = delivery_pays(s, card, ADDRESS[card])
    if HELD <= where < DELIVERED:
        return {**printed, "pays": pays, "where": "held", "seat": where - HELD}
    return {**printed, "pays": pays} if pays else printed


def _targets(card: int) -> list[str]:
    if LEVEL[card] in (2, 3):
        return [COLOUR[c] for c in range(COLOURS) for _ in range(NEEDS[card][c])]
    return [PLACE[ADDRESS[card]]]


PRINTED_MESSAGE: tuple[Message, ...] = tuple(
    {
        "id": MESSAGE[card],
        "level": LEVEL[card],
        "points": MESSAGE_POINTS[card],
        "pays": 0,
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


@lru_cache(maxsize=4 * KEPT)
def _hired(cards: int) -> list[str]:
    """The names of the characters of a seat. Not to be changed."""
    return [CHARACTER[character] for character in range(CHARACTERS) if (cards >> character) & 1]


@lru_cache(maxsize=4 * KEPT)
def _delivered(where: Row, seat: int) -> list[str]:
    """Not to be changed."""
    return [MESSAGE[card] for card in range(MESSAGES) if where[card] == DELIVERED + seat]


@lru_cache(maxsize=4 * KEPT)
def _score(seat: int, boat: int, where: Row, held: Row, cards: int, palaces: Row) -> tuple[int, dict[str, int]]:
    """The points of a seat and their lines. Not to be changed."""
    mine = {"boat": boat, "held": held, "characters": cards, "palace": palaces}
    lines = [0] * len(LINES)
    total = points(_only(where=where, **{name: {seat: value} for name, value in mine.items()}), seat, lines)
    return total, dict(zip(LINES, lines, strict=True))


def _player(s: State, seat: int, where: Row, palaces: Row) -> Player:
    held, cards = tuple(s.held[seat]), s.characters[seat]
    total, lines = _score(seat, s.boat[seat], where, held, cards, palaces)
    return {
        "seat": seat,
        "money": s.money[seat],
        "ceiling": ceiling(s, seat),
        "goods": {GOOD[g]: s.goods[seat][g] for g in range(GOODS)},
        "boat": s.boat[seat],
        "merchant": _rider(s, seat, 0),
        "messenger": _rider(s, seat, 1),
        "stack_limit": stack_limit(s, seat),
        "characters": _hired(cards),
        "palaces": [{"id": PALACE_ID[at], "works": own == OWNED} for at, own in enumerate(palaces) if own],
        "farms": s.farms[seat],
        "monasteries": s.monasteries[seat],
        "held": [MESSAGE[card - 1] for card in held if card],
        "message_limit": message_limit(s, seat),
        "delivered": _delivered(where, seat),
        "delivered_levels": s.delivered[seat][1:],
        "tokens": [_token(s, seat, token) for token in range(min(TOKENS, s.tokens[seat]))],
        "points": total,
        "lines": lines,
    }


def _end(s: State) -> End:
    return {
        "loire": LOIRE_END[s.seats],
        "spaces": LOIRE,
        "messages": DELIVERED_END[s.seats],
        "in_hand": UNDELIVERED_POINTS,
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
