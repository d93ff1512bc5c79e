"""Where a search works: a table, a job, room for choices and a tree, as arrays for compiled code or as lists."""

import math
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from riverrat.engine import entry
from riverrat.engine.game import Game
from riverrat.engine.jobs import ACT, SEATS, job_rule
from riverrat.engine.state import State

from . import tree as trees
from .guides import LINES, Guide
from .machine import MOST_EDGES, MOST_NODES
from .tree import DEEPEST, Tree, Workspace

if TYPE_CHECKING:
    from riverrat.engine import native

HERE = Path(__file__).parent


def settings(guide: Guide) -> list[float]:
    """The guide's numbers in the order of tree.py's names for them."""
    return [
        *(guide.explore, guide.untried, guide.temperature, guide.width, guide.widening, guide.decisive),
        *(float(guide.turns), float(guide.longest), guide.spread, guide.blend),
    ]


def sight_size(game: Game) -> int:
    """How many numbers a guide may write."""
    return SEATS + 2 * game.most_choices + LINES


class Compiled:
    """Simulations as native code."""

    def __init__(
        self,
        game: Game,
        guide: Guide,
        nodes: int = MOST_NODES,
        edges: int = MOST_EDGES,
        runner: "native.Native | None" = None,
    ) -> None:
        import numpy as np

        from riverrat.engine import native
        from riverrat.engine.batch import JOB

        self.game, self.runner, self.slips = game, runner or native.compiled(game), guide.slips
        kind, base = game.state.dtype, State.dtype
        assert all(kind.fields[name] == base.fields[name] for name in base.names or ())  # type: ignore[index]
        self._table, self._root = np.zeros(1, kind), np.zeros(1, kind)
        self._weights = guide.numbers()
        self._lines = np.zeros(LINES, np.int64)
        jobs, out = np.zeros(1, JOB), np.zeros(game.most_choices, np.int16)
        sight = np.zeros(sight_size(game))
        rooms = (self._table, jobs, out, self._lines)
        address = [self.runner.address, *(room.ctypes.data for room in rooms)]
        address += [look_address(game, guide), sight.ctypes.data, self._weights.ctypes.data]
        states = np.ndarray((1,), base, self._table.view(np.uint8).data)
        self.workspace = Workspace(
            np.array(address), states, jobs, out, sight, self._root.view(np.uint8), self._table.view(np.uint8)
        )
        self.settings = np.array(settings(guide))
        whole = [np.zeros(size, np.int32) for size in (nodes, nodes, edges, edges, edges, edges)]
        head, seen, action, following, visits, child = whole
        self.tree = Tree(
            np.zeros(8, np.int64),
            *(head, seen, action, following, visits, child, np.zeros(edges), np.zeros(edges * SEATS)),
            np.zeros(game.actions.size, np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros(1 + 2 * SEATS),
        )
        plant(self.tree)

    def start(self, s: Any) -> None:
        s.pack(self._root[0])

    def run(self, seat: int, seed: int, first: int, last: int) -> None:
        _run()(self.workspace, self.tree, self.settings, seat, seed, first, last)

    def follow(self, action: int) -> Any:
        """The table after an action and what is forced, from where the last search started."""
        table, jobs = self._root.copy(), self.runner.jobs(1, ACT)
        jobs["action"] = action
        out = self.runner.choices(1)
        self.runner.run(table, jobs, out)
        while jobs["choices"][0] == 1:
            jobs["action"] = out[0, 0]
            self.runner.run(table, jobs, out)
        return self.game.state.unpack(table[0])

    def far(self, s: Any, seat: int, seed: int) -> Any:
        """The table one simulation comes to."""
        self.start(s)
        plant(self.tree)
        self.run(seat, seed, 0, 1)
        return self.game.state.unpack(self._table[0])


@cache
def _run() -> Any:
    return entry.cached(trees.run, "search", HERE / "tree.py")


def guide_entry(game: Game, guide: Guide) -> entry.Entry:
    """A guide as a function of a state, its choices, how many they are, room for what it sees, and its weights."""
    import numpy as np

    carray, look = entry.numba.carray, guide.look
    most = game.most_choices
    size, numbers = sight_size(game), len(guide.numbers())

    def see(table: Any, out: Any, n: int, sight: Any, weights: Any) -> None:
        look(carray(table, 1)[0], carray(out, most), n, carray(sight, size), carray(weights, numbers))

    wide = np.dtype(np.float64)
    return entry.Entry(see, (game.state.dtype, np.dtype(np.int16), None, wide, wide))


@cache
def look_address(game: Game, guide: Guide) -> int:
    """The address of a guide, compiled for its game."""
    own = guide_entry(game, guide)
    return entry.address_of(own, f"guide-{guide.name}", *guide_sources(game, guide), salt=game.box.hash)


def look_kept(game: Game, guide: Guide) -> bool:
    """Whether an earlier run has compiled a guide."""
    return entry.kept(f"guide-{guide.name}", *guide_sources(game, guide), salt=game.box.hash)


def guide_sources(game: Game, guide: Guide) -> tuple[Path, ...]:
    """What a compiled guide is made of."""
    own = (_source(guide.look), _source(guide.ruled_out))
    return (game.folder, HERE / "tree.py", HERE / "vectors.py", HERE / "guides" / "__init__.py", *own)


def _source(function: Any) -> Path:
    """Where a guide's rule is written: a file, or the whole folder where a guide has one of its own."""
    own = Path(function.__code__.co_filename)
    return own.parent if HERE / "guides" in own.parent.parents else own


class Interpreted:
    """The same simulations in the interpreter, for machines without a compiler."""

    def __init__(self, game: Game, guide: Guide) -> None:
        self.game, self.slips = game, guide.slips
        do_job = job_rule(game, game.audit_rule)
        job = SimpleNamespace(flags=0, seed=0, seat=0, action=0, limit=0, choices=0, decisions=0, fault=0)
        job.points, job.won = [0] * SEATS, [0] * SEATS
        lines, weights, out = [0] * LINES, [*guide.weights.values(), 0.0], [0] * game.most_choices
        sight = [0.0] * sight_size(game)
        states: list[Any] = [None]
        self.settings, self._root = settings(guide), None

        def restore() -> None:
            states[0] = self._root.clone()  # type: ignore[attr-defined]

        self.workspace = SimpleNamespace(
            states=states,
            jobs=[job],
            out=out,
            sight=sight,
            restore=restore,
            play=lambda: do_job(states[0], job, out, lines),
            guide=lambda n: (guide.plainly or guide.look)(states[0], out, n, sight, weights),
        )
        nodes, edges = 20_000, 100_000
        sizes = (8, nodes, nodes, *[edges] * 4, edges, edges * SEATS, game.actions.size, DEEPEST, 1 + 2 * SEATS)
        self.tree = Tree(*([0] * size for size in sizes))
        plant(self.tree)

    def start(self, s: Any) -> None:
        self._root = s.clone()

    def run(self, seat: int, seed: int, first: int, last: int) -> None:
        trees.run(self.workspace, self.tree, self.settings, seat, seed, first, last)

    def follow(self, action: int) -> Any:
        at: Any = self._root.clone()  # type: ignore[attr-defined]
        self.game.play_trusted(at, action)
        while len(legal := self.game.legal(at)) == 1:
            self.game.play_trusted(at, legal[0])
        return at

    def far(self, s: Any, seat: int, seed: int) -> Any:
        self.start(s)
        plant(self.tree)
        self.run(seat, seed, 0, 1)
        return self.workspace.states[0]


def plant(tree: Tree) -> None:
    """Begin a new tree: one node, nothing known."""
    tree.count[trees.NODES], tree.count[trees.EDGES], tree.count[trees.ROOT] = 1, 0, 0
    tree.count[trees.DECISIONS] = 0
    tree.head[0], tree.seen[0] = -1, 0
    forget(tree)


def forget(tree: Tree) -> None:
    """Values are measured anew: those of an earlier search would spread over another range."""
    for at in range(len(tree.moments)):
        tree.moments[at] = 0.0


def edges(tree: Tree) -> list[int]:
    """The choices at the node where the search starts."""
    found, edge = [], int(tree.head[int(tree.count[trees.ROOT])])
    while edge >= 0:
        found.append(edge)
        edge = int(tree.following[edge])
    return found


def mean(tree: Tree, edge: int, seat: int) -> float:
    visits = int(tree.visits[edge])
    return float(tree.worth[edge * SEATS + seat]) / visits if visits else math.nan
