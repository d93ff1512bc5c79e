"""The client's types are made from the server's own, and are fresh."""

from typing import Any

import pytest

from riverrat.server import typescript


def test_the_clients_types_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (list[int | None], "(number | null)[]"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (tuple[int, str], "[number, string]"),
        (tuple[int, ...], "number[]"),
    ],
)
def test_types_become_typescript(kind: Any, text: str) -> None:
    assert typescript.type_text(kind) == text
