"""The box: an owner's corrections, and values that contradict each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.errors import BadData
from riverrat.engine.game import Game
from riverrat.engine.playout import playout


def corrected(folder: Path, text: str) -> object:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return games.load("rio-de-la-plata", path)


def test_a_corrected_box_is_played_with(tmp_path: Path) -> None:
    text = """
[map]
fort_sites = { value = ["H9", "G9"], from = "owner" }
start_zone = { value = ["C9", "D9", "E9", "J9", "C10"], from = "owner" }
plaza_ring = { value = ["G6", "H6", "I6", "J6", "G7", "J7", "G8", "J8", "I9", "J9"], from = "owner" }

[[ladder]]
id = "fort"
base = [5, 5]
"""
    game = corrected(tmp_path, text)
    assert isinstance(game, Game)
    s = game.new(3, seed=1)
    legal = [game.actions.text(action) for action in game.legal(s)]
    assert [text for text in legal if text.startswith("place")] == [
        "place C9",
        "place D9",
        "place E9",
        "place J9",
        "place C10",
    ]
    assert len(game.view(s)["ladders"]["fort"]["spaces"]) == 2
    assert playout(game, 3, {}, 5)[0].over == 1
    assert game.box.hash != games.load("rio-de-la-plata").box.hash


WRONG = {
    "cell": '[map]\nport_site = { value = "Z9", from = "owner" }',
    "wall": '[map]\nwalls = { value = ["E5-N"], from = "owner" }',
    "overlap": '[map]\nfort_sites = { value = ["H7", "I9"], from = "owner" }',
    "plaza": '[map]\ndistricts = { value = ["1111222233334444"], from = "owner" }',
    "track": "[enemies]\nbonus = { value = [0, 1], from = 'owner' }",
    "steps": "[combat]\nsteps = { value = [1, 2, 3], from = 'owner' }",
    "symbols": "[years]\nsymbols = { value = ['F'], from = 'owner' }",
    "slots": "[production]\nthree = { value = [1, 9], from = 'owner' }",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_values_are_refused(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(BadData):
        corrected(tmp_path, WRONG[wrong])


def test_every_value_says_where_it_comes_from() -> None:
    origins = {datum.origin for datum in games.load("rio-de-la-plata").box.data}
    assert origins == {"rulebook", "source", "inferred", "reconstructed"}
