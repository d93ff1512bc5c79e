"""What players read follows the box, also a corrected one."""

import re
from pathlib import Path

import pytest

from riverrat import games
from riverrat.games.la_loire import GAME
from riverrat.texts import Catalog

from .tabletop import corrected


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "the white–red message (provost, 3 points)"),
        ("de", "Nachricht weiß–rot (Profos, 3 Punkte)"),
        ("fr", "le message blanc–rouge (prévôt, 3 points)"),
    ],
)
def test_texts_tell_a_corrected_box_as_it_is(tmp_path: Path, language: str, name: str) -> None:
    text = '[[message]]\nid = "b01"\ntarget = ["white", "red"]\n[ship]\nprices = [5, 9]\n'
    corrected_words = Catalog(language, games.load("la-loire", corrected(tmp_path, text)))
    words = Catalog(language, GAME)
    assert corrected_words.say("message-b01") == name
    assert re.search(r"\b5\sD\b", corrected_words.action(GAME.actions.id("ship 1")))
    assert re.search(r"\b6\sD\b", words.action(GAME.actions.id("ship 1")))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_text_names_a_number_of_the_box(language: str) -> None:
    """Numbers of the box come by event, by view, or by reference. Levels of messages are no numbers of the box."""
    source = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    helps = re.findall(r"^((?:building|kind|character)-[\w-]+-help) = (.*)$", source, re.MULTILINE)
    assert len(helps) == 4 + 4 + 29
    for key, help_text in helps:
        plain = re.sub(r"\{ box-[\w-]+ \}|(?:level[ -]|Stufen? |niveau )(?:[1-4] (?:to|bis|à) )?[1-4]", "", help_text)
        assert not re.search(r"\d", plain), key
