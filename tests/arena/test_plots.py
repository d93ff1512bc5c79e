"""Small pictures, to scale."""

import re
from xml.etree import ElementTree

from riverrat.arena.plots import alone, columns, curves, ranges, stacked


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
