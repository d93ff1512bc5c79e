"""The web client's types, made from the server's own: `python -m riverrat.server.typescript [--check]`.

Writes web/src/core/server/protocol/ from the messages and web/src/games/<game>/view.ts from the view of each game,
with the comments that stand beside the fields; and samples/box.json beside it, the values of the box for tests and for
drawing without a server. The files are checked in; a test sees that they are fresh.
"""

import ast
import inspect
import itertools
import json
import pkgutil
import re
import sys
import tokenize
import types
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from riverrat import games
from riverrat.tables import protocol

HEAD = "// Made from {source} by `python -m riverrat.server.typescript`. Do not edit.\n"
ALIASES = {"base": ("Level", "Language"), "messages": ("ClientMessage", "ServerMessage")}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def type_text(kind: Any) -> str:
    """A Python type as TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return type_text(kind.__origin__)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin in (Required, NotRequired):
        return type_text(args[0])
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_text(one) for one in args if one is not msgspec.UnsetType))
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in args)
    if origin in (list, set, Sequence) or (origin is tuple and args[1:] == (...,)):
        inner = type_text(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(type_text(one) for one in args)}]"
    if origin in (dict, Mapping):
        return f"Record<{type_text(args[0])}, {type_text(args[1])}>"
    if isinstance(kind, type):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def comments(kind: type) -> dict[str, str]:
    """What is written beside each field of a class in its source."""
    source = inspect.getsource(kind)
    notes = {
        token.start[0]: token.string.lstrip("# ").split("  #")[0]
        for token in tokenize.generate_tokens(StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    tree = ast.parse(source).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.end_lineno in notes:
            found[node.target.id] = notes[node.end_lineno]
    return found


def interface(name: str, kind: type, fields: Iterable[tuple[str, Any, bool]], extends: str = "", tag: str = "") -> str:
    """One interface: (name, type, optional) of each field, with the comments of its class."""
    notes = comments(kind)
    about = kind.__dict__.get("__doc__")
    lines = [f"/** {' '.join(about.split())} */"] if about and not about.startswith(f"{kind.__name__}(") else []
    lines.append(f"export interface {name}{f' extends {extends}' if extends else ''} {{")
    if tag:
        lines.append(f'  type: "{tag}";')
    for field, hint, optional in fields:
        note = f" // {notes[field]}" if field in notes else ""
        lines.append(f"  {field}{'?' if optional else ''}: {type_text(hint)};{note}")
    return "\n".join([*lines, "}"])


def protocol_texts() -> dict[str, str]:
    """All messages by subject, in the order of their modules; `index` gathers them."""
    subjects = [sys.modules[f"{protocol.__name__}.{one.name}"] for one in pkgutil.iter_modules(protocol.__path__)]
    names = {name: module for module in subjects for name, kind in vars(module).items() if _told(kind, module)}
    found = {}
    for module in subjects:
        parts = [_struct(name, getattr(module, name)) for name, own in names.items() if own is module]
        parts += [
            f"export type {name} = {type_text(getattr(module, name))};" for name in ALIASES.get(_short(module), ())
        ]
        if module.__name__.endswith(".base"):
            parts.insert(0, f"export const PROTOCOL = {protocol.PROTOCOL};")
        words = set(re.findall(r"\w+", " ".join(re.sub(r"//.*|/\*.*?\*/", "", part) for part in parts)))
        used = sorted((_short(other), name) for name, other in names.items() if name in words and other is not module)
        heads = [
            f"import type {{ {', '.join(name for _, name in few)} }} from './{other}';\n"
            for other, few in itertools.groupby(used, lambda one: one[0])
        ]
        source = f"src/{module.__name__.replace('.', '/')}.py"
        found[_short(module)] = "\n".join([HEAD.format(source=source), *heads, *(part + "\n" for part in parts)])
    gathered = [f"export * from './{name}';\n" for name in found]
    found["index"] = HEAD.format(source=f"src/{protocol.__name__.replace('.', '/')}") + "\n" + "".join(gathered)
    return found


def _short(module: types.ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _told(kind: Any, module: types.ModuleType) -> bool:
    """Whether something is a message, and of this module."""
    message = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    return message and kind not in (protocol.Answer, protocol.Ask, protocol.Say, protocol.Tell)


def _struct(name: str, kind: type[msgspec.Struct]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    base = kind.__mro__[1]
    plain = base in (protocol.Answer, protocol.Ask, protocol.Say, protocol.Tell)
    inherited = set() if plain else {field.name for field in msgspec.structs.fields(base)}
    sparing = issubclass(kind, protocol.Ask | protocol.Say) or kind.__struct_config__.omit_defaults
    fields = [
        (field.encode_name, hints[field.name], field.default is msgspec.UNSET or (sparing and not field.required))
        for field in msgspec.structs.fields(kind)
        if field.name not in inherited
    ]
    tag = kind.__struct_config__.tag
    return interface(name, kind, fields, "" if plain else base.__name__, tag if isinstance(tag, str) else "")


def view_text(view: Any, source: str) -> str:
    """A game's view with everything it is made of, each after what it needs."""
    found: dict[str, str] = {}
    _dictionary(view, found)
    return "\n".join([HEAD.format(source=source), *[text + "\n" for text in found.values()]])


def _dictionary(kind: Any, found: dict[str, str]) -> None:
    if kind.__name__ in found:
        return
    hints = get_type_hints(kind, include_extras=True)
    for hint in hints.values():
        for inner in _inside(hint):
            _dictionary(inner, found)
    optional: frozenset[str] = kind.__optional_keys__
    fields = [(name, hint, name in optional) for name, hint in hints.items()]
    found[kind.__name__] = interface(kind.__name__, kind, fields)


def _inside(hint: Any) -> Iterable[Any]:
    if is_typeddict(hint):
        yield hint
    for inner in get_args(hint):
        yield from _inside(inner)


def files(root: Path) -> dict[Path, str]:
    """Every file with what it should say."""
    wanted = {root / f"web/src/core/server/protocol/{name}.ts": text for name, text in protocol_texts().items()}
    for name, package in games.REGISTER.items():
        if package.startswith("riverrat.games."):
            game = games.load(name)
            view = game.view_type
            source = f"src/{view.__module__.replace('.', '/')}.py"
            wanted[root / f"web/src/games/{name}/view.ts"] = view_text(view, source)
            box = json.dumps(game.box.values, ensure_ascii=False)
            wanted[root / f"web/src/games/{name}/samples/box.json"] = f"{box}\n"
    return wanted


def main(arguments: list[str], root: Path = Path(__file__).parents[3]) -> int:
    stale = [
        path for path, text in files(root).items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(root)} is not fresh: run python -m riverrat.server.typescript")
        return 1 if stale else 0
    wanted = files(root)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
        print(f"wrote {path.relative_to(root)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
