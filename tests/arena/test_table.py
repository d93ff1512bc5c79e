"""A summary as lines of text."""

import re

from riverrat.arena.results import Results
from riverrat.arena.summary import summary
from riverrat.arena.table import lines


def test_the_table_says_it_in_lines(results: Results) -> None:
    text = "\n".join(lines(summary(results)))
    assert "toy, 2 seats, seed 1: 4 games, 2 deals; 1 more not counted" in text
    assert re.search(r"^playouts:6 +4 +87\.5 % \(\d", text, re.M)
    assert "by turn order: 1. 37.5 %" in text
    assert "openings: 2 different, as varied as 2.0 equally frequent; the most frequent in 50.0 %" in text
    assert "endings: race 3: 75.0 % (30.1 to 95.4), bag 1: 25.0 % (4.6 to 69.9)" in text
    assert "turns-lost 1.00 (10.0 % of turns)" in text
