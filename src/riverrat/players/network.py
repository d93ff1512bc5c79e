"""A small network that looks at a table for a seat: how good each choice is, and how every seat stands.

Its file is made by `riverrat learn` (docs/learning.md describes it) and read with NumPy alone. The first layer is a sum
of rows, one for each input that is on (`engine/inputs.py`), so that a table is looked at in microseconds.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs_rule, layout, turned_rule

from .player import Decision, Limit, Reason

FORMAT = 1
MARGIN = 60.0  # points ahead are counted in units of so many
Floats = npt.NDArray[np.float32]


class Unfit(RiverratError):
    """A network made for other rules, another box or other inputs."""


def inputs_hash(game: Game) -> str:
    """A fingerprint of what a game's inputs and actions mean: a network fits only those it was made with."""
    steps = (step.name for step in game.steps.all)
    words = [*layout(game).names(), *steps, *(game.actions.text(action) for action in game.actions)]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def fitting(game: Game) -> dict[str, str | int]:
    """What a network's file has to say of the game it is for."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "data": game.box.hash,
        "inputs": inputs_hash(game),
        "seats": max(game.seat_counts),
    }


@dataclass(frozen=True)
class Look:
    """What a network sees for one seat. Seats are counted from the one that looks."""

    logits: Floats  # one for each choice asked about
    chance: Floats  # to win, by seat
    ahead: Floats  # expected points ahead of the best other at the end (alone: expected points), by seat


class Network:
    """A network as plain arrays. `weights` are those of each layer, inputs first; `about` says where it comes from."""

    def __init__(self, game: Game, weights: Mapping[str, Floats], about: Mapping[str, Any]) -> None:
        for key, wanted in fitting(game).items():
            if about.get(key) != wanted:
                raise Unfit(f"this network is for {key} {about.get(key)!r}; {game.name} has {wanted!r}")
        self.game, self.about = game, dict(about)
        self.weights = {name: np.ascontiguousarray(array, np.float32) for name, array in weights.items()}
        self._inputs, self._turned = inputs_rule(game), turned_rule(game)
        self._cells, self._lines = [0] * layout(game).most(), [0] * len(game.score_lines)

    def __repr__(self) -> str:
        return f"<network for {self.game.name}, {self.about.get('decisions', 0):,} decisions>"

    def look(self, s: Any, seat: int, choices: list[int]) -> Look:
        """What the seat to decide makes of a table, in plain NumPy."""
        w = self.weights
        on = self._cells[: self._inputs(s, seat, self._cells, self._lines)]
        a = _normed(w["first"][on].sum(axis=0) + w["first.bias"], w, "first")
        b = _normed(a @ w["second"] + w["second.bias"], w, "second")
        b = b + _normed(b @ w["third"] + w["third.bias"], w, "third")
        asked = [self._turned(s, seat, action) for action in choices]
        logits = w["policy"][asked] @ b + w["policy.bias"][asked]
        chance = 1 / (1 + np.exp(-(b @ w["chance"] + w["chance.bias"])))
        ahead = MARGIN * (b @ w["ahead"] + w["ahead.bias"])[: s.seats] + self._leads(s, seat)
        return Look(logits, chance[: s.seats], ahead.astype(np.float32))

    def _leads(self, s: Any, seat: int) -> Floats:
        """How far each seat, from the one that looks, is ahead of the best other now."""
        points = [self.game.points_rule(s, (seat + k) % s.seats, self._lines) for k in range(s.seats)]
        best = [max([*points[:k], *points[k + 1 :]], default=0) for k in range(s.seats)]
        return np.clip(np.subtract(points, best), -2 * MARGIN, 2 * MARGIN).astype(np.float32)

    def save(self, path: Path) -> None:
        """Write the file, the large layers as bytes with a scale for each row."""
        kept: dict[str, npt.NDArray[Any]] = {}
        for name, array in self.weights.items():
            if array.ndim == 2 and array.size > 1 << 14:
                scale = np.abs(array).max(axis=1, keepdims=True) / 127 + 1e-12
                kept[name], kept[f"{name}.scale"] = np.rint(array / scale).astype(np.int8), scale.astype(np.float32)
            else:
                kept[name] = array
        buffer = BytesIO()
        np.savez_compressed(buffer, about=np.array(json.dumps(self.about)), **kept)  # type: ignore[arg-type]
        draft = path.with_name(f".{path.name}.part")
        draft.write_bytes(buffer.getvalue())
        draft.replace(path)

    @classmethod
    def read(cls, game: Game, path: Path) -> Network:
        """The network in a file. Raises Unfit for one made for another game, RiverratError for no network at all."""
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays = {name: file[name] for name in file.files}
            about = json.loads(str(arrays.pop("about")))
        except FileNotFoundError:
            raise RiverratError(f"there is no network {path}") from None
        except (OSError, ValueError, KeyError) as error:
            raise RiverratError(f"{path} is not a network ({error})") from None
        weights = {
            name: array.astype(np.float32) * arrays.get(f"{name}.scale", np.float32(1))
            for name, array in arrays.items()
            if not name.endswith(".scale")
        }
        return cls(game, weights, about)


def _normed(x: Floats, w: Mapping[str, Floats], layer: str) -> Floats:
    """A layer's sums, brought to one size, scaled, and nothing below nought."""
    centred = x - x.mean()
    scaled = centred / np.sqrt((centred * centred).mean() + 1e-5)
    found: Floats = np.maximum(scaled * w[f"{layer}.gain"] + w[f"{layer}.shift"], 0)
    return found


# --- playing ----------------------------------------------------------------------------------------------------------

NETWORKS = Path(__file__).parent / "networks"  # those that come with Riverrat, by the name of their game


@cache
def network_of(game: Game) -> Network:
    """The network that comes with Riverrat for a game. Raises Unfit where none fits its rules and its box."""
    path = NETWORKS / f"{game.name}.npz"
    if not path.exists():
        raise Unfit(f"there is no network for {game.name}")
    return Network.read(game, path)


@cache
def fits(game: Game) -> bool:
    """Whether the network that comes with Riverrat fits a game's rules and box; its weights are left where they are."""
    try:
        with np.load(NETWORKS / f"{game.name}.npz", allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
    except (OSError, ValueError, KeyError):
        return False
    return all(about.get(key) == wanted for key, wanted in fitting(game).items())


class NetworkPlayer:
    """Takes what the network likes best, after a single look and without thinking ahead; `sampled`, each choice as
    often as the network likes it, which is how it played while it learnt.
    """

    def __init__(self, path: Path | None = None, *, sampled: bool = False) -> None:
        self.path, self.sampled = path, sampled

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        network = network_of(game) if self.path is None else _read(game, self.path)
        legal = game.legal(s)
        logits = network.look(s, seat, legal).logits.astype(np.float64)
        likely = np.exp(logits - logits.max())
        likely /= likely.sum()
        order = np.argsort(-likely, kind="stable")
        first = int(np.random.default_rng(seed).choice(len(legal), p=likely)) if self.sampled else order[0]
        return Decision(legal[first], tuple(Reason(legal[at], float(likely[at]), 1) for at in order))


@cache
def _read(game: Game, path: Path) -> Network:
    return Network.read(game, path)
