"""The one list of levels, and that nobody keeps another."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.errors import BadOption
from riverrat.players.levels import ADVISER, DEFAULT, LEAST, LEVELS, OFFERED, STRONGEST, level, offer, own, seconds
from riverrat.players.network import NETWORKS
from riverrat.players.player import Limit
from riverrat.texts import LANGUAGES

from .playing import match

ROOT = Path(__file__).parents[2]
LIST = ROOT / "src/riverrat/players/levels.py"
MADE = ROOT / "web/src/core/server/protocol"  # made from it
TOY = games.load("toy")
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


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One that offers players of its own, until the test is over."""
    monkeypatch.setenv("RIVERRAT_OPPONENTS", "")
    yield
    own.cache_clear()


@pytest.mark.usefixtures("house")
def test_a_house_offers_players_of_its_own_by_how_they_are_written(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes((NETWORKS / "first-rat.npz").read_bytes())
    offer([f"learned={file}:200", "search:0.5s"])
    assert list(own()) == ["learned=mine.npz:200", "search:0.5s"]  # nobody is told where files lie
    assert level("learned=mine.npz:200").limit == Limit(seconds=10, playouts=200)
    assert (seconds("learned=mine.npz:200"), seconds("search:0.5s"), seconds("gone")) == (10, 0.5, 0)
    with pytest.raises(BadOption, match=r"champion, learned=mine\.npz:200, search:0\.5s, random"):
        level("search:0.6s")


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (["boss"], "there is no player 'boss'"),
        (["club"], "there are two opponents 'club'"),
        (["search:9", "search:9"], "there are two opponents 'search:9'"),
        (["learned=nowhere.npz:9"], "there is no such file"),
    ],
)
def test_who_cannot_play_is_not_offered(texts: list[str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        offer(texts)


@pytest.mark.parametrize("name", list(LEVELS))
def test_every_level_plays_legally_at_every_seat_count(name: str) -> None:
    chosen = level(name)
    for seats in TOY.seat_counts:
        match(TOY, [chosen.interpreted] * seats, Limit(playouts=8), seats)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no opponent 'wizard'"):
        level("wizard")
