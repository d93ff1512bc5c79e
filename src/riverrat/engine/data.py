"""The box: every number and table of a game, read from its board.toml, each with its provenance.

In board.toml a table that carries `from` is a datum; `from` says where it comes from. A lone value is written
`price = {value = 6, from = "rulebook"}`; rows of a list are tables with an `id`. A list of plain values is one value.
An owner of the box corrects single values in a file of their own, of the same shape; everything else stays as it is.
Whoever changes a board.toml keeps the former one whole, in `earlier/<hash>.toml` beside it: games go on with their box.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import BadData

PROVENANCE = ("rulebook", "source", "inferred", "reconstructed", "owner")
BOARD, EARLIER = "board.toml", "earlier"  # the box of a game, and the folder beside it of those it had before
_corrections: dict[str, Path] = {}  # which file corrects the box of which package


@dataclass(frozen=True)
class Datum:
    path: str
    value: Any
    origin: str
    note: str


class Box:
    """The data of one game. `box.value("price.backpack")`, `box.rows("space")`, `box.table("supply")`."""

    def __init__(self, content: dict[str, Any], known: str = "") -> None:
        self.content = content
        self.data = list(_walk("", content))
        if not self.data:
            raise BadData("no datum in the file: each value needs a `from`")
        plain = json.dumps({d.path: d.value for d in self.data}, sort_keys=True)
        self.hash = known or hashlib.sha256(plain.encode()).hexdigest()[:12]

    @property
    def values(self) -> dict[str, Any]:
        """Every value in the shape of board.toml, without where it comes from: what a board is drawn from."""
        plain: dict[str, Any] = _plain(self.content)
        return plain

    def _at(self, path: str) -> Any:
        here: Any = self.content
        for part in path.split("."):
            here = here[part]
        return here

    def value(self, path: str) -> Any:
        return self._at(path)["value"]

    def table(self, path: str) -> dict[str, Any]:
        """The values of every datum directly below `path`, by name."""
        return {name: datum["value"] for name, datum in self._at(path).items()}

    def rows(self, path: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = self._at(path)
        return rows


def _walk(path: str, here: Any) -> Iterator[Datum]:
    if isinstance(here, list):
        for row in here:
            if not isinstance(row, dict) or "id" not in row or "from" not in row:
                raise BadData(f"{path}: each row needs an id and a from")
            yield from _walk(f"{path}.{row['id']}", row)
    elif isinstance(here, dict) and "from" in here:
        value = here["value"] if "value" in here else {k: v for k, v in here.items() if k not in ("from", "note")}
        if here["from"] not in PROVENANCE:
            raise BadData(f"{path}: from = {here['from']!r} is none of {', '.join(PROVENANCE)}")
        yield Datum(path, value, here["from"], here.get("note", ""))
    elif isinstance(here, dict):
        for name, below in here.items():
            yield from _walk(f"{path}.{name}" if path else name, below)
    else:
        raise BadData(f"{path}: a value needs the form {{value = ..., from = ...}}")


def _plain(here: Any) -> Any:
    if isinstance(here, list):
        return [_plain(one) for one in here]
    if isinstance(here, dict):
        if "value" in here and "from" in here:
            return here["value"]
        return {name: _plain(below) for name, below in here.items() if name not in ("from", "note")}
    return here


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: {error}") from None


def correct(package: str, file: Path) -> None:
    """From now on the box of `package` carries the corrections in `file`."""
    _corrections[package] = file


def corrections_of(package: str) -> Path | None:
    """The file that corrects the box of `package`, if any."""
    return _corrections.get(package)


def load_box(package: str, file: str) -> Box:
    """The box beside a game's data.py (pass `__package__` and `__file__`): as it is, corrected, or as it was."""
    board = Path(file).with_name(BOARD)
    content, other = read_toml(board), _corrections.get(package)
    if other is None:
        return Box(content)
    if other.resolve().parent == board.resolve().with_name(EARLIER):
        return _earlier(read_toml(other), content)
    _correct("", content, read_toml(other))
    return Box(content)


def keep(folder: Path, text: str) -> Path:
    """Keep a former board.toml for the games that were begun with it; `folder` is that of the game."""
    try:
        box = Box(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(str(error)) from None
    file = folder / EARLIER / f"{box.hash}.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def _earlier(content: dict[str, Any], today: dict[str, Any]) -> Box:
    """A box as it was. Values that it did not have yet are those of today and leave its hash as it is."""
    written = Box(content).hash
    _fill(content, today)
    return Box(content, written)


def _fill(here: dict[str, Any], today: dict[str, Any]) -> None:
    for name, value in today.items():
        if isinstance(value, dict) and "from" not in value and name in here:
            _fill(here[name], value)
        else:
            here.setdefault(name, value)


def _correct(path: str, here: dict[str, Any], change: dict[str, Any]) -> None:
    """Lay an owner's values over the box, refusing names and kinds of value that it does not have."""
    for name, new in change.items():
        where = f"{path}.{name}" if path else name
        if name not in here:
            raise BadData(f"{where}: the box has no such value")
        old = here[name]
        if isinstance(old, dict) and "value" in old:
            given = new["value"] if isinstance(new, dict) and "value" in new else new
            _same_kind(where, old["value"], given)
            here[name] = {**old, "value": given, "from": "owner"}
        elif isinstance(old, dict) and isinstance(new, dict):
            _correct(where, old, new)
        elif isinstance(old, list) and isinstance(new, list) and old and isinstance(old[0], dict):
            _correct_rows(where, old, new)
        else:
            _same_kind(where, old, new)
            here[name] = new


def _correct_rows(path: str, rows: list[dict[str, Any]], changes: list[Any]) -> None:
    known = {row["id"]: row for row in rows}
    for change in changes:
        if not isinstance(change, dict) or change.get("id") not in known:
            raise BadData(f"{path}: each row needs the id of a row of the box")
        row = known[change["id"]]
        _correct(f"{path}.{row['id']}", row, {k: v for k, v in change.items() if k not in ("id", "from", "note")})
        row["from"] = "owner"


def _same_kind(where: str, old: Any, new: Any) -> None:
    if type(old) is not type(new):
        raise BadData(f"{where}: needs {type(old).__name__} like {old!r}, not {new!r}")
