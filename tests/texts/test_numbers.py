"""Numbers agree with their nouns, in every message of every catalogue, also in those that are only heard."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverrat import games
from riverrat.texts import HOUSE, LANGUAGES, TERMINAL, Catalog
from tests.contract.test_texts import mentions

MANY = 47
PASSED = r"(?:dwelling|extra|free|more|precious|such|solchen) "  # adjectives that look alike before one and many
KNOWN = tomllib.loads((Path(__file__).parent / "numbers.toml").read_text(encoding="utf-8"))
NAMES = set(KNOWN["names"])
FIXED = {language: set(words) for language, words in KNOWN["fixed"].items()}


def folders() -> Iterator[tuple[str | None, Path]]:
    yield from ((None, folder) for folder in (HOUSE, TERMINAL))
    for name in games.names():
        folder = games.load(name).folder
        yield from ((name, folder / part) for part in ("texts", "lessons", "examples", "puzzles"))


def numbered(language: str) -> Iterator[tuple[str, Catalog, str, set[str]]]:
    """Every message that says a number: where it stands, its catalogue, its key and its values."""
    for name, folder in folders():
        file = folder / f"{language}.ftl"
        if file.exists():
            catalog = Catalog(language, games.load(name) if name else None, folder)
            for key, found in mentions(file.read_text(encoding="utf-8"), str(file)).items():
                values = found.variables | found.counts
                if values - NAMES:
                    yield f"{folder.parent.name}/{folder.name}", catalog, key, values


def nouns(text: str, number: int) -> set[str]:
    """The words that follow a number, those that never change left out: of "3 extra points" it is the points."""
    return set(re.findall(rf"(?<![\w.,-]){number}[ \u00a0\u202f](?:{PASSED})?([^\W\d]+)", text))


def disagreeing(catalog: Catalog, language: str, key: str, values: set[str]) -> Iterator[str]:
    """Nouns that are the same after one and after many, and after none where the language counts it otherwise."""
    for value in sorted(values - NAMES):
        others = dict.fromkeys(values - {value}, "…")
        none, one, many = (nouns(catalog.say(key, **others, **{value: n}), n) for n in (0, 1, MANY))
        wrong = (one & many) | (none & many if language == "fr" and one else none & one)
        yield from (f"{value}: {word}" for word in sorted(wrong - FIXED[language]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_agree_with_their_nouns(language: str) -> None:
    found = list(numbered(language))
    assert len(found) > 250
    wrong = {
        f"{where} {key}": words
        for where, catalog, key, values in found
        if (words := list(disagreeing(catalog, language, key, values)))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "{ $count } horses left", ["count: horses"]),
        ("en", "{ $count -> [one] { $count } horse *[other] { $count } horses }", []),
        ("de", "{ $count -> [0] 0 Pferd [one] 1 Pferd *[other] { $count } Pferde }", ["count: Pferd"]),
        ("fr", "{ $count -> [1] 1 cheval *[other] { $count } chevaux }", ["count: chevaux"]),
        ("fr", "{ $count -> [one] { $count } cheval *[other] { $count } chevaux }", []),
    ],
)
def test_numbers_that_disagree_are_found(tmp_path: Path, language: str, text: str, wrong: list[str]) -> None:
    lines = re.sub(r" (?=\*?\[|\}$)", "\n ", text)  # Fluent wants each variant on a line of its own
    (tmp_path / f"{language}.ftl").write_text(f"one-message = {lines}", encoding="utf-8")
    assert list(disagreeing(Catalog(language, None, tmp_path), language, "one-message", {"count"})) == wrong
