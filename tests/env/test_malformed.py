"""Whatever is called with whatever: the interpreter lives on."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import needs_numba

ROOT = Path(__file__).parents[2]


def survives(count: int, seed: int) -> None:
    command = [sys.executable, "-W", "ignore", "-m", "tests.env.malformed", str(count), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith(f"{count} calls, ")
    assert int(done.stdout.split()[2]) > count // 2


@needs_numba
def test_malformed_calls_end_in_exceptions() -> None:
    survives(2_000, seed=1)


@needs_numba
@pytest.mark.release
def test_many_malformed_calls_end_in_exceptions() -> None:
    survives(100_000, seed=2)
