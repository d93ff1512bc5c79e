"""What a match says, by hand."""

import re
from dataclasses import replace

from riverrat.arena.job import job
from riverrat.arena.report import page
from riverrat.arena.results import Results
from riverrat.arena.sequential import Claim
from riverrat.arena.summary import summary
from riverrat.arena.table import lines

from .matches import game


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
