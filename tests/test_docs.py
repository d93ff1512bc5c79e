"""The examples in README and docs are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import needs_numba

ROOT = Path(__file__).parent.parent


@needs_numba
@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_python_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S)
    assert blocks
    exec("\n".join(blocks), {})
    assert capsys.readouterr().out


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
