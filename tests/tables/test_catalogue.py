"""Corrected boxes: which are given up, which never are, and what is deleted."""

from pathlib import Path

import pytest

from riverrat.engine.errors import BadData
from riverrat.server.settings import Limits, Settings
from riverrat.server.store.store import Store
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused


@pytest.fixture
def catalogue(store: Store, tmp_path: Path) -> Catalogue:
    """Room for two boxes."""
    return Catalogue(Settings(folder=tmp_path, limits=Limits(boxes=2)), store)


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
