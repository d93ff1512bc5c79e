"""A game's WebAssembly module: its rules, its guides and the search, for a browser or for node.

`build` leaves four or three files in a folder of the cache:

* `rules.wasm`, the module (engine/wasm/module.py says what it looks like from outside);
* `layout.json`, all that JavaScript has to know about it (`layout` says what is in it);
* `written.bin` and, where there is one, `network.bin`: the numbers of each guide (packing.py).
"""

import gc
import inspect
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from riverrat import __version__, games
from riverrat.engine import batch, entry, gestures, jobs, native
from riverrat.engine.batch import JOB
from riverrat.engine.data import corrections_of
from riverrat.engine.entry import Entry
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.jobs import SEATS
from riverrat.engine.rule import EVENT
from riverrat.engine.state import State
from riverrat.engine.wasm import module, target
from riverrat.engine.wasm.module import Part
from riverrat.engine.wasm.node import Node, Wasm

from . import tree as trees
from .guides import LINES, Guide, guide_for
from .machine import learned_guide
from .network import network_of
from .packing import Rows, packed
from .tree import DEEPEST, Tree, Workspace
from .workspace import guide_entry, guide_sources, settings, sight_size

HERE = Path(__file__).parent
WHOLE, WIDE, REAL, BYTE = (np.dtype(kind) for kind in (np.int32, np.int64, np.float64, np.uint8))
COUNTS = 8  # numbers in Tree.count, and in Workspace.address


# --- what is in a module ----------------------------------------------------------------------------------------------


def guides_of(game: Game) -> dict[str, Guide]:
    """The guides a game has, by their names in the module."""
    written, learned = guide_for(game), learned_guide(game)
    return {"written": written} if learned is written else {"written": written, "network": learned}


def numbers_of(game: Game, guide: Guide) -> tuple[list[Rows], bytes]:
    """The numbers of a guide as its file holds them: stretches that are packed, and the bytes."""
    return ([], guide.numbers().tobytes()) if guide.memory is None else packed(network_of(game), guide.memory)


def parts(game: Game) -> dict[str, Part]:
    """The functions of a game's module."""
    looks = {f"look_{name}": Part(guide_entry(game, guide), True) for name, guide in guides_of(game).items()}
    return {
        "job": Part(native.job_entry(game), True),
        **looks,
        "drive": Part(Entry(batch.drive, [None] * len(inspect.signature(batch.drive).parameters))),
        "walk": Part(gestures.walk_entry(game)),
        "search": Part(search_entry(game)),
    }


def search_entry(game: Game) -> Entry:
    """The simulations of a search as a function of rooms. `states` and `table` are the same room."""
    carray, run = entry.numba.carray, entry.numba.njit(trees.run)
    most, sight_room, actions, table_size = game.most_choices, sight_size(game), game.actions.size, _size(game)

    def search(
        address: Any, states: Any, table: Any, root: Any, job: Any, out: Any, sight: Any, settings: Any,
        count: Any, head: Any, seen: Any, action: Any, following: Any, visits: Any, child: Any, prior: Any, worth: Any,
        stamp: Any, path: Any, moments: Any, nodes: int, edges: int, seat: int, seed: int, first: int, last: int,
    ) -> None:  # fmt: skip
        workspace = Workspace(
            carray(address, COUNTS),
            carray(states, 1),
            carray(job, 1),
            carray(out, most),
            carray(sight, sight_room),
            carray(root, table_size),
            carray(table, table_size),
        )
        tree = Tree(
            carray(count, COUNTS),
            carray(head, nodes),
            carray(seen, nodes),
            carray(action, edges),
            carray(following, edges),
            carray(visits, edges),
            carray(child, edges),
            carray(prior, edges),
            carray(worth, edges * SEATS),
            carray(stamp, actions),
            carray(path, DEEPEST),
            carray(moments, 1 + 2 * SEATS),
        )
        run(workspace, tree, carray(settings, 10), seat, seed, first, last)

    rooms = (WIDE, State.dtype, BYTE, BYTE, JOB, np.dtype(np.int16), REAL, REAL)
    tree = (WIDE, *[WHOLE] * 6, REAL, REAL, WIDE, WIDE, REAL)
    return Entry(search, (*rooms, *tree, *[None] * 6))


def _size(game: Game) -> int:
    size: int = game.state.dtype.itemsize
    return size


# --- what is said about it --------------------------------------------------------------------------------------------


def layout(game: Game) -> dict[str, Any]:
    """What JavaScript has to know, so that it need not know the rules.

    * `game`, `rules`, `data`, `riverrat`: what the module was made of;
    * `seats`, `options`: how many can play, the choices of each option (the first is the default);
    * `state`, `job`: how many bytes each takes, and of each field where it begins, its kind (`i1`: a whole number of
      one byte, `u`: without a sign) and how many of it there are along each axis;
    * `flags`, `faults`: what jobs are asked and answer (engine/jobs.py);
    * `functions`: the parameters of each: `ptr`, the address of the room of that name, or `i64`, a whole number;
    * `addressed`: the functions in `addresses`, in their order;
    * `rooms`: the bytes a function may use at an address, whole or for each of the `nodes` or `edges` of a tree;
    * `count`, `address`: what the numbers in these rooms are; of functions, marked `()`, it is their address;
    * `event`: how many numbers an event has, and `head`: those in front of a gesture's actions;
    * `guides`: of each the settings of its search, how much of a person's slips it shares, how many bytes its numbers
      are, and the stretches of them that its file has packed (packing.py).
    """
    made = parts(game)
    return {
        **{"game": game.name, "rules": game.version, "data": game.box.hash, "riverrat": __version__},
        "seats": list(game.seat_counts),
        "options": {option.name: list(option.choices) for option in game.options},
        "state": _record(game.state.dtype),
        "job": _record(JOB),
        "flags": {
            name.lower(): getattr(jobs, name)
            for name in ("FRESH", "IMAGINE", "ACT", "PLAYOUT", "AUDIT", "SCORE", "TRUSTED")
        },
        "faults": {"dead-end": native.DEAD_END, "illegal": jobs.ILLEGAL, "unfit": jobs.UNFIT},
        "functions": {name: part.parameters() for name, part in made.items()},
        "addressed": module.addressed(made),
        "rooms": _rooms(game),
        "count": {"nodes": trees.NODES, "edges": trees.EDGES, "root": trees.ROOT, "decisions": trees.DECISIONS},
        "address": ["job()", "table", "job", "out", "lines", "look()", "sight", "weights"],
        **{"event": EVENT, "head": gestures.HEAD, "unknown": gestures.UNKNOWN, "forever": jobs.FOREVER},
        "guides": {
            name: {
                **{"settings": settings(guide), "slips": guide.slips, "bytes": guide.numbers().nbytes},
                "rows": [rows._asdict() for rows in numbers_of(game, guide)[0]],
            }
            for name, guide in guides_of(game).items()
        },
    }


def _record(kind: Any) -> dict[str, Any]:
    fields = {}
    for name, (own, at, *_) in kind.fields.items():
        fields[name] = {"at": at, "kind": own.base.str[1:], "shape": list(own.shape)}
    return {"bytes": kind.itemsize, "fields": fields}


def _rooms(game: Game) -> dict[str, Any]:
    walk = inspect.signature(gestures.walk_entry(game).function).parameters
    walking = {name: size * kind.itemsize for name, (size, kind) in zip(walk, gestures.rooms(game), strict=False)}
    nodes = {name: {"each": 4, "of": "nodes"} for name in ("head", "seen")}
    edges = {name: {"each": 4, "of": "edges"} for name in ("action", "following", "visits", "child")}
    return {
        **{"table": _size(game), "root": _size(game), "job": JOB.itemsize, "out": 2 * game.most_choices},
        **{"lines": 8 * max(LINES, len(game.score_lines))},
        **{"sight": 8 * sight_size(game), "settings": 8 * 10, "address": 8 * COUNTS, "count": 8 * COUNTS},
        **{"stamp": 8 * game.actions.size, "path": 8 * DEEPEST, "moments": 8 * (1 + 2 * SEATS)},
        **nodes,
        **edges,
        **{"prior": {"each": 8, "of": "edges"}, "worth": {"each": 8 * SEATS, "of": "edges"}},
        **walking,
    }


# --- building ---------------------------------------------------------------------------------------------------------


def build(game: Game) -> Path:
    """The folder with a game's module, its layout and the numbers of its guides; built now where no earlier run has.

    Raises RiverratError where something is missing that it takes (extra `wasm`), in one line.
    """
    module.check()
    folder = entry.cache_folder().parent / "wasm" / f"{game.name}-{_fingerprint(game)}"
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with (
            native.progress(f"Compiling {game.name} for browsers, once"),
            _alone(folder.with_suffix(".lock")),
            tempfile.TemporaryDirectory(dir=folder.parent) as made,
        ):
            if not folder.exists():
                _build_apart(game, Path(made, "new"))
                with suppress(FileExistsError):  # somebody else was quicker
                    Path(made, "new").rename(folder)
    return folder


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One process at a time: whoever comes meanwhile waits for what is being built."""
    with lock.open("w") as held:
        with suppress(ImportError):  # not on every system: there both build it
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _fingerprint(game: Game) -> str:
    """Of all that a module is made of."""
    guides = guides_of(game)
    sources = [source for guide in guides.values() for source in guide_sources(game, guide)]
    numbers = [guide.numbers().tobytes().hex() for guide in guides.values()]
    salt = "".join([game.box.hash, __version__, *map(version, target.MADE_FOR), *numbers])
    sources += [
        HERE / "wasm.py",
        HERE / "packing.py",
        HERE / "workspace.py",
        Path(module.__file__),
        Path(target.__file__),
    ]
    return entry.sources_hash(*sources, salt=salt)


def _build_apart(game: Game, folder: Path) -> None:
    """Build in a process of its own: its numba then knows WebAssembly alone."""
    corrections = corrections_of(game.package)
    package = game.package.partition("__")[0]
    given = [game.name, package, game.box.hash, str(folder), *([str(corrections)] if corrections else [])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    call = [sys.executable, "-m", __name__, *given]
    done = subprocess.run(call, env=env, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise RiverratError(f"{game.name} cannot be compiled for browsers: {done.stderr.strip().splitlines()[-1]}")


def _write(game: Game, folder: Path) -> None:
    """The files of a game's module."""
    target.settle()
    code = module.linked(parts(game))
    folder.mkdir()
    (folder / "rules.wasm").write_bytes(code)
    (folder / "layout.json").write_text(json.dumps(layout(game)), encoding="utf-8")
    for name, guide in guides_of(game).items():
        (folder / f"{name}.bin").write_bytes(numbers_of(game, guide)[1])


# --- running, in node -------------------------------------------------------------------------------------------------


@cache
def compiled(game: Game) -> Wasm:
    """A game's runners in WebAssembly, in a node of their own."""
    return Wasm(game, Node(build(game)))


def _main(name: str, package: str, box: str, folder: str, corrections: str = "") -> str | None:
    """What `_build_apart` asks for. Returns what is wrong."""
    gc.disable()  # what numba makes lives as long as this process: looking for garbage takes a tenth of it for nothing
    games.REGISTER.setdefault(name, package)
    game = games.load(name, Path(corrections) if corrections else None)
    if game.box.hash != box:
        return f"{corrections} has been edited meanwhile"
    _write(game, Path(folder))
    return None


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
