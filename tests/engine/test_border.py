"""What comes in is checked: seats, seeds, states and types that there are not, each refused in a plain line."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.errors import BadOption, BadPosition, IllegalAction, RiverratError
from riverrat.engine.gestures import preview
from riverrat.engine.inputs import inputs

GAME: Any = games.load("la-loire")
S = GAME.new(2, seed=1)
SEATS = "; they are 0 to 1"
OTHER = games.load("first-rat").new(2, seed=1)
ITS_OWN = "la-loire needs a state of its own, not "


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: GAME.view(S, 99), f"there is no seat 99{SEATS}, and -1 only watches"),
        (lambda: GAME.view(S, -2), f"there is no seat -2{SEATS}, and -1 only watches"),
        (lambda: GAME.view(S, "0"), f"there is no seat '0'{SEATS}, and -1 only watches"),
        (lambda: GAME.view(S, True), f"there is no seat True{SEATS}, and -1 only watches"),
        (lambda: GAME.imagine(S, 7, 1), f"there is no seat 7{SEATS}, and -1 only watches"),
        (lambda: GAME.imagine(S, -2, 1), f"there is no seat -2{SEATS}, and -1 only watches"),
        (lambda: GAME.imagine(S, None, 1), f"there is no seat None{SEATS}, and -1 only watches"),
        (lambda: GAME.imagine(S, 0, -1), "a seed is a whole number from 0 to 2**128 - 1, not -1"),
        (lambda: GAME.imagine(S, 0, "x"), "a seed is a whole number from 0 to 2**128 - 1, not 'x'"),
        (lambda: GAME.new(2, seed=0.5), "a seed is a whole number from 0 to 2**128 - 1, not 0.5"),
        (lambda: GAME.new(2.0), "la-loire is for 1, 2, 3 or 4 players, not 2.0"),
        (lambda: GAME.new("2"), "la-loire is for 1, 2, 3 or 4 players, not '2'"),
        (lambda: GAME.new(9), "la-loire is for 1, 2, 3 or 4 players, not 9"),
        (lambda: GAME.new(2, ["x"]), "options are names with choices, such as {'tracks': 'variable'}, not ['x']"),
        (lambda: GAME.new(2, {"x": 1}), "options are names with choices, such as {'tracks': 'variable'}, not {'x': 1}"),
        (lambda: GAME.legal(None), f"{ITS_OWN}NoneType of builtins"),
        (lambda: GAME.legal(OTHER), f"{ITS_OWN}State of riverrat.games.first_rat.state"),
        (lambda: GAME.view(OTHER, 0), f"{ITS_OWN}State of riverrat.games.first_rat.state"),
        (lambda: GAME.play(OTHER, 0), f"{ITS_OWN}State of riverrat.games.first_rat.state"),
        (lambda: GAME.imagine({}, 0, 1), f"{ITS_OWN}dict of builtins"),
        (lambda: GAME.seat(1), f"{ITS_OWN}int of builtins"),
        (lambda: GAME.step(1), f"{ITS_OWN}int of builtins"),
        (lambda: GAME.scores(1), f"{ITS_OWN}int of builtins"),
        (lambda: GAME.audit(1), f"{ITS_OWN}int of builtins"),
        (lambda: GAME.position(1), f"{ITS_OWN}int of builtins"),
        (lambda: GAME.options_of(1), f"{ITS_OWN}int of builtins"),
        (lambda: GAME.mode("nine"), "la-loire has no mode 'nine'; it has standard, casual, solo, english or german"),
        (lambda: inputs(GAME, S, 2), f"there is no seat 2{SEATS}"),
        (lambda: preview(GAME, OTHER, [0]), f"{ITS_OWN}State of riverrat.games.first_rat.state"),
    ],
)
def test_what_there_is_not_is_refused(ask: Callable[[], Any], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        ask()
    assert str(refused.value) == said


@pytest.mark.parametrize("action", [None, 1.0, True, [0]])
def test_an_action_is_a_number_or_a_text(action: Any) -> None:
    before = S.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(S, action)
    assert str(refused.value).startswith(f"{repr(action)!r} is not legal here; legal: ")
    assert S.to_bytes() == before


@pytest.mark.parametrize("action", [-1, 10**9, None])
def test_previews_refuse_what_is_not_legal(action: Any) -> None:
    with pytest.raises(IllegalAction, match="is not legal here"):
        preview(GAME, S, [action])


def test_a_position_has_its_parts_by_name() -> None:
    with pytest.raises(BadPosition, match=r"^position: needs game, rules, data and state by name, not \[1\]$"):
        GAME.from_position([1])


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_was_played_can_be_pickled(name: str) -> None:
    game = games.load(name)
    game.new(game.seat_counts[-1], seed=1)
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_game_comes_out_of_a_pickle_in_another_process() -> None:
    GAME.new(2, seed=1)
    read = "import pickle, sys; g = pickle.load(sys.stdin.buffer); print(g.name, g.seat(g.new(2, seed=1)) in (0, 1))"
    told = subprocess.run([sys.executable, "-c", read], input=pickle.dumps(GAME), capture_output=True, check=True)
    assert told.stdout.decode().strip() == "la-loire True"


def test_a_corrected_box_has_to_be_loaded_where_it_is_read(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("")
    game = games.load("la-loire", box)
    kept = pickle.dumps(game)
    assert pickle.loads(kept) is game
    games.unload("la-loire", box)
    with pytest.raises(RiverratError, match="one with a corrected box has to be loaded first"):
        pickle.loads(kept)
