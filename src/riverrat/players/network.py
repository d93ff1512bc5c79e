"""A small network that looks at a table for a seat: how good each choice is, and how every seat stands.

Its file is made by `riverrat learn` (docs/learning.md describes it) and read with NumPy alone. The first layer is a sum
of rows, one for each input that is on (`engine/inputs.py`), so that a table is looked at in microseconds.

A file names its rows, and is read by these names: after a change of rules or box a network goes on with what it knows,
and knows nothing of what is new.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs_rule, layout, seat_from, turned_rule

from .player import Decision, Limit, Reason

FORMAT = 2
NAMELESS = 1  # the format before, whose files have a hash of all names in place of the names
MARGIN = 60.0  # points ahead are counted in units of so many
Floats = npt.NDArray[np.float32]
Names = dict[str, list[str]]
Fit = Literal["exact", "adapted", "unfit"]  # made for this game as it is; for it before a change; not for it

NAMED = {  # layers with rows that have names: whose names, and along which axis
    "first": ("inputs", 0),
    **dict.fromkeys(("policy", "policy.bias"), ("actions", 0)),
    **dict.fromkeys(("chance", "ahead"), ("seats", 1)),
    **dict.fromkeys(("chance.bias", "ahead.bias"), ("seats", 0)),
}


EARLIER = {  # words of recipes and curves written before, and what is said now
    "rate": "learning_rate",
    "last_rate": "last_learning_rate",
    "trust": "gae_lambda",
    "undecided": "entropy",
    "last_undecided": "last_entropy",
    "elders": "past_opponents",
    "strangers": "random_opponents",
    "memory": "past_kept",
    "haste": "step_cost",
    "taught": "imitation",
    "heat": "temperature",
    "elder": "past",
    "stranger": "random",
    "surprise": "value_error",
}


def renamed(said: Mapping[str, Any]) -> dict[str, Any]:
    """A recipe, or a point of a curve, in the words of today."""
    return {EARLIER.get(word, word): value for word, value in said.items()}


class Unfit(RiverratError):
    """A network for another game, or in a format that cannot be read."""


def names_of(game: Game) -> Names:
    """What the inputs, actions and seats of a game are called, in their order."""
    seats = [seat_from(seat) for seat in range(max(game.seat_counts))]
    return {"inputs": layout(game).names(), "actions": [*map(game.actions.text, game.actions)], "seats": seats}


def origin(game: Game) -> dict[str, str | int]:
    """What a network's file says of the game it was made for."""
    return {"format": FORMAT, "game": game.name, "rules": game.version, "data": game.box.hash}


def named(game: Game, about: Mapping[str, Any], names: Names | None) -> Names:
    """The names of a network's rows, from what its file says. Raises Unfit where it cannot be used for a game."""
    if about.get("game") != game.name:
        raise Unfit(f"this network is for {about.get('game')}, not for {game.name}")
    if about.get("format") == NAMELESS:
        words = [*layout(game).numbered(), *(step.name for step in game.steps.all), *names_of(game)["actions"]]
        if about.get("inputs") != hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]:
            raise Unfit(f"this network does not name its inputs, and {game.name} has changed since: train it anew")
        return names_of(game)
    if about.get("format") != FORMAT or names is None:
        raise Unfit(f"this network has format {about.get('format')!r}; this version reads {FORMAT}")
    return names


def fit_of(game: Game, about: Mapping[str, Any], names: Names) -> Fit:
    """How well a network that is for a game fits it: also on a box on which it was measured after its training."""
    same_game = names == names_of(game) and about["rules"] == game.version
    return "exact" if same_game and game.box.hash in (about["data"], *about.get("measured", ())) else "adapted"


def by_name(array: npt.NDArray[Any], old: list[str], new: list[str], axis: int = 0) -> npt.NDArray[Any]:
    """The same rows under other names: known ones kept, new ones nought, those that are gone left out."""
    place = {name: at for at, name in enumerate(old)}
    known = [(at, place[name]) for at, name in enumerate(new) if name in place]
    rows = np.moveaxis(array, axis, 0)
    found = np.zeros((len(new), *rows.shape[1:]), array.dtype)
    found[[at for at, _ in known]] = rows[[before for _, before in known]]
    return np.moveaxis(found, 0, axis)


def _adapted(game: Game, weights: Mapping[str, Floats], old: Names) -> dict[str, Floats]:
    """Weights for a game, of those that were made for other names."""
    new = names_of(game)
    found = dict(weights)
    for layer, (what, axis) in NAMED.items():
        found[layer] = by_name(weights[layer], old[what], new[what], axis)
    before = set(old["inputs"])
    for at, (name, floor) in enumerate(zip(new["inputs"], layout(game).floor(), strict=True)):
        if floor < at and name not in before:  # a height stands for those below it, and adds nothing yet
            found["first"][at] = found["first"][at - 1]
    return found


@dataclass(frozen=True)
class Look:
    """What a network sees for one seat. Seats are counted from the one that looks."""

    logits: Floats  # one for each choice asked about
    chance: Floats  # to win, by seat
    ahead: Floats  # expected points ahead of the best other at the end (alone: expected points), by seat


class Network:
    """A network as plain arrays. `weights` are those of each layer, inputs first; `about` says where it comes from."""

    def __init__(
        self, game: Game, weights: Mapping[str, Floats], about: Mapping[str, Any], names: Names | None = None
    ) -> None:
        """`names` are those of its rows; left out, the game's own."""
        names = names or names_of(game)
        self.game, self.fit = game, fit_of(game, about, names)
        self.about = {key: value for key, value in about.items() if key not in ("inputs", "seats")} | {"format": FORMAT}
        if "recipe" in about:
            self.about |= {"recipe": renamed(about["recipe"]), "curve": [*map(renamed, about.get("curve", []))]}
        if names != names_of(game):
            weights = _adapted(game, weights, names)
        self.weights = {name: np.ascontiguousarray(array, np.float32) for name, array in weights.items()}
        self._inputs, self._turned = inputs_rule(game), turned_rule(game)
        self._cells, self._lines = [0] * layout(game).most(), [0] * len(game.score_lines)

    def __repr__(self) -> str:
        return f"<network for {self.game.name}, {self.about.get('decisions', 0):,} decisions>"

    def look(self, s: Any, seat: int, choices: list[int]) -> Look:
        """What the seat to decide makes of a table, in plain NumPy."""
        w = self.weights
        on = self._cells[: self._inputs(s, seat, self._cells, self._lines)]
        deep = self.deep(w["first"][on].sum(axis=0))
        asked = [self._turned(s, seat, action) for action in choices]
        logits = w["policy"][asked] @ deep + w["policy.bias"][asked]
        chance, ahead = self.standing(deep)
        return Look(logits, chance[: s.seats], (ahead[: s.seats] + self._leads(s, seat)).astype(np.float32))

    def deep(self, sums: Floats) -> Floats:
        """The last layer before the answers, from the sum of the rows that are on; or a row of each for each table."""
        w = self.weights
        a = _normed(sums + w["first.bias"], w, "first")
        b = _normed(a @ w["second"] + w["second.bias"], w, "second")
        found: Floats = b + _normed(b @ w["third"] + w["third.bias"], w, "third")
        return found

    def standing(self, deep: Floats) -> tuple[Floats, Floats]:
        """From the last layer: the chance to win and the points still to be gained on the best other, by seat."""
        w = self.weights
        chance: Floats = 1 / (1 + np.exp(-(deep @ w["chance"] + w["chance.bias"])))
        ahead: Floats = MARGIN * (deep @ w["ahead"] + w["ahead.bias"])
        return chance, ahead

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
        texts = {"about": np.array(json.dumps(self.about)), "names": _as_bytes(names_of(self.game))}
        np.savez_compressed(buffer, **texts, **kept)  # type: ignore[arg-type]
        draft = path.with_name(f".{path.name}.part")
        draft.write_bytes(buffer.getvalue())
        draft.replace(path)

    @classmethod
    def read(cls, game: Game, path: Path) -> Self:
        """The network in a file. Raises Unfit for one made for another game, RiverratError for no network at all."""
        try:
            with np.load(path, allow_pickle=False) as file:
                about, names = _said(file)
                arrays = {name: file[name] for name in file.files if name not in ("about", "names")}
        except FileNotFoundError:
            raise RiverratError(f"there is no network {path}") from None
        except (OSError, ValueError, KeyError) as error:
            raise RiverratError(f"{path} is not a network ({error})") from None
        names = named(game, about, names)
        weights = {
            name: array.astype(np.float32) * arrays.get(f"{name}.scale", np.float32(1))
            for name, array in arrays.items()
            if not name.endswith(".scale")
        }
        return cls(game, weights, about, names)


def _as_bytes(names: Names) -> npt.NDArray[np.uint8]:
    return np.frombuffer(json.dumps(names).encode(), np.uint8)


def _said(file: Any) -> tuple[dict[str, Any], Names | None]:
    """What an open file says of itself, and the names of its rows."""
    about = json.loads(str(file["about"]))
    return about, json.loads(file["names"].tobytes()) if about.get("format") == FORMAT else None


def _normed(x: Floats, w: Mapping[str, Floats], layer: str) -> Floats:
    """A layer's sums, brought to one size, scaled, and nothing below nought."""
    centred = x - x.mean(axis=-1, keepdims=True)
    scaled = centred / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + 1e-5)
    found: Floats = np.maximum(scaled * w[f"{layer}.gain"] + w[f"{layer}.shift"], 0)
    return found


# --- playing ----------------------------------------------------------------------------------------------------------

NETWORKS = Path(__file__).parent / "networks"  # those that come with Riverrat, by the name of their game


@cache
def network_of(game: Game) -> Network:
    """The network that comes with Riverrat for a game. Raises Unfit where there is none for it."""
    path = NETWORKS / f"{game.name}.npz"
    if not path.exists():
        raise Unfit(f"there is no network for {game.name}")
    return Network.read(game, path)


@cache
def fits(game: Game) -> Fit:
    """How the network that comes with Riverrat fits a game; its weights are left where they are."""
    try:
        with np.load(NETWORKS / f"{game.name}.npz", allow_pickle=False) as file:
            about, names = _said(file)
        return fit_of(game, about, named(game, about, names))
    except (OSError, ValueError, KeyError, Unfit):
        return "unfit"


class NetworkPlayer:
    """Takes the likeliest choice of the network's policy, after a single look and without thinking ahead; `sampled`,
    draws from the policy, which is how it played while it learnt.
    """

    def __init__(self, path: Path | None = None, *, sampled: bool = False) -> None:
        self.path, self.sampled = path, sampled
        self._known: dict[Game, Network] = {}  # as the file was at first: nobody changes in the middle of a game

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        network = self._network(game)
        legal = game.legal(s)
        logits = network.look(s, seat, legal).logits.astype(np.float64)
        likely = np.exp(logits - logits.max())
        likely /= likely.sum()
        order = np.argsort(-likely, kind="stable")
        first = int(np.random.default_rng(seed).choice(len(legal), p=likely)) if self.sampled else order[0]
        return Decision(legal[first], tuple(Reason(legal[at], float(likely[at]), 1) for at in order))

    def _network(self, game: Game) -> Network:
        if self.path is None:
            return network_of(game)
        if game not in self._known:
            self._known[game] = read_once(game, self.path)
        return self._known[game]


def read_once(game: Game, path: Path) -> Network:
    """The network in a file, kept for the next time it is asked for, until the file is written anew."""
    written = path.stat() if path.exists() else None
    return _read(game, path, (written.st_mtime_ns, written.st_ino, written.st_size) if written else None)


@lru_cache(16)
def _read(game: Game, path: Path, written: tuple[int, ...] | None) -> Network:
    return Network.read(game, path)
