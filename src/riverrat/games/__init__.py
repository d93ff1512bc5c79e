"""The games. Each folder has the same file names; docs/add-a-game.md walks through one. This page is their register."""

import importlib
import importlib.util
import os
import sys
from hashlib import sha256
from pathlib import Path

from riverrat.engine import data
from riverrat.engine.errors import BadData, RiverratError, UnknownGame
from riverrat.engine.game import Game
from riverrat.engine.record import Record

REGISTER: dict[str, str] = {  # name: package
    "first-rat": "riverrat.games.first_rat",
    "la-loire": "riverrat.games.la_loire",
    "rio-de-la-plata": "riverrat.games.rio_de_la_plata",
}
for _entry in filter(None, os.environ.get("RIVERRAT_GAMES", "").split(",")):  # more games: name=package,name=package
    _name, _, _package = _entry.partition("=")
    REGISTER[_name] = _package or _name
_loaded: dict[tuple[str, str], Game] = {}


def names() -> list[str]:
    """The games there are, by the name `load` takes."""
    return list(REGISTER)


def load(name: str, corrections: Path | None = None) -> Game:
    """The game of that name, imported when first asked for; with an owner's corrections to its data if given."""
    if name not in REGISTER:
        raise UnknownGame(name, names())
    key = (name, _fingerprint(corrections) if corrections else "")
    if key not in _loaded:
        package = REGISTER[name]
        _loaded[key] = _corrected(package, corrections) if corrections else _imported(name, package)
    return _loaded[key]


def unload(name: str, corrections: Path) -> None:
    """Forget a corrected game: its modules go when nobody holds it any more."""
    mark = _fingerprint(corrections)
    _loaded.pop((name, mark), None)
    alias = f"{REGISTER[name]}__{mark}"
    for module in [one for one in sys.modules if one == alias or one.startswith(alias + ".")]:
        del sys.modules[module]


def find(name: str, box: str) -> Game:
    """The game with the box of that hash, also one that it had before; where we have none such, as it is today."""
    return load(name, earlier_box(name, box))


def earlier_box(name: str, box: str) -> Path | None:
    """The file of a box that the game had before, by its hash: games go on with the box they began with."""
    file = load(name).folder / data.EARLIER / f"{box}.toml"
    return file if box.isalnum() and file.is_file() else None


def read_record(text: str) -> Record:
    """The game a record tells, with the box it was played with. Raises BadRecord with the line that does not fit."""
    return Record.read(text, find)


def _imported(name: str, package: str) -> Game:
    try:
        game = getattr(importlib.import_module(package), "GAME", None)
    except ModuleNotFoundError as error:
        if not f"{package}.".startswith(f"{error.name}."):  # something that the game itself needs
            raise
        raise RiverratError(f"{name}: no package {package} to import; is its folder on PYTHONPATH?") from None
    if not isinstance(game, Game):
        raise RiverratError(f"{name}: the package {package} has no GAME")
    return game


def _fingerprint(corrections: Path) -> str:
    """Of what the file says now: a file edited since counts as another one."""
    try:
        return sha256(corrections.read_bytes()).hexdigest()[:12]
    except OSError as error:
        raise BadData(f"{corrections}: {error.strerror or error}") from None


def _corrected(package: str, corrections: Path) -> Game:
    """A second copy of a game's package, whose constants come from the corrected box.

    Tables are constants of the rules, in the interpreter as in compiled code; another box is therefore another set of
    modules, under a name of its own, beside the first.
    """
    alias = f"{package}__{_fingerprint(corrections)}"
    origin = importlib.util.find_spec(package)
    assert origin is not None
    assert origin.origin is not None
    folder = str(Path(origin.origin).parent)
    spec = importlib.util.spec_from_file_location(alias, origin.origin, submodule_search_locations=[folder])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[alias] = module
    data.correct(alias, corrections)
    try:
        spec.loader.exec_module(module)
    except RiverratError:
        raise
    except Exception as error:
        raise BadData(f"{corrections}: the corrected values do not fit together ({error})") from error
    finally:
        if not hasattr(module, "GAME"):
            for name in [n for n in sys.modules if n == alias or n.startswith(alias + ".")]:
                del sys.modules[name]
    game: Game = module.GAME
    return game
