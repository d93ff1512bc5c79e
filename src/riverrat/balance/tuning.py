"""What may be changed of a box, and what has to hold then: `tuning.toml` beside a game's board.toml.

Only rebuilt values may change. `[[change]]` names one by its path in the box, `*` standing for any, and what it may be:

    range = [5, 12]     any whole number between
    choices = [1, 2]    one of these
    add = [-1, 2]       the value of today and so much, for each number of it
    sets = [{}, {"node.b0.next" = ["t0"]}]      several values at once, under a name of their own

`[must]` lists what the rulebook shows, each with where it is said; the game's tuning.py checks it on the constants of
the candidate. `[aims]` is what a fair and varied game would be (aims.py).
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine.data import read_toml
from riverrat.engine.errors import BadData
from riverrat.engine.game import Game

FILE = "tuning.toml"
REBUILT = "reconstructed"
Values = dict[str, Any]  # by their path in the box


@dataclass(frozen=True)
class Change:
    """One thing that may be changed: each option is some values; `today` is the number of what the box has."""

    name: str
    options: tuple[Values, ...]
    today: int
    ordered: bool  # whether options next to each other are alike


@dataclass(frozen=True)
class Tuning:
    game: Game
    changes: tuple[Change, ...]
    must: Mapping[str, str]
    aims: Mapping[str, Any]

    def text(self, chosen: Sequence[int]) -> str:
        """The corrections that a choice of options amounts to, as a file for `--data`."""
        return corrections(self.game.box.content, self.changed(chosen))

    def changed(self, chosen: Sequence[int]) -> Values:
        """The values that a choice of options changes."""
        values: Values = {}
        for change, at in zip(self.changes, chosen, strict=True):
            values |= change.options[at]
        held = {path: value for path in values for _, value, _ in found(self.game.box.content, path)}
        return {path: value for path, value in values.items() if held[path] != value}

    def problem(self, box: Path) -> str:
        """Why a candidate cannot be; nothing where it can."""
        try:
            game = games.load(self.game.name, box)
        except BadData as error:
            return str(error)
        checks: Mapping[str, Any] = import_module(f"{game.package}.tuning").MUST if self.must else {}
        failed = [f"{name} ({where})" for name, where in self.must.items() if not checks[name]()]
        games.unload(self.game.name, box)
        return f"does not hold: {', '.join(failed)}" if failed else ""


def read(game: Game) -> Tuning:
    """What is declared beside a game's box. Raises BadData where it does not fit the box."""
    told = read_toml(game.folder / FILE)
    changes = tuple(_change(game.box.content, row) for row in told.get("change", []))
    if not changes:
        raise BadData(f"{FILE} of {game.name}: no [[change]]")
    return Tuning(game, changes, told.get("must", {}), told.get("aims", {}))


def found(here: Any, path: str, at: str = "", origin: str = "") -> Iterator[tuple[str, Any, str]]:
    """Every value that a path means: its own path, the value, where it comes from."""
    if isinstance(here, dict) and "from" in here:
        origin = here["from"]
        here = here.get("value", here)
    if not path:
        yield at, here, origin
        return
    head, _, rest = path.partition(".")
    below = {row["id"]: row for row in here} if isinstance(here, list) else here if isinstance(here, dict) else {}
    for name, one in below.items():
        if fnmatchcase(name, head):
            yield from found(one, rest, f"{at}.{name}" if at else name, origin)


def _change(content: Any, row: Mapping[str, Any]) -> Change:
    if "sets" in row:
        name, wanted = row["name"], list(row["sets"])
        paths = dict.fromkeys(path for values in wanted for path in values)
        held = dict(_held(content, name, paths))
        options = [{**held, **values} for values in wanted]
    else:
        name = row["path"]
        held = dict(_held(content, name, [name]))
        options = list(_options(name, row, held))
    if held not in options:  # the box of today is always a candidate
        options.insert(0, held)
    return Change(name, tuple(options), options.index(held), "range" in row or "add" in row)


def _held(content: Any, name: str, paths: Sequence[str] | Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What these paths are today. Only what is rebuilt may change."""
    for path in paths:
        known = list(found(content, path))
        if not known:
            raise BadData(f"{FILE}: {name}: the box has no {path}")
        for at, value, origin in known:
            if origin != REBUILT:
                raise BadData(f"{FILE}: {name}: {at} is from {origin}; only what is {REBUILT} may change")
            yield at, value


def _options(name: str, row: Mapping[str, Any], held: Values) -> Iterator[Values]:
    if "range" in row:
        least, most = row["range"]
        yield from (dict.fromkeys(held, value) for value in range(least, most + 1))
    elif "choices" in row:
        yield from (dict.fromkeys(held, value) for value in row["choices"])
    elif "add" in row:
        least, most = row["add"]
        for more in range(least, most + 1):
            yield {path: _more(value, more) for path, value in held.items()}
    else:
        raise BadData(f"{FILE}: {name}: needs range, choices, add or sets")


def _more(value: Any, more: int) -> Any:
    return [one + more for one in value] if isinstance(value, list) else value + more


def corrections(content: Mapping[str, Any], values: Values) -> str:
    """Values by their paths, as the text of a file with corrections. What JSON says of them, TOML says too."""
    rows: dict[tuple[str, str], list[str]] = defaultdict(list)
    lines = []
    for path, value in values.items():
        table, _, rest = path.partition(".")
        said = json.dumps(value, ensure_ascii=False)
        if isinstance(content[table], list):
            row, _, field = rest.partition(".")
            rows[table, row].append(f"{field} = {said}")
        else:
            lines.append(f"{path} = {said}")
    for (table, row), fields in rows.items():
        lines += ["", f"[[{table}]]", f"id = {json.dumps(row)}", *fields]
    return "\n".join(lines) + "\n"
