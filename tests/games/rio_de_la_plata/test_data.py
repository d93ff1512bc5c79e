"""The box: what is on the map, an owner's corrections, and values that contradict each other. (A)"""

import re
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.errors import BadData
from riverrat.engine.game import Game
from riverrat.engine.playout import playout
from riverrat.games.rio_de_la_plata.data import CELL, EDGE, LINE, RING


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
    "cell": ('[map]\nport_site = { value = "Z9", from = "owner" }', "map.port_site: there is no cell 'Z9'"),
    "wall": ('[map]\nwalls = { value = ["E5-N"], from = "owner" }', "map.walls: there is no edge 'E5-N'"),
    "overlap": ('[map]\nfort_sites = { value = ["H7", "I9"], from = "owner" }', "map: plaza, fort sites"),
    "plaza": ('[map]\ndistricts = { value = ["1111222233334444"], from = "owner" }', "map: the town has 16 columns"),
    "track": ("[enemies]\nbonus = { value = [0, 1], from = 'owner' }", "enemies.bonus: needs 0 to 20"),
    "fewer": ("[enemies]\nadjust = { value = [0, 1], from = 'owner' }", "enemies.adjust: needs 0 to 20"),
    "steps": ("[combat]\nsteps = { value = [1, 2, 3], from = 'owner' }", "combat.steps: needs 1 to 3"),
    "symbols": ("[years]\nsymbols = { value = ['F'], from = 'owner' }", "years.symbols: needs F, S"),
    "slots": ("[production]\nthree = { value = [1, 9], from = 'owner' }", "production: a slot needs 1 to 5"),
    "pool": ("[pieces]\nchurch_barracks = { value = -2, from = 'owner' }", "pieces.church_barracks: needs 0 to 60"),
    "price": ("[[minor]]\nid = 'hut'\nwood = -1", "minor.hut.wood: needs 0 to 99, not -1"),
    "builders": ("[workers]\non_a_cell = { value = 1, from = 'owner' }", "minor.hut.workers: needs 1 to 1, not 2"),
    "upgrade": ("[[minor]]\nid = 'market'\non = 'hut'", "minor.market.on: what a building stands on"),
    "space": ("[[ladder]]\nid = 'fort'\nbase = [40, 3]", "ladder.fort.base: needs 0 to 30"),
    "cost": ("[[character]]\nid = 'general'\ncost = -5", "character.general.cost: needs 0 to 99, not -5"),
    "start": ("[start]\nwood = { value = -2, from = 'owner' }", "start.wood: needs 0 to 99, not -2"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_values_are_refused(tmp_path: Path, wrong: str) -> None:
    """The answer names the value and what it may be."""
    text, answer = WRONG[wrong]
    with pytest.raises(BadData, match=re.escape(answer)):
        corrected(tmp_path, text)


def test_every_value_says_where_it_comes_from() -> None:
    origins = {datum.origin for datum in games.load("rio-de-la-plata").box.data}
    assert origins == {"rulebook", "source", "inferred", "reconstructed"}


def test_a2_map_has_its_counts() -> None:
    assert len(CELL) == 160
    assert len(EDGE) == 52
    assert len(LINE) == 290


def test_d04_the_ring_is_eight_way() -> None:
    """D-04: corners of the plaza belong to its ring."""
    assert {"G6", "J6", "G9", "J9"} <= {CELL[cell] for cell in RING}


def test_d29_corners_have_two_edges() -> None:
    assert {"A1-N", "A1-W", "P10-S", "P10-E"} <= set(EDGE)
