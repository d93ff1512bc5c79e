"""Names and lines as people type them."""

from __future__ import annotations

import pytest

from riverrat.tables.changes import Refused
from riverrat.tables.names import clean_line, clean_name


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


def test_a_name_of_nothing_is_refused() -> None:
    with pytest.raises(Refused, match="letters one can see"):
        clean_name("\u200b\u3164")
    assert clean_line("hello \u202eworld") == "hello world"
