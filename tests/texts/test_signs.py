"""Signs that are written one way throughout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import riverrat
from riverrat.texts.rules import rules, summary

LOOSE = re.compile(r" [:;!?»%°]|« ")  # a line could break there


def french_lines() -> Iterator[tuple[str, str]]:
    """Every line of the French catalogues that is no comment, with where it stands."""
    root = Path(riverrat.__file__).parent
    for file in sorted(root.rglob("fr.ftl")):
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.relative_to(root)}:{at}", line


def test_french_has_one_kind_of_apostrophe() -> None:
    assert [found for found in french_lines() if "'" in found[1]] == []


def test_french_catalogues_keep_signs_at_their_words() -> None:
    assert [found for found in french_lines() if LOOSE.search(found[1]) and not found[1].startswith("ui-key-")] == []


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_french_rules_keep_signs_at_their_words(name: str) -> None:
    sections = rules(name, "fr") + summary(name, "fr")
    texts = [section.title for section in sections] + [one.text for section in sections for one in section.paragraphs]
    assert len(texts) > 100
    assert [text for text in texts if LOOSE.search(text)] == []
