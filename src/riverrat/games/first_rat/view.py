"""What a seat may see, built up from nothing. All is public; the order of Greg's deck is not even settled. (F1)

Parts that stay the same over many moves are made once for the same pieces on the table, and shared from then on by
every view that has them, at this table and at others: nobody may change a view.
"""

from functools import lru_cache

from riverrat.engine.rule import note_a, seat_now, step_now

from .actions import BY_STEP, EXTRA_STEP, GO_STEP, MORE_STEP, SAVE_STEP, STEPS
from .cards import stays_after_theft
from .data import (
    BACKPACK,
    BOOTH,
    BOOTH_AT,
    BOOTH_SPACE,
    CAP,
    CARD,
    CHEESE,
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
    LAUNCHPAD,
    LEVEL,
    LIGHT_END,
    LIT_AT,
    MARKERS,
    MATERIAL,
    NODE,
    NURSERY,
    PART,
    PART_COST,
    PRICE,
    PROVISIONS,
    RATS,
    RESOURCE,
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
    VALUES,
)
from .options import LEVEL_OPTION
from .scoring import LINES, greg_points, points, rattronauts
from .state import IN_DECK, NEUTRAL, NOBODY, REVEALED, SHOWN, State, players
from .view_types import Booth, Greg, Player, Rat, Shortcut, Space, Track, Turn, View
from .why import barred

KEPT = 256  # of each shared part: the latest of some dozens of tables
Row = tuple[int, ...]
Rows = tuple[Row, ...]


def view(s: State, seat: int) -> View:
    """Everything on the table; no seat knows more than another. (F1)"""
    last = s.round if s.last_rat else s.eighth_marker + 1 if s.eighth_marker else None
    comic, cap = tuple(s.comic), tuple(s.cap)
    tracks = _tracks(players(s), tuple(s.strip), _rows(s.slot), _rows(s.last_space))
    return {
        "seats": s.seats,
        "round": s.round,
        "start_player": s.start,
        "over": bool(s.over),
        "turn": _turn(s),
        "fourth_rat_aboard": bool(s.last_rat),
        "eighth_marker_round": s.eighth_marker or None,
        "last_round": last,
        "path": _path(tuple(s.content)),
        "launchpad": LAUNCHPAD,
        "shortcuts": SHORTCUTS,
        "construction_lights": list(CONSTRUCTION_LIGHT),
        "light_end": LIGHT_END,
        "tracks": tracks.seen,
        "booths": _booths(tuple(s.backpacks_shown), s.drinks_shown, cap),
        "library": [COMIC[at] for at, owner in enumerate(s.comic) if owner == SHOWN],
        "supply": {good: max(0, left) for good, left in zip(GOOD, s.supply, strict=True)},
        "awards_left": s.awards_left,
        "players": [_player(s, player, tracks, comic, cap) for player in range(s.seats)],
        "greg": _greg(s, tracks) if s.seats == 1 else None,
        "barred": barred(s),
    }


def _rows(block: list[list[int]]) -> Rows:
    return tuple(map(tuple, block))


def _only(**fields: object) -> State:
    """A table with these fields alone: a rule that asks for more fails, rather than make a part that goes stale."""
    s = object.__new__(State)
    vars(s).update(fields)
    return s


def _turn(s: State) -> Turn:
    step = -1 if s.over else step_now(s)
    return {
        "seat": None if s.over else seat_now(s),
        "step": None if s.over else STEPS.all[step].name,
        "moved": [rat + 1 for rat in range(RATS) if s.moved >> rat & 1],
        "colour": COLOUR[s.colour - 1] if s.colour and step in (MORE_STEP, GO_STEP, BY_STEP) else None,
        "extra": note_a(s) if step == EXTRA_STEP else None,
        "part": PART[note_a(s)] if step == SAVE_STEP else None,
        "drink_used": bool(s.doubled),
        "collecting": {name: amount for name, amount in zip(RESOURCE, s.haul, strict=True) if amount},
        "shops": [name for at, name in enumerate(BOOTH) if s.shops >> at & 1],
        "safe": [name for at, name in enumerate(BOOTH) if s.shops >> at & 1 and _is_safe(s, at)],
    }


def _is_safe(s: State, booth: int) -> bool:
    """Whether the rat of the player at turn that stands at a booth may stay there after a theft. (C8.3)"""
    seat = seat_now(s)
    there = [rat for rat in range(RATS) if s.rat[seat][rat] == BOOTH_SPACE[booth]]
    return any(stays_after_theft(s, seat, rat) for rat in there)


@lru_cache(maxsize=1024)
def _path(content: tuple[int, ...]) -> list[Space]:
    """The spaces, which stay as they are through a game. Not to be changed."""
    return [_space(space, content[space]) for space in range(1, SPACES + 1)]


def _space(space: int, row: int) -> Space:
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


class Tracks:
    """The score tracks; always the same one for the same pieces, and so a quick key."""

    def __init__(self, sets: int, **fields: object) -> None:
        self.fields = fields
        self.seen = [_track(_only(**fields), track, sets) for track in range(TRACKS)]


@lru_cache(maxsize=KEPT)
def _tracks(sets: int, strip: Row, slot: Rows, last_space: Rows) -> Tracks:
    """With so many players' sets of pieces. Not to be changed."""
    return Tracks(sets, strip=strip, slot=slot, last_space=last_space)


def _track(s: State, track: int, sets: int) -> Track:
    held = {NOBODY: None, NEUTRAL: "neutral"}
    return {
        "track": TRACK[track],
        "strip": STRIP[s.strip[track]],
        "cost": COSTS.get(TRACK[track], {}),
        "values": list(VALUES[s.strip[track]]),
        "slots": [held[piece] if piece in held else piece - 1 for piece in s.slot[track][:SLOTS]],
        "last_space": list(s.last_space[track][:sets]),
    }


@lru_cache(maxsize=KEPT)
def _booths(backpacks: Row, drinks: int, cap: Row) -> list[Booth]:
    """Not to be changed."""
    items: list[dict[str, int]] = [
        {f"backpack-{name}": count for name, count in zip(BACKPACK, backpacks, strict=True) if count},
        {"energy-drink": drinks} if drinks else {},
        {f"cap-{CAP[at]}": 1 for at, owner in enumerate(cap) if owner == SHOWN},
    ]
    return [
        {"booth": name, "space": BOOTH_SPACE[at], "price": PRICE[at], "items": items[at]}
        for at, name in enumerate(BOOTH)
    ]


def _rats(s: State, player: int) -> list[Rat]:
    mine = not s.over and player == seat_now(s)
    return _placed(tuple(s.rat[player]), tuple(s.super_rat[player]), s.moved if mine else 0)


@lru_cache(maxsize=4 * KEPT)
def _placed(places: Row, tiles: Row, moved: int) -> list[Rat]:
    """The rats of a player. Not to be changed."""
    return [
        {
            "rat": rat + 1,
            "place": "nursery" if place == NURSERY else "rocket" if place == ROCKET else "path",
            "space": place if NURSERY < place < ROCKET else None,
            "super_rat": COMIC[tile] if tile else None,
            "moved": bool(moved >> rat & 1),
        }
        for rat, (place, tile) in enumerate(zip(places, tiles, strict=True))
    ]


@lru_cache(maxsize=4 * KEPT)
def _owned(seat: int, comic: Row, new_comics: int, cap: Row) -> tuple[list[str], list[str], list[str]]:
    """The Comics of a seat, those of them that are new, and its Bottle Caps. Not to be changed."""
    mine = [at for at, owner in enumerate(comic) if owner == seat]
    return (
        [COMIC[at] for at in mine],
        [COMIC[at] for at in mine if new_comics >> at & 1],
        [name for name, owner in zip(CAP, cap, strict=True) if owner == seat],
    )


@lru_cache(maxsize=4 * KEPT)
def _score(
    tracks: Tracks, seat: int, cap: Row, comic: Row, backpacks: Row, awards: int, moldy: int, goods: Row
) -> tuple[int, dict[str, int]]:
    """The points of a seat and their lines. Not to be changed."""
    mine = {"backpacks": backpacks, "awards": awards, "moldy": moldy, "goods": goods}
    lines = [0] * len(LINES)
    s = _only(**tracks.fields, cap=cap, comic=comic, **{name: {seat: value} for name, value in mine.items()})
    total = points(s, seat, lines)
    return total, dict(zip(LINES, lines, strict=True))


def _player(s: State, seat: int, tracks: Tracks, comic: Row, cap: Row) -> Player:
    backpacks, goods = tuple(s.backpacks[seat]), tuple(s.goods[seat])
    total, lines = _score(tracks, seat, cap, comic, backpacks, s.awards[seat], s.moldy[seat], goods)
    comics, new_comics, caps = _owned(seat, comic, s.new_comics, cap)
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
        "comics": comics,
        "new_comics": new_comics,
        "caps": caps,
        "awards": s.awards[seat],
        "moldy": s.moldy[seat],
        "passages": dict(zip(SHORTCUT, s.passages[seat], strict=True)),
        "points": total,
        "lines": lines,
    }


@lru_cache(maxsize=KEPT)
def _greg_points(tracks: Tracks) -> int:
    return greg_points(_only(**tracks.fields))


def _greg(s: State, tracks: Tracks) -> Greg:
    in_deck = [name for at, name in enumerate(CARD) if s.card[at] == IN_DECK]
    return {
        "level": LEVEL[s.option[LEVEL_OPTION]],
        "rats": _rats(s, GREG),
        "markers_used": s.markers[GREG],
        "markers_left": MARKERS - s.markers[GREG],
        "rattronauts": rattronauts(s, GREG),
        "points": _greg_points(tracks),
        "deck": len(in_deck) + s.unseen_a + s.unseen_b,
        "revealed": [name for at, name in enumerate(CARD) if s.card[at] == REVEALED],
        "latest": CARD[s.latest - 1] if s.latest else None,
        "shuffled_back": in_deck,
        "unseen_a": s.unseen_a,
        "unseen_b": s.unseen_b,
        "prepared": {TRACK[track]: bool(s.prepared[track]) for track in GREG_TRACK},
    }


COSTS: dict[str, dict[str, int]] = {
    part: {good: amount for good, amount in zip(MATERIAL, cost, strict=True) if amount}
    for part, cost in zip(PART, PART_COST, strict=True)
} | {TRACK[PROVISIONS]: {GOOD[CHEESE]: DONATION}}
SHORTCUTS: list[Shortcut] = [
    {"shortcut": name, "entrance": ENTRANCE[at], "exit": EXIT[at], "cost": MATERIAL[SHORTCUT_COST[at]]}
    for at, name in enumerate(SHORTCUT)
]
