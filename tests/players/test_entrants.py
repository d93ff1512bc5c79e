"""How a player is written: a name, a file or a class, and how much it may think."""

import hashlib
import math
import re
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from riverrat import games
from riverrat.arena.job import Job, job
from riverrat.arena.playing import play
from riverrat.engine.errors import BadOption, RiverratError
from riverrat.engine.inputs import layout
from riverrat.players.entrants import entrant
from riverrat.players.levels import LEVELS
from riverrat.players.network import Network, origin
from riverrat.players.player import Limit

ROOT = Path(__file__).parents[2]
TIMED = next(level for level in LEVELS.values() if math.isfinite(level.limit.seconds))


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("playouts:0.2s", Limit(seconds=0.2)),
        ("playouts:250ms", Limit(seconds=0.25)),
        ("playouts:8000", Limit(playouts=8000)),
        ("random", Limit()),
        (TIMED.name, TIMED.limit),
        (f"{TIMED.name}:50", Limit(playouts=50)),
        ("tests.arena.players.PRYING:5", Limit(playouts=5)),
    ],
)
def test_a_player_is_written_with_its_limit(text: str, limit: Limit) -> None:
    found = entrant(text)
    assert (found.name, found.limit) == (text, limit)
    assert found.repeatable == math.isinf(limit.seconds)


def test_a_share_of_a_levels_own_limit() -> None:
    assert entrant(f"{TIMED.name}:10%").limit.seconds == pytest.approx(TIMED.limit.seconds / 10)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wizard", "there is no player 'wizard'; there are "),
        ("playouts", "playouts needs a limit, such as playouts:0.2s or playouts:500"),
        ("playouts:fast", "playouts:fast: a limit is a number of simulations"),
        ("playouts:0", "a limit is a number of simulations"),
        ("playouts:1.5", "a limit is a number of simulations"),
        ("playouts:10%", "only a level that has a limit of its own"),
        ("random:10%", "only a level that has a limit of its own"),
        ("nowhere.at.ALL:5", "nowhere.at.ALL: No module named 'nowhere'"),
        ("tests.arena.players.NOBODY:5", "is no player"),
        ("tests.arena.players.GONE:5", "has no attribute 'GONE'"),
    ],
)
def test_who_is_not_there_cannot_play(text: str, reason: str) -> None:
    with pytest.raises(RiverratError) as error:
        job("toy", [text, "random"])
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


def network_file(tmp_path: Path, seed: int = 1) -> Path:
    """A network that knows nothing, for the toy."""
    game, chance = games.load("toy"), np.random.default_rng(seed)
    path = tmp_path / "mine.npz"
    sizes = {"first": (layout(game).size, 8), "second": (8, 4), "third": (4, 4), "policy": (game.actions.size, 4)}
    weights = {name: chance.normal(size=shape).astype(np.float32) for name, shape in sizes.items()}
    for name, size in (("first", 8), ("second", 4), ("third", 4)):
        weights |= {f"{name}.{part}": np.ones(size, np.float32) for part in ("bias", "gain", "shift")}
    weights["policy.bias"] = np.zeros(game.actions.size, np.float32)
    for name in ("chance", "ahead"):
        weights |= {name: np.zeros((4, 4), np.float32), f"{name}.bias": np.zeros(4, np.float32)}
    Network(game, weights, origin(game)).save(path)
    return path


def test_a_network_in_a_file_plays_alone_by_chance_and_as_a_guide(tmp_path: Path) -> None:
    path = network_file(tmp_path)
    names = [f"network={path}", f"sampled={path}", f"learned={path}:5"]
    assert [entrant(name).limit for name in names] == [Limit(), Limit(), Limit(playouts=5)]
    found = job("toy", names, seats=3)
    hash_now = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
    assert found.files == dict.fromkeys(names, hash_now)
    played = play(found, 0)
    assert f"\ntag player-1 {names[0]} (sha256 {hash_now})\n" in played.record
    network_file(tmp_path, seed=2)
    again = job("toy", names, seats=3)
    assert again.files != found.files
    assert again.code != found.code


def test_a_network_that_was_written_anew_plays_in_the_next_match(tmp_path: Path) -> None:
    """In a session that goes on learning: what a match says of a file is what plays."""
    game = games.load("toy")
    s = game.new(2, seed=1)

    def liked() -> npt.NDArray[np.float64]:
        reasons = job("toy", [f"network={path}", "random"]).entrants[0].player.decide(game, s, 0, Limit(), 1).reasons
        return np.array([reason.value for reason in sorted(reasons, key=lambda reason: reason.action)])

    path = network_file(tmp_path)
    first, playing = liked(), entrant(f"network={path}")
    network_file(tmp_path, seed=2)
    assert entrant(f"network={path}") is playing  # nobody changes in the middle of a match
    second = liked()
    assert not np.allclose(first, second)
    network_file(tmp_path, seed=1)
    assert np.allclose(liked(), first)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("learned=nowhere.npz:5", "learned=nowhere.npz: there is no such file"),
        ("club=mine.npz", "a file is played as network=FILE or sampled=FILE or learned=FILE"),
        ("nowhere:Best", "nowhere:Best: No module named 'nowhere'"),
        ("tests.arena.players:Best", "has no attribute 'Best'"),
        ("tests.arena.players:Prying:fast", "a limit is a number of simulations"),
        (
            "pyproject.toml",
            "pyproject.toml is a file: a network plays as network=pyproject.toml, a class as pyproject:Cl",
        ),
        ("network:100", "network:100 decides at once and takes no limit; a network that looks ahead is learned"),
        ("greedy:1s", "greedy:1s decides at once and takes no limit"),
    ],
)
def test_files_and_classes_that_are_not_there(text: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(RiverratError) as error:
        entrant(text)
    assert reason in str(error.value)


def test_a_guide_from_a_file_needs_a_limit(tmp_path: Path) -> None:
    path = network_file(tmp_path)
    with pytest.raises(RiverratError, match=rf"learned={path} needs a limit, such as learned={path}:0.2s"):
        entrant(f"learned={path}")


def test_all_names_are_listed() -> None:
    with pytest.raises(RiverratError) as error:
        entrant("wizard")
    for name in ("novice", "champion", "random", "search", "learned=FILE", "module:Class"):
        assert name in str(error.value)


def test_a_class_of_one_s_own_is_found_in_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may answer with a number alone, and needs no limit."""
    module = tmp_path / "my_own_player.py"
    module.write_text(
        "class Last:\n    def decide(self, game, s, seat, limit, seed):\n        return game.legal(s)[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    found = job("toy", ["my_own_player:Last", "random"])
    assert list(found.files) == ["my_own_player:Last"]
    assert play(found, 0).decisions[0] > 0
    assert entrant("my_own_player:Last:7").limit == Limit(playouts=7)


def test_the_files_a_class_reads_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was trained further is another player, under the same name."""
    module, weights = tmp_path / "my_learnt_player.py", tmp_path / "weights.txt"
    module.write_text(
        "from pathlib import Path\n\n\nclass Learnt:\n    files = 'weights.txt'\n\n    def __init__(self):\n"
        "        self.at = int(Path('weights.txt').read_text())\n\n    def decide(self, game, s, seat, limit, seed):\n"
        "        return game.legal(s)[self.at]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    names, game = ["my_learnt_player:Learnt", "random"], games.load("toy")
    s = game.new(2, seed=1)

    def answer(match: Job) -> object:
        return match.entrants[0].player.decide(game, s, 0, Limit(), 1)

    with pytest.raises(RiverratError, match=r"my_learnt_player:Learnt: there is no file weights\.txt"):
        job("toy", names)
    weights.write_text("0")
    first = job("toy", names)
    assert first.files == {names[0]: hashlib.sha256(module.read_bytes() + b"0").hexdigest()[:12]}
    assert answer(first) == game.legal(s)[0]
    weights.write_text("-1")
    second = job("toy", names)
    assert second.files == {names[0]: hashlib.sha256(module.read_bytes() + b"-1").hexdigest()[:12]}
    assert second.code != first.code
    assert answer(second) == game.legal(s)[-1]
    weights.write_text("far")
    # of another length: what was written within the same second counts as the same source else
    module.write_text(module.read_text().replace("'weights.txt').read", "'elsewhere.txt').read"))
    del sys.modules["my_learnt_player"]
    with pytest.raises(RiverratError, match=r"my_learnt_player:Learnt cannot be made: .*elsewhere.txt"):
        job("toy", names)


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("network=nowhere.npz", "network=nowhere.npz: there is no such file"),
        ("random=x.npz", "random=x.npz: a file is played as network=FILE or sampled=FILE"),
    ],
)
def test_a_file_that_cannot_play_is_refused(text: str, refused: str) -> None:
    with pytest.raises(BadOption, match="^" + re.escape(refused)):
        entrant(text)
