"""The network while it learns, and what comes out of it."""

from pathlib import Path

import numpy as np
import pytest

from riverrat.engine.errors import RiverratError
from riverrat.engine.inputs import inputs, layout
from riverrat.players.network import Network as Finished
from riverrat.players.network import NetworkPlayer, Unfit, names_of
from riverrat.players.player import Limit

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.network import IMPOSSIBLE, Network, Spread, chosen_logits
from tests.learn.small import SIZES, learnt, toy


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
        x = Spread(game, 1, "cpu").fill(on, torch.tensor([on.shape[1]], dtype=torch.int32))
        logits, chance, _ = play.network(x)
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


def test_what_was_written_in_earlier_words_is_read(tmp_path: Path) -> None:
    Network(toy(), *SIZES).finished({"recipe": {"heat": 0.4, "wide": 24}, "curve": [{"elder": 2}]}).save(
        tmp_path / "old"
    )
    about = Finished.read(toy(), tmp_path / "old").about
    assert (about["recipe"], about["curve"]) == ({"temperature": 0.4, "wide": 24}, [{"past": 2}])


def test_what_may_be_chosen_is_picked_out_and_learnt() -> None:
    logits = torch.tensor([[1.0, 2.0, 3.0, 9.0]], requires_grad=True)  # the last is nobody's
    choices, many = torch.tensor([[2, 0, 0]], dtype=torch.int16), torch.tensor([2])  # the third is left from before
    chosen = chosen_logits(logits, choices, many)
    assert chosen.tolist() == [[3.0, 1.0, IMPOSSIBLE]]
    (chosen * torch.tensor([5.0, 7.0, 11.0])).sum().backward()
    assert logits.grad.tolist() == [[7.0, 0.0, 5.0, 0.0]]


def test_inputs_are_spread_out_with_the_heights_below_them_and_cleared_again() -> None:
    game = toy()
    names = names_of(game)["inputs"]
    high = next(at for at, low in enumerate(layout(game).floor()) if at - low == 2)
    spread = Spread(game, 2, "cpu")
    cells, counts = torch.tensor([[high, 0], [0, high]], dtype=torch.int16), torch.tensor([1, 1], dtype=torch.int32)
    x = spread.fill(cells, counts)
    assert torch.nonzero(x[0]).flatten().tolist() == [high - 2, high - 1, high], names[high]
    assert torch.nonzero(x[1]).flatten().tolist() == [0]
    spread.clear(cells, counts)
    assert not x.any()
    with pytest.raises(ValueError, match="room for 2 tables, not for 3"):
        spread.fill(cells[[0, 0, 1]], counts[[0, 0, 1]])
