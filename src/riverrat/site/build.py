"""Writes the site. What never changes under its name lies in folders named for their contents."""

import asyncio
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import riverrat
from riverrat import games
from riverrat.engine import data
from riverrat.engine.entry import cache_folder
from riverrat.engine.errors import BadData, RiverratError
from riverrat.engine.wasm.node import node
from riverrat.local.house import House
from riverrat.local.store import Rows
from riverrat.local.thinker import Task
from riverrat.players import wasm
from riverrat.tables.opponents import OpponentFailed
from riverrat.tables.release import WRITTEN, commit
from riverrat.texts import LANGUAGES

PACKAGE = Path(riverrat.__file__).parent
STATIC = PACKAGE / "server" / "static"
CHECKOUT = PACKAGE.parents[1]
PYODIDE = CHECKOUT / "web" / "node_modules" / "pyodide"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ROOMS = ("engine", "games", "players", "lessons", "puzzles", "texts", "tables", "local")  # the house needs no others
LEFT_OUT = (".mjs", ".npz", ".pyc")
WHEEL = Path(__file__).with_name("requirements.txt")
PLATFORM = "pyemscripten_2026_0_wasm32"
HERE = Path(__file__).parent


def build(out: Path, base: str = "/", corrections: Path | None = None, compiling: Collection[str] | None = None) -> int:
    """Write the site into a folder that is empty or held one before. Returns how many bytes it has.

    With an owner's corrections, the game that they are for is the corrected one there, for everybody. Where not all
    games are compiled, the others are there as well: their computers think interpreted, and are called weaker.
    """
    if not base.startswith("/") or not base.endswith("/"):
        raise RiverratError(f"the base is a path such as /games/, not {base!r}")
    if out.exists() and any(out.iterdir()) and not (out / "site.json").exists():
        raise RiverratError(f"{out} is not empty, and holds no site of ours")
    if not (STATIC / "index.html").exists() or not PYODIDE.exists():
        raise RiverratError("the client is not built: run `make site` in a checkout")
    corrected = {_corrected(corrections): corrections} if corrections else {}
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        compiled = _games(made / "games", games.names() if compiling is None else compiling)
        _python(made / "python", made / "house", corrected)
        _answered(made / "house" / "answers", compiled)
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(STATIC, out, ignore=shutil.ignore_patterns("*.br", "*.gz", "letters.js", "notifications.js"))
        names = {part: _moved(made / part, out) for part in ("house", "python", "games")}
    _page(out, base, names, compiled)
    _worker(out)
    return sum(file.stat().st_size for file in out.rglob("*") if file.is_file())


def _moved(folder: Path, out: Path) -> str:
    """A folder, moved to where its name tells its contents."""
    name = f"{folder.name}-{_hash(folder)}"
    shutil.copytree(folder, out / name)
    return name


def _hash(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in _files(folder):
        digest.update(file.encode() + (folder / file).read_bytes())
    return digest.hexdigest()[:12]


def _files(folder: Path) -> list[str]:
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


# --- the parts --------------------------------------------------------------------------------------------------------


def _python(folder: Path, house: Path, corrected: Mapping[str, Path]) -> None:
    """Python with its library, and what it runs: the house."""
    folder.mkdir()
    house.mkdir()
    for name in PYTHON:
        shutil.copy(PYODIDE / name, folder / name)
    packages = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps(packages | {"packages": {}}), encoding="utf-8")
    with tempfile.TemporaryDirectory() as given:
        sources = Path(given, "sources.zip")
        with zipfile.ZipFile(sources, "w") as archive:
            for name, content in _sources(_msgspec()):
                archive.writestr(name, content)
            archive.writestr("riverrat/tables/commit.txt", commit())
            for game, file in corrected.items():
                archive.write(file, f"riverrat/local/boxes/{game}.toml")
        made = folder / "library.zip", house / "house.bin"
        subprocess.run([node(), HERE / "archive.mjs", PYODIDE, sources, *made], check=True)


def _games(folder: Path, names: Collection[str]) -> dict[str, str]:
    """The compiled rules of these games, with what their guides weigh. Returns the hashes of their boxes."""
    found = {}
    for name in names:
        game = games.load(name)
        shutil.copytree(wasm.build(game), folder / name)
        found[name] = game.box.hash
    return found


def _corrected(corrections: Path) -> str:
    """The game whose box a file corrects; from now on it is that one."""
    problems = {}
    for name, package in games.REGISTER.items():
        try:
            games.load(name, corrections)
        except BadData as error:
            problems[name] = str(error)
        else:
            data.correct(package, corrections)
            return name
    raise BadData("; ".join(f"{name}: {problem}" for name, problem in problems.items()))


def _answered(folder: Path, compiled: Mapping[str, str]) -> None:
    for path, text in asyncio.run(_answers(compiled)).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _sources(wheel: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE)
        wanted = len(name.parts) == 1 or name.parts[0] in ROOMS
        if path.is_file() and path != WRITTEN and wanted and path.suffix not in LEFT_OUT:
            yield f"riverrat/{name.as_posix()}", path.read_bytes()
    for page in sorted((CHECKOUT / "docs" / "rules").glob("*.md")):
        yield f"riverrat/rules/{page.name}", page.read_bytes()
    with zipfile.ZipFile(wheel) as archive:
        for one in archive.namelist():
            if one.endswith((".py", ".so")):
                yield one, archive.read(one)


def _msgspec() -> Path:
    """The one library that is not plain Python, made for Pyodide; pinned with its hash and fetched once."""
    folder, pinned = cache_folder().parent / "site", WHEEL.read_text().partition("sha256:")[2].strip()
    for known in folder.glob("*.whl"):
        if hashlib.sha256(known.read_bytes()).hexdigest() == pinned:
            return known
    where = ["--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
    call = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    call += ["--only-binary=:all:", *where, "--require-hashes", "--requirement", str(WHEEL), "--dest", str(folder)]
    subprocess.run(call, check=True)
    return _msgspec()


async def _answers(compiled: Mapping[str, str]) -> dict[str, str]:
    """What the lobby asks before the house is there, answered by the same house."""

    async def nothing(_: Rows) -> None: ...

    async def nobody(_: Task) -> bytes:
        raise OpponentFailed("nobody thinks while a site is written")

    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), {}, nothing, nobody, nobody, compiled)
        found = {}
        for path in _paths(house):
            reply = await house.request("GET", f"/api/{path}")
            assert reply.status == 200, reply.body
            found[f"{path}.ftl" if "texts/" in path else f"{path}.json"] = reply.body
        return found


def _paths(house: House) -> Iterator[str]:
    catalogue = house.house.catalogue
    yield from ("about", "games")
    yield from (f"texts/{language}" for language in LANGUAGES)
    for game in catalogue.names():
        yield f"games/{game}"
        for language in LANGUAGES:
            yield from (f"games/{game}/texts/{language}", f"games/{game}/rules/{language}")
        for example in catalogue.rules(catalogue.game(game), "en").examples:
            yield f"games/{game}/examples/{example.name}"


# --- around them ------------------------------------------------------------------------------------------------------


def _page(out: Path, base: str, names: Mapping[str, str], compiled: Mapping[str, str]) -> None:
    """The client's page, told where it lies and that the house is on the device."""
    page = (out / "index.html").read_text(encoding="utf-8")
    page = page.replace('="/', f'="{base}')
    told = " ".join(f'data-{part}="{name}"' for part, name in names.items())
    page = page.replace("<html ", f"<html {told} ", 1)
    page = page.replace("</head>", f'  <link rel="manifest" href="{base}app.webmanifest" />\n  </head>', 1)
    (out / "index.html").write_text(page, encoding="utf-8")
    (out / "404.html").write_text(page, encoding="utf-8")  # static hosts show it for the places inside the client
    manifest = {
        "name": "Riverrat",
        "short_name": "Riverrat",
        "id": base,
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "background_color": "#f3f3f1",
        "theme_color": "#3a44b4",
        "icons": [
            {"src": f"{base}icon.svg", "sizes": "any", "type": "image/svg+xml"},
            *({"src": f"{base}icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)),
        ],
    }
    (out / "app.webmanifest").write_text(json.dumps(manifest, indent=2), encoding="utf-8")
    sizes = {
        f"{part}/{file}": (out / name / file).stat().st_size
        for part, name in names.items()
        for file in _files(out / name)
    }
    told_site = {"version": riverrat.__version__, "compiled": compiled, "sizes": sizes}
    (out / names["house"] / "site.json").write_text(json.dumps(told_site), encoding="utf-8")
    (out / "site.json").write_text(
        json.dumps({"version": riverrat.__version__, "base": base, **names}), encoding="utf-8"
    )


def _worker(out: Path) -> None:
    """The service worker, last: it names every file."""
    files = [name for name in _files(out) if name not in ("404.html", "index.html")]
    (out / "files.json").write_text(json.dumps(["./", *files]), encoding="utf-8")
    lobby = [name for name in files if "/" not in name]
    text = (HERE / "worker.js").read_text(encoding="utf-8")
    text = text.replace("{version}", _hash(out)).replace("{first}", json.dumps(["./", "files.json", *lobby]))
    (out / "sw.js").write_text(text, encoding="utf-8")
