"""Upgrades: what one means for each running table, and how a table goes on by new rules."""

from __future__ import annotations

import contextlib
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.games import upgrades

from ..settings import Settings
from ..store import backup, positions, upkeep
from ..store.rows import Body, Entry, Sheet, Snapshot, now
from ..store.store import Conflict, Store
from . import events
from .catalogue import Catalogue
from .table import Table


@dataclass(frozen=True)
class Outlook:
    table: str
    game: str
    goes_on: bool
    why: str


def foresee(settings: Settings, store: Store) -> list[Outlook]:
    """`outlook` on a copy, brought up to date: the database itself may be an earlier release's and stays as it is."""
    with tempfile.TemporaryDirectory(prefix="riverrat-") as folder:
        file, copy = Path(folder) / "copy.gz", Store(f"sqlite:///{Path(folder) / 'copy.sqlite'}")
        try:
            backup.backup(store, file)
            backup.restore(copy, file)
            return outlook(settings, copy)
        finally:
            copy.close()


def outlook(settings: Settings, store: Store) -> list[Outlook]:
    """Each running table: whether it goes on with this release, and why not."""
    catalogue = Catalogue(settings, store)
    found = []
    for row in upkeep.tables(store, running=True):
        why = _obstacle(catalogue, store, row)
        found.append(Outlook(row.id, row.game, not why, why))
    return found


def _obstacle(catalogue: Catalogue, store: Store, row: upkeep.TableRow) -> str:
    if row.game not in catalogue.names():
        return "this release does not have the game"
    game = catalogue.find(row.game, row.data)
    if game is None:
        return f"its data {row.data} are gone"
    loaded = store.load(row.id)
    if game.version != row.rules:
        return _no_way(store, loaded[0], game) if loaded else "it is gone"
    if loaded is None or Table(loaded[0], game, *loaded[1:]).broken:
        return "its record does not fit the rules any more"
    return ""


def _no_way(store: Store, sheet: Sheet, game: Game) -> str:
    between = f"it is played by version {sheet.rules} of the rules; this release has version {game.version}"
    if not upgrades.leads(game.name, sheet.rules, game.version):
        return between
    if positions.kept(store, sheet) is None:
        return f"{between}: run `riverrat admin settle` with the release before"
    try:
        _lifted(store, sheet, game)
    except RiverratError as error:
        return f"{between}, and its position does not fit: {error}"
    return ""


def settle(settings: Settings, store: Store) -> int:
    """Write the position of every running table down in named values, for rules to come; returns how many."""
    catalogue, count = Catalogue(settings, store), 0
    for row in upkeep.tables(store, running=True):
        loaded, game = store.load(row.id), catalogue.find(row.game, row.data)
        if loaded is None or game is None or game.version != row.rules:
            continue
        table = Table(loaded[0], game, *loaded[1:])
        if not table.broken:
            positions.keep(store, table.sheet, table.s.to_json())
            count += 1
    return count


def _lifted(store: Store, sheet: Sheet, game: Game) -> Any:
    """The position of a table under the rules of today. Raises RiverratError where it does not fit them."""
    values = positions.kept(store, sheet)
    if values is None or not upgrades.leads(game.name, sheet.rules, game.version):
        return None
    lifted = upgrades.upgraded(game.name, sheet.rules, game.version, values)
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
    after.opponent = sheet.started and after.waiting >= 0 and sheet.chairs[after.waiting].kind == "opponent"
    body = Body(ply=sheet.ply, told=[events.rules_changed(sheet.ply, sheet.rules, game.version)])
    entry = Entry(sheet.version + 1, "rules", body, None, now())
    snapshot = Snapshot(entry.version, sheet.ply, s.to_bytes())
    with contextlib.suppress(Conflict):  # another process was faster
        positions.change_rules(store, after, entry, snapshot)
    return True
