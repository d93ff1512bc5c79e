"""Learning by self-play, on the toy and without a GPU: small, slow, and the same to the last bit every time."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.inputs import inputs
from riverrat.engine.native import SEATS as FIRST
from riverrat.players.guides import LINES, guide_for
from riverrat.players.network import Network as Finished
from riverrat.players.network import NetworkPlayer, Unfit, names_of
from riverrat.players.player import Limit

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.__main__ import main as bare
from riverrat.learn.league import learn_together
from riverrat.learn.network import Network, chosen_logits, filler
from riverrat.learn.past import Past
from riverrat.learn.recipe import Recipe
from riverrat.learn.rewards import leads
from riverrat.learn.selfplay import Count, Report, SelfPlay
from riverrat.learn.tables import CHOICES, ENDED, INPUTS, SEAT, SEATS, Mix, Tables
from riverrat.learn.train import Progress, Training

TINY = Recipe(tables=48, steps=12, batch=256, opening=1, past_opponents=0.25, random_opponents=0.25)
SIZES = (24, 16)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def toy() -> Any:
    return games.load("toy")


def learnt(updates: int) -> tuple[SelfPlay, Report]:
    torch.manual_seed(3)
    play, report = SelfPlay(toy(), Network(toy(), *SIZES), TINY, Mix.of(toy()), "cpu", seed=5), Report()
    for at in range(updates):
        report = Report() if at % 10 == 0 else report
        play.play(report)
        play.update(at / updates, report)
    return play, report


def test_tables_are_those_of_the_interpreter() -> None:
    game = toy()
    tables = Tables(game, 12, Mix.of(game), "cpu", seed=9)
    ended = 0
    for _ in range(120):
        states = [game.state.unpack(row) for row in tables.tables.numpy().view(game.state.dtype).reshape(-1)]
        for at, s in enumerate(states):
            told = tables.told[at].tolist()
            assert (told[SEAT], told[SEATS]) == (game.seat(s), s.seats)
            assert tables.choices[at, : told[CHOICES]].tolist() == game.legal(s)
            assert sorted(tables.inputs[at, : told[INPUTS]].tolist()) == inputs(game, s, game.seat(s))
        chosen = tables.choices[:, 0].long()
        tables.action.copy_(chosen)
        tables.step()
        tables.check()
        for at, s in enumerate(states):
            game.play(s, int(chosen[at]))
            while not s.over and len(game.legal(s)) == 1:  # a question with one answer is no decision
                game.play(s, game.legal(s)[0])
            assert bool(s.over) == bool(tables.told[at, ENDED])
            ended += bool(s.over)
            if not s.over:
                assert s == game.state.unpack(tables.tables.numpy().view(game.state.dtype).reshape(-1)[at])
    assert ended > 3


def test_leads_are_counted_from_the_best_other() -> None:
    points = torch.tensor([[30.0, 90.0, 60.0, 0.0], [45.0, 7.0, 0.0, 0.0], [20.0, 20.0, 0.0, 0.0]])
    seats = torch.tensor([3, 1, 2])
    assert leads(points, seats).tolist() == [[-1.0, 0.5, -0.5, 0.0], [0.75, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]


def test_a_choice_is_judged_by_what_came_of_it() -> None:
    play, _ = learnt(1)
    room = play.rollout
    for tensor in (room.chance, room.ahead, room.stood, room.share, room.final, room.seat, room.advantage):
        tensor.zero_()
    room.players.fill_(2)
    room.own.fill_(True)
    room.ended.zero_()
    room.chance[:] = 0.5
    room.ended[3, 0] = True  # at the first table seat 0 wins with the fourth choice
    room.share[3, 0, 0] = 1.0
    room.aim(Recipe(gae_lambda=0.5, step_cost=0.0), torch.tensor(0.0))
    expected = room.expected[:5, 0]
    assert expected[:, 0].tolist() == [0.5625, 0.625, 0.75, 1.0, 0.5]  # half of what is left, the further back
    assert expected[:, 1].tolist() == [0.0, 0.0, 0.0, 0.0, 0.5]  # had no choice in between: all of it
    gains = room.advantage[:5, 0]
    assert gains[3] > gains[2] > gains[1] > gains[0] > gains[4]


def test_the_guide_written_for_a_game_is_imitated_for_a_while() -> None:
    torch.manual_seed(1)
    game = toy()
    recipe = replace(TINY, imitation=0.5)
    play = SelfPlay(game, Network(game, *SIZES), recipe, Mix.of(game), "cpu")
    play.tables._ask_guide = lambda: play.tables.guide_logits[:, 0].fill_(
        4.0
    )  # a teacher who always likes the first choice
    for _ in range(30):
        play.play(Report())
        play.update(0.1, Report())
    assert play.ppo.imitating
    look = play.rollout.rows(torch.nonzero(play.rollout.own.flatten()).flatten())
    assert look.guide_logits[:, 0].tolist() == [4.0] * len(look.guide_logits)
    with torch.no_grad():
        logits, _, _ = play.sight.look(play.network, look.inputs, look.counts)
    likely = torch.softmax(chosen_logits(logits, look.choices, look.many), 1)[:, 0]
    assert likely.mean() > 0.65
    play.play(Report())
    play.update(0.5, Report())
    assert not play.ppo.imitating


@pytest.mark.release
def test_guide_logits_are_the_guides_own() -> None:
    game = games.load("first-rat")
    tables = Tables(game, 6, Mix.of(game), "cpu", seed=3)
    tables.ask_guide()
    guide = guide_for(game)
    for at, row in enumerate(tables.tables.numpy().view(game.state.dtype).reshape(-1)):
        s = game.state.unpack(row)
        legal = game.legal(s)
        sight = [0.0] * (FIRST + len(legal) + LINES)
        guide.look(s, legal, len(legal), sight, guide.numbers())
        assert tables.guide_logits[at, : len(legal)].tolist() == pytest.approx(sight[FIRST : FIRST + len(legal)])


def test_it_learns_and_learns_the_same_again() -> None:
    _, report = learnt(40)
    assert report.random.games > 20
    assert report.random.strength > 1.4  # of at most 2 where half of the seats are its own
    first, again = (learnt(5)[0].network.state_dict() for _ in range(2))
    for name, tensor in first.items():
        assert torch.equal(tensor, again[name]), name


def test_what_is_written_out_plays_alike(tmp_path: Path) -> None:
    play, _ = learnt(2)
    game = toy()
    finished = play.network.finished({"decisions": 7})
    finished.save(tmp_path / "toy.npz")
    read = Finished.read(game, tmp_path / "toy.npz")
    assert repr(read) == "<network for toy, 7 decisions>"
    s = game.new(3, seed=2)
    seat, legal = game.seat(s), game.legal(s)
    on = torch.tensor([inputs(game, s, seat)], dtype=torch.int16)
    with torch.no_grad():
        logits, chance, _ = play.network(filler(game, "cpu")(on, torch.tensor([on.shape[1]], dtype=torch.int32)))
    for network in (finished, read, Network.of(read).finished({})):
        look = network.look(s, seat, legal)
        assert np.allclose(look.logits, logits[0, legal], atol=0.05)
        assert np.allclose(look.chance, torch.sigmoid(chance[0, :3]), atol=0.05)
    decision = NetworkPlayer(tmp_path / "toy.npz").decide(game, s, seat, Limit(), 1)
    assert decision.action == legal[int(np.argmax(read.look(s, seat, legal).logits))]


def test_an_option_that_was_never_dealt_says_nothing() -> None:
    network = Network(toy(), *SIZES)
    rows = dict(zip(names_of(toy())["inputs"], network.finished({}).weights["first"], strict=True))
    assert not rows["option course is long"].any()
    assert rows["seats is 2"].any()


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    finished = Network(toy(), *SIZES).finished({})
    finished.about["game"] = "chess"
    finished.save(tmp_path / "other.npz")
    with pytest.raises(Unfit, match="this network is for chess, not for toy"):
        Finished.read(toy(), tmp_path / "other.npz")
    (tmp_path / "no.npz").write_text("nothing")
    with pytest.raises(RiverratError, match="is not a network"):
        Finished.read(toy(), tmp_path / "no.npz")
    with pytest.raises(RiverratError, match="there is no network"):
        Finished.read(toy(), tmp_path / "none.npz")


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


def test_what_was_written_in_earlier_words_is_read(tmp_path: Path) -> None:
    Network(toy(), *SIZES).finished({"recipe": {"heat": 0.4, "wide": 24}, "curve": [{"elder": 2}]}).save(
        tmp_path / "old"
    )
    about = Finished.read(toy(), tmp_path / "old").about
    assert (about["recipe"], about["curve"]) == ({"temperature": 0.4, "wide": 24}, [{"past": 2}])


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


def test_a_cluster_learns_neither_against_a_network_nor_with_a_box_of_ones_own(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="ray is not installed; it comes with riverrat[ray]")
    from riverrat.learn.cluster import learn_on_ray

    rival = Network(toy(), *SIZES).finished({})
    with pytest.raises(RiverratError, match="--against trains on one machine: leave --ray out"):
        learn_on_ray(Training(toy(), 1.0, tmp_path / "net.npz", recipe=TINY, against=rival), "local", 2, print)
    box = tmp_path / "box.toml"
    box.write_text("[rats]\nhome = 5\n")
    with pytest.raises(RiverratError, match="with the box as it comes: leave --ray or the corrections out"):
        learn_on_ray(Training(games.load("toy", box), 1.0, tmp_path / "net.npz", recipe=TINY), "local", 2, print)


def test_a_frozen_rival_is_learnt_against() -> None:
    torch.manual_seed(1)
    rival = Network(toy(), *SIZES)
    before = {name: tensor.clone() for name, tensor in rival.state_dict().items()}
    play, report = SelfPlay(toy(), Network(toy(), *SIZES), TINY, Mix.of(toy()), "cpu", rival=rival), Report()
    for at in range(3):
        play.play(report)
        play.update(at / 3, report)
        play.keep_past()
    assert report.past.games > 0
    assert all(torch.equal(tensor, before[name]) for name, tensor in play.past_self.state_dict().items())


def test_a_league_meets_the_past_of_all() -> None:
    past = Past(4)
    plays = [SelfPlay(toy(), Network(toy(), *SIZES), TINY, Mix.of(toy()), "cpu", seed, past=past) for seed in (1, 2)]
    for play in plays * 3:
        play.keep_past()
    assert len(past.states) == 4  # of six, the latest
    others = plays[1].network.state_dict()["first.weight"]
    met = set()
    for _ in range(20):
        plays[0].keep_past()
        plays[1].keep_past()
        met.add(torch.equal(plays[0].past_self.state_dict()["first.weight"], others))
    assert met == {True, False}


def test_networks_that_learn_together_are_all_written(tmp_path: Path) -> None:
    league = [Training(toy(), 1e-3, tmp_path / f"{seed}.npz", recipe=TINY, seed=seed) for seed in (1, 2)]
    learn_together(league, lambda who, progress: None)
    assert all(Finished.read(toy(), one.out).about["decisions"] == one.decisions > 0 for one in league)
    league[1].network = Network(toy(), 16, 8)
    with pytest.raises(RiverratError, match="need the same sizes"):
        learn_together(league, lambda who, progress: None)


@pytest.mark.long
def test_two_workers_of_a_cluster_learn_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="ray is not installed; it comes with riverrat[ray]")
    from riverrat.learn.cluster import learn_on_ray

    monkeypatch.setenv("RIVERRAT_GAMES", "toy=tests.toy")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    training = Training(toy(), 1e-9, tmp_path / "net.npz", recipe=TINY)
    training.network = Network(training.game, *SIZES)
    training.seconds = -1e-3
    said: list[str] = []
    learn_on_ray(training, "local", 2, said.append)
    assert training.decisions == 2 * 4 * 48 * 12
    assert "by 2 workers" in said[-1]
    assert Finished.read(training.game, tmp_path / "net.npz").about["decisions"] == training.decisions


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
