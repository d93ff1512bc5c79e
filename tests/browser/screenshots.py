"""Every page and board at three sizes and in both themes, into screenshots/: `make screenshots`, then look at them."""

import json
import sys
from typing import Any

from riverrat import games

from . import house, play

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
FOLDER = house.ROOT / "screenshots"
SEATS = {"rio-de-la-plata": 4}


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with house.on_show() as (browser, address):
        pages, person = _set_the_tables(browser, address)
        for theme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=theme, storage_state=person
                )
                page = context.new_page()
                for name, path in pages.items():
                    page.goto(address + path)
                    page.wait_for_load_state("networkidle")
                    page.wait_for_timeout(400)
                    page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png", full_page=not name.startswith("board"))
                context.close()
    print(f"{len(pages) * 6} pictures in {FOLDER.relative_to(house.ROOT)}/")
    return 0


def _set_the_tables(browser: Any, address: str) -> tuple[dict[str, str], Any]:
    """A table of each game some way into it, a finished one and one that waits; and the device that sits there."""
    context = browser.new_context(base_url=address, locale="en-GB")
    page = context.new_page()
    page.goto(address)
    page.evaluate(f"localStorage.setItem('riverrat.settings', JSON.stringify({json.dumps(play.QUICK)}))")
    pages = {"lobby": "/", "tables": "/tables", "records": "/records", "rules": "/rules", "settings": "/settings"}
    for game in games.names():
        for moment, clicks in (("start", 0), ("later", 30)):
            table = play.open_table(page, game, play.me_and(*["random"] * (SEATS.get(game, 3) - 1)))
            play.asked(page)
            play.play_on(page, most=clicks)
            pages[f"board-{game}-{moment}"] = f"/table/{table}"
    waiting = play.open_table(page, "first-rat", [{"kind": "me"}, {"kind": "open"}])
    pages["waiting"] = f"/table/{waiting}"
    over = play.open_table(page, "first-rat", play.me_and("random"))
    play.asked(page)
    play.play_on(page)
    pages["finished"] = f"/table/{over}"
    return pages, context.storage_state()


if __name__ == "__main__":
    sys.exit(main())
