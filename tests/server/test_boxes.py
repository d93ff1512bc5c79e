"""Corrected boxes: which are given up, which never are, what is deleted, and where opponents think about them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from riverrat.engine.errors import BadData
from riverrat.server.opponents import boxed
from riverrat.server.settings import Limits, Settings
from riverrat.server.store.store import Store
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.game_key import GameKey


@pytest.fixture
def catalogue(folder: Path) -> Iterator[Catalogue]:
    """Room for two boxes."""
    settings = Settings(folder=folder, limits=Limits(boxes=2))
    store = Store(settings.url)
    store.migrate()
    yield Catalogue(settings, store)
    store.close()


def fine(*_: object) -> None:
    """Whatever is tried out."""


def text(length: int) -> str:
    return f"[course]\nshort = {length}\n"


def test_the_box_used_least_recently_makes_room_and_comes_back(catalogue: Catalogue) -> None:
    first, second = (catalogue.correct("toy", text(length), fine) for length in (5, 6))
    assert catalogue.find("toy", first.box.hash) is first  # now the second is the one used least recently
    third = catalogue.correct("toy", text(7), fine)
    assert catalogue.corrections(second) is None
    kept = {catalogue.corrections(game) for game in (first, third)}
    assert set(catalogue.folder.iterdir()) == kept
    again = catalogue.find("toy", second.box.hash)  # from the store
    assert again is not None
    assert again is not second
    assert again.box.value("course.short") == 6


def test_a_box_that_a_table_needs_is_never_given_up(catalogue: Catalogue) -> None:
    first, second = (catalogue.correct("toy", text(length), fine) for length in (5, 6))
    catalogue.needed = lambda: {("toy", first.box.hash)}
    third = catalogue.correct("toy", text(7), fine)
    assert catalogue.corrections(first)
    assert catalogue.corrections(second) is None
    catalogue.needed = lambda: {("toy", one.box.hash) for one in (first, third)}
    with pytest.raises(Refused, match="as many corrected data sets"):
        catalogue.correct("toy", text(8), fine)
    assert catalogue.correct("toy", text(7), fine) is third  # one that is there needs no room
    assert catalogue.find("toy", second.box.hash)  # nor is a table refused that began with its box


def test_the_file_of_a_refused_box_is_deleted(catalogue: Catalogue) -> None:
    def refuse(*_: object) -> None:
        raise BadData("it does not end")

    with pytest.raises(BadData, match="does not end"):
        catalogue.correct("toy", text(5), refuse)
    with pytest.raises(BadData):
        catalogue.correct("toy", "not toml", fine)
    assert list(catalogue.folder.iterdir()) == []


def test_each_box_has_a_process_of_its_own_and_few_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[Any] = []

    class Fake:
        def __init__(self, _target: object, _niceness: int) -> None:
            self.known: set[Any] = set()

        def stop(self) -> None:
            stopped.append(self)

    monkeypatch.setattr(boxed, "Process", Fake)
    workers = boxed.Boxed(2)
    one, two, three = (GameKey("toy", "tests.toy", name) for name in ("1", "2", "3"))
    first, second = workers.take(one), workers.take(two)
    assert first is not second
    workers.give_back(one, first, lost=False)
    workers.give_back(two, second, lost=False)
    assert workers.take(one) is first
    third = workers.take(three)  # the second was idle for longest
    assert stopped == [second]
    workers.give_back(three, third, lost=True)
    assert stopped == [second, third]
    assert workers.known == [one]
    workers.close()
    assert stopped == [second, third, first]
