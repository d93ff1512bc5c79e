"""What an upgrade means for each running table, found out before it is made."""

from __future__ import annotations

from dataclasses import dataclass

from ..settings import Settings
from ..store import upkeep
from ..store.store import Store
from .catalogue import Catalogue
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
    if game.version != row.rules:
        return f"it is played by version {row.rules} of the rules; this release has version {game.version}"
    loaded = store.load(row.id)
    if loaded is None or Table(loaded[0], game, *loaded[1:]).broken:
        return "its record does not fit the rules any more"
    return ""
