"""What a seat may see, built up from nothing, and what it may believe."""

from typing import TypedDict

from riverrat.engine.game import Event, Say
from riverrat.engine.rule import note_a, note_b, seat_now, step_now

from .actions import KEEPING, SPIED, STEPS
from .cards import ceiling, message_limit, stack_limit
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
from .decks import deck_size, knows, redeal
from .scoring import LINES, points
from .setup import MODE, OPTIONS
from .state import DELIVERED, HELD, OWNED, State
from .turn.end import last_turn_number
from .turn.village import good_price

__all__ = ["View", "hears", "redeal", "show", "view"]


class Building(TypedDict):
    kind: str
    owner: int


class Place(TypedDict):
    id: str
    city: bool
    road: str  # north, south, or city
    good: str | None  # what the village sells
    price: int | None  # what that good costs here now, all discounts taken off
    beer_price: int | None  # the same for beer, in a village with a monastery
    shield: str | None
    horses: int  # free ones
    building: Building | None
    circus: bool


class Tile(TypedDict):
    space: int  # 1 to 7
    colour: str
    price: int
    circus: bool
    sign: str | None  # on the space itself: circus, where its tile sends it on, or flag, whose colour receives it


class Good(TypedDict):
    id: str
    left: int
    sells: int


class Character(TypedDict):
    id: str
    group: str
    cost: int
    points: int
    left: int
    owners: list[int]


class Construction(TypedDict):
    kind: str  # farm, monastery, castle
    money: int
    wood: int


class Palace(TypedDict):
    id: str  # bank_nantes
    kind: str
    city: str
    cost: int
    points: int
    left: int
    owners: list[int]


class Deck(TypedDict):
    level: int
    price: int
    size: int
    under: list[str | None]  # the part at the bottom that some Spy put there, topmost first, as far as you know it


class Message(TypedDict):
    id: str
    level: int
    points: int
    type: str
    targets: list[str]  # a village, two or three shields, or a city
    where: str  # deck, held, delivered
    seat: int | None


class Spying(TypedDict):
    seat: int
    cards: list[str | None]  # what that seat looks at, as far as you know it


class Station(TypedDict):
    message: str
    village: str
    colour: str


class Rider(TypedDict):
    place: str
    heading: str | None  # clockwise, counter-clockwise, or none in a city
    horses: int
    moved: bool  # this turn


class OwnPalace(TypedDict):
    id: str
    works: bool  # from the turn after it was bought


class Player(TypedDict):
    seat: int
    money: int
    ceiling: int
    goods: dict[str, int]
    boat: int
    merchant: Rider
    messenger: Rider
    stack_limit: int
    characters: list[str]
    palaces: list[OwnPalace]
    farms: int
    monasteries: int
    held: list[str]
    message_limit: int
    delivered: list[str]
    delivered_levels: list[int]  # of level 1, 2, 3, 4
    tokens: list[Station | None]  # the message tokens owned, those without a station as none
    points: int
    lines: dict[str, int]


class End(TypedDict):
    loire: int
    messages: int
    turns: int | None
    settled_by: int | None  # who met an end condition first
    last_turns: int | None  # turns left in the final round


class View(TypedDict):
    mode: str
    turn: int
    phase: str
    active: int | None
    places: list[Place]
    circus: str | None
    market: list[Tile]
    goods: list[Good]
    constructions: list[Construction]
    towers: int
    characters: list[Character]
    palaces: list[Palace]
    decks: list[Deck]
    messages: list[Message]
    spying: Spying | None
    searching: int | None  # the level of the deck that is looked through in a Ducal Palace
    players: list[Player]
    end: End


def view(s: State, seat: int) -> View:
    return {
        "mode": OPTIONS[MODE].choices[s.option[MODE]],
        "turn": s.turn,
        "phase": "over" if s.over else STEPS.all[step_now(s)].name,
        "active": None if s.over else seat_now(s),
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
        "decks": [_deck(s, level, seat) for level in range(1, LEVELS + 1)],
        "messages": [_message(s, card) for card in range(MESSAGES)],
        "spying": _spying(s, seat),
        "searching": note_a(s) if not s.over and step_now(s) == KEEPING and note_b(s) else None,
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
    return {
        "id": CHARACTER[character],
        "group": GROUP[CHARACTER_GROUP[character]],
        "cost": HIRE_COST[character],
        "points": CHARACTER_POINTS[character],
        "left": s.for_hire[character],
        "owners": [seat for seat in range(s.seats) if (s.characters[seat] >> character) & 1],
    }


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


def _deck(s: State, level: int, seat: int) -> Deck:
    """Which cards are in it everybody can tell from the messages; in which order only a Spy knows, in part."""
    under = range(FIRST[level], FIRST[level] + s.under_count[level])
    return {
        "level": level,
        "price": MESSAGE_PRICE[level],
        "size": deck_size(s, level) + (s.seen_count if s.seen_count and LEVEL[s.seen[0]] == level else 0),
        "under": [MESSAGE[s.under[at]] if knows(s.under_known[at], seat) else None for at in under],
    }


def _message(s: State, card: int) -> Message:
    where, level = s.where[card], LEVEL[card]
    held, delivered = HELD <= where < DELIVERED, DELIVERED <= where < DELIVERED + s.seats
    colours = [COLOUR[c] for c in range(COLOURS) for _ in range(NEEDS[card][c])]
    return {
        "id": MESSAGE[card],
        "level": level,
        "points": MESSAGE_POINTS[card],
        "type": TYPE[MESSAGE_TYPE[card]],
        "targets": colours if level in (2, 3) else [PLACE[ADDRESS[card]]],
        "where": "held" if held else "delivered" if delivered else "deck",
        "seat": where - HELD if held else where - DELIVERED if delivered else None,
    }


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


# --- as text ----------------------------------------------------------------------------------------------------------


def show(view: View, say: Say) -> str:
    """The table as lines of text: market, places in the order of the loop, players, what is left to take."""
    tiles = ", ".join(_show_tile(tile, say) for tile in view["market"])
    lines = [say("show-turn", turn=view["turn"], most=view["end"]["turns"] or 0), say("show-market", tiles=tiles)]
    if view["circus"]:
        lines.append(say("show-circus", village=say(f"village-{view['circus']}")))
    lines.append(say("show-places"))
    lines += [f"  {_show_place(place, view['players'], say)}" for place in view["places"]]
    for player in view["players"]:
        lines += _show_player(player, view, say)
    lines += _show_supply(view, say)
    if view["end"]["last_turns"]:
        lines.append(say("show-last", turns=view["end"]["last_turns"]))
    return "\n".join(lines)


def _show_tile(tile: Tile, say: Say) -> str:
    plain = f"{say('colour-' + tile['colour'])} {tile['price']}"
    return say("show-tile-circus", tile=plain) if tile["circus"] else plain


def _riders(player: Player) -> list[tuple[str, Rider]]:
    return [("merchant", player["merchant"]), ("messenger", player["messenger"])]


def _show_place(place: Place, players: list[Player], say: Say) -> str:
    parts = []
    if place["good"]:
        shield, good = say(f"colour-{place['shield']}"), say(f"good-{place['good']}")
        parts.append(say("show-sells", shield=shield, good=good, price=place["price"] or 0))
    if place["building"]:
        kind = say(f"building-{place['building']['kind']}")
        parts.append(say("show-building", building=kind, seat=place["building"]["owner"] + 1))
    if place["beer_price"] is not None:
        parts.append(say("show-beer", price=place["beer_price"]))
    if place["horses"]:
        parts.append(say("show-horses", horses=place["horses"]))
    for player in players:
        here = [name for name, rider in _riders(player) if rider["place"] == place["id"]]
        parts += [say("show-here", figure=say(f"figure-{name}"), seat=player["seat"] + 1) for name in here]
    name = say("place-" + place["id"])
    return say("show-place", place=name, about=", ".join(parts)) if parts else name


def _show_player(player: Player, view: View, say: Say) -> list[str]:
    """What a seat has: a line of numbers, then one for each thing it has any of."""
    heading = say(
        "show-player",
        **{"seat": player["seat"] + 1, "money": player["money"], "points": player["points"], "boat": player["boat"]},
        **{"end": view["end"]["loire"], "delivered": len(player["delivered"]), "messages": view["end"]["messages"]},
    )
    lines = [_show_rider(name, rider, say) for name, rider in _riders(player)]
    goods = ", ".join(f"{count} {say(f'good-{good}')}" for good, count in player["goods"].items() if count)
    if goods:
        lines.append(say("show-goods", goods=goods))
    if player["held"]:
        held = [message for message in view["messages"] if message["id"] in player["held"]]
        lines.append(say("show-held", messages="; ".join(_show_message(message, say) for message in held)))
    if player["tokens"]:
        tokens = "; ".join(_show_token(at, station, say) for at, station in enumerate(player["tokens"], 1))
        lines.append(say("show-tokens", tokens=tokens))
    if player["characters"]:
        names = ", ".join(say(f"character-{name}") for name in player["characters"])
        lines.append(say("show-characters", characters=names))
    if player["palaces"]:
        palaces = "; ".join(_show_palace(palace, say) for palace in player["palaces"])
        lines.append(say("show-palaces", palaces=palaces))
    return [heading, *(f"  {line}" for line in lines)]


def _show_rider(name: str, rider: Rider, say: Say) -> str:
    way = say(f"way-{rider['heading'] or 'none'}")
    where = say(f"place-{rider['place']}")
    return say("show-rider", figure=say(f"figure-{name}"), place=where, horses=rider["horses"], way=way)


def _show_message(message: Message, say: Say) -> str:
    kind = say(f"type-{message['type']}")
    return say("show-message", message=say(f"message-{message['id']}"), type=kind, points=message["points"])


def _show_token(token: int, station: Station | None, say: Say) -> str:
    if station is None:
        return say("show-token-free", token=token)
    village, message = say(f"village-{station['village']}"), say(f"message-{station['message']}")
    return say("show-token", token=token, village=village, message=message)


def _show_palace(palace: OwnPalace, say: Say) -> str:
    kind, city = palace["id"].split("_")
    name = f"{say(f'kind-{kind}')} ({say(f'city-{city}')})"
    return name if palace["works"] else say("board-not-yet", palace=name)


def _show_supply(view: View, say: Say) -> list[str]:
    """What is left to buy, to hire and to build, and what the seat knows of the decks."""
    goods = ", ".join(
        say("show-good", good=say(f"good-{good['id']}"), count=good["left"], price=good["sells"])
        for good in view["goods"]
    )
    costs = ", ".join(
        say("show-construction", building=say(f"building-{one['kind']}"), money=one["money"], wood=one["wood"])
        for one in view["constructions"]
    )
    lines = [say("show-supply", goods=goods, towers=view["towers"]), say("show-constructions", buildings=costs)]
    for group in GROUP:
        left = [one for one in view["characters"] if one["group"] == group and one["left"]]
        names = ", ".join(
            say("show-character", character=say(f"character-{one['id']}"), cost=one["cost"]) for one in left
        )
        if names:
            lines.append(say("show-hire", group=say(f"group-{group}"), characters=names))
    for city in CITY:
        offered = [palace for palace in view["palaces"] if palace["city"] == city and palace["left"]]
        names = ", ".join(say(f"kind-{palace['kind']}") for palace in offered)
        if names:
            lines.append(say("show-offer", city=say(f"city-{city}"), palaces=names, cost=offered[0]["cost"]))
    piles = [say("board-pile", level=deck["level"], count=deck["size"]) for deck in view["decks"]]
    lines.append(say("show-decks", decks=", ".join(piles)))
    for deck in view["decks"]:
        if any(deck["under"]):
            cards = ", ".join(say(f"message-{card}") if card else "?" for card in deck["under"])
            lines.append(say("show-under", level=deck["level"], cards=cards))
    return lines


# --- who hears what ---------------------------------------------------------------------------------------------------


def hears(event: Event, seat: int) -> Event | None:
    """Only who spies knows the cards looked at. (F-06)"""
    if event[0] == SPIED and event[1] != seat:
        return (*event[:2], -1, *event[3:])
    return event
