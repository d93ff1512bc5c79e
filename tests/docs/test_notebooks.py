"""The notebooks run from top to bottom, in short form."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
NEEDS = {
    "maskable_ppo": ("sb3_contrib", "sb3-contrib is not installed; it comes with riverrat[sb3]"),
    "openspiel_mcts": ("pyspiel", "open_spiel is not installed; it comes with riverrat[spiel]"),
}


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.stem, marks=[pytest.mark.long] if path.stem in NEEDS else []) for path in NOTEBOOKS],
)
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    if path.stem in NEEDS:
        module, reason = NEEDS[path.stem]
        pytest.importorskip(module, reason=reason)
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert not any(cell.get("outputs") for cell in cells), "outputs are not kept"
    script = tmp_path / "cells.py"
    script.write_text("\n\n".join(code), encoding="utf-8")
    env = {**os.environ, "RIVERRAT_SHORT": "1", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, str(script)], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]


def test_every_notebook_is_listed() -> None:
    page = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert len(NOTEBOOKS) == 5
    for path in NOTEBOOKS:
        assert f"](notebooks/{path.name})" in page
