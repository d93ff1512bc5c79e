"""A store on disk and the rooms above it, without a web."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from riverrat.server.metrics import Metrics
from riverrat.server.settings import Settings
from riverrat.server.store.store import Store
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.rooms import Rooms
from tests.tables.house import House


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(Settings(folder=tmp_path).url)
    found.migrate()
    yield found
    found.close()


@pytest.fixture
def rooms(store: Store, tmp_path: Path) -> Rooms:
    return Rooms(store, Catalogue(Settings(folder=tmp_path), store), Metrics())


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(Settings(folder=tmp_path))
    yield made
    made.close()
