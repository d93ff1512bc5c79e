"""Signs that are written one way throughout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import riverrat
from riverrat.texts.rules import rules, summary

LOOSE = re.compile(r" [:;!?»%°]|« ")  # a line could break there


def test_french_has_one_kind_of_apostrophe() -> None:
    root = Path(riverrat.__file__).parent
    found = [
        f"{file.relative_to(root)}:{at}: {line}"
        for file in sorted(root.rglob("fr.ftl"))
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if "'" in line and not line.startswith("#")
    ]
    assert not found


def test_french_catalogues_keep_signs_at_their_words() -> None:
    root = Path(riverrat.__file__).parent
    found = [
        f"{file.relative_to(root)}:{at}: {line}"
        for file in sorted(root.rglob("fr.ftl"))
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if LOOSE.search(line) and not line.startswith(("#", "ui-key-"))
    ]
    assert not found


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_french_rules_keep_signs_at_their_words(name: str) -> None:
    sections = rules(name, "fr") + summary(name, "fr")
    texts = [section.title for section in sections] + [one.text for section in sections for one in section.paragraphs]
    assert len(texts) > 100
    assert [text for text in texts if LOOSE.search(text)] == []
