"""Names and lines as people type them."""

import pytest

from riverrat.tables.changes import Refused
from riverrat.tables.names import clean_line, clean_name, told_apart


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann   Marie ", "Ann Marie"),
        ("A\u202enn\u2066\u200b", "Ann"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("a" + "\u0335" * 40, "a" + "\u0335" * 2),
        ("王小明", "王小明"),
        ("Bob\u3164\u00a0B", "Bob B"),
    ],
)
def test_names_are_what_one_sees(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("other", ["ann", "ANN", "A nn", "\u0410nn", "\u00c4nn", "\uff21nn"])
def test_a_name_that_looks_like_anothers_gets_a_number(other: str) -> None:
    assert told_apart([("a", "Ann"), ("b", other), ("a", "Ann"), (None, "")]) == ["Ann", f"{other} (2)", "Ann", ""]


def test_a_number_is_nobodys_to_take() -> None:
    assert told_apart([("a", "Ann"), ("b", "Ann (2)"), ("c", "Ann"), ("d", "Anna")]) == [
        "Ann",
        "Ann (2)",
        "Ann (3)",
        "Anna",
    ]


def test_a_name_of_nothing_is_refused() -> None:
    with pytest.raises(Refused, match="letters one can see"):
        clean_name("\u200b\u3164")
    assert clean_line("hello \u202eworld") == "hello world"
