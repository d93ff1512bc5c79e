"""Signs that are written one way throughout."""

from __future__ import annotations

from pathlib import Path

import riverrat


def test_french_has_one_kind_of_apostrophe() -> None:
    root = Path(riverrat.__file__).parent
    found = [
        f"{file.relative_to(root)}:{at}: {line}"
        for file in sorted(root.rglob("fr.ftl"))
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if "'" in line and not line.startswith("#")
    ]
    assert not found
