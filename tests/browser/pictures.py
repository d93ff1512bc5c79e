"""The pictures of README and docs: each board some way into a game, and the lobby. `make pictures` takes them anew."""

import base64
import json
import sys
from typing import Any

from riverrat import games

from . import house, play

FOLDER = house.ROOT / "docs" / "pictures"
SIZE = {"width": 1440, "height": 900}
MOST_BYTES = 250_000
COMPUTERS = {"first-rat": 2, "la-loire": 2, "rio-de-la-plata": 3}
CHOICES = 24  # how far into the game


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with house.on_show() as (browser, address):
        context = browser.new_context(
            base_url=address, viewport=SIZE, locale="en-GB", reduced_motion="reduce", color_scheme="light"
        )
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector(".game:not(.ghost)")
        page.wait_for_load_state("networkidle")
        take(page, "lobby")
        page.evaluate(f"localStorage.setItem('riverrat.settings', JSON.stringify({json.dumps(play.QUICK)}))")
        page.reload()
        for game in games.names():
            play.open_table(page, game, play.me_and(*["random"] * COMPUTERS.get(game, 1)))
            play.asked(page)
            play.play_on(page, most=CHOICES)
            page.reload()  # nothing is hovered, moving or announced
            play.asked(page)
            page.wait_for_load_state("networkidle")
            take(page, game)
        context.close()
    return 0


def take(page: Any, name: str) -> None:
    """A picture as WebP, in the best quality that keeps it small."""
    session = page.context.new_cdp_session(page)
    for quality in (90, 80, 70, 60, 50):
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(taken["data"])
        if len(picture) < MOST_BYTES:
            break
    session.detach()
    path = FOLDER / f"{name}.webp"
    path.write_bytes(picture)
    print(f"{path.relative_to(house.ROOT)}: {len(picture) // 1000} kB at quality {quality}")


if __name__ == "__main__":
    sys.exit(main())
