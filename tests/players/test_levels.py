"""The one list of levels, and that nobody keeps another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riverrat.engine.errors import BadOption
from riverrat.players.levels import ADVISER, DEFAULT, LEAST, LEVELS, OFFERED, STRONGEST, level
from riverrat.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
LIST = ROOT / "src/riverrat/players/levels.py"
MADE = ROOT / "web/src/core/server/protocol"  # made from it
QUOTED = re.compile(rf"""["'`](ui-level-)?({"|".join(OFFERED)})(:\w+)?["'`]""")


def test_levels_are_named_in_one_place() -> None:
    """A file that needs a level asks the list; `master` is also a name of Río's."""
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for folder, kinds in (("src/riverrat", ("py",)), ("web/src", ("ts", "svelte")))
        for kind in kinds
        for path in (ROOT / folder).rglob(f"*.{kind}")
        if path != LIST and MADE not in path.parents and "rio" not in path.as_posix()
        for match in QUOTED.finditer(code(path))
    ]
    assert found == []


def code(path: Path) -> str:
    """A file without its comments and the texts in between."""
    return re.sub(r'"""[\s\S]*?"""|#.*|//.*|`[^`]*`(?=[^`]*""")', "", path.read_text(encoding="utf-8"))


def test_who_plays_where_nobody_was_chosen_is_on_the_list() -> None:
    assert {DEFAULT, ADVISER, STRONGEST} <= set(OFFERED)
    assert LEAST in LEVELS
    with pytest.raises(BadOption, match="no opponent 'boss'; there are novice, club, expert, master, champion"):
        level("boss")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_a_name_in_every_language(language: str) -> None:
    text = (ROOT / f"src/riverrat/texts/{language}.ftl").read_text(encoding="utf-8")
    assert {name for name in LEVELS if f"\nui-level-{name} = " not in text} == set()


def test_the_protocol_page_lists_them() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    listed = page[page.index("Levels: ") :].split("\n\n")[0]
    assert re.findall("`([^`]+)`", listed)[: len(LEVELS)] == list(LEVELS)
