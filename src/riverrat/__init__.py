"""Riverrat: La Loire, First Rat and Río de la Plata, each rule written once.

    import riverrat

    game = riverrat.load("first-rat")
    s = game.new(seats=2)
    while not s.over:
        game.play(s, game.legal(s)[0])
    print(game.scores(s))

What is named here is what a program may rely on. It is loaded when first used, so that importing costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine.errors import (
        BadData,
        BadOption,
        BadPosition,
        BadRecord,
        IllegalAction,
        RiverratError,
        UnknownGame,
    )
    from .engine.game import Game
    from .engine.record import Record
    from .games import load, names, read_record
    from .players.look import look

__version__ = "0.1.0"

__all__ = [
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Record",
    "RiverratError",
    "UnknownGame",
    "load",
    "look",
    "names",
    "read_record",
]

_ROOMS = {
    "Game": "engine.game",
    "Record": "engine.record",
    "look": "players.look",
    **dict.fromkeys(("load", "names", "read_record"), "games"),
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_ROOMS.get(name, 'engine.errors')}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
