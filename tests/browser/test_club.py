"""A club's own house: its name, its logo, what it announces, what it keeps of people and who runs it."""

from pathlib import Path
from typing import Any

import pytest

from riverrat.cli.main import main
from riverrat.tables.release import commit

from . import house, play


@pytest.mark.long
def test_a_house_says_whose_it_is(browser: Any, server: str, tmp_path: Path) -> None:
    assert server  # the client is built
    (tmp_path / "privacy.txt").write_text("We keep your name.\n\nNothing else.\n")
    (tmp_path / "logo.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="28"/>')
    told = {"name": "Club", "announcement": "Friday at seven", "privacy": "privacy.txt", "logo": "logo.svg"}
    with house.serving(tmp_path) as address:
        for name, value in told.items():
            text = str(tmp_path / value) if "." in value else value
            assert main(["admin", "house", name, text, "--data-folder", str(tmp_path)]) == 0
        page = browser.new_context(base_url=address, locale="en-GB").new_page()
        page.goto("/")
        page.get_by_text("Friday at seven").wait_for()
        assert page.locator(".brand").inner_text() == "Club"
        play.until(page, "document.querySelector('.brand img').naturalWidth === 40")
        assert commit() in page.locator("footer.quiet").inner_text()
        assert page.get_by_role("link", name="Imprint").count() == 0
        page.get_by_role("link", name="Privacy").click()
        page.get_by_role("heading", name="Privacy").wait_for()
        assert page.locator("#privacy p").all_inner_texts() == ["We keep your name.", "Nothing else."]
        page.context.close()
