"""Games as tables of decisions: a row for each, with the position, what was legal, what was chosen and how it ended.

    from riverrat.env import datasets
    rows = datasets.read("games.parquet")
    positions, masks, actions = rows.positions(), rows.masks(), rows.actions()

Random players play in native code, a batch of games at a time; they choose as in every random game of the house, so a
seed gives the same rows on every machine. Others are asked decision by decision.
"""

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from riverrat import __version__, games
from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.native import ACT, FRESH, PLAYOUT, SCORE
from riverrat.engine.rule import pick
from riverrat.players.entrants import titled
from riverrat.players.player import Limit, Player, asked

from .datasheet import datasheet
from .features import features_of
from .sight import dense, features_at, inputs_at

BATCH = 64  # games played side by side, and written as one row group
KEY = b"riverrat"  # of what the file says about itself
SHOWN = ("features", "inputs")  # what can be written beside the position


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat. Without a player, somebody who chooses at random."""

    name: str = "random"
    player: Player | None = None
    limit: Limit = field(default_factory=Limit)
    hash: str = ""  # of the file it was given


@dataclass(frozen=True)
class Plan:
    """Which games are played: `count` of them, with successive seeds from `seed` on."""

    game: Game
    options: Mapping[str, str]
    sitters: tuple[Sitter, ...]  # one for each seat
    count: int
    seed: int = 0
    shows: tuple[str, ...] = ()  # columns of what the seat to decide sees: SHOWN

    def __post_init__(self) -> None:
        if unknown := [name for name in self.shows if name not in SHOWN]:
            raise RiverratError(f"rows can show {' and '.join(SHOWN)}, not {unknown[0]!r}")

    @property
    def seats(self) -> int:
        return len(self.sitters)

    @property
    def repeatable(self) -> bool:
        """Whether the same plan gives the same rows: nobody thinks by the clock."""
        return all(sitter.player is None or math.isinf(sitter.limit.seconds) for sitter in self.sitters)

    def about(self) -> dict[str, Any]:
        """What the rows come from; enough to play the same games again."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "data": self.game.box.hash,
            "seats": self.seats,
            "options": dict(self.options),
            "players": [titled(sitter.name, sitter.hash) for sitter in self.sitters],
            "games": self.count,
            "seed": self.seed,
            "riverrat": __version__,
            "actions": self.game.actions.size,
            "bytes": self.game.state.dtype.itemsize,
            "shows": list(self.shows),
        }


def schema(plan: Plan) -> pa.Schema:
    """The columns, with what the rows come from."""
    columns = [
        ("seed", pa.int64()),  # of the game
        ("ply", pa.int32()),  # how many decisions came before
        ("turn", pa.int32()),
        ("seat", pa.int8()),  # who decides
        ("player", pa.dictionary(pa.int8(), pa.string())),  # who sits there
        ("position", pa.binary(plan.game.state.dtype.itemsize)),  # the whole state, also what no seat knows
        ("legal", pa.list_(pa.int16())),  # ids of what may be chosen
        ("action", pa.int16()),  # the id of what was chosen
        ("points", pa.list_(pa.int16(), plan.seats)),  # of each seat, at the end of the game
        ("won", pa.list_(pa.bool_(), plan.seats)),
    ]
    kinds = {"features": pa.list_(pa.int16(), features_of(plan.game).size), "inputs": pa.list_(pa.int16())}
    columns += [(name, kinds[name]) for name in plan.shows]
    return pa.schema(columns, metadata={KEY: json.dumps(plan.about())})


# --- playing ----------------------------------------------------------------------------------------------------------


@dataclass
class Decisions:
    """Decisions of several games that were taken side by side."""

    game: np.ndarray[Any, Any]  # its place in the batch
    ply: np.ndarray[Any, Any]
    states: np.ndarray[Any, Any]  # as bytes
    choices: np.ndarray[Any, Any]  # how many were legal
    legal: np.ndarray[Any, Any]  # those of all rows, one after the other
    action: np.ndarray[Any, Any]


@dataclass
class Batch:
    """Finished games: their decisions, in any order, and how each ended."""

    parts: list[Decisions]
    points: np.ndarray[Any, Any]
    won: np.ndarray[Any, Any]


def simulate(plan: Plan) -> Iterator[pa.Table]:
    """The rows of all games in order of seed and ply, a batch of games at a time."""
    chance = all(sitter.player is None for sitter in plan.sitters)
    for first in range(0, plan.count, BATCH):
        count, seed = min(BATCH, plan.count - first), plan.seed + first
        if chance and native.available():
            yield _rows(plan, seed, _native_batch(plan, seed, count))
        else:
            yield _rows(plan, seed, _asked_batch(plan, seed, count))


def _native_batch(plan: Plan, seed: int, count: int) -> Batch:
    """Random games in native code, one decision of every game at a time."""
    runner = native.compiled(plan.game)
    states, jobs = (
        runner.fresh(count, plan.seats, dict(plan.options)),
        runner.jobs(count, FRESH | PLAYOUT, seed, limit=0),
    )
    outs, going = runner.choices(count), np.arange(count)
    last, parts, ply = runner.tables(count), [], 0
    runner.run(states, jobs, outs)
    while len(going):
        if (jobs["fault"] != 0).any():
            raise RiverratError(
                f"{plan.game.name} leaves nothing to choose (seed {jobs['seed'][jobs['fault'] != 0][0]})"
            )
        over = states["over"] != 0
        if over.any():
            last[going[over]] = states[over]
            states, jobs, outs, going = _whole(states)[~over].view(states.dtype), jobs[~over], outs[~over], going[~over]
            if not len(going):
                break
        n = jobs["choices"].copy()
        chosen = outs[np.arange(len(going)), pick(jobs["seed"], ply, n)]
        legal = outs[np.arange(outs.shape[1]) < n[:, None]]
        parts.append(Decisions(going, np.full(len(going), ply), _whole(states).copy(), n, legal, chosen))
        jobs["flags"], jobs["action"] = ACT | PLAYOUT, chosen  # and through all that leaves no choice
        runner.run(states, jobs, outs)
        ply += 1
    jobs = runner.jobs(count, SCORE, seed)
    runner.run(last, jobs)
    return Batch(parts, jobs["points"][:, : plan.seats], jobs["won"][:, : plan.seats])


def _asked_batch(plan: Plan, seed: int, count: int) -> Batch:
    """Games in which players are asked one decision after the other."""
    parts, points, won = [], [], []
    for number in range(count):
        s = plan.game.new(plan.seats, plan.options, seed + number)
        rows = [(s.clone(), legal, action) for legal, action in _played(plan, s, seed + number)]
        states = np.zeros(len(rows), plan.game.state.dtype)
        for place, (state, _, _) in enumerate(rows):
            state.pack(states[place])
        parts.append(
            Decisions(
                np.full(len(rows), number),
                np.arange(len(rows)),
                _whole(states),
                np.array([len(legal) for _, legal, _ in rows]),
                np.array([action for _, legal, _ in rows for action in legal], np.int16),
                np.array([action for _, _, action in rows], np.int16),
            )
        )
        scores = plan.game.scores(s)
        points.append([score.points for score in scores])
        won.append([score.won for score in scores])
    return Batch(parts, np.array(points), np.array(won))


def _played(plan: Plan, s: Any, seed: int) -> Iterator[tuple[list[int], int]]:
    """Play a game on `s`, yielding what may be chosen and what is, before it is taken; steps with one choice are taken
    without a word.
    """
    ply = 0
    while not s.over:
        seat, legal = plan.game.seat(s), plan.game.legal(s)
        action = legal[0]
        if len(legal) > 1:
            sitter = plan.sitters[seat]
            if sitter.player is None:
                action = legal[pick(seed, ply, len(legal))]
            else:
                thought = (seed << 20) + ply  # what the player's own chance hangs on
                believed = plan.game.imagine(s, seat, thought)
                action = asked(sitter.player, plan.game, believed, seat, sitter.limit, thought).action
                if action not in legal:
                    raise RiverratError(f"{sitter.name} answered with {action}, which is not legal")
            yield legal, action
            ply += 1
        plan.game.play_trusted(s, action)


def _rows(plan: Plan, seed: int, batch: Batch) -> pa.Table:
    """A batch as a table, ordered by game and ply."""
    parts = batch.parts
    game = np.concatenate([part.game for part in parts])
    order = np.argsort(game, kind="stable")  # the parts of a game are in the order of its plies
    record = plan.game.state.dtype
    game, states = game[order], np.concatenate([part.states for part in parts])[order].view(record)
    choices = np.concatenate([part.choices for part in parts])
    offsets = np.concatenate([[0], np.cumsum(choices)]).astype(np.int32)
    legal = pa.ListArray.from_arrays(offsets, np.concatenate([part.legal for part in parts])).take(pa.array(order))
    seat = states["stack"][np.arange(len(states)), states["depth"] - 1, 1].astype(np.int8)
    names = list(dict.fromkeys(sitter.name for sitter in plan.sitters))
    who = np.array([names.index(sitter.name) for sitter in plan.sitters], np.int8)
    columns = {
        "seed": pa.array(seed + game),
        "ply": pa.array(np.concatenate([part.ply for part in parts])[order].astype(np.int32)),
        "turn": pa.array(states["turn"].astype(np.int32)),
        "seat": pa.array(seat),
        "player": pa.DictionaryArray.from_arrays(who[seat], names),
        "position": pa.FixedSizeBinaryArray.from_buffers(
            pa.binary(record.itemsize), len(states), [None, pa.py_buffer(states)]
        ),
        "legal": legal,
        "action": pa.array(np.concatenate([part.action for part in parts])[order]),
        "points": _by_seat(batch.points[game].astype(np.int16), plan.seats),
        "won": _by_seat(batch.won[game].astype(bool), plan.seats),
        **{name: _shown(plan.game, name, states) for name in plan.shows},
    }
    return pa.table(columns, schema=schema(plan))


def _shown(game: Game, name: str, states: np.ndarray[Any, Any]) -> pa.Array:
    """A column of what the seat to decide sees."""
    if name == "features":
        return _by_seat(features_at(game, states), features_of(game).size)
    ons, counts = inputs_at(game, states)
    return pa.ListArray.from_arrays(np.concatenate([[0], np.cumsum(counts)]).astype(np.int32), ons)


def _whole(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """States as bytes: they move quicker and keep the zeros between their fields, so that files are equal."""
    return states.view(np.dtype((np.void, states.dtype.itemsize)))


def _by_seat(values: np.ndarray[Any, Any], seats: int) -> pa.Array:
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), seats)


# --- files ------------------------------------------------------------------------------------------------------------


def write(plan: Plan, path: Path) -> Iterator[tuple[int, int]]:
    """Play and write the rows to a Parquet file, and its datasheet beside it.

    Yields how many games are done and how many rows the last of them brought.
    """
    part, sheet, done, rows = path.with_name(f"{path.name}.part"), path.with_suffix(".md"), 0, 0
    if sheet == path:
        raise RiverratError(
            f"{path.name} is where the datasheet goes; give the rows another name, such as games.parquet"
        )
    try:
        with pq.ParquetWriter(part, schema(plan), compression="zstd") as writer:
            for table in simulate(plan):
                writer.write_table(table, row_group_size=len(table))
                done, rows = min(done + BATCH, plan.count), rows + len(table)
                yield done, len(table)
        part.replace(path)
    finally:  # nothing is left of what was stopped
        part.unlink(missing_ok=True)
    sheet.write_text(datasheet(plan.about(), path.name, rows, plan.repeatable), encoding="utf-8")


class Rows:
    """The rows of a file. `table` holds them as Arrow does; `about` says what they come from."""

    def __init__(self, table: pa.Table) -> None:
        if KEY not in (table.schema.metadata or {}):
            raise RiverratError("these rows were not written by `riverrat simulate`")
        self.table = table
        self.about: dict[str, Any] = json.loads(table.schema.metadata[KEY])

    def __len__(self) -> int:
        return int(self.table.num_rows)

    @property
    def game(self) -> Game:
        """The game as it is installed; refused where its rules or its box are others than those of the rows."""
        game = games.load(self.about["game"])
        for mine, theirs, what in (
            (game.version, self.about["rules"], "rules"),
            (game.box.hash, self.about["data"], "data"),
        ):
            if mine != theirs:
                raise RiverratError(f"these rows have {what} {theirs} of {game.name}, here is {mine}")
        return game

    def positions(self) -> np.ndarray[Any, Any]:
        """The states as a NumPy array of records: `positions["money"]` has a row of money for each decision."""
        dtype, column = self.game.state.dtype, self.table["position"].combine_chunks()
        array = column.chunk(0) if isinstance(column, pa.ChunkedArray) else column
        return np.frombuffer(array.buffers()[1], dtype, count=len(array), offset=array.offset * dtype.itemsize)

    def masks(self) -> np.ndarray[Any, Any]:
        """For each row, which of all actions were legal."""
        legal = self.table["legal"].combine_chunks()
        array = legal.chunk(0) if isinstance(legal, pa.ChunkedArray) else legal
        found = np.zeros((len(array), self.about["actions"]), bool)
        found[np.repeat(np.arange(len(array)), array.value_lengths().to_numpy()), array.flatten().to_numpy()] = True
        return found

    def actions(self) -> np.ndarray[Any, Any]:
        found: np.ndarray[Any, Any] = self.table["action"].to_numpy()
        return found

    def features(self) -> np.ndarray[Any, Any]:
        """For each row, the features as the seat to decide sees them; `features_of` names them."""
        if "features" not in self.about.get("shows", ()):
            found: np.ndarray[Any, Any] = features_at(self.game, self.positions())
            return found
        column = self.table["features"].combine_chunks()
        flat: np.ndarray[Any, Any] = column.flatten().to_numpy()
        return flat.reshape(len(self), -1)

    def inputs(self) -> np.ndarray[Any, Any]:
        """For each row, the inputs of a network as the seat to decide sees them: zeros and ones, as environments do."""
        if "inputs" in self.about.get("shows", ()):
            column = self.table["inputs"].combine_chunks()
            ons, counts = column.flatten().to_numpy(), column.value_lengths().to_numpy()
        else:
            ons, counts = inputs_at(self.game, self.positions())
        found: np.ndarray[Any, Any] = dense(self.game, ons, counts)
        return found

    def state(self, row: int) -> Any:
        """The state of one row, to look at and to play on."""
        return self.game.state.unpack(self.positions()[row])


def read(path: str | Path) -> Rows:
    return Rows(pq.read_table(path))


def sitters(names: Sequence[Sitter], seats: int) -> tuple[Sitter, ...]:
    """One for each seat: as given, or one alone for all."""
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise RiverratError(f"{len(names)} players for {seats} seats; name one for each seat, or one for all")
    return tuple(names)
