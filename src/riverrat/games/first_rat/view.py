"""What a seat may see, built up from nothing. All is public; the order of Greg's deck is not even settled. (F1)"""

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
from .state import IN_DECK, NEUTRAL, NOBODY, REVEALED, SHOWN, State, players
from .view_types import Booth, Greg, Player, Printed, Rat, Space, Track, Turn, View


def view(s: State, seat: int) -> View:
    """Everything on the table; no seat knows more than another. (F1)"""
    last = s.round if s.last_rat else s.eighth_marker + 1 if s.eighth_marker else None
    return {
        "seats": s.seats,
        "round": s.round,
        "start_player": s.start,
        "over": bool(s.over),
        "turn": _turn(s),
        "fourth_rat_aboard": bool(s.last_rat),
        "eighth_marker_round": s.eighth_marker or None,
        "last_round": last,
        "path": [_space(s, space) for space in range(1, SPACES + 1)],
        "launchpad": LAUNCHPAD,
        "shortcuts": [
            {"shortcut": name, "entrance": ENTRANCE[at], "exit": EXIT[at], "cost": MATERIAL[SHORTCUT_COST[at]]}
            for at, name in enumerate(SHORTCUT)
        ],
        "construction_lights": list(CONSTRUCTION_LIGHT),
        "light_end": LIGHT_END,
        "tracks": [_track(s, track) for track in range(TRACKS)],
        "booths": _booths(s),
        "library": [COMIC[at] for at, owner in enumerate(s.comic) if owner == SHOWN],
        "supply": dict(zip(GOOD, s.supply, strict=True)),
        "awards_left": s.awards_left,
        "players": [_player(s, player) for player in range(s.seats)],
        "greg": _greg(s) if s.seats == 1 else None,
        "box": PRINTED,
    }


def _turn(s: State) -> Turn:
    return {
        "seat": None if s.over else seat_now(s),
        "step": None if s.over else STEPS.all[step_now(s)].name,
        "moved": [rat + 1 for rat in range(RATS) if s.moved >> rat & 1],
        "colour": COLOUR[s.colour - 1] if s.colour else None,
        "drink_used": bool(s.doubled),
        "collecting": {name: amount for name, amount in zip(RESOURCE, s.haul, strict=True) if amount},
        "shops": [name for at, name in enumerate(BOOTH) if s.shops >> at & 1],
    }


def _space(s: State, space: int) -> Space:
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


def _track(s: State, track: int) -> Track:
    held = {NOBODY: None, NEUTRAL: "neutral"}
    return {
        "track": TRACK[track],
        "strip": STRIP[s.strip[track]],
        "values": list(VALUES[s.strip[track]]),
        "slots": [held[piece] if piece in held else piece - 1 for piece in s.slot[track][:SLOTS]],
        "last_space": s.last_space[track][: players(s)],
    }


def _booths(s: State) -> list[Booth]:
    items: list[dict[str, int]] = [
        {f"backpack-{name}": count for name, count in zip(BACKPACK, s.backpacks_shown, strict=True) if count},
        {"energy-drink": s.drinks_shown} if s.drinks_shown else {},
        {f"cap-{CAP[at]}": 1 for at, owner in enumerate(s.cap) if owner == SHOWN},
    ]
    return [
        {"booth": name, "space": BOOTH_SPACE[at], "price": PRICE[at], "items": items[at]}
        for at, name in enumerate(BOOTH)
    ]


def _rats(s: State, player: int) -> list[Rat]:
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


def _player(s: State, seat: int) -> Player:
    lines = [0] * len(LINES)
    total = points(s, seat, lines)
    return {
        "seat": seat,
        "rats": _rats(s, seat),
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


def _greg(s: State) -> Greg:
    in_deck = [name for at, name in enumerate(CARD) if s.card[at] == IN_DECK]
    return {
        "level": LEVEL[s.option[LEVEL_OPTION]],
        "rats": _rats(s, GREG),
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
