"""Signs that are written one way throughout."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import riverrat
from riverrat.games import load
from riverrat.texts.rules import rules, summary

LOOSE = re.compile(r" [:;!?»%°]|« ")  # a line could break there
GAMES = ["first-rat", "la-loire", "rio-de-la-plata"]
# Readers are addressed as "vous": what goes with "tu" alone, its pronouns and the verbs that no other person has.
# ("joue" and its like are left out: that is what the log says of a player.)
TU = re.compile(
    r"\b(?:tu|toi|te|ton|ta|tes|tiens?|tiennes?|es|as|aies|sois|peux|veux|dois|sais|vas|vois|vends|rends|perds"
    r"|choisis|prends|reprends|apprends|mets|fais|refais|dis|lis|viens|reviens|attends|réponds|écris|finis|remplis"
    r"|construis|reçois|joues|déplaces|poses|donnes|avances|gagnes|cliques)\b|\bt’",
    re.IGNORECASE,
)


def french_lines() -> Iterator[tuple[str, str]]:
    """Every line of the French catalogues that is no comment, with where it stands."""
    root = Path(riverrat.__file__).parent
    for file in [*sorted(root.rglob("fr.ftl")), load("toy").folder / "texts" / "fr.ftl"]:
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file}:{at}", line


def test_french_has_one_kind_of_apostrophe() -> None:
    assert [found for found in french_lines() if "'" in found[1]] == []


def test_french_catalogues_keep_signs_at_their_words() -> None:
    assert [found for found in french_lines() if LOOSE.search(found[1]) and not found[1].startswith("ui-key-")] == []


def french_texts() -> Iterator[tuple[str, str]]:
    """What the catalogues say, without the names of messages and values; then the rules."""
    for at, line in french_lines():
        yield at, re.sub(r"\{[^{}]*\}", "", line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line).strip()
    for name in GAMES:
        for section in rules(name, "fr") + summary(name, "fr"):
            yield name, section.title
            yield from ((name, paragraph.text) for paragraph in section.paragraphs)


def test_french_says_vous_throughout() -> None:
    texts = list(french_texts())
    assert sum(1 for _, text in texts if re.search(r"\b(?:vous|votre|vos)\b", text, re.IGNORECASE)) > 300
    assert [found for found in texts if TU.search(found[1])] == []


@pytest.mark.parametrize(
    "text", ["À toi de jouer", "Que fais-tu ?", "Fini. Choisis un rat", "Si tu passes", "Je t’attends"]
)
def test_french_that_says_tu_is_found(text: str) -> None:
    assert TU.search(text)


@pytest.mark.parametrize("name", GAMES)
def test_french_rules_keep_signs_at_their_words(name: str) -> None:
    sections = rules(name, "fr") + summary(name, "fr")
    texts = [section.title for section in sections] + [one.text for section in sections for one in section.paragraphs]
    assert len(texts) > 100
    assert [text for text in texts if LOOSE.search(text)] == []
