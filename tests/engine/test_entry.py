"""Compiled code is found again by whoever needs it next."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from riverrat.engine import entry

from ..conftest import needs_numba, written

pytestmark = needs_numba

RULES = """
import ctypes, sys
from pathlib import Path
import numpy as np
from riverrat.engine import entry

def adding(amount):
    def add(x):
        a, b, c = 1, 2, 3
        return x + amount + a + b + c
    return entry.numba.extending.register_jitable(add)

def run(amount):
    add, carray = adding(amount), entry.numba.carray
    def enter(room):
        carray(room, 1)[0] = add(carray(room, 1)[0])
    address = entry.address_of(entry.Entry(enter, (np.dtype(np.int64),)), "rules", Path(__file__))
    room = np.array([10])
    ctypes.CFUNCTYPE(None, ctypes.c_int64)(address)(room.ctypes.data)
    print(room[0])
"""


def test_rules_from_source_and_from_a_pyc_are_compiled_once_and_edited_ones_anew(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, encoding="utf-8")
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    env |= {"RIVERRAT_CACHE": str(tmp_path / "cache"), "PYTHONPATH": f"{tmp_path}:{entry.ENGINE.parents[1]}"}
    found = []
    for _ in range(2):
        call = [sys.executable, "-c", "import rules; rules.run(4); rules.run(5)"]
        assert subprocess.run(call, env=env, capture_output=True, text=True, check=True).stdout == "20\n21\n"
        assert (tmp_path / "__pycache__").exists()
        found.append(written(tmp_path / "cache"))
    assert len(found[0]) == 2
    assert found[0] == found[1]
    (tmp_path / "rules.py").write_text(RULES.replace("x + amount", "x + 100 * amount"), encoding="utf-8")  # an edit
    assert subprocess.run(call, env=env, capture_output=True, text=True, check=True).stdout == "416\n516\n"


PARTS = ("__init__.py", "folders.py", "engine", *(path.name for path in entry.ENGINE.glob("*.py")))


def test_installations_that_share_a_folder_compile_once(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, encoding="utf-8")
    copytree(entry.ENGINE.parent, tmp_path / "riverrat", ignore=lambda folder, names: set(names) - set(PARTS))
    found = []
    for installation in (entry.ENGINE.parents[1], tmp_path):
        env = os.environ | {"RIVERRAT_CACHE": str(tmp_path / "cache"), "PYTHONPATH": f"{installation}:{tmp_path}"}
        call = [sys.executable, "-c", "import rules; print(rules.entry.__file__); rules.run(4)"]
        said = subprocess.run(call, env=env, capture_output=True, text=True, check=True).stdout.split()
        assert said == [str(installation / "riverrat" / "engine" / "entry.py"), "20"]
        found.append(written(tmp_path / "cache"))
    assert len(found[0]) == 1
    assert found[0] == found[1]


def test_a_folder_of_somebody_else_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERRAT_CACHE", str(tmp_path))

    def sound(room: int) -> None:
        pass

    assert entry.address_of(entry.Entry(sound, (None,)), "sound", Path(__file__))
    before = written(tmp_path)

    def refused(*given: object, **named: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "touch", refused)
    monkeypatch.setattr(Path, "mkdir", refused)
    assert entry.address_of(entry.Entry(sound, (None,)), "sound", Path(__file__))
    assert written(tmp_path) == before


def test_what_was_not_compiled_to_its_end_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERRAT_CACHE", str(tmp_path))

    def broken(room: int) -> None:
        room.nothing_of_that_name  # type: ignore[attr-defined]  # noqa: B018

    with pytest.raises(entry.numba.core.errors.TypingError):
        entry.address_of(entry.Entry(broken, (None,)), "broken", Path(__file__))
    assert (tmp_path / "native").exists()
    assert not entry.kept("broken", Path(__file__))

    def sound(room: int) -> None:
        pass

    entry.address_of(entry.Entry(sound, (None,)), "sound", Path(__file__))
    assert entry.kept("sound", Path(__file__))
