"""The networks that come with Riverrat: they fit, they are small, and compiled they see what they see in NumPy."""

import hashlib
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.entry import folder_of
from riverrat.engine.game import Game
from riverrat.engine.inputs import layout
from riverrat.engine.native import SEATS
from riverrat.engine.options import Option
from riverrat.engine.playout import decisions, start, variants
from riverrat.players.guides import NEVER, guide_for
from riverrat.players.levels import LEVELS
from riverrat.players.machine import learned_guide
from riverrat.players.network import (
    MARGIN,
    NETWORKS,
    Network,
    NetworkPlayer,
    Unfit,
    by_name,
    fit_of,
    fits,
    names_of,
    network_of,
    origin,
)
from riverrat.players.network_guide import BLEND, network_guide
from riverrat.players.player import Limit
from riverrat.players.search import SearchPlayer, prepare_learned
from riverrat.players.workspace import Compiled, guide_sources, plant
from tests.conftest import needs_numba, written

LEARNED = ("first-rat", "la-loire", "rio-de-la-plata")
PREPARES = """
from riverrat import games
from riverrat.players.search import prepare_learned
prepare_learned(games.load("first-rat"))
"""


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_comes_with_the_game(name: str) -> None:
    about = network_of(games.load(name)).about
    assert (NETWORKS / f"{name}.npz").stat().st_size < 4_000_000
    assert about["game"] == name
    assert about["decisions"] > 10_000_000
    assert about["minutes"] <= 10
    assert {"date", "device", "recipe", "curve"} <= set(about)


def test_a_game_without_a_network_has_the_guide_written_for_it() -> None:
    toy = games.load("toy")
    with pytest.raises(Unfit, match="there is no network for toy"):
        network_of(toy)
    assert learned_guide(toy) is guide_for(toy)
    assert fits(toy) == "unfit"
    assert fits(games.load("first-rat")) == "exact"


def test_a_network_fits_the_boxes_it_was_measured_on() -> None:
    game = games.load("first-rat")
    about, names = network_of(game).about, names_of(game)
    assert fit_of(game, about, names) == "exact"
    before = {**about, "data": "40aacc23b5f4"}  # where only Greg's cards differ
    assert fit_of(game, {**before, "measured": [about["data"]]}, names) == "exact"
    assert fit_of(game, before, names) == "adapted"
    assert fit_of(game, {**about, "rules": game.version + 1}, names) == "adapted"


# --- networks follow names --------------------------------------------------------------------------------------------


def guided_by_a_network(game: Game) -> list[str]:
    """The levels that ask a network about a game."""
    return [name for name, level in LEVELS.items() if level.learned and learned_guide(game).memory is not None]


def test_an_option_more_leaves_the_levels_their_network() -> None:
    game = games.load("first-rat")
    more = replace(game, options=(*game.options, Option("quiet-rats", ("off", "on"))))
    assert fits(more) == "adapted"
    assert guided_by_a_network(more) == ["expert", "master", "champion"]
    before, after = network_of(game), network_of(more)
    new = names_of(more)["inputs"].index("option quiet-rats is on")
    assert not after.weights["first"][new - 1 : new + 1].any()
    assert np.array_equal(np.delete(after.weights["first"], [new - 1, new], 0), before.weights["first"])
    s = game.new(3, seed=4)
    first, again = (network.look(s, 0, game.legal(s)) for network in (before, after))
    assert first.logits.tolist() == again.logits.tolist()


def test_a_coin_more_leaves_the_levels_their_network(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text("[start]\ncoins = 3\n")
    game, mine = games.load("rio-de-la-plata"), games.load("rio-de-la-plata", box)
    try:
        assert mine.new(3, seed=1).coins[:3] == [3, 3, 3]
        assert (fits(game), fits(mine)) == ("exact", "adapted")
        assert guided_by_a_network(mine) == ["expert", "master", "champion"]
        assert np.array_equal(network_of(mine).weights["first"], network_of(game).weights["first"])
    finally:
        games.unload("rio-de-la-plata", box)


def test_known_rows_are_kept_new_ones_nought_and_gone_ones_left_out() -> None:
    rows = np.array([[1, 2], [3, 4], [5, 6]])
    assert by_name(rows, ["a", "b", "c"], ["c", "new", "a"]).tolist() == [[5, 6], [0, 0], [1, 2]]
    assert by_name(rows, ["x", "y"], ["y", "x", "z"], axis=1).tolist() == [[2, 1, 0], [4, 3, 0], [6, 5, 0]]


def small(game: Game) -> dict[str, Any]:
    """A network of four and three cells whose rows tell where they were: 1, 2, 3 and so on."""
    names = names_of(game)
    inputs, actions, seats = (len(names[what]) for what in ("inputs", "actions", "seats"))

    def rows(many: int, wide: int) -> Any:
        return np.repeat(np.arange(1.0, many + 1)[:, None], wide, 1)

    shapes = {"first": 4, "second": 3, "third": 3}
    weights = {"first": rows(inputs, 4), "second": rows(4, 3), "third": rows(3, 3), "policy": rows(actions, 3)}
    weights |= {
        f"{layer}.{part}": np.ones(wide) for layer, wide in shapes.items() for part in ("bias", "gain", "shift")
    }
    weights |= {"policy.bias": np.arange(1.0, actions + 1)}
    for head in ("chance", "ahead"):
        weights |= {head: rows(seats, 3).T, f"{head}.bias": np.arange(1.0, seats + 1)}
    return weights


def test_a_file_is_read_by_the_names_in_it(tmp_path: Path) -> None:
    toy = games.load("toy")
    names = names_of(toy)
    before = {what: list(all_names) for what, all_names in names.items()}
    top, cheese = names["inputs"].index("top is 2"), names["inputs"].index("cheese[own] height 5")
    before["inputs"][top] = before["actions"][2] = before["seats"][1] = "gone"
    before["inputs"][cheese] = "gone too"
    network = Network(toy, small(toy), {**origin(toy), "rules": 0}, before)
    network.save(tmp_path / "toy.npz")
    for found in (network, Network.read(toy, tmp_path / "toy.npz")):
        assert found.fit == "adapted"
        assert found.weights["first"][[top - 1, top, top + 1], 0].tolist() == [top, 0, top + 2]
        assert found.weights["first"][cheese, 0] == cheese  # as the height below it: what it adds is not known
        assert found.weights["policy"][:4, 0].tolist() == [1, 2, 0, 4]
        assert found.weights["policy.bias"][:4].tolist() == [1, 2, 0, 4]
        assert found.weights["chance"][0].tolist()[:3] == [1, 0, 3]
        assert found.weights["ahead.bias"].tolist()[:3] == [1, 0, 3]
    assert Network(toy, small(toy), origin(toy)).fit == "exact"


def test_a_file_without_names_is_read_as_long_as_nothing_has_changed(tmp_path: Path) -> None:
    toy = games.load("toy")
    words = [*layout(toy).numbered(), *(step.name for step in toy.steps.all), *names_of(toy)["actions"]]
    mark = hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]
    old = {**origin(toy), "format": 1, "inputs": mark, "seats": 4}
    np.savez(tmp_path / "old.npz", about=np.array(json.dumps(old)), **small(toy))
    found = Network.read(toy, tmp_path / "old.npz")
    assert (found.fit, found.about) == ("exact", origin(toy))
    changed = replace(toy, options=(*toy.options, Option("quiet", ("off", "on"))))
    with pytest.raises(Unfit, match="does not name its inputs, and toy has changed since: train it anew"):
        Network.read(changed, tmp_path / "old.npz")
    np.savez(tmp_path / "later.npz", about=np.array(json.dumps({**old, "format": 3})), **small(toy))
    with pytest.raises(Unfit, match="this network has format 3; this version reads 2"):
        Network.read(toy, tmp_path / "later.npz")


@needs_numba
@pytest.mark.parametrize("name", LEARNED)
def test_compiled_it_sees_what_it_sees_in_numpy(name: str) -> None:
    game = games.load(name)
    network, workspace = network_of(game), Compiled(game, network_guide(game), nodes=2000, edges=20_000)
    seen = 0
    for variant in variants(game)[:: 3 if name == "first-rat" else 1]:
        s = start(game, variant.seats, variant.options, 11)
        for at, _ in enumerate(decisions(game, s, 11, limit=120)):
            legal = game.legal(s)
            if at % 20 != 17 or len(legal) < 2:
                continue
            seat = game.seat(s)
            workspace.start(s)
            plant(workspace.tree)
            workspace.run(seat, 1, 0, 1)
            look, sight = network.look(s, seat, legal), workspace.workspace.sight
            half = (len(sight) - SEATS) // 2
            out = [guide_for(game).ruled_out(s, seat, action) for action in legal]
            logits = np.where(out, NEVER, look.logits)
            assert np.allclose(sight[SEATS + half : SEATS + half + len(legal)], logits, atol=0.02, rtol=0.02)
            chance = look.chance / (1 if s.seats == 1 else look.chance.sum())
            value = (1 - BLEND) * chance + BLEND * (0.5 + 0.5 * np.tanh(look.ahead / (MARGIN / 2)))
            assert np.allclose([sight[(seat + k) % s.seats] for k in range(s.seats)], value, atol=0.02)
            seen += 1
    assert seen > 10


@needs_numba
def test_with_a_network_search_decides_the_same_whatever_it_looked_at_before() -> None:
    game = games.load("first-rat")
    s, player = game.new(2, seed=6), SearchPlayer(guides=learned_guide)
    first = player.decide(game, s, 0, Limit(playouts=200), 5)
    other = game.new(4, seed=9)
    player.decide(game, other, game.seat(other), Limit(playouts=50), 6)
    again = player.decide(game, s, 0, Limit(playouts=200), 5)
    assert first == again


@needs_numba
def test_compiled_another_process_finds_it_again() -> None:
    """Its code takes a quarter of a minute to compile, which opponents, hints and matches would wait for each time."""
    game = games.load("first-rat")
    guide = network_guide(game)
    folder = folder_of(f"guide-{guide.name}", *guide_sources(game, guide), salt=game.box.hash)
    prepare_learned(game)
    before = written(folder)
    assert before
    subprocess.run([sys.executable, "-c", PREPARES], check=True)
    assert written(folder) == before


def test_the_network_alone_takes_what_it_likes_best() -> None:
    game = games.load("first-rat")
    s = game.new(2, seed=6)
    decision = NetworkPlayer().decide(game, s, 0, Limit(), 1)
    assert decision.action == decision.reasons[0].action
    assert decision.reasons[0].value == max(reason.value for reason in decision.reasons)
    assert sum(reason.value for reason in decision.reasons) == pytest.approx(1.0)


def test_sampled_it_chooses_as_often_as_it_likes_something() -> None:
    game = games.load("first-rat")
    s = game.new(2, seed=6)
    decisions = [NetworkPlayer(sampled=True).decide(game, s, 0, Limit(), seed) for seed in range(400)]
    assert decisions[7] == NetworkPlayer(sampled=True).decide(game, s, 0, Limit(), 7)
    for reason in decisions[0].reasons:
        taken = sum(decision.action == reason.action for decision in decisions) / 400
        assert taken == pytest.approx(reason.value, abs=0.1)
