"""Browser tests need a built client and a Chromium; without them they are skipped, except in CI."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from . import house


def _need(there: object, what: str) -> None:
    if there:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    _need(house.STATIC.exists(), "the web client is not built: make web")
    with house.serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    _need(house.chromium(), "no Chromium found: install it, or name it in CHROMIUM")
    pytest.importorskip("playwright", reason="playwright is not installed")
    with house.looking() as chromium:
        yield chromium


@pytest.fixture
def person(browser: Any, server: str) -> Iterator[Callable[..., Any]]:
    """Somebody with a device of their own: `person()` opens a page; what goes wrong on it fails the test."""
    contexts: list[Any] = []
    problems: list[str] = []

    def arrive(path: str = "/", **wishes: Any) -> Any:
        settings = wishes.pop("settings", {})
        context = browser.new_context(
            **{"viewport": {"width": 1280, "height": 860}, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        )
        contexts.append(context)
        context.set_default_timeout(30000)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.add_init_script(
            "localStorage.getItem('riverrat.settings') ?? "
            f"localStorage.setItem('riverrat.settings', JSON.stringify({json.dumps(settings)}))"
        )
        page.goto(server + path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not problems, problems
