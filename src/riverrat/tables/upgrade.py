"""Upgrades: what one means for each running table, and how a table goes on by new rules."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.games import record_upgrades

from . import events
from .catalogue import Catalogue
from .rows import Body, Entry, Sheet, Snapshot, now
from .settings import Settings
from .store import Conflict, Store
from .table import Table


@dataclass(frozen=True)
class Outlook:
    table: str
    game: str
    goes_on: bool
    why: str


def outlook(settings: Settings, store: Store) -> list[Outlook]:
    """Each running table: whether it goes on with this release, and why not."""
    catalogue = Catalogue(settings, store)
    found = []
    for name in store.running():
        loaded = store.load(name)
        if loaded is not None:
            why = _obstacle(catalogue, store, *loaded)
            found.append(Outlook(name, loaded[0].game, not why, why))
    return found


def _obstacle(
    catalogue: Catalogue, store: Store, sheet: Sheet, snapshot: Snapshot | None, entries: Sequence[Entry]
) -> str:
    if sheet.game not in catalogue.names():
        return "this release does not have the game"
    game = catalogue.find(sheet.game, sheet.data)
    if game is None:
        return f"its data {sheet.data} are gone"
    if game.version != sheet.rules:
        return _no_way(store, sheet, game)
    if Table(sheet, game, snapshot, entries).broken:
        return "its record does not fit the rules any more"
    return ""


def _no_way(store: Store, sheet: Sheet, game: Game) -> str:
    between = f"it is played by version {sheet.rules} of the rules; this release has version {game.version}"
    if not record_upgrades.leads(game.name, sheet.rules, game.version):
        return between
    if store.position(sheet) is None:
        return f"{between}: run `riverrat admin settle` with the release before"
    try:
        _lifted(store, sheet, game)
    except RiverratError as error:
        return f"{between}, and its position does not fit: {error}"
    return ""


def settle(settings: Settings, store: Store) -> int:
    """Write the position of every running table down in named values, for rules to come; returns how many."""
    catalogue, count = Catalogue(settings, store), 0
    for name in store.running():
        loaded = store.load(name)
        game = catalogue.find(loaded[0].game, loaded[0].data) if loaded else None
        if loaded is None or game is None or game.version != loaded[0].rules:
            continue
        table = Table(loaded[0], game, *loaded[1:])
        if not table.broken:
            store.keep_position(table.sheet, table.s.to_json())
            count += 1
    return count


def _lifted(store: Store, sheet: Sheet, game: Game) -> Any:
    """The position of a table under the rules of today. Raises RiverratError where it does not fit them."""
    values = store.position(sheet)
    if values is None or not record_upgrades.leads(game.name, sheet.rules, game.version):
        return None
    lifted = record_upgrades.upgraded(game.name, sheet.rules, game.version, values)
    return game.from_position({"rules": game.version, "data": game.box.hash, "state": lifted})


def lift(store: Store, sheet: Sheet, game: Game) -> bool:
    """Let a running table go on by new rules, and tell everybody there; whether it does."""
    if sheet.over or sheet.look:
        return False
    try:
        s = _lifted(store, sheet, game)
    except RiverratError:
        return False
    if s is None:
        return False
    after = replace(sheet, rules=game.version, waiting=game.seat(s))
    after.opponent = sheet.started and after.waiting >= 0 and sheet.seats[after.waiting].kind == "opponent"
    body = Body(ply=sheet.ply, told=[events.rules_changed(sheet.ply, sheet.rules, game.version)])
    entry = Entry(sheet.version + 1, "rules", body, None, now())
    snapshot = Snapshot(entry.version, sheet.ply, s.to_bytes())
    with contextlib.suppress(Conflict):  # another process was faster
        store.change_rules(after, entry, snapshot)
    return True
