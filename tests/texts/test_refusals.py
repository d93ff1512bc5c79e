"""What the server refuses is told in the reader's language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverrat.texts import LANGUAGES, catalog

SOURCE = Path(__file__).parents[2] / "src" / "riverrat"
OTHERS = {  # told with the server's own line: what rules refuse, and what our page never asks for
    "refused",
    *{"unsupported-version", "forbidden", "no-seat", "no-ply", "no-language", "no-game", "no-box", "no-example"},
    *{"no-lesson", "no-device", "other-name"},
}


def codes() -> Iterator[str]:
    """The codes of all refusals that are raised or sent."""
    for file in [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "tables").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = ast.unparse(node.func).rpartition(".")[2]
                at = {"Refused": 0, "Problem": 0, "refuse": 2}.get(name)
                if at is not None and len(node.args) > at and isinstance(node.args[at], ast.Constant):
                    yield ast.literal_eval(node.args[at])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    found = set(codes()) | {"bad-record", "bad-data", "bad-option"}  # what rules and records refuse themselves
    assert len(found) > 30
    said = catalog(language)
    missing = {code for code in found if not said.has(f"ui-refused-{code}")}
    assert missing == OTHERS
