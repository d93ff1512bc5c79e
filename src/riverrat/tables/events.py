"""What happened, told to each as they may know it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from riverrat.engine.game import SPECTATOR, Event, Game
from riverrat.engine.record import Record

from . import protocol

Words = list[Any]  # ply, seat, name, values, reveals


def marked(events: Sequence[Event], reveals: int) -> list[Event]:
    """Events as they are kept: each with 1 after it if something was revealed before, since the count stood there."""
    return [(*event, int(event[-1] != reveals)) for event in events]


def at(record: Record, ply: int) -> list[Event]:
    """What the action number `ply`, counted from 0, brought about, as it is kept."""
    return marked(record.events[ply], record.at(ply).reveals)


def hear(game: Game, event: Event, you: Sequence[int]) -> Event | None:
    """An event as the holder of these seats may know it: as its own seat knows it, or as the first that hears it."""
    if event[1] in you:
        return game.hears(event, event[1])
    for seat in you or (SPECTATOR,):
        heard = game.hears(event, seat)
        if heard is not None:
            return heard
    return None


@lru_cache(maxsize=1 << 15)
def worded(game: Game, event: Event) -> tuple[str, dict[str, str | int]]:
    """An event by name, with its values by name: most are told again and again. Not to be changed."""
    return game.event_words(event)


def public(game: Game, ply: int, events: Sequence[Sequence[int]]) -> list[Words]:
    """Events as everybody may know them, in words that outlive the rules."""
    return words(game, ply, events, ())


def words(game: Game, ply: int, events: Sequence[Sequence[int]], you: Sequence[int]) -> list[Words]:
    """Events as the holder of these seats may know them: ply, seat, name, values, reveals."""
    told = []
    for event in events:
        heard = hear(game, tuple(event[:-1]), you)
        if heard is not None:
            name, values = worded(game, heard[:-1])
            told.append([ply, heard[1], name, values, bool(event[-1])])
    return told


def seat_changed(ply: int, seat: int, kind: str, away: int) -> Words:
    """Somebody else, or nobody, has a seat now; `away` minutes after its holder was last there."""
    if away:
        return [ply, seat, "seat-replaced" if kind == "opponent" else "seat-freed", {"minutes": away}, False]
    return [ply, seat, f"seat-{kind}", {}, False]


def time_up(ply: int, seat: int, kind: str, minutes: int) -> Words:
    """Somebody's time is up: an opponent plays on, or the seat is free."""
    return [ply, seat, f"seat-late-{kind}", {"hours": max(1, round(minutes / 60))}, False]


def rules_changed(ply: int, old: int, new: int) -> Words:
    """The table goes on by later rules."""
    return [ply, -1, "rules-changed", {"old": old, "new": new}, False]


def resigned(ply: int, seat: int) -> Words:
    return [ply, seat, "seat-resigned", {}, False]


def message(event: Sequence[Any]) -> protocol.Told:
    ply, seat, name, values, reveals = event
    return protocol.Told(ply=ply, seat=seat, name=name, values=values, reveals=reveals)
