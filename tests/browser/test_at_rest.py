"""A table at which nothing happens costs nothing: no script, no layout, no frame, as long as nobody moves."""

from collections.abc import Callable
from typing import Any

import pytest

from . import play

GAMES = {"first-rat": 1, "la-loire": 1, "rio-de-la-plata": 2}
# What the page does by itself: frames it asks for, timers that go off, changes to what is drawn; and what is to come:
# timers it waits for, and what moves.
WATCH = """
window.busy = { frames: 0, timers: 0, changes: 0 };
const awaited = new Set();
const frame = requestAnimationFrame.bind(window);
window.requestAnimationFrame = (then) => { busy.frames += 1; return frame(then); };
for (const [set, clear] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval']]) {
  const [begin, end] = [window[set].bind(window), window[clear].bind(window)];
  window[set] = (then, ...more) => {
    const timer = begin((...all) => {
      if (set === 'setTimeout') awaited.delete(timer);
      busy.timers += 1;
      then(...all);
    }, ...more);
    awaited.add(timer);
    return timer;
  };
  window[clear] = (timer) => { awaited.delete(timer); end(timer); };
}
window.still = () => !awaited.size && !document.getAnimations().some((one) => one.playState === 'running');
addEventListener('DOMContentLoaded', () => new MutationObserver((found) => { busy.changes += found.length; }).observe(
  document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true }));
"""
COUNTED = ("LayoutCount", "RecalcStyleCount")


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.long if game == "first-rat" else pytest.mark.release) for game in GAMES],
)
def test_a_board_at_rest_takes_no_processor_time(person: Callable[..., Any], game: str) -> None:
    page = person(settings={**play.QUICK, "motion": "on"}, reduced_motion="no-preference")
    page.add_init_script(WATCH)
    play.open_table(page, game, play.me_and(*["random"] * GAMES[game]))
    play.asked(page)
    page.wait_for_load_state("networkidle")
    play.until(page, "still()")
    page.wait_for_timeout(500)
    send = page.context.new_cdp_session(page).send
    send("Performance.enable")

    def counted() -> list[float]:
        metrics = {one["name"]: one["value"] for one in send("Performance.getMetrics")["metrics"]}
        return [metrics[name] for name in COUNTED]

    page.evaluate("Object.assign(busy, { frames: 0, timers: 0, changes: 0 })")
    before = counted()
    page.wait_for_timeout(2000)
    did = [after - first for after, first in zip(counted(), before, strict=True)]
    assert max(did) <= 2, dict(zip(COUNTED, did, strict=True))  # anything that moves does it sixty times a second
    assert page.evaluate("busy") == {"frames": 0, "timers": 0, "changes": 0}
