"""Every ruling and every test vector of a specification is named by a test of its game."""

import re
from pathlib import Path

import pytest

from riverrat import games

ROOT = Path(__file__).parent.parent.parent
SPECIFICATIONS = ROOT / "docs" / "specification"
ROW = re.compile(r"^\| *\*{0,2}([DRT])-?(\d+)\*{0,2} *\|")
MENTION = re.compile(r"(?<![A-Za-z0-9])([DRTdrt])[-_]?(\d{1,3})(?![0-9])")


def wanted(specification: Path) -> list[str]:
    """The ids of sections D (rulings) and E (vectors), in their order."""
    ids, section = [], ""
    for line in specification.read_text(encoding="utf-8").splitlines():
        head = re.match(r"^#{1,2} +([A-G])\. ", line)
        section = head.group(1) if head else section
        row = ROW.match(line)
        if row and section in ("D", "E"):
            ids.append(f"{row.group(1)}{int(row.group(2))}")
    return ids


def mentioned(folder: Path) -> set[str]:
    found = set()
    for path in folder.rglob("*.py"):
        found |= {f"{kind.upper()}{int(number)}" for kind, number in MENTION.findall(path.read_text(encoding="utf-8"))}
    return found


@pytest.mark.parametrize("name", [name for name in games.names() if (SPECIFICATIONS / f"{name}.md").exists()])
def test_every_id_has_a_test(name: str) -> None:
    ids = wanted(SPECIFICATIONS / f"{name}.md")
    assert len(ids) > 50
    have = mentioned(Path(__file__).parent / name.replace("-", "_"))
    missing = [an_id for an_id in ids if an_id not in have]
    assert not missing, f"{len(missing)} of {len(ids)} ids without a test: {' '.join(missing)}"
