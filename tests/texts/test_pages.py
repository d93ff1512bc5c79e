"""The rules pages leave out nothing a player needs, say the same in every language, and their examples play."""

import re
import tomllib
from pathlib import Path

import pytest

from riverrat import games
from riverrat.lessons.examples import examples
from riverrat.texts import LANGUAGES, Catalog, catalog
from riverrat.texts.rules import rules, summary
from tests.contract.test_texts import messages

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = tomllib.loads((Path(__file__).parent / "not-for-players.toml").read_text(encoding="utf-8"))
NAMES = sorted(LEFT_OUT)

ID = (
    r"(?:DP-?\d+[a-z]?|P[AB]-\d+|C[TFS]-\d+|K\d(?:-[0-9M])?|S-\d|BP-[A-Z]|CAP-[A-Z]+|COM-\d|SUP-\d"
    r"|C-[A-Z]?\d?(?:\.\d)?|[A-F]-?\d+(?:[-.]\d+)?)"
)
DEFINED = re.compile(rf"^(?:#+ +|\| *|[-*] +|\d+\. +)?(?:\*\*|`)?({ID})\b(?:\.|:|\*\*|`| *\|| )|\*\*({ID})[.:]?\*\*")
NOT_RULES = "EGH"  # parts of a specification: test vectors, data for machines


def wanted(name: str) -> list[str]:
    """The ids a specification defines, in their order. A heading is told by what stands below it."""
    ids, part = [], ""
    for line in (ROOT / "docs" / "specification" / f"{name}.md").read_text(encoding="utf-8").splitlines():
        head = re.match(r"^#{1,2} +([A-H])\. ", line)
        part = head[1] if head else part
        if part not in NOT_RULES:
            ids += [one or other for one, other in DEFINED.findall(line)]
    return [one for one in dict.fromkeys(ids) if not re.fullmatch(r"C-[A-Z]\d?", one) or one == "C-S"]


def told(name: str, language: str) -> set[str]:
    """The ids on a page: `A9 Spy` tells of A9 too, `A01–A18` of all between."""
    found = {one for section in rules(name, language) for paragraph in section.paragraphs for one in paragraph.ids}
    for one in list(found):
        found.add(one.partition(" ")[0])
        found.update(re.findall(r"^[A-Z]+\d+(?=[.-])", one))  # its heading
        if span := re.fullmatch(r"([A-D])(\d\d)–[A-D](\d\d)", one):
            found.update(f"{span[1]}{number:02}" for number in range(int(span[2]), int(span[3]) + 1))
    if "A16" in found:  # Greg's cards stand in one paragraph
        found.update(f"A{number:02}" for number in range(1, 13))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_paragraph_a_player_needs_is_missing(name: str, language: str) -> None:
    ids, found = wanted(name), told(name, language)
    assert len(ids) > 150
    assert [one for one in ids if one not in found] == list(LEFT_OUT[name])


@pytest.mark.parametrize("name", NAMES)
def test_the_languages_tell_the_same(name: str) -> None:
    pages = {language: rules(name, language) for language in LANGUAGES}
    shapes = {
        language: [[paragraph.ids for paragraph in section.paragraphs] for section in page]
        for language, page in pages.items()
    }
    assert shapes["en"] == shapes["de"] == shapes["fr"]
    marks = {
        language: [[paragraph.text.count("°") for paragraph in section.paragraphs] for section in page]
        for language, page in pages.items()
    }
    assert marks["en"] == marks["de"] == marks["fr"]
    lines = {language: [len(section.paragraphs) for section in summary(name, language)] for language in LANGUAGES}
    assert lines["en"] == lines["de"] == lines["fr"]
    assert 4 <= len(lines["en"]) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_options_and_modes_are_called_what_the_setup_calls_them(name: str, language: str) -> None:
    page = " ".join(paragraph.text for section in rules(name, language) for paragraph in section.paragraphs)
    assert "`" not in page
    quoted = set(re.findall(r"[“„«]\s?([^”“»]+?)\s?[”“»]", page))
    game = games.load(name)
    said = catalog(language, game)
    named = [f"option-{option.name}" for option in game.options] + [f"mode-{mode.name}" for mode in game.modes]
    assert quoted - set(map(said.say, named)) == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_example_plays_and_says_so_in_every_language(name: str) -> None:
    game = games.load(name)
    found = examples(name)
    assert len(found) >= 8
    assert len({one.name for one in found}) == len(found)
    page = {one for section in rules(name, "en") for paragraph in section.paragraphs for one in paragraph.ids}
    needed = set()
    for one in found:
        assert one.at in page, one.name
        views = list(one.views())
        assert len(views) == len(one.chapter.steps)
        needed |= {one.text} | {one.said(step) for step in one.chapter.steps}
    english = messages(game.folder / "examples" / "en.ftl")
    assert set(english) == needed
    for language in LANGUAGES:
        assert messages(game.folder / "examples" / f"{language}.ftl") == english, language
        said = Catalog(language, game, game.folder / "examples")
        for key in english:
            assert len(re.findall(r"[\w’-]+", said.say(key, rival="Odile", other="Bruno"))) <= 50, key
