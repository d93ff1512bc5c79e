"""Findings as lines."""

from riverrat.balance.report import firsts


def test_what_everybody_takes_first_is_named() -> None:
    rows = {name: {"first": share} for name, share in (("a", 0.41), ("b", 0.4), ("c", None))}
    assert firsts({"things": {"comic": rows}}) == [("comic", "a", 0.41)]
