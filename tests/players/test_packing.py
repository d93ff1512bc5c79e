"""A network packed for browsers is the network, to the last bit."""

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.wasm import node
from riverrat.players.network import network_of
from riverrat.players.network_guide import network_guide
from riverrat.players.packing import _steps, packed

RULES = Path(node.__file__).with_name("rules.mjs")
UNPACK = f"""
import {{ readFileSync, writeFileSync }} from 'node:fs';
import {{ unpacked }} from '{RULES.as_uri()}';
const [file, guide, out] = process.argv.slice(1);
writeFileSync(out, unpacked(readFileSync(file), JSON.parse(guide)));
"""


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_javascript_unpacks_what_was_packed(name: str, tmp_path: Path) -> None:
    game = games.load(name)
    memory = network_guide(game).memory
    rows, file = packed(network_of(game), memory)
    assert len(file) < 0.6 * memory.nbytes
    (tmp_path / "packed").write_bytes(file)
    guide = json.dumps({"bytes": memory.nbytes, "rows": [one._asdict() for one in rows]})
    call: list[str | Path] = [
        node.node(),
        "--input-type=module",
        "-e",
        UNPACK,
        tmp_path / "packed",
        guide,
        tmp_path / "out",
    ]
    subprocess.run(call, check=True)
    assert (tmp_path / "out").read_bytes() == memory.tobytes()


def test_rows_that_are_no_multiples_are_left_alone() -> None:
    multiples = np.array([[127, -64], [0, 0]], np.float32) * np.float32(0.1)
    assert _steps(multiples).tolist() == [[np.float32(0.1)], [1.0]]
    assert _steps(np.array([[1.0, 0.3333]], np.float32)) is None
