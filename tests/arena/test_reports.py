"""What is said of a match: the summary by hand, the table, the page and the Parquet file."""

from __future__ import annotations

import importlib
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from riverrat.arena.export import rows, write_parquet
from riverrat.arena.job import job
from riverrat.arena.playing import Played
from riverrat.arena.plots import alone, columns, curves, ranges, stacked
from riverrat.arena.report import page
from riverrat.arena.results import Results
from riverrat.arena.sequential import Claim
from riverrat.arena.summary import summary
from riverrat.arena.table import lines
from riverrat.engine.errors import RiverratError


def game(number: int, seating: list[int], points: list[int], habits: list[dict[str, int]], ending: str = "") -> Played:
    best = max(points)
    winners = points.count(best)
    return Played(
        number=number,
        deal=number // 2,
        seating=seating,
        points=points,
        lines=[[one - 2, 2] for one in points],
        share=[(one == best) / winners for one in points],
        places=[1 + sum(other > one for other in points) for one in points],
        decisions=[10, 20],
        turns=6 + number,
        ending=ending,
        habits=habits,
        record=f"record {number}\n\nrat {number % 2}\ngo 3\nleave\nrat {number % 3}\n",
        seconds=[1.0, 4.0],
        opening=3,
    )


@pytest.fixture
def results() -> Results:
    """Two deals: the first player wins three games and shares one; seat 1 wins once and a half."""
    found = Results(job("toy", ["playouts:6", "random"], date="2026-11-15"))
    told = [{"turns": 10, "turns-lost": 1}, {"turns": 10, "turns-lost": 4}]
    for one in (
        game(0, [0, 1], [9, 5], told, "race"),
        game(1, [1, 0], [4, 8], told[::-1], "race"),
        game(2, [0, 1], [7, 7], told, "bag"),
        game(3, [1, 0], [3, 12], told[::-1], "race"),
        game(5, [1, 0], [3, 12], told[::-1], "race"),  # its deal is not whole
    ):
        found.add(one)
    return found


def test_a_summary_by_hand(results: Results) -> None:
    found = summary(results)
    assert (found["games"], found["deals"], found["not_counted"]) == (4, 2, 1)
    first, second = found["players"]
    assert (first["share"], second["share"]) == (0.875, 0.125)
    assert (first["points"], second["points"]) == (9.0, 4.75)
    assert first["lines"] == {"cheese": 7.0, "home": 2.0}
    assert first["decisions"] == 15.0
    assert first["seconds_per_decision"] == round(10 / 60, 4)
    assert first["habits"]["turns-lost"]["total"] == 4
    assert first["habits"]["turns-lost"]["per_turn"] == 0.1
    assert second["habits"]["turns-lost"]["per_game"] == 4.0
    assert [row["share"] for row in found["places"]] == [0.375, 0.625]
    assert found["variety"] == {  # rats 0 and 0, 1 and 1, 0 and 2, 1 and 0
        "games": {"different": 4, "varied": 4.0, "most_frequent": 0.25},
        "openings": {"different": 2, "varied": 2.0, "most_frequent": 0.5},
    }
    assert found["length"]["turns"]["all"] == [6, 7, 8, 9]
    assert found["endings"] == {
        "race": {"games": 3, "share": 0.75, "interval": [0.3006, 0.9544]},
        "bag": {"games": 1, "share": 0.25, "interval": [0.0456, 0.6994]},
    }
    assert found["winner"]["points"] == round((9 + 8 + 7 + 7 + 12) / 5, 2)
    assert found["repeatable"] is True
    assert "claim" not in found
    assert first["interval"][0] < 0.875 < first["interval"][1]


def test_which_lines_of_the_score_winners_use(results: Results) -> None:
    """Five winners: two have points from home, one lost some there; the last has as much from home as from cheese."""
    own = {0: [[9, 0], [5, 0]], 1: [[4, 0], [8, -1]], 2: [[7, 0], [3, 4]], 3: [[3, 0], [6, 6]]}
    for number, lines_of in own.items():
        results.games[number] = replace(results.games[number], lines=lines_of)
    found = summary(results)["winner"]
    assert found["used"] == {
        "cheese": {"share": 1.0, "interval": [0.5655, 1.0], "lost": 0.0},
        "home": {"share": 0.4, "interval": [0.1176, 0.7693], "lost": 0.2},
    }
    assert {name: row["share"] for name, row in found["most_from"].items()} == {"cheese": 0.8, "home": 0.4}
    text = "\n".join(lines(summary(results)))
    assert re.search(r"^winners with points from: cheese 100\.0 % \(.*\), home 40\.0 % \(11\.8 to 76\.9\)$", text, re.M)
    assert "every line of the score is used by a winner\n" in text
    assert "<td>home</td><td>40.0 % (11.8 to 76.9)</td><td>20.0 %</td><td>1.8</td>" in page(summary(results))
    for number in own:
        results.games[number] = replace(results.games[number], lines=[[5, 0], [5, 0]])
    assert "no winner has points from: home\n" in "\n".join(lines(summary(results)))


def test_lines_of_one_kind_are_taken_together() -> None:
    results = Results(job("rio-de-la-plata", ["random"], seats=3))
    names = results.job.load().score_lines
    points = {"ladders": 10, "district-1": 6, "district-2": 6}
    own = [points.get(name, 0) for name in names]
    one = game(0, [0, 0, 0], [22, 0, 0], [{}, {}, {}])
    results.add(replace(one, lines=[own, [0] * len(names), [0] * len(names)], decisions=[1, 1, 1], seconds=[1, 1, 1]))
    assert list(summary(results)["winner"]["most_from"]) == ["district"]


def test_a_claim_in_a_summary(results: Results) -> None:
    found = summary(results, Claim(0.65, at_least=2))
    assert found["claim"]["verdict"] == "open"
    assert found["claim"]["interval"][0] < 0.65 < found["claim"]["interval"][1]
    assert "playouts:6 wins more than 65.0 %: is neither shown nor refuted after 4 games" in "\n".join(lines(found))


def test_the_table_says_it_in_lines(results: Results) -> None:
    text = "\n".join(lines(summary(results)))
    assert "toy, 2 seats, seed 1: 4 games, 2 deals; 1 more not counted" in text
    assert re.search(r"^playouts:6 +4 +87\.5 % \(\d", text, re.M)
    assert "by turn order: 1. 37.5 %" in text
    assert "openings: 2 different, as varied as 2.0 equally frequent; the most frequent in 50.0 %" in text
    assert "endings: race 3: 75.0 % (30.1 to 95.4), bag 1: 25.0 % (4.6 to 69.9)" in text
    assert "turns-lost 1.00 (10.0 % of turns)" in text


def test_nothing_played_is_nothing_claimed() -> None:
    found = summary(Results(job("toy", ["random", "playouts:1"])))
    assert found["games"] == 0
    assert list(lines(found)) == ["toy, 2 seats, seed 1: 0 games, 0 deals"]
    assert "0 games" in page(found)


def test_who_played_without_a_network_that_fits_is_named() -> None:
    """None comes with the toy; First Rat's fits its own box, and goes on with a corrected one."""
    found = summary(Results(job("toy", ["expert:5", "random"])))
    assert found["unfit"] == ["expert:5"]
    assert list(lines(found))[1] == "no network fits: expert:5 searched with the guide written for the game"
    assert "<p>no network fits: expert:5 searched" in page(found)
    found = summary(Results(job("first-rat", ["learned:5", "club:5"])))
    assert (found["unfit"], found["adapted"]) == ([], [])
    found["adapted"] = ["learned:5", "network"]
    assert list(lines(found))[1] == "trained on another box or with other rules: the network of learned:5, network"


class Reader(HTMLParser):
    """What a page asks for from elsewhere, and the tags left open."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []
        self.pictures: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.asked += [tag] if tag in ("script", "link", "img", "iframe") or {"src", "href"} & set(named) else []
        if tag == "svg":
            self.pictures.append(str(named["aria-label"]))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else(results: Results) -> None:
    reader = Reader()
    reader.feed(page(summary(results, Claim(0.6, at_least=2)), "riverrat arena toy --players <a>,b"))
    assert reader.asked == []
    assert reader.open == []
    assert len(reader.pictures) == 5  # ladder, points, turn order, decisions, turns
    text = page(summary(results), "riverrat arena toy --players <a>,b")
    assert "&lt;a&gt;" in text
    assert "url(" not in text


def test_a_name_cannot_break_the_page() -> None:
    text = ranges('"><script>', [("<b>", 0.1, 0.2, 0.3, "&")])
    assert "<script>" not in text
    assert "&lt;b&gt;" in text


def test_points_below_nothing_go_to_the_left() -> None:
    text = stacked("points", [("a", {"gain": 30.0, "loss": -10.0})])
    starts = [float(x) for x in re.findall(r'<rect class="c\d" x="([\d.]+)"', text)]
    widths = [float(x) for x in re.findall(r'width="([\d.]+)"', text)]
    assert widths == [300.0, 100.0]  # 400 for 40 points
    assert starts == [270.0, 170.0]
    assert "20.0" in text


def test_a_histogram_counts_everything() -> None:
    text = columns("lengths", [5, 5, 6, 90])
    assert sum(int(count) for count in re.findall(r": (\d+)</title>", text)) == 4
    assert "<title>7: 3" in columns("same", [7, 7, 7])


def test_a_curve_is_drawn_to_scale_and_named_at_its_end() -> None:
    """A panel is 90 high below a heading of 20, and 514 wide from 56 on."""
    drawn = curves("how it went", {"wins & more": {"old": [(0, 0), (100, 2)], "new": [(50, 1), (200, 2)]}}, "games")
    assert 'points="56.0,110.0 313.0,20.0"' in drawn
    assert 'points="184.5,65.0 570.0,20.0"' in drawn
    assert "wins &amp; more" in drawn
    assert [float(y) for y in re.findall(r'x="578" y="([\d.]+)"', drawn)] == [24.0, 39.0]  # one below the other
    assert re.findall(r'text-anchor="end">([\d.]+)<', drawn) == ["0", "0.5", "1", "1.5", "2"]
    assert re.findall(r'text-anchor="middle">([\d.]+)<', drawn) == ["0", "50", "100", "150", "200"]


def test_a_picture_alone_brings_its_colours() -> None:
    drawn = alone(curves("how it went", {"wins": {"old": [(0, 1), (1, 2)]}}, "games"))
    root = ElementTree.fromstring(drawn)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "prefers-color-scheme: dark" in drawn
    assert "var(--paper)" in drawn


def test_parquet_has_a_row_for_each_seat(results: Results, tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    games = list(results.games.values())
    write_parquet(tmp_path / "games.parquet", results.job, games)
    read = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert read == rows(results.job, games)
    assert len(read) == 10
    assert read[3]["player"] == "playouts:6"
    assert (read[3]["seat"], read[3]["points"], read[3]["line_cheese"], read[3]["habit_turns-lost"]) == (2, 8, 6, 1)
    assert [(row["seat"], row["order"]) for row in read[:2]] == [(1, 1), (2, 2)]  # in the toy seat 1 begins
    assert read[3]["record"].startswith("record 1\n")
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    with pytest.raises(RiverratError, match="was not written"):
        write_parquet(tmp_path / "nowhere" / "games.parquet", results.job, games)


def test_without_pyarrow_one_line_says_what_to_do(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(RiverratError, match=r"pip install 'riverrat\[arena\]'"):
        write_parquet(tmp_path / "games.parquet", results.job, [])
