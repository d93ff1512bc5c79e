"""The client knows no rule: with a box whose numbers all differ it shows those, and what it shows is what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import play

Person = Callable[..., Any]

RIO = """
[workers]
placed_a_year = 6
[start]
wood = 5
stone = 5
precious = 5
coins = 9
[production]
three = [3, 1, 2, 2, 3, 3]
farmers_for_a_coin = 1
[ship]
load_a_disc = 3
room_a_player = 1
years_away = 1
basic_coins = 3
basic_points = 5
precious_coins = 4
precious_points = 7
triplet_coins = 11
triplet_points = 19
[[ladder]]
id = "port"
wood = 2
stone = 0
precious = 1
base = [9]
[[ladder]]
id = "roads"
stone = 2
"""

FIRST_RAT = """
[team]
adults = 3
[setup]
comics = 4
[donation]
cheese = 3
[[part]]
id = "cockpit"
cost = "3 calculator, 4 tin-can"
[[booth]]
id = "hamster"
price = 5
[[booth]]
id = "frog"
price = 7
[[booth]]
id = "crow"
price = 11
[[space]]
id = "2"
gives = "4 cheese"
[[space]]
id = "4"
gives = "5 cheese"
"""

LA_LOIRE = """
[end]
loire = [22, 22, 22, 22]
[market]
space_1 = 2
space_2 = 3
space_3 = 4
space_4 = 5
space_5 = 6
space_6 = 7
space_7 = 8
[sell]
wood = 9
[message_price]
level_1 = 3
"""

BUY_WOOD = '.dock .group[aria-label="Buy"] .opt:has-text("wood")'

# Keeps every state the page is sent, and lets a test send what the page could.
HEARD = """const Real = WebSocket; window.heard = []; window.lines = [];
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    window.lines.push(this);
    this.addEventListener('message', ({ data }) => {
      const one = JSON.parse(data);
      if (one.type === 'state') window.heard.push(one);
    });
  }
};"""

# Answers for this seat, by the first of the wishes that some choice begins with or else by the last choice, until one
# of those that are asked for can be chosen or an event happened.
ANSWER = """({ wishes, until, event }) => new Promise((done) => {
  const end = Date.now() + 150000;
  let sent = -1;
  const look = () => {
    const now = window.heard.at(-1);
    const { choices = [], version } = now ?? {};
    const begins = (with_) => choices.find(({ text }) => text.startsWith(with_));
    const seen = event && window.heard.some((one) => one.events?.some((told) =>
      told.name === event && told.seat === now.seat));
    if (seen || (until && choices.length && begins(until))) return done(true);
    if (Date.now() > end) return done(false);
    if (choices.length && version !== sent) {
      sent = version;
      const choice = wishes.map(begins).find(Boolean) ?? choices.at(-1);
      window.lines.at(-1).send(JSON.stringify({ v: 1, type: 'act', id: `t${version}`, version, actions: [choice.id] }));
    }
    setTimeout(look, 15);
  };
  look();
})"""

# Everything beside a choice: what is paid and gained at once, what merely is there, and what comes later.
CHIPS = """(fx) => {
  const found = { now: {}, there: {}, later: {} };
  let later = false;
  for (const one of fx?.children ?? []) {
    if (one.tagName === 'SMALL') { later = true; continue; }
    const drawn = one.querySelector('use:last-of-type')?.getAttribute('href');
    const sign = drawn?.split(/-(?:i|resource|good)-/).at(-1) ?? 'points';
    const amount = Number(/[-+−]?\\d+/.exec(one.textContent)[0].replace('−', '-').replace('+', ''));
    found[later ? 'later' : one.classList.contains('there') ? 'there' : 'now'][sign] = amount;
  }
  return found;
}"""


def sit(person: Person, game: str, data: str, opponents: int) -> Any:
    page = person(settings=play.QUICK)
    page.add_init_script(HEARD)
    play.open_table(page, game, play.me_and(*["random"] * opponents), data=data)
    return page


def answer(page: Any, *wishes: str, until: str = "", event: str = "") -> None:
    came = page.evaluate(ANSWER, {"wishes": wishes, "until": until, "event": event})
    assert came, page.inner_text("body")
    if until:
        play.asked(page)


def latest(page: Any) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.heard.at(-1)")
    return found


def mine(page: Any) -> dict[str, Any]:
    """What this seat has, in the state after the latest thing it did itself."""
    state = latest(page)
    found: dict[str, Any] = state["view"]["players"][state["seat"]]
    return found


def tip(page: Any, target: str) -> dict[str, dict[str, int]]:
    """What is shown beside a place that is pointed at."""
    page.locator(f'[data-target="{target}"][data-acts]').first.dispatch_event("pointerover", {"bubbles": True})
    page.wait_for_selector(".tip.placed .fx")
    return chips(page, ".tip.placed .fx")


def chips(page: Any, where: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = page.locator(where).first.evaluate(CHIPS)
    return found


def button(text: str) -> str:
    return f'.dock .opt:has-text("{text}")'


def click(page: Any, where: str) -> dict[str, Any]:
    """Choose it, and hear the next state."""
    before, heard = play.version(page), page.evaluate("window.heard.length")
    page.locator(where).first.click()
    play.moved_on(page, before)
    found: dict[str, Any] = page.evaluate(f"window.heard[{heard}]")
    return found


def test_rio_shows_what_the_box_says_and_what_then_happens(person: Person) -> None:
    page = sit(person, "rio-de-la-plata", RIO, 2)
    answer(page, until="end-placement")
    assert "6 of 6 left" in page.inner_text(".dock")
    assert tip(page, "area:agriculture") == {"now": {"worker": -1}, "there": {}, "later": {"coin": 1}}
    assert tip(page, "slot:forest:1") == {"now": {"worker": -3}, "there": {}, "later": {"wood": 1}}
    assert tip(page, "ladder:roads:1")["now"] == {"worker": -1, "stone": -2}
    dear = tip(page, "ladder:port:1")
    assert dear == {"now": {"worker": -1, "wood": -2, "precious": -1}, "there": {}, "later": {"points": 9}}
    before = mine(page)
    after = click(page, '[data-target="ladder:port:1"][data-acts]')["view"]["players"][latest(page)["seat"]]
    assert {"worker": after["supply"] - before["supply"]} | {
        good: after[good] - before[good] for good in ("wood", "precious")
    } == dear["now"]
    assert chips(page, f"{BUY_WOOD} .fx")["now"]["coin"] == -1
    after = click(page, BUY_WOOD)["view"]["players"][latest(page)["seat"]]
    assert after["coins"] == before["coins"] - 1
    assert chips(page, f"{BUY_WOOD} .fx")["now"]["coin"] == -2

    # The Port stands: three goods fill the ship, which leaves and pays for them a year later.
    answer(page, "send dock", "reject", until="load ")
    page.locator('[data-target="ship"][data-acts]').first.click()
    assert "Load the ship: 3 of 3 left" in page.inner_text(".dock")
    shown = {"coin": 0, "points": 0}
    for good in ("wood", "stone", "precious"):
        later = chips(page, f"{button(good)} .fx")["later"]
        shown = {sign: amount + later[sign] for sign, amount in shown.items()}
        click(page, button(good))
    assert shown == {"coin": 11, "points": 19}
    answer(page, "end-", "reject", event="expedition-paid")
    paid = page.evaluate("""() => {
      const { seat } = window.heard.at(-1);
      const told = window.heard.flatMap((one) => one.events ?? []);
      return told.find((one) => one.name === 'expedition-paid' && one.seat === seat).values;
    }""")
    assert paid == {"coins": 11, "points": 19}


def test_first_rat_shows_what_the_box_says_and_what_then_happens(person: Person) -> None:
    page = sit(person, "first-rat", FIRST_RAT, 1)
    answer(page, until="go ")
    view = latest(page)["view"]
    assert page.locator('.stage [data-info^="comic:"]').count() == 4 == len(view["library"])
    assert page.locator('.stage rect[fill="#7a3f2c"]').count() == 0  # and no gap beside them
    assert page.locator(".nursery .sleeper").count() == 2  # one of each team
    stalls = page.locator(".stage .lying text").all_text_contents()
    assert [price for price in ("5", "7", "11") if price not in stalls] == []
    tags = {track["track"]: track["cost"] for track in view["tracks"] if track["cost"]}
    assert tags["cockpit"] == {"tin-can": 4, "calculator": 3}
    assert tags["provisions"] == {"cheese": 3}
    for track, cost in (("cockpit", "4 Tin Can, 3 Calculator"), ("provisions", "3 Cheese")):
        assert cost in (page.get_attribute(f'[data-target="track:{track}"]', "aria-label") or "").replace("\u2068", "")
    before = mine(page)
    brought = tip(page, "space:4")["now"]
    assert brought["cheese"] >= 5
    click(page, '[data-target="space:4"][data-acts]')
    answer(page, "done", event="collected")
    assert mine(page)["goods"]["cheese"] == before["goods"]["cheese"] + brought["cheese"]


def test_la_loire_shows_what_the_box_says_and_what_then_happens(person: Person) -> None:
    page = sit(person, "la-loire", LA_LOIRE, 1)
    answer(page, until="move merchant")
    assert page.locator('.valley [data-target^="loire:"]').count() == 23
    view = latest(page)["view"]
    assert [tile["price"] for tile in view["market"]] == [2, 3, 4, 5, 6, 7, 8]
    assert page.locator('.valley [data-target^="market:"]').count() == 7
    to = next(one["target"] for one in latest(page)["gestures"] if one["target"].startswith("village:"))
    place = next(one for one in view["places"] if f"village:{one['id']}" == to)
    assert list(tip(page, to)["there"].values()) == [place["price"]]
