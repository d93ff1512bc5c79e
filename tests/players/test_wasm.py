"""What a browser runs is what native code and the interpreter make of the same rules. Here it runs in node."""

import ctypes
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from riverrat import games
from riverrat.checks.parity import wasm_disagreements
from riverrat.cli.main import main
from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.playout import variants
from riverrat.engine.wasm import target
from riverrat.engine.wasm.node import Found, Node, Wasm
from riverrat.players import wasm
from riverrat.players.workspace import Compiled, look_address

from ..conftest import needs_numba
from ..engine.test_gpu import differences

pytestmark = needs_numba


def disagreements(runner: Wasm, each: int) -> list[str]:
    return [line for place in variants(runner.game) for line in wasm_disagreements(runner, place, 1, each)]


def test_games_gestures_and_searches_are_the_same() -> None:
    game = games.load("toy")
    assert disagreements(wasm.compiled(game), 8) == []
    assert differences(native.compiled(game), wasm.compiled(game), seen=0) == []


@pytest.mark.parametrize("name", [pytest.param("first-rat", marks=pytest.mark.long), "la-loire", "rio-de-la-plata"])
def test_what_a_network_sees_is_the_same(name: str) -> None:
    game = games.load(name)
    guide = wasm.guides_of(game)["network"]
    here, s = Compiled(game, guide, 16, 1024), game.new(max(game.seat_counts), seed=3)
    choices, sight = game.legal(s), here.workspace.sight
    s.pack(here._table[0])
    here.workspace.out[: len(choices)] = choices
    address: list[Any] = here.workspace.address.tolist()
    see = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 5)(look_address(game, guide))
    see(address[1], address[3], -len(choices), address[6], address[7])
    told = wasm.compiled(game).node.ask({"do": "look", "guide": "network"}, s.to_bytes()).told
    assert told["choices"] == choices
    assert told["numbers"] == sight[native.SEATS : native.SEATS + len(choices)].tolist()
    assert told["values"] == sight[: s.seats].tolist()
    assert len(set(told["numbers"])) > 1


def test_javascript_plays_a_game() -> None:
    game = games.load("toy")
    choices = [1, 0, 3, 2, 5]
    asked = {"do": "play", "seats": 2, "options": {"course": "long"}, "seed": 7, "choices": choices}
    told = wasm.compiled(game).node.ask(asked).told["states"]
    s = game.new(2, {"course": "long"}, seed=7)
    assert told[0]["state"] == s.to_bytes().hex()
    for before, after, choice in zip(told, told[1:], choices, strict=False):
        assert (before["choices"], before["seat"]) == (game.legal(s), game.seat(s))
        game.play(s, before["choices"][choice % len(before["choices"])])
        assert after["state"] == s.to_bytes().hex()


def test_a_comparison_notices() -> None:
    """A walk that finds one thing less, and a search in which one choice was tried once more."""
    true = wasm.compiled(games.load("toy"))

    class Liar(Wasm):
        def walk(self, s: Any, most: int, seed: int) -> list[int]:
            return true.walk(s, most, seed)[:-1]

        def search(self, guide: str, s: Any, seat: int, seed: int, simulations: int) -> Found:
            (action, visits, worth), *others = true.search(guide, s, seat, seed, simulations).edges
            return Found([(action, visits + 1, worth), *others], 0.0)

    found = wasm_disagreements(Liar(true.game, true.node), variants(true.game)[0], 1, 1)
    assert [line.partition(": ")[2] for line in found] == [
        "other gestures with nothing dealt anew",
        "other gestures with hidden things dealt anew",
        "another search with the guide written",
    ]


def test_what_raises_an_error_ends_node_in_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    node = Node(wasm.build(games.load("toy")))
    with pytest.raises(RiverratError, match="node has ended with code 1"):
        node.ask({"do": "play", "seats": 9, "options": {}, "seed": 1, "choices": []})
    assert "Error: toy is not for 9 players" in capfd.readouterr().err


# --- building ---------------------------------------------------------------------------------------------------------


def corrected(folder: Path) -> Game:
    corrections = folder / "box.toml"
    corrections.write_text("[course]\nlong = 16\n")
    return games.load("toy", corrections)


def test_each_box_has_one_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Game] = []

    def build(game: Game, folder: Path) -> None:
        made.append(game)
        folder.mkdir()

    monkeypatch.setattr(wasm, "_build_apart", build)
    monkeypatch.setenv("RIVERRAT_CACHE", str(tmp_path / "cache"))
    boxes = [games.load("toy"), corrected(tmp_path)]
    folders = [wasm.build(game) for game in boxes * 2]
    assert made == boxes
    assert folders[:2] == folders[2:]
    assert folders[0] != folders[1]


def test_who_comes_while_it_is_built_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, made, comers, both = games.load("toy"), list[Game](), list[str](), Event()

    @contextmanager
    def progress(text: str) -> Iterator[None]:  # there was no module when somebody came here
        comers.append(text)
        if len(comers) == 2:
            both.set()
        yield

    def build(game: Game, folder: Path) -> None:
        made.append(game)
        assert both.wait(60)
        folder.mkdir()

    monkeypatch.setattr(native, "progress", progress)
    monkeypatch.setattr(wasm, "_build_apart", build)
    monkeypatch.setenv("RIVERRAT_CACHE", str(tmp_path / "cache"))
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(wasm.build, [game] * 2)
    assert one == other
    assert made == [game]


@pytest.mark.release
def test_a_module_of_a_corrected_box_plays_by_it(tmp_path: Path) -> None:
    assert disagreements(wasm.compiled(corrected(tmp_path)), 1) == []


def test_a_game_is_written_into_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "toy", str(tmp_path / "toy")]) == 0
    made = {path.name: path.read_bytes() for path in (tmp_path / "toy").iterdir()}
    assert set(made) == {"rules.wasm", "layout.json", "written.bin"}
    assert made["rules.wasm"].startswith(b"\0asm")
    assert f"rules.wasm   {len(made['rules.wasm']):,}" in capsys.readouterr().out


def test_another_numba_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(target, "version", lambda name: {"numba": "0.67.3", "llvmlite": version("llvmlite")}[name])
    with pytest.raises(RiverratError, match=r"^WebAssembly needs numba 0\.68, not 0\.67\.3: pip install"):
        wasm.build(games.load("toy"))


def test_a_missing_linker_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(RiverratError, match=r"^WebAssembly needs wasm-ld of the package ziglang: pip install"):
        wasm.build(games.load("toy"))
