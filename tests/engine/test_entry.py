"""Compiled code is found again by whoever needs it next."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from riverrat.engine import entry

from ..conftest import needs_numba

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
    for _ in range(2):
        call = [sys.executable, "-c", "import rules; rules.run(4); rules.run(5)"]
        assert subprocess.run(call, env=env, capture_output=True, text=True, check=True).stdout == "20\n21\n"
        assert (tmp_path / "__pycache__").exists()
        assert len(list((tmp_path / "cache").rglob("*.nbc"))) == 2
    (tmp_path / "rules.py").write_text(RULES.replace("x + amount", "x + 100 * amount"), encoding="utf-8")  # an edit
    assert subprocess.run(call, env=env, capture_output=True, text=True, check=True).stdout == "416\n516\n"
