"""Learning on a Ray cluster: workers play and learn by themselves for a while, then take the mean of their weights."""

import importlib
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from riverrat import games
from riverrat.arena.cluster import connect
from riverrat.engine.errors import RiverratError
from riverrat.players.network import Network as Finished

from .network import Network
from .recipe import Recipe
from .selfplay import Report, SelfPlay
from .tables import Mix
from .train import Training, device_here

ROUND = 4  # stretches of play between two meetings
Weights = dict[str, Tensor]


class Worker:
    """One process of the cluster: its own tables, and a copy of the network."""

    def __init__(self, game: str, sizes: tuple[int, int], recipe: Recipe, mix: Mix, seed: int) -> None:
        self.network = Network(games.load(game), *sizes)
        self.play = SelfPlay(self.network.game, self.network, recipe, mix, device_here(), seed)

    def learn(self, weights: Weights, progress: float) -> tuple[Weights, Report]:
        self.network.load_state_dict(weights)
        report = Report()
        for _ in range(ROUND):
            self.play.play(report)
            self.play.update(progress, report)
        self.play.keep_past()
        return {name: tensor.cpu() for name, tensor in self.network.state_dict().items()}, report


def learn_on_ray(training: Training, address: str, workers: int, tell: Callable[[str], None]) -> Finished:
    """Train on the cluster at an address (`local` starts one on this machine); the result is as of one machine."""
    if training.rival is not None:
        raise RiverratError("--against trains on one machine: leave --ray out")
    if games.load(training.game.name).box.hash != training.game.box.hash:
        raise RiverratError("a cluster plays with the box as it comes: leave --ray or the corrections out")
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise RiverratError("a cluster needs Ray: pip install 'riverrat[ray]'") from None
    ours = not ray.is_initialized()
    connect(ray, address)
    cards = int(ray.cluster_resources().get("GPU", 0))
    remote: Any = ray.remote(num_cpus=1, num_gpus=1 if cards >= workers else 0)(Worker)
    given = (training.game.name, training.network.sizes, training.recipe, training.mix)
    try:
        team = [remote.remote(*given, training.seed + 7919 * at) for at in range(workers)]
        start = time.monotonic()
        before = training.seconds
        while training.seconds < training.minutes * 60:
            weights = ray.put({name: tensor.cpu() for name, tensor in training.network.state_dict().items()})
            progress = min(1.0, training.seconds / (training.minutes * 60))
            said = ray.get([worker.learn.remote(weights, progress) for worker in team])
            training.network.load_state_dict(mean([found for found, _ in said]))
            training.decisions += sum(report.decisions for _, report in said)
            training.seconds = before + time.monotonic() - start
            tell(f"{training.seconds:.0f} s, {training.decisions:,} decisions by {workers} workers")
            training.keep()
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[0]
        raise RiverratError(f"a worker was lost ({reason}); --resume {training.checkpoint} goes on") from None
    finally:
        if ours:
            ray.shutdown()
    return training.finished()


def mean(all_weights: list[Weights]) -> Weights:
    """The weights in the middle of several networks."""
    return {name: torch.stack([w[name].float() for w in all_weights]).mean(0) for name in all_weights[0]}
