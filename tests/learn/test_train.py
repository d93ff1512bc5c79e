"""A training from beginning to end: checkpoints, what is kept, what is told."""

import sys
from pathlib import Path

import pytest

from riverrat.engine.errors import RiverratError
from riverrat.players.network import Network as Finished
from riverrat.players.network import names_of

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.__main__ import main as bare
from riverrat.learn.selfplay import Count, Report, SelfPlay
from riverrat.learn.train import Progress, Training
from tests.learn.small import TINY, toy


def test_a_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = Training(toy(), 1e-9, tmp_path / "toy.npz", recipe=TINY, seed=4, command="riverrat learn toy")
    first.seconds = -1e-3  # time for one update
    first.run(lambda progress: None)
    about = Finished.read(toy(), tmp_path / "toy.npz").about
    assert (about["decisions"], about["seed"], about["command"]) == (48 * 12, 4, "riverrat learn toy")
    second = Training(toy(), 1e-9, tmp_path / "toy.npz", recipe=TINY)
    second.resume(tmp_path / "toy.checkpoint")
    assert (second.decisions, second.network.sizes) == (48 * 12, first.network.sizes)
    assert torch.equal(second.network.policy.weight, first.network.policy.weight)
    (tmp_path / "bad.checkpoint").write_bytes(b"nothing")
    with pytest.raises(RiverratError, match="is not a checkpoint"):
        second.resume(tmp_path / "bad.checkpoint")
    with pytest.raises(RiverratError, match="there is no checkpoint"):
        second.resume(tmp_path / "none.checkpoint")
    kept = torch.load(tmp_path / "toy.checkpoint", weights_only=True)
    for other in ([1, 2], {"fits": kept["fits"]}):
        torch.save(other, tmp_path / "other.checkpoint")
        with pytest.raises(RiverratError, match="is not a checkpoint of `riverrat learn`"):
            second.resume(tmp_path / "other.checkpoint")
    nameless = {**kept["fits"], "format": 1, "inputs": "0123456789abcdef"}
    torch.save({**kept, "fits": nameless}, tmp_path / "old.checkpoint")
    with pytest.raises(RiverratError, match=r"old\.checkpoint: .* and toy has changed since: train it anew"):
        second.resume(tmp_path / "old.checkpoint")


def test_a_checkpoint_of_other_rules_is_followed_by_name(tmp_path: Path) -> None:
    first = Training(toy(), 1.0, tmp_path / "toy.npz", recipe=TINY)
    first.keep()
    before, names = first.network.state_dict(), names_of(toy())
    kept = torch.load(tmp_path / "toy.checkpoint", weights_only=True)
    other = {what: list(all_names) for what, all_names in names.items()}
    other["inputs"][3], other["actions"][1], other["seats"][1] = "gone", "gone", "gone"
    torch.save({**kept, "names": other, "fits": {**kept["fits"], "rules": 0}}, tmp_path / "toy.checkpoint")
    second = Training(toy(), 1.0, tmp_path / "toy.npz", recipe=TINY, seed=2)
    second.resume(tmp_path / "toy.checkpoint")
    after, seats = second.network.state_dict(), len(names["seats"])
    for layer, axis, new in (
        ("first.weight", 1, [3]),
        ("policy.weight", 0, [1]),
        ("policy.bias", 0, [1]),
        ("values.weight", 0, [1, seats + 1]),
    ):
        expected = before[layer].clone()
        expected.index_fill_(axis, torch.tensor(new), 0.0)
        if layer == "first.weight":
            expected[:, len(names["inputs"]) :] = 0.0  # columns of no input
        assert torch.equal(after[layer], expected), layer
    assert torch.equal(after["second.weight"], before["second.weight"])


def test_a_card_without_memory_says_what_to_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it runs out at the start or on the way; an untrained network takes no other's place."""

    def full(*_given: object) -> None:
        raise torch.cuda.OutOfMemoryError

    for method in ("__init__", "play", "update"):
        with monkeypatch.context() as patched:
            patched.setattr(SelfPlay, method, full)
            with pytest.raises(RiverratError, match="too little memory for 48 tables; try --tables 12"):
                Training(toy(), 1.0, tmp_path / "toy.npz", recipe=TINY).run(lambda progress: None)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_the_former_network_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(toy(), 1.0, tmp_path / "toy.npz", recipe=TINY)
    training.keep()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def full(_path: Path, _bytes: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(RiverratError, match=r"toy.npz was not written .No space left on device.; the former one is"):
        training.keep()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    with pytest.raises(RiverratError, match="there is no folder"):
        Training(toy(), 1.0, tmp_path / "nowhere" / "toy.npz", recipe=TINY)


def test_on_a_bare_machine_what_is_wrong_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bare([]) == 2
    assert bare(["toy", "long", "toy.npz"]) == 2
    assert capsys.readouterr().err == 2 * "usage: python -m riverrat.learn GAME MINUTES FILE\n"
    assert bare(["chess", "1", "chess.npz"]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err
    monkeypatch.delitem(sys.modules, "riverrat.learn.train")
    monkeypatch.setitem(sys.modules, "torch", None)
    assert bare(["toy", "1", "toy.npz"]) == 2
    assert capsys.readouterr().err == "riverrat: this needs torch: pip install 'riverrat[learn]'\n"


def test_how_it_stands_is_told_with_the_games_that_say_so() -> None:
    begun = Progress(9.6, 4096, 410.0, Report(entropy=0.9876, value_error=0.25))
    assert str(begun) == (
        "10 s, 4,096 decisions, 410 a second; no game is over yet; no game against older selves, "
        "no game against random; entropy 0.988, value error 0.250"
    )
    later = Report(games=1200, points=60_000, past=Count(12, got=7.0, fair=5.0), random=Count(4, got=2.5, fair=2.0))
    assert "; winners of 1,200 games have 50.0 points; 1.40 times its share of 12 games against older selves, " in str(
        Progress(20.0, 8192, 410.0, later)
    )
    assert "1.25 times its share of 4 games against random;" in str(Progress(20.0, 8192, 410.0, later))
