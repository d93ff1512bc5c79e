"""The box can be corrected; values that do not fit together are refused. (G)"""

import re
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.errors import BadData
from riverrat.games.la_loire import GAME
from riverrat.texts import Catalog


def corrected(folder: Path, text: str) -> Path:
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_datum_says_where_it_comes_from() -> None:
    origins = {datum.origin for datum in GAME.box.data}
    assert origins == {"rulebook", "source", "inferred", "reconstructed"}
    by_path = {datum.path: datum.origin for datum in GAME.box.data}
    assert by_path["harvest.saumur"] == "rulebook"
    assert by_path["shield.red"] == "source"
    assert by_path["market.space_2"] == "inferred"
    assert by_path["sell.wine"] == "reconstructed"


def test_a_corrected_price_is_played(tmp_path: Path) -> None:
    game = games.load("la-loire", corrected(tmp_path, "[sell]\nwine = 7\n"))
    s = game.new(2, {}, 1)
    assert game.view(s)["goods"][3]["sells"] == 7
    assert GAME.view(s)["goods"][3]["sells"] == 6


@pytest.mark.parametrize(
    "text",
    [
        "[shield]\nred = 5\n",
        "[village]\ntours = 5\n",
        '[harvest]\ntours = "beer"\n',
        '[[message]]\nid = "b01"\ntarget = ["red"]\n',
        '[[message]]\nid = "a01"\ntarget = ["nantes"]\n',
        '[[character]]\nid = "dairyman"\ncost = 2\n',
        '[character_group]\nred = ["mayor"]\n',
        '[circus]\nstart = "nantes"\n',
        "[ship]\nsteps = [1, 3]\n",
        "[table]\nstart_horses = 3\n",
        "[end]\nloire = [20, 20]\n",
    ],
)
def test_values_that_contradict_each_other_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadData):
        games.load("la-loire", corrected(tmp_path, text))


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
