"""What players read follows the box, also a corrected one."""

import re
from pathlib import Path

import pytest

from riverrat import games
from riverrat.games.first_rat import GAME
from riverrat.texts import LANGUAGES, Catalog

BOX = """
[[cap]]
id = "rocket"
points = 1

[[comic]]
id = "marathon"
further = 1

[challenge]
passages = 3
"""


def test_texts_tell_a_corrected_box_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(BOX, encoding="utf-8")
    printed, corrected = Catalog("en", GAME), Catalog("en", games.load("first-rat", file))
    assert (
        printed.say("item-cap-rocket-help") == "At the end 6 points for each of your Score markers on the Rocket track."
    )
    assert (
        corrected.say("item-cap-rocket-help")
        == "At the end 1 point for each of your Score markers on the Rocket track."
    )
    assert printed.say("comic-marathon-help") == "From your next turn: a rat moved alone may go 2 spaces further."
    assert corrected.say("comic-marathon-help") == "From your next turn: a rat moved alone may go 1 space further."
    assert printed.say("challenge-all-pipes-twice-help") == "Win after taking each pipe at least twice."
    assert corrected.say("challenge-all-pipes-twice-help") == "Win after taking each pipe at least 3 times."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_names_a_number_of_the_box(language: str) -> None:
    source = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    helps = re.findall(r"^((?:item|comic|score|challenge)-[\w-]+-help) = (.*)$", source, re.MULTILINE)
    assert len(helps) == 18 + 10 + 11 + 9
    for key, text in helps:
        assert not re.search(r"\d", re.sub(r"\{ [\w-]+ \}", "", text)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_pipes_are_named_by_where_they_lead(language: str) -> None:
    """The board has no numbers for them."""
    say = Catalog(language, GAME).say
    assert re.findall(r"\d+", say("way-p1")) == ["3", "8"]
    assert re.findall(r"\d+", say("way-p1-p3-p5")) == ["3", "8", "14", "19", "20", "25"]
