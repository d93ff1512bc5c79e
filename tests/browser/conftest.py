"""Browser tests need a built client and a Chromium; without them they are skipped (which in CI is a failure)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from . import house


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not house.STATIC.exists():
        pytest.skip("the web client is not built: make web")
    with house.serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Closed after each module: its driver keeps an event loop running, beside which a test cannot run its own."""
    if not house.chromium():
        pytest.skip("no Chromium found: install it, or name it in CHROMIUM")
    pytest.importorskip("playwright", reason="playwright is not installed")
    with house.looking() as chromium:
        yield chromium


@pytest.fixture
def person(browser: Any, server: str) -> Iterator[Callable[..., Any]]:
    """Somebody with a device of their own: `person("/")` opens the lobby, `person()` a blank page on which a table is
    opened next. What goes wrong on it fails the test.
    """
    contexts: list[Any] = []
    problems: list[str] = []

    def arrive(path: str = "", **wishes: Any) -> Any:
        settings = wishes.pop("settings", {})
        context = browser.new_context(
            **{"viewport": {"width": 1280, "height": 860}, "locale": "en-GB", "reduced_motion": "reduce", **wishes},
            base_url=server,
        )
        contexts.append(context)
        context.set_default_timeout(30000)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.add_init_script(
            "localStorage.getItem('riverrat.settings') ?? "
            f"localStorage.setItem('riverrat.settings', JSON.stringify({json.dumps(settings)}))"
        )
        if path:
            page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not problems, problems
