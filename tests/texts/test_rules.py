"""Rules are read from their page, in a checkout as from an installed package."""

from pathlib import Path

import pytest

from riverrat import folders
from riverrat.texts.rules import Paragraph, Section, parse, rules

SHORT = "## English: in short\n\n### Turn\n\n- **Go:** on.\n- Stop\nthere.\n"
PAGE = "# G\n\n## English\n\n### Move\n\n**C1, C2.1** Go\non.\n\nPlain.\n\n## Deutsch\n\n### Zug\n\n**C1** Geh.\n"


def test_a_page_has_sections_of_paragraphs_with_ids() -> None:
    assert parse(PAGE, "en") == [Section("Move", (Paragraph(("C1", "C2.1"), "Go on."), Paragraph((), "Plain.")))]
    assert parse(PAGE, "de")[0].title == "Zug"
    assert parse(PAGE, "fr") == []


def test_a_summary_is_a_list_of_points() -> None:
    points = (Paragraph((), "**Go:** on."), Paragraph((), "Stop there."))
    assert parse(PAGE + SHORT, "en", r": [^\n]+") == [Section("Turn", points)]
    assert parse(PAGE + SHORT, "en")[0].title == "Move"


def test_lines_are_not_broken_before_french_signs() -> None:
    page = "## Français\n\n### But\n\n**C1** Allez\u202f: 2\u00a0D\u202f; c’est\ntout.\n"
    assert parse(page, "fr")[0].paragraphs[0].text == "Allez\u202f: 2\u00a0D\u202f; c’est tout."


def test_an_installed_package_brings_its_own_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(rules("first-rat", "de")) > 5  # from docs/ of this checkout
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "g.md").write_text(PAGE)
    monkeypatch.setattr(folders, "__file__", str(tmp_path / "folders.py"))
    assert rules("g", "de") == [Section("Zug", (Paragraph(("C1",), "Geh."),))]
    assert rules("first-rat", "de") == []
