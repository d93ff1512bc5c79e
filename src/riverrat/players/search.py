"""The player that looks ahead in a tree of choices, guided by a sense of what is good (guides/).

It is told a position as its seat may know it, and deals anew what it cannot know for every simulation. For the same
position, seed and number of simulations it decides the same; limited by time it goes as far as time allows.
"""

import math
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.rule import scramble

from . import machine
from .guides import Guide, guide_for
from .machine import Workspace
from .player import Decision, Limit, Reason
from .tree import EDGES, NODES, ROOT
from .workspace import Interpreted, edges, forget, look_kept, mean, plant

FIRST = {True: 24, False: 4}  # simulations before the clock is looked at, compiled or not
LONGEST_PIECE = 0.03  # seconds between looks after that
SHARE_OF_TURN = 0.4  # of the time left in its turn, what one decision takes at most
OPENING_TURNS = 2  # of every seat: how far an opening goes, in which it may take another choice than the best
VARIED = 0.015  # of a win, that a level gives away at most for opening another way, or for doing something
SEEN = 20  # a choice tried less often than this part of the best is not known well enough for that
FULL = 0.5  # of its room: a tree that has used more is not gone on with


@dataclass
class _Thread:
    """What a search leaves for the next decision of the same turn."""

    seat: int
    turn: int
    action: int
    spent: float  # seconds in this turn


class SearchPlayer:
    """`guides` finds the guide for a game; `guide` is asked instead of it. `overlooks` is the share of choices that it
    does not see. In the first turns it takes by chance any choice whose worth is within `varied` of the best's, so that
    evenings differ; later it takes any of these rather than do nothing, as far as its guide knows what does nothing.

    Without a compiler the same search runs in the interpreter: fewer simulations, and `weaker` says so.
    """

    def __init__(
        self,
        *,
        compiled: bool = True,
        guide: Guide | None = None,
        guides: Callable[[Game], Guide] = guide_for,
        overlooks: float = 0.0,
        varied: float = 0.0,
    ) -> None:
        self._compiled = compiled
        self.guide, self.guides, self.overlooks, self.varied = guide, guides, overlooks, varied
        self._workspaces: dict[Game, Workspace] = {}
        self._guides: dict[Game, Guide] = {}
        self._threads: dict[Game, _Thread] = {}

    @property
    def compiled(self) -> bool:
        return self._compiled and machine.here().compiles()

    @property
    def weaker(self) -> bool:
        """Whether it thinks without compiled rules."""
        return not self.compiled

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        legal = game.legal(s)
        if len(legal) == 1:
            return Decision(legal[0])
        began = time.perf_counter()
        workspace = self.workspace(game)
        spent = self._take_up(game, workspace, s, seat)
        seconds = min(limit.seconds, max(0.0, limit.turn_seconds - spent) * SHARE_OF_TURN)
        self._think(workspace, seat, limit, seconds, began, seed)
        decision = self._decision(game, workspace, s, legal, seed)
        spent += time.perf_counter() - began
        self._threads[game] = _Thread(seat, s.turn, decision.action, spent)
        return decision

    def workspace(self, game: Game) -> Workspace:
        """Where this player thinks about a game."""
        if game not in self._workspaces:
            guide = self._guides[game] = self.guide or self.guides(game)
            self._workspaces[game] = (
                machine.here().workspace(game, guide) if self.compiled else Interpreted(game, guide)
            )
        return self._workspaces[game]

    def forget(self, game: Game) -> None:
        """Begin the next decision with a new tree, whatever it is."""
        self._threads.pop(game, None)

    def _take_up(self, game: Game, workspace: Workspace, s: Any, seat: int) -> float:
        """Go on with the tree of the decision before, if this position is what it led to. Returns the time spent."""
        thread = self._threads.pop(game, None)
        spent, node = 0.0, -1
        if thread is not None and thread.seat == seat and thread.turn == s.turn:
            spent = thread.spent
            room = workspace.tree.count[EDGES] < FULL * len(workspace.tree.action) and workspace.tree.count[
                NODES
            ] < FULL * len(workspace.tree.head)
            if room and same(workspace.follow(thread.action), s):
                found = [edge for edge in edges(workspace.tree) if workspace.tree.action[edge] == thread.action]
                node = int(workspace.tree.child[found[0]]) if found else -1
        workspace.start(s)
        if node >= 0:
            workspace.tree.count[ROOT] = node
            forget(workspace.tree)
        else:
            plant(workspace.tree)
        return spent

    def _think(self, workspace: Workspace, seat: int, limit: Limit, seconds: float, began: float, seed: int) -> None:
        done, piece = 0, FIRST[self.compiled]
        while done < limit.playouts:
            count = min(piece, limit.playouts - done)
            before = time.perf_counter()
            workspace.run(seat, seed, done, done + count)
            done += count
            if _one_left(workspace):
                return
            if math.isinf(seconds) and not limit.stop:
                piece = 4096
                continue
            now = time.perf_counter()
            left = began + seconds - now
            if left <= 0 or (limit.stop and limit.stop()):
                return
            pace = count / max(1e-6, now - before)
            if math.isfinite(seconds) and _settled(workspace, pace * left):
                return
            piece = max(1, int(pace * min(LONGEST_PIECE, left)))

    def _decision(self, game: Game, workspace: Workspace, s: Any, legal: Sequence[int], seed: int) -> Decision:
        tree, seat = workspace.tree, game.seat(s)
        found = [edge for edge in edges(tree) if int(tree.action[edge]) in legal and tree.visits[edge] >= 0]
        if self.overlooks:
            found = self._noticed(tree, found, workspace.slips, seed)
        found.sort(key=lambda edge: (-int(tree.visits[edge]), -float(tree.prior[edge])))
        reasons = [
            Reason(int(tree.action[edge]), round(mean(tree, edge, seat), 4), int(tree.visits[edge]))
            for edge in found
            if tree.visits[edge] > 0
        ]
        if not reasons:
            return Decision(int(tree.action[found[0]]) if found else legal[0])
        begins = s.turn <= OPENING_TURNS * s.seats
        chosen = self._varied(reasons, seed) if begins else reasons[0].action
        idle = self._guides[game].idle
        return Decision(self._busy(reasons, lambda action: idle(s, action), chosen), tuple(reasons))

    def _varied(self, reasons: Sequence[Reason], seed: int) -> int:
        """The best, or by chance another that is worth nearly as much."""
        near = self._near(reasons)
        return near[scramble(seed) * len(near) >> 32].action if self.varied else reasons[0].action

    def _busy(self, reasons: Sequence[Reason], idle: Callable[[int], bool], chosen: int) -> int:
        """What was chosen; where that does nothing, the best that does something and is worth nearly as much."""
        if not self.varied or not idle(chosen):
            return chosen
        return next((one.action for one in self._near(reasons) if not idle(one.action)), chosen)

    def _near(self, reasons: Sequence[Reason]) -> list[Reason]:
        """The best and those that are worth nearly as much, as far as they are known."""
        best = reasons[0]
        return [one for one in reasons if one.visits * SEEN >= best.visits and one.value >= best.value - self.varied]

    def _noticed(self, tree: Any, found: list[int], slips: float, seed: int) -> list[int]:
        """Some choices are overlooked, which ones is up to chance; never all of them."""
        share = self.overlooks * slips
        seen = [edge for edge in found if scramble(seed + 977 * int(tree.action[edge])) >= share * (1 << 32)]
        return seen or found


@cache
def prepare(game: Game) -> None:
    """Have everything compiled and loaded that players need in this game: rules, batches, its guide and the search."""
    from riverrat.engine import native

    from .workspace import Compiled

    with _guide_meanwhile(game):
        native.compiled(game)
    workspace = Compiled(game, guide_for(game), 16, 1024)
    s = game.new(game.seat_counts[0], seed=1)
    workspace.far(s, 0, 1)
    workspace.start(s)
    workspace.follow(game.legal(s)[0])


def prepare_learned(game: Game) -> None:
    """The same for players who ask the game's network."""
    from .workspace import Compiled

    Compiled(game, machine.learned_guide(game), 16, 1024).run(0, 1, 0, 0)


def compile_guide(game: Game) -> None:
    """Have the guide and the search compiled and kept, without the rules: a search of no simulations calls none."""
    from riverrat.engine import native

    from .workspace import Compiled

    Compiled(game, guide_for(game), 16, 1024, native.Native(game)).run(0, 1, 0, 0)


@contextmanager
def _guide_meanwhile(game: Game) -> Iterator[None]:
    """Where nothing is compiled yet, another process begins with the guide and the search while this one does the
    rules: within a process one compilation waits for the other. What it could not do is done here afterwards.
    """
    from riverrat.engine.batch import cores_here

    if look_kept(game, guide_for(game)) or cores_here() < 2:
        yield
        return
    code = "import sys; from importlib import import_module as get; from riverrat.players.search import compile_guide"
    command = [sys.executable, "-c", f"{code}; compile_guide(get(sys.argv[1]).GAME)", game.package]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet) as other:
        try:
            yield
        except BaseException:
            other.kill()
            raise


def same(expected: Any, s: Any) -> bool:
    """Whether two positions are the same but for chance."""
    expected.rng = s.rng[:]
    return bool(expected == s)


def _one_left(workspace: Workspace) -> bool:
    """Whether the guide rules out all choices but one. (What it rules out comes into the tree last.)"""
    counts = [int(workspace.tree.visits[edge]) for edge in edges(workspace.tree)]
    return min(counts) < 0 and sum(count >= 0 for count in counts) < 2


def _settled(workspace: Workspace, left: float) -> bool:
    """Whether the simulations left could not change which choice is tried most."""
    counts = sorted((int(workspace.tree.visits[edge]) for edge in edges(workspace.tree)), reverse=True)
    return len(counts) > 1 and counts[0] - counts[1] > left
