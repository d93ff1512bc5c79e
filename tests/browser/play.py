"""Small steps a player takes on a page, so that tests read like somebody playing."""

from typing import Any

QUICK = {"confirm": False, "language": "en", "motion": "off"}

# Plays by clicking buttons of the question until the game is over, `most` clicks were made or nothing comes: the others
# may take their time, as long as they move. It runs in the page, so that a whole game takes seconds: the clicks are
# those of the page's own buttons. What is clicked hangs on what is asked alone, not on how fast the page is.
PLAY_ON = """
async (most) => {
  let clicks = 0, at = '', here = 0;
  const pick = (options, now) => {
    here = now === at ? here + 1 : 0;
    at = now;
    let hash = 7;
    const asked = [now, here, ...options.map((one) => one.dataset.option ?? one.textContent)].join();
    for (const letter of asked) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
    return options[(hash >>> 8) % options.length];
  };
  const version = () => document.querySelector('.table')?.dataset.version ?? 'over';
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let [asked, seen] = [Date.now(), version()];
  // Painting a board hundreds of times takes most of a whole game's time, and nobody looks: it is kept from view.
  if (most > 1000) document.querySelector('.board').style.contentVisibility = 'hidden';
  while (clicks < most && Date.now() - asked < 60000) {
    if (version() !== seen) [asked, seen] = [Date.now(), version()];
    if (document.querySelector('main.over')) return { over: true, clicks };
    document.querySelector('.dock [data-scores]')?.click(); // others moved last: that is looked at first
    // A panel of the game's own has no choices in the question: it is left by the way back, or answered. What cannot be
    // taken back waits for a yes.
    const yes = '.dock .out [aria-describedby="dock-ask dock-outcome"]:not([aria-disabled=true])';
    const panel = `.compose ~ .ask-area .back, .compose .answer, ${yes}`;
    const options = [...document.querySelectorAll(`.dock .opt:not([aria-disabled=true]), ${panel}`)];
    if (!options.length) { await pause(10); continue; }
    const before = version();
    const shown = document.querySelector('.dock').textContent;
    pick(options, before).click();
    clicks += 1;
    const clicked = Date.now();
    while (version() === before && document.querySelector('.dock')?.textContent === shown) {
      if (Date.now() - clicked > 60000) return { over: false, clicks, stuck: shown };
      await pause(4);
    }
    asked = Date.now();
  }
  return { over: !!document.querySelector('main.over'), clicks };
}
"""

# Something to choose, in the bar or in a panel where an offer is put together; or a yes that even those are asked for
# who want no questions.
YES = '.dock .out [aria-describedby="dock-ask dock-outcome"]:not([aria-disabled=true])'
CHOICE = f".dock .opt:not([aria-disabled=true]), {YES}, .rio-trade .stepper button:enabled, .rio-trade .answer"
STAYS = """(choice) => new Promise((done) => {
  const end = Date.now() + 30000;
  const find = (one) => document.querySelector(one);
  const asked = () => find(choice) && [find('.table')?.dataset.version, find('.dock')?.textContent].join();
  const look = (before, since, frames) => {
    const now = asked();
    if (!now || now !== before) [since, frames] = [Date.now(), 0];
    if (frames > 6 && Date.now() - since > 200) done(true);
    else if (Date.now() > end) done(false);
    else requestAnimationFrame(() => look(now, since, frames + 1));
  };
  look(null, 0, 0);
})"""


def open_table(page: Any, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """Open a table by the request of the lobby, without drawing the lobby."""
    return ask_for_table(page, "/api/tables", {"game": game, "options": {}, "seats": seats, "hints": True, **more})


def ask_for_table(page: Any, path: str, body: dict[str, Any]) -> str:
    """Ask the server for a table, as somebody with a name, and go there. Returns what the table is called."""
    send = page.context.request
    if not page.context.cookies():
        assert send.post("/api/me", data={"name": "Anna"}).ok
    answer = send.post(path, data=body, timeout=120000)  # a corrected box is tried out first
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.goto(f"/table/{table}")
    return table


def me_and(*levels: str) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "opponent", "level": level} for level in levels)]


def asked(page: Any) -> None:
    """Wait until this player is asked something that stays: what was answered is on show until the table moves on."""
    page.wait_for_selector(CHOICE)
    assert page.evaluate(STAYS, CHOICE), f"no question stays: {page.inner_text('.dock')}"


def laid_out(page: Any) -> None:
    """Wait until a table has the size that its window gives it: that of the board follows a few frames later."""
    page.evaluate("""new Promise((done) => {
      let before = '', alike = 0;
      const look = () => {
        const parts = [...document.querySelectorAll('.picture, .dock')];
        const now = [innerWidth, ...parts.map((one) => one.offsetWidth)].join();
        alike = now === before ? alike + 1 : 0;
        before = now;
        alike < 6 ? requestAnimationFrame(look) : done();
      };
      look();
    })""")


def until(page: Any, true: str, seconds: float = 60) -> None:
    """Wait until an expression holds, looking often but not at every frame: a frame that is asked for is drawn anew,
    which costs an eighth of a processor for as long as one waits.

    (Playwright's own way compiles the expression inside the page, which the page's policy forbids.)
    """
    often = f"""new Promise((done) => {{
      const end = Date.now() + {seconds * 1000};
      const look = () => (({true}) ? done(true) : Date.now() > end ? done(false) : setTimeout(look, 30));
      look();
    }})"""
    assert page.evaluate(often), f"never came true: {true}"


def moved_on(page: Any, before: int, or_shows: str = "main.over") -> None:
    """Wait until the table is at a later version, or shows something that needs none."""
    later = f"Number(document.querySelector('.table')?.dataset.version) > {before}"
    until(page, f"document.querySelector('main.over, {or_shows}') || {later}")


def agreed(page: Any, before: int) -> None:
    """Wait for it after a choice of who wants no questions, and agree where even they are asked one."""
    moved_on(page, before, or_shows=YES)
    if version(page) <= before and page.locator(YES).count():
        page.locator(YES).dispatch_event("click")
    moved_on(page, before)


def version(page: Any) -> int:
    return int(page.get_attribute(".table", "data-version") or -1)


def play_on(page: Any, most: int = 100000) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PLAY_ON, most)
    return found


def overflow(page: Any) -> int:
    """How many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
