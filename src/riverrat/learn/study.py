"""Learning from one's own search: it plays whole games guided by the network, and the network learns to like at once
what the search came to like after a while.

Games are played on the processor's cores, each by a process of its own; lessons are given where the network lives. Now
and then those who play are given what was learnt meanwhile.
"""

from __future__ import annotations

import multiprocessing
import tempfile
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from riverrat import games
from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs, turned_rule
from riverrat.engine.playout import Variant
from riverrat.players.network import Network as Finished
from riverrat.players.network_guide import guide_of
from riverrat.players.player import Limit
from riverrat.players.search import SearchPlayer

from .network import Network, filler, seen
from .selfplay import Recipe, Report, chosen_logits, leads, misjudgement
from .tables import Mix, input_room

WINDOW = 1 << 20  # decisions that are remembered
LESSONS = 6  # times each of them is learnt from, on the average
BATCH = 4096
FAVOURITE, SAMPLED = (
    0.25,
    0.15,
)  # how often what the network likes best is played, or any choice as often as it was tried
STUDY_RATE = 0.5  # of the rate of self-play: how large a step is at first


# --- a game, where it is played ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Notes:
    """What was noted down in a game: a row for each decision. Seats are counted from the one that decided."""

    inputs: npt.NDArray[np.int16]
    counts: npt.NDArray[np.int32]
    choices: npt.NDArray[np.int16]
    many: npt.NDArray[np.int32]
    liked: npt.NDArray[np.float32]  # for each choice, how large a share of the simulations tried it
    seats: npt.NDArray[np.int64]
    expected: npt.NDArray[np.float32]  # share of the win, by seat
    change: npt.NDArray[np.float32]  # of the lead until the end, by seat
    points: float  # of the winners


@dataclass(frozen=True)
class Assignment:
    """A game to be played and noted down."""

    game: str
    network: Path
    variant: Variant
    thoughts: int
    opening: int
    seed: int


@lru_cache(maxsize=1)
def _searcher(game: Game, path: Path) -> tuple[Finished, SearchPlayer]:
    network = Finished.read(game, path)
    return network, SearchPlayer(guide=guide_of(network))


def study(task: Assignment) -> Notes:
    """Play a game by search and note what it thought of every choice."""
    game = games.load(task.game)
    network, player = _searcher(game, task.network)
    player.forget(game)
    chance, turned = np.random.default_rng(task.seed), turned_rule(game)
    random_choices = int(chance.integers(task.opening + 1))
    limit, rows = Limit(playouts=task.thoughts), list[_Row]()
    s = game.new(task.variant.seats, task.variant.options, task.seed)
    while not s.over:
        legal, seat = game.legal(s), game.seat(s)
        if len(legal) == 1:
            game.play_trusted(s, legal[0])
            continue
        if random_choices:
            random_choices -= 1
            game.play_trusted(s, int(chance.choice(legal)))
            continue
        seed = int(chance.integers(1 << 31))
        believed = game.imagine(s, seat, seed)
        decision = player.decide(game, believed, seat, limit, seed)
        visits = {reason.action: reason.visits for reason in decision.reasons} or {decision.action: 1}
        liked = np.array([visits.get(action, 0) for action in legal], np.float32)
        liked /= liked.sum()
        asked = [turned(s, seat, action) for action in legal]
        rows.append(_Row(inputs(game, s, seat), asked, liked, seat, _points(game, s)))
        game.play_trusted(s, _played(network, believed, seat, legal, liked, decision.action, chance))
    return _notes(game, _points(game, s), [game.won_rule(s, seat) for seat in range(s.seats)], rows)


def _played(
    network: Finished, s: Any, seat: int, legal: list[int], liked: Any, best: int, chance: np.random.Generator
) -> int:
    """Mostly what the search found best, so that games are good ones; now and then what the network alone would play,
    so that it learns what to do where its own choices lead.
    """
    dice = chance.random()
    if dice < FAVOURITE:
        return legal[int(np.argmax(network.look(s, seat, legal).logits))]
    return int(chance.choice(legal, p=liked)) if dice < FAVOURITE + SAMPLED else best


def _points(game: Game, s: Any) -> list[int]:
    lines = [0] * len(game.score_lines)
    return [game.points_rule(s, seat, lines) for seat in range(s.seats)]


@dataclass(frozen=True)
class _Row:
    inputs: list[int]
    choices: list[int]
    liked: npt.NDArray[np.float32]
    seat: int
    points: list[int]  # as they stood, by seat


def _notes(game: Game, final: list[int], won: list[int], rows: list[_Row]) -> Notes:
    seats, most = len(final), max(game.seat_counts)
    points = torch.zeros((len(rows) + 1, most))
    points[:, :seats] = torch.tensor([*(row.points for row in rows), final])
    ahead = leads(points, torch.full((len(rows) + 1,), seats)).numpy()
    turn = np.array([[(row.seat + k) % seats for k in range(seats)] for row in rows], np.int64).reshape(-1, seats)
    share = np.array(won, np.float32) / max(1, sum(won))
    expected, change = (np.zeros((len(rows), most), np.float32) for _ in range(2))
    expected[:, :seats] = share[turn]
    change[:, :seats] = np.take_along_axis(ahead[-1:] - ahead[:-1], turn, 1)
    return Notes(
        inputs=_padded([row.inputs for row in rows], input_room(game), np.int16),
        counts=np.array([len(row.inputs) for row in rows], np.int32),
        choices=_padded([row.choices for row in rows], game.most_choices, np.int16),
        many=np.array([len(row.choices) for row in rows], np.int32),
        liked=_padded([row.liked for row in rows], game.most_choices, np.float32),
        seats=np.full(len(rows), seats, np.int64),
        expected=expected,
        change=change,
        points=float(share @ np.array(final, np.float32)),
    )


def _padded(rows: list[Any], width: int, kind: Any) -> Any:
    found = np.zeros((len(rows), width), kind)
    for at, row in enumerate(rows):
        found[at, : len(row)] = row
    return found


# --- lessons ----------------------------------------------------------------------------------------------------------


class Study:
    """Games played by search on all cores but one, and lessons from them. Used as a context: leaving it ends them."""

    def __init__(self, game: Game, network: Network, recipe: Recipe, mix: Mix, device: str, seed: int) -> None:
        self.game, self.network, self.recipe, self.mix, self.device = game, network.to(device), recipe, mix, device
        self.fill = filler(game, device)
        self.chance = np.random.default_rng(seed)
        self.optimizer = torch.optim.AdamW(self.network.parameters(), lr=recipe.rate, weight_decay=1e-4)
        self._kept = _Window(game, device)
        self._owed = 0
        self._version = 0
        self._workers = max(1, native.cores_here() - 1)

    @contextmanager
    def playing(self) -> Iterator[None]:
        """While games are being played."""
        context = multiprocessing.get_context("spawn")
        with (
            tempfile.TemporaryDirectory() as folder,
            ProcessPoolExecutor(self._workers, mp_context=context) as self._pool,
        ):
            self._folder = Path(folder)
            self.hand_over()
            self._games: set[Future[Notes]] = {self._begun()}
            wait(self._games)  # what the first game has compiled is there for the others
            self._games |= {self._begun() for _ in range(self._workers - 1)}
            try:
                yield
            finally:
                for process in list(self._pool._processes.values()):
                    process.kill()

    def hand_over(self) -> None:
        """Games that begin from now on are guided by what has been learnt by now."""
        self._version += 1
        self._path = self._folder / f"{self._version}.npz"
        self.network.finished({"recipe": {"heat": self.recipe.heat}}).save(self._path)

    def _begun(self) -> Future[Notes]:
        variant = self.mix.variants[int(self.chance.integers(len(self.mix.variants)))]
        seed = int(self.chance.integers(1 << 40))
        given = (self.game.name, self._path, variant, self.recipe.thoughts, self.recipe.opening, seed)
        return self._pool.submit(study, Assignment(*given))

    def lesson(self, progress: float, report: Report) -> int:
        """Wait for a game, begin another, and learn. Returns how many decisions were made in what was waited for."""
        done, self._games = wait(self._games, return_when=FIRST_COMPLETED)
        decisions = 0
        for game in done:
            try:
                notes = game.result()
            except BrokenProcessPool:
                raise RiverratError("a process that played was lost; --resume goes on from the checkpoint") from None
            self._games.add(self._begun())
            self._kept.add(notes)
            decisions += len(notes.many)
            report.games += 1
            report.points += notes.points
        report.decisions += decisions
        self._owed += decisions * LESSONS
        for group in self.optimizer.param_groups:
            group["lr"] = STUDY_RATE * (self.recipe.rate + (self.recipe.last_rate - self.recipe.rate) * progress)
        while self._owed >= BATCH:
            self._owed -= BATCH
            report.entropy, report.surprise = self._learn_batch()
        return decisions

    def _learn_batch(self) -> tuple[float, float]:
        rows = self._kept.some(self.chance, BATCH)
        logits, chance, ahead = seen(self.network, self.fill, rows.inputs, rows.counts)
        logs = torch.log_softmax(chosen_logits(logits, rows.choices.long(), rows.many), 1).clamp(min=-50)
        columns = torch.arange(rows.expected.shape[1], device=self.device)
        present = (columns[None] < rows.seats[:, None]).float()
        values = misjudgement(chance, ahead, rows.expected, rows.change, present)
        loss = values - (rows.liked * logs).sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            entropy = -(logs.exp() * logs).sum(1).mean()
            wrong = ((torch.sigmoid(chance) - rows.expected).abs() * present).sum() / present.sum()
        return float(entropy), float(wrong)


class _Window:
    """The last decisions, side by side where the network lives; new ones take the place of the oldest."""

    def __init__(self, game: Game, device: str) -> None:
        self.device, self.count = device, 0  # of all decisions that were ever added
        empty = _notes(game, [0], [0], [])
        self._rows = {
            name: torch.zeros((WINDOW, *kept.shape[1:]), dtype=torch.from_numpy(kept).dtype, device=device)
            for name, kept in vars(empty).items()
            if name != "points"
        }

    def add(self, notes: Notes) -> None:
        size = len(notes.many)
        at = torch.arange(self.count, self.count + size, device=self.device) % WINDOW
        for name, kept in self._rows.items():
            kept[at] = torch.from_numpy(getattr(notes, name)).to(self.device)
        self.count += size

    def some(self, chance: np.random.Generator, size: int) -> SimpleNamespace:
        """Decisions picked at random, by the names they have in Notes."""
        at = torch.from_numpy(chance.integers(min(self.count, WINDOW), size=size)).to(self.device)
        return SimpleNamespace(**{name: kept[at] for name, kept in self._rows.items()})
