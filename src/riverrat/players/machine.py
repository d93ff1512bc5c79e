"""What a machine thinks with: native code; in a browser, whatever it brings along; else the interpreter alone."""

from typing import Any, Protocol

from riverrat.engine import entry
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game

from .guides import Guide, guide_for
from .tree import Tree

MOST_NODES, MOST_EDGES = 250_000, 1_250_000  # of one tree: about 140 MB when all of it is used


class Workspace(Protocol):
    """Where a search works."""

    tree: Tree
    slips: float

    def start(self, s: Any) -> None:
        """Put the table there that simulations start from."""

    def run(self, seat: int, seed: int, first: int, last: int) -> None:
        """The simulations from `first` to before `last` of a search."""

    def follow(self, action: int) -> Any:
        """The table after an action and what is forced, from where the last search started."""

    def far(self, s: Any, seat: int, seed: int) -> Any:
        """The table one simulation comes to."""


class Machine(Protocol):
    def compiles(self) -> bool:
        """Whether rules run compiled here."""

    def workspace(self, game: Game, guide: Guide, nodes: int = MOST_NODES, edges: int = MOST_EDGES) -> Workspace:
        """A workspace of compiled code."""

    def learned(self, game: Game) -> Guide:
        """The guide of the network for a game. Raises RiverratError where there is none."""


class Native:
    """Code compiled by numba, networks read by NumPy; both are loaded when they are needed."""

    def compiles(self) -> bool:
        return entry.numba is not None

    def workspace(self, game: Game, guide: Guide, nodes: int = MOST_NODES, edges: int = MOST_EDGES) -> Workspace:
        from .workspace import Compiled

        return Compiled(game, guide, nodes, edges)

    def learned(self, game: Game) -> Guide:
        try:
            from .network_guide import network_guide
        except ImportError:
            raise RiverratError("networks need NumPy") from None
        return network_guide(game)


_here: list[Machine] = [Native()]


def here() -> Machine:
    """The machine this is."""
    return _here[-1]


def use(machine: Machine) -> None:
    """Think with another one from now on."""
    _here[:] = [machine]


def learned_guide(game: Game) -> Guide:
    """The network's guide where there is one for the game, else the one written for it."""
    try:
        return here().learned(game)
    except RiverratError:  # none, one for something else, or a broken file
        return guide_for(game)
