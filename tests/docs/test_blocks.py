"""Every block in README and docs is run, or at least read, by the rules that CONTRIBUTING.md gives."""

import ast
import doctest
import io
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import yaml

from riverrat import games
from riverrat.cli.main import main

from ..conftest import needs_numba
from .pages import NAMES, ROOT, Block, blocks, code_in_prose, prose, text_of

KNOWN = {"python", "typescript", "console", "record", "json", "toml", "yaml", "text"}
READERS: dict[str, Callable[[str], Any]] = {"json": json.loads, "toml": tomllib.loads, "yaml": yaml.safe_load}
NOT_HERE = ("make ", "npm ", "pip ")  # they change more than a folder of their own
MAKE = re.compile(r"^([a-z-]+):", re.M)
LONG = ("docs/notation.md", "docs/research.md", "examples/README.md")  # what they show takes more than ten seconds of a processor
each_page = pytest.mark.parametrize("page", NAMES)


def pages_with(language: str) -> list[Any]:
    """The pages that have such blocks."""
    having = [page for page in NAMES if blocks(page, language)]
    return [pytest.param(page, marks=pytest.mark.long) if page in LONG else page for page in having]


@each_page
def test_every_block_says_what_it_is(page: str) -> None:
    for block in blocks(page):
        assert block.language in KNOWN, f"{block.where}: {block.language!r} is none of {sorted(KNOWN)}"
        may_say = {"python": {"run", "file"}, "typescript": {"file"}, "toml": {"file"}, "console": {"run", "add"}}
        allowed = may_say.get(block.language, set())
        assert set(block.says) <= allowed, f"{block.where}: {block.says}"
    outside = re.sub(r"^( *[*\d-].*\n)(( {2,}.*)?\n)*", "", prose(page), flags=re.M)  # lists have their own indents
    assert not re.search(r"^\n {4}\S", outside, re.M), f"{page}: a block by indentation, which nothing checks"


@needs_numba
@pytest.mark.parametrize("page", pages_with("python"))
def test_python_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other, as if typed into one session."""
    monkeypatch.chdir(tmp_path)
    session: dict[str, object] = {"__name__": "page"}
    for block in blocks(page, "python"):
        if "file" in block.says:
            stands_in(block, ROOT / block.says["file"])
        elif block.says.get("run") == "no":
            ast.parse(block.text)
        else:
            exec(compile("\n" * block.line + block.text, str(ROOT / page), "exec"), session)


def stands_in(block: Block, file: Path) -> None:
    """A block that quotes a file has its lines, in order."""
    rest = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    for line in filter(None, map(str.strip, block.text.splitlines())):
        if line == "...":
            continue
        assert line in rest, f"{block.where}: {file.name} has no line {line!r} here"
        del rest[: rest.index(line) + 1]


@each_page
def test_data_can_be_read(page: str) -> None:
    for block in blocks(page, "json", "toml", "yaml"):
        READERS[block.language](block.text)
        if "file" in block.says:
            stands_in(block, ROOT / block.says["file"])


@each_page
def test_typescript_is_quoted(page: str) -> None:
    for block in blocks(page, "typescript"):
        stands_in(block, ROOT / block.says["file"])


@each_page
def test_records_replay(page: str) -> None:
    for block in blocks(page, "record"):
        record = games.read_record(block.text)
        assert len(record) > 0, block.where


# --- commands ---------------------------------------------------------------------------------------------------------


@cache
def usage(command: str) -> str:
    """What `riverrat COMMAND --help` says."""
    told = io.StringIO()
    with mock.patch.dict(os.environ, COLUMNS="400"), redirect_stdout(told):
        assert main([*command.split(), "--help"]) == 0
    return told.getvalue()


def check_command(command: str, where: str) -> None:
    """That a command has the options it is shown with, without running it."""
    words = re.sub(r"^([A-Z_]+=\S+ )+", "", command).split()
    program = words[0].removeprefix(".venv/bin/")
    if program == "make":
        targets = set(MAKE.findall((ROOT / "Makefile").read_text()))
        assert set(words[1:]) <= targets, f"{where}: {command}"
    elif program == "npm":
        scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
        assert words[-1] in {"ci", *scripts}, f"{where}: {command}"
    elif program == "riverrat" and len(words) > 1 and not words[1].startswith("-"):
        assert re.search(rf"\b{words[1]}\b", usage("")), f"{where}: no command {words[1]}"
        known = usage(words[1])
        if "COMMAND [ARGS]" in known:  # several under one word
            known += "".join(usage(f"{words[1]} {one}") for one in re.findall(r"^  ([a-z]+)  ", known, re.M))
        for option in re.findall(r"(?<=\s)--[a-z-]+", command):
            assert option in known, f"{where}: {command}: no {option}"


@each_page
def test_commands_in_prose_exist(page: str) -> None:
    for code in code_in_prose(page):
        if re.match(r"([A-Z_]+=\S+ )*(\.venv/bin/)?(riverrat|make|npm) [a-z]", code):
            check_command(code, page)


def commands(block: Block) -> list[tuple[str, str]]:
    """Each command of a console block with the output shown for it."""
    found: list[tuple[str, str]] = []
    for line in block.text.replace("\\\n", " ").splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        elif found:
            found[-1] = (found[-1][0], found[-1][1] + line + "\n")
        else:
            raise AssertionError(f"{block.where}: a console begins with `$ `")
    return found


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which `python` and `riverrat` are ours, whatever is installed."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, words in (("python", ""), ("riverrat", "-m riverrat")):
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        (programs / name).chmod(0o755)
    path = os.pathsep.join([str(programs), os.environ["PATH"]])
    here = {"PATH": path, "PYTHONPATH": str(ROOT / "src"), "RIVERRAT_HOME": str(tmp_path / "home")}
    return {**os.environ, **here, "NO_COLOR": "1", "COLUMNS": "100"}


@needs_numba
@pytest.mark.parametrize("page", pages_with("console"))
def test_commands_run(page: str, shell: dict[str, str], tmp_path: Path) -> None:
    """The commands of a page run in one folder, one after the other; what they print is what the page shows."""
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "examples").symlink_to(ROOT / "examples")
    for block in blocks(page, "console"):
        for command, shown in commands(block):
            check_command(command, block.where)
            if block.says.get("run") == "no" or command.startswith(NOT_HERE):
                continue
            call = f"set -euo pipefail; {command.replace('.venv/bin/', '')} {block.says.get('add', '')}"
            done = subprocess.run(
                ["bash", "-c", call],
                cwd=folder, env=shell, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
            )  # fmt: skip
            assert done.returncode == 0, f"{block.where}: {call}\n{done.stdout}{done.stderr}"
            same = doctest.OutputChecker().check_output(shown, done.stdout, doctest.ELLIPSIS)
            assert same or not shown, f"{block.where}: {call} prints\n{done.stdout}"


def test_extras_that_pages_install_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for page in NAMES:
        for extras in re.findall(r"riverrat\[([a-z,-]+)\]", text_of(page)):
            assert set(extras.split(",")) <= set(project["optional-dependencies"]), f"{page}: {extras}"
