"""What a seat may see, built up from nothing. All is public; the order of Greg's deck is not even settled. (F1)"""

from typing import TypedDict

from riverrat.engine.game import Say
from riverrat.engine.rule import seat_now, step_now

from .actions import STEPS
from .data import (
    BACKPACK,
    BACKPACK_EXTRA,
    BOOTH,
    BOOTH_AT,
    BOOTH_SPACE,
    CAP,
    CAP_POINTS,
    CARD,
    CARD_MOVES,
    COLOUR,
    COLOUR_OF,
    COMIC,
    CONSTRUCTION_LIGHT,
    CONTENT,
    DONATION,
    ENTRANCE,
    EXIT,
    FIRST_AMOUNT,
    FIRST_KIND,
    GOOD,
    GREG,
    GREG_TRACK,
    GROUP_SIZE,
    HIGHLIGHTED,
    ICON,
    LAUNCHPAD,
    LEFT,
    LEVEL,
    LIGHT_END,
    LIT_AT,
    MARKERS,
    MARKERS_TO_END,
    MATERIAL,
    NODE,
    NURSERY,
    PART,
    PART_COST,
    PRICE,
    RATS,
    RESOURCE,
    REWARD,
    ROCKET,
    SECOND_AMOUNT,
    SECOND_KIND,
    SHORTCUT,
    SHORTCUT_COST,
    SLOTS,
    SPACES,
    STRIP,
    TRACK,
    TRACKS,
    UP,
    VALUES,
)
from .options import LEVEL_OPTION
from .scoring import LINES, greg_points, points, rattronauts
from .state import IN_DECK, NEUTRAL, NOBODY, REVEALED, SHOWN, State
from .turn.pay import players


class Rat(TypedDict):
    rat: int  # 1 to 4
    place: str  # "nursery", "path" or "rocket"
    space: int | None  # on the path: 0 is Start, 27 the Launchpad
    super_rat: str | None  # the Comic whose tile it carries
    moved: bool  # in the running turn


class Space(TypedDict):
    space: int
    tile: str  # the row of the box that lies here
    colour: str
    gives: dict[str, int]
    lit_at: int  # light marker position from which it yields one more
    booth: str | None


class Shortcut(TypedDict):
    shortcut: str
    entrance: int
    exit: int
    cost: str


class Track(TypedDict):
    track: str
    strip: str  # which values lie here: the printed ones or a loose strip
    values: list[int]  # of the five spaces
    slots: list[str | int | None]  # the first four: a player, "neutral" or nothing
    last_space: list[int]  # how many pieces of each player lie on the fifth


class Booth(TypedDict):
    booth: str
    space: int
    price: int
    items: dict[str, int]  # the names of the actions' items, with how many are shown


class Player(TypedDict):
    seat: int
    rats: list[Rat]
    goods: dict[str, int]
    light: int
    burrow: str
    markers_used: int
    markers_left: int
    parts: dict[str, int]
    rockets: int
    rattronauts: int
    backpacks: dict[str, int]
    drinks: int
    drinks_used: int
    comics: list[str]
    new_comics: list[str]  # those among them that work from the next turn on
    caps: list[str]
    awards: int
    moldy: int
    passages: dict[str, int]  # how often each shortcut was taken
    points: int
    lines: dict[str, int]


class Greg(TypedDict):
    level: str
    rats: list[Rat]
    markers_used: int
    markers_left: int
    rattronauts: int
    points: int
    deck: int  # cards in his deck
    revealed: list[str]
    latest: str | None  # the one among them that was turned up last
    shuffled_back: list[str]  # cards known to be in the deck
    unseen_a: int
    unseen_b: int
    prepared: dict[str, bool]


class Turn(TypedDict):
    """What the running turn is about."""

    seat: int | None
    step: str | None
    moved: list[int]  # rats
    colour: str | None  # which the move has fixed
    drink_used: bool
    collecting: dict[str, int]
    shops: list[str]


class Node(TypedDict):
    node: str
    next: list[str]
    reward: str  # "", "comic", "raise" or "stored-food"


class Card(TypedDict):
    moves: list[int]  # of Greg's rats, from the first
    icon: str  # a track, "comic", "best" or ""


class Printed(TypedDict):
    """Numbers of the box that never change, so that a picture need not know them."""

    costs: dict[str, dict[str, int]]  # of the rocket parts
    donation: int
    extra: dict[str, int]  # what each kind of Backpack adds
    cap_points: dict[str, int]
    highlighted: list[int]  # spaces of every track where neutral pieces may lie
    markers_to_end: int
    nodes: list[Node]
    cards: dict[str, Card]


class View(TypedDict):
    seats: int
    round: int
    start_player: int
    over: bool
    turn: Turn
    fourth_rat_aboard: bool  # this round is the last
    eighth_marker_round: int | None  # the round after it is the last
    last_round: int | None  # as far as is known now
    path: list[Space]
    launchpad: int
    shortcuts: list[Shortcut]
    construction_lights: list[int]
    light_end: int
    tracks: list[Track]
    booths: list[Booth]
    library: list[str]
    supply: dict[str, int]
    awards_left: int
    players: list[Player]
    greg: Greg | None
    box: Printed


def view(s: State, seat: int) -> View:
    """Everything on the table; no seat knows more than another. (F1)"""
    last = s.round if s.last_rat else s.eighth_marker + 1 if s.eighth_marker else None
    return {
        "seats": s.seats,
        "round": s.round,
        "start_player": s.start,
        "over": bool(s.over),
        "turn": view_turn(s),
        "fourth_rat_aboard": bool(s.last_rat),
        "eighth_marker_round": s.eighth_marker or None,
        "last_round": last,
        "path": [view_space(s, space) for space in range(1, SPACES + 1)],
        "launchpad": LAUNCHPAD,
        "shortcuts": [
            {"shortcut": name, "entrance": ENTRANCE[at], "exit": EXIT[at], "cost": MATERIAL[SHORTCUT_COST[at]]}
            for at, name in enumerate(SHORTCUT)
        ],
        "construction_lights": list(CONSTRUCTION_LIGHT),
        "light_end": LIGHT_END,
        "tracks": [view_track(s, track) for track in range(TRACKS)],
        "booths": view_booths(s),
        "library": [COMIC[at] for at, owner in enumerate(s.comic) if owner == SHOWN],
        "supply": dict(zip(GOOD, s.supply, strict=True)),
        "awards_left": s.awards_left,
        "players": [view_player(s, player) for player in range(s.seats)],
        "greg": view_greg(s) if s.seats == 1 else None,
        "box": PRINTED,
    }


def view_turn(s: State) -> Turn:
    return {
        "seat": None if s.over else seat_now(s),
        "step": None if s.over else STEPS.all[step_now(s)].name,
        "moved": [rat + 1 for rat in range(RATS) if s.moved >> rat & 1],
        "colour": COLOUR[s.colour - 1] if s.colour else None,
        "drink_used": bool(s.doubled),
        "collecting": {name: amount for name, amount in zip(RESOURCE, s.haul, strict=True) if amount},
        "shops": [name for at, name in enumerate(BOOTH) if s.shops >> at & 1],
    }


def view_space(s: State, space: int) -> Space:
    row = s.content[space]
    gives = {RESOURCE[FIRST_KIND[row]]: FIRST_AMOUNT[row]}
    if SECOND_KIND[row] >= 0:
        gives[RESOURCE[SECOND_KIND[row]]] = SECOND_AMOUNT[row]
    return {
        "space": space,
        "tile": CONTENT[row],
        "colour": COLOUR[COLOUR_OF[row]],
        "gives": gives,
        "lit_at": LIT_AT[space],
        "booth": BOOTH[BOOTH_AT[space]] if BOOTH_AT[space] >= 0 else None,
    }


def view_track(s: State, track: int) -> Track:
    held = {NOBODY: None, NEUTRAL: "neutral"}
    return {
        "track": TRACK[track],
        "strip": STRIP[s.strip[track]],
        "values": list(VALUES[s.strip[track]]),
        "slots": [held[piece] if piece in held else piece - 1 for piece in s.slot[track][:SLOTS]],
        "last_space": s.last_space[track][: players(s)],
    }


def view_booths(s: State) -> list[Booth]:
    items: list[dict[str, int]] = [
        {f"backpack-{name}": count for name, count in zip(BACKPACK, s.backpacks_shown, strict=True) if count},
        {"energy-drink": s.drinks_shown} if s.drinks_shown else {},
        {f"cap-{CAP[at]}": 1 for at, owner in enumerate(s.cap) if owner == SHOWN},
    ]
    return [
        {"booth": name, "space": BOOTH_SPACE[at], "price": PRICE[at], "items": items[at]}
        for at, name in enumerate(BOOTH)
    ]


def view_rats(s: State, player: int) -> list[Rat]:
    mine = not s.over and player == seat_now(s)
    found: list[Rat] = []
    for rat, place in enumerate(s.rat[player]):
        tile = s.super_rat[player][rat]
        found.append(
            {
                "rat": rat + 1,
                "place": "nursery" if place == NURSERY else "rocket" if place == ROCKET else "path",
                "space": place if NURSERY < place < ROCKET else None,
                "super_rat": COMIC[tile] if tile else None,
                "moved": bool(mine and s.moved >> rat & 1),
            }
        )
    return found


def view_player(s: State, seat: int) -> Player:
    lines = [0] * len(LINES)
    total = points(s, seat, lines)
    return {
        "seat": seat,
        "rats": view_rats(s, seat),
        "goods": dict(zip(GOOD, s.goods[seat], strict=True)),
        "light": s.light[seat],
        "burrow": NODE[s.burrow[seat]],
        "markers_used": s.markers[seat],
        "markers_left": MARKERS - s.markers[seat],
        "parts": dict(zip(PART, s.parts[seat], strict=True)),
        "rockets": s.rockets[seat],
        "rattronauts": rattronauts(s, seat),
        "backpacks": {name: count for name, count in zip(BACKPACK, s.backpacks[seat], strict=True) if count},
        "drinks": s.drinks[seat],
        "drinks_used": s.drinks_used[seat],
        "comics": [name for at, name in enumerate(COMIC) if s.comic[at] == seat],
        "new_comics": [name for at, name in enumerate(COMIC) if s.comic[at] == seat and s.new_comics >> at & 1],
        "caps": [name for at, name in enumerate(CAP) if s.cap[at] == seat],
        "awards": s.awards[seat],
        "moldy": s.moldy[seat],
        "passages": dict(zip(SHORTCUT, s.passages[seat], strict=True)),
        "points": total,
        "lines": dict(zip(LINES, lines, strict=True)),
    }


def view_greg(s: State) -> Greg:
    in_deck = [name for at, name in enumerate(CARD) if s.card[at] == IN_DECK]
    return {
        "level": LEVEL[s.option[LEVEL_OPTION]],
        "rats": view_rats(s, GREG),
        "markers_used": s.markers[GREG],
        "markers_left": MARKERS - s.markers[GREG],
        "rattronauts": rattronauts(s, GREG),
        "points": greg_points(s),
        "deck": len(in_deck) + s.unseen_a + s.unseen_b,
        "revealed": [name for at, name in enumerate(CARD) if s.card[at] == REVEALED],
        "latest": CARD[s.latest - 1] if s.latest else None,
        "shuffled_back": in_deck,
        "unseen_a": s.unseen_a,
        "unseen_b": s.unseen_b,
        "prepared": {TRACK[track]: bool(s.prepared[track]) for track in GREG_TRACK},
    }


def _printed() -> Printed:
    icons = ("", *TRACK, "comic", "best")
    rewards = ("", "comic", "raise", "stored-food")
    return {
        "costs": {
            part: {good: amount for good, amount in zip(MATERIAL, cost, strict=True) if amount}
            for part, cost in zip(PART, PART_COST, strict=True)
        },
        "donation": DONATION,
        "extra": dict(zip(BACKPACK, BACKPACK_EXTRA, strict=True)),
        "cap_points": dict(zip(CAP, CAP_POINTS, strict=True)),
        "highlighted": list(HIGHLIGHTED),
        "markers_to_end": MARKERS_TO_END,
        "nodes": [
            {
                "node": name,
                "next": [NODE[to] for to in dict.fromkeys((UP[at], LEFT[at]))],
                "reward": rewards[REWARD[at]],
            }
            for at, name in enumerate(NODE)
        ],
        "cards": {
            name: {"moves": list(CARD_MOVES[at * RATS : at * RATS + RATS]), "icon": icons[ICON[at] + 1]}
            for at, name in enumerate(CARD)
        },
    }


PRINTED = _printed()


# --- as text ----------------------------------------------------------------------------------------------------------


def show(view: View, say: Say) -> str:
    """The table in a few lines, for terminal and screen reader."""
    lines = [say("show-round", round=view["round"])]
    if view["last_round"] is not None:
        lines.append(say("show-last-round", round=view["last_round"]))
    lines += show_path(view, say)
    lines.append(show_costs(view["box"], say))
    lines.append(say("show-tracks", tracks=" · ".join(show_track(track, say) for track in view["tracks"])))
    for booth in view["booths"]:
        items = ", ".join(several(say(f"item-{name}"), count) for name, count in booth["items"].items())
        name = say(f"booth-{booth['booth']}")
        lines.append(say("show-booth", booth=name, space=booth["space"], price=booth["price"], items=items or "–"))
    lines.append(say("show-library", comics=", ".join(say(f"comic-{comic}") for comic in view["library"]) or "–"))
    for player in view["players"]:
        lines += show_player(player, view, say)
    if view["greg"] is not None:
        lines += show_greg(view["greg"], say)
    return "\n".join(lines)


def several(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def show_amounts(amounts: dict[str, int], say: Say) -> str:
    return ", ".join(f"{amount} × {say(f'resource-{name}')}" for name, amount in amounts.items())


def show_path(view: View, say: Say) -> list[str]:
    """The spaces, a line for each letter, and the pipes between them."""
    lines = []
    first = 0
    for size in GROUP_SIZE:
        row = view["path"][first : first + size]
        spaces = [f"{at['space']} {say('colour-' + at['colour'])} ({show_amounts(at['gives'], say)})" for at in row]
        lines.append(say("show-spaces", first=first + 1, last=first + size, spaces=", ".join(spaces)))
        first += size
    pipes = [
        say(
            "show-pipe",
            number=at + 1,
            entrance=pipe["entrance"],
            exit=pipe["exit"],
            material=say(f"material-{pipe['cost']}"),
        )
        for at, pipe in enumerate(view["shortcuts"])
    ]
    return [*lines, say("show-pipes", pipes=", ".join(pipes))]


def show_costs(box: Printed, say: Say) -> str:
    parts = " · ".join(f"{say(f'part-{part}')} {show_amounts(cost, say)}" for part, cost in box["costs"].items())
    return say("show-costs", parts=parts, donation=box["donation"])


def show_track(track: Track, say: Say) -> str:
    """What the next pieces on a track are worth: its free spaces from the left, then the last one."""
    free = [str(value) for value, piece in zip(track["values"], track["slots"], strict=False) if piece is None]
    name = say(f"track-{track['track']}")
    if not free:
        return say("show-track-full", track=name, last=track["values"][-1])
    return say("show-track", track=name, values=", ".join(free), last=track["values"][-1])


def show_player(player: Player, view: View, say: Say) -> list[str]:
    goods = ", ".join(f"{say(f'good-{name}')} {count}" for name, count in player["goods"].items())
    owned = [several(say(f"part-{name}"), count) for name, count in player["parts"].items() if count]
    owned += [several(say(f"item-backpack-{name}"), count) for name, count in player["backpacks"].items()]
    owned += [several(say("item-energy-drink"), player["drinks"])] if player["drinks"] else []
    owned += [say("show-drinks-used", count=player["drinks_used"])] if player["drinks_used"] else []
    owned += [say(f"item-cap-{name}") for name in player["caps"]] + [say(f"comic-{name}") for name in player["comics"]]
    return [
        say("show-player", seat=player["seat"] + 1, points=player["points"], markers=player["markers_used"]),
        say("show-rats", places=show_rats(player["rats"], say)),
        say("show-goods", goods=goods, moldy=player["moldy"], awards=player["awards"]),
        say(
            "show-light",
            light=player["light"],
            end=view["light_end"],
            lit=sum(space["lit_at"] <= player["light"] for space in view["path"]),
            lights=", ".join(map(str, view["construction_lights"])),
        ),
        say("show-burrow", node=say(f"node-{player['burrow']}")),
        *([say("show-owned", items=", ".join(owned))] if owned else []),
    ]


def show_rats(rats: list[Rat], say: Say) -> str:
    places = []
    for rat in rats:
        where = say(f"place-{rat['place']}") if rat["space"] is None else say("show-space", space=rat["space"])
        tile = f" ({say('comic-' + rat['super_rat'])})" if rat["super_rat"] else ""
        places.append(say("show-rat", rat=rat["rat"], where=f"{where}{tile}"))
    return ", ".join(places)


def show_greg(greg: Greg, say: Say) -> list[str]:
    prepared = ", ".join(say(f"track-{track}") for track, is_prepared in greg["prepared"].items() if is_prepared)
    return [
        say("show-greg", points=greg["points"], markers=greg["markers_used"], deck=greg["deck"]),
        say("show-rats", places=show_rats(greg["rats"], say)),
        say("show-prepared", tracks=prepared or "–"),
    ]
