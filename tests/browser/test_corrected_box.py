"""The client knows no rule: with a box whose numbers all differ it shows those, and what it shows is what happens."""

from collections.abc import Callable
from typing import Any

import pytest

from . import play

Person = Callable[..., Any]

RIO = """
[workers]
placed_a_year = 6
[years]
symbols = ["", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""]
[start]
wood = 9
stone = 9
precious = 9
coins = 20
[production]
three = [3, 1, 2, 2, 3, 3]
farmers_for_a_coin = 1
[district]
coins_a_point = 99
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
[effects]
market_basic = 6
church_pays = 2
church_points = 8
[[minor]]
id = "hut"
workers = 1
wood = 3
[[minor]]
id = "house"
wood = 0
stone = 2
[[minor]]
id = "market"
workers = 1
wood = 2
stone = 0
precious = 3
[[minor]]
id = "church"
workers = 1
wood = 0
stone = 3
precious = 2
points = 4
[[character]]
id = "cannoneer"
cost = 4
needs = 0
end = 7
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
cheese = [9, 9, 9, 9, 9]
[points]
leftovers = 99
[donation]
cheese = 3
[[part]]
id = "cockpit"
cost = "3 calculator, 4 tin-can"
[[track]]
id = "cockpit"
values = [8, 7, 6, 4, 3]
[[track]]
id = "provisions"
values = [13, 12, 11, 10, 9]
[[booth]]
id = "hamster"
space = 4
price = 5
[[booth]]
id = "frog"
price = 7
[[booth]]
id = "crow"
space = 5
price = 2
[[backpack]]
id = "cheese"
extra = 6
[[cap]]
id = "backpacks"
points = 7
[[space]]
id = "2"
gives = "4 cheese"
[[space]]
id = "4"
gives = "5 cheese"
"""

LA_LOIRE = """
[table]
start_horses = 3
stack_limit = 3
start_money = 25
start_level = 2
ceiling = 12
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
level_2 = 5
"""

# Keeps every state the page is sent, and lets a test send what the page could.
HEARD = """const Real = WebSocket; window.heard = []; window.lines = [];
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    window.lines.push(this);
    this.addEventListener('message', ({ data }) => {
      const one = JSON.parse(data);
      if (one.type !== 'state') return;
      const view = one.changes ? { ...window.heard.at(-1).view, ...one.view } : one.view;
      window.heard.push({ ...one, view });
    });
  }
};"""

# Does these things for a seat, one after the other, and then what is wished for (the first wish that some choice begins
# with, else the last choice) until something can be chosen. The others do the last they may. Says what went wrong.
PLAY = """({ seat, acts, wishes, until }) => new Promise((done) => {
  const end = Date.now() + 150000;
  let sent = -1;
  const wanted = (choices) => wishes.map((wish) => choices.find(({ text }) => text.startsWith(wish))).find(Boolean);
  const look = () => {
    const { choices, seat: asked, version } = window.heard.at(-1);
    const mine = asked === seat;
    const texts = choices.map(({ text }) => text);
    if (Date.now() > end) return done(`asked in vain: ${texts}`);
    if (choices.length && version !== sent) {
      if (mine && !acts.length && texts.some((text) => text.startsWith(until))) return done('');
      const act = mine ? acts.shift() : undefined;
      const choice = act ? choices[texts.indexOf(act)] : ((mine && wanted(choices)) || choices.at(-1));
      if (!choice) return done(`no ${act} among ${texts}`);
      sent = version;
      const actions = [choice.id];
      window.lines.at(-1).send(JSON.stringify({ v: 1, type: 'act', id: `t${version}`, version, actions }));
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
    const sign = drawn?.replace(/^#(?:.*-(?:i|resource|good)-|lo-)/, '') ?? 'points';
    const amount = Number(/[-+−]?\\d+/.exec(one.textContent)[0].replace('−', '-').replace('+', ''));
    found[later ? 'later' : one.classList.contains('there') ? 'there' : 'now'][sign] = amount;
  }
  return found;
}"""

TIP = ".tip.placed .fx"


class Seat:
    """Somebody who holds every seat, so that nothing hangs on what others think, and plays the first that is asked."""

    def __init__(self, person: Person, game: str, data: str, seats: int) -> None:
        self.page = person(settings={**play.QUICK, "pace": "instant"})
        self.page.add_init_script(HEARD)
        play.open_table(self.page, game, [{"kind": "me"}] * seats, data=data)
        play.asked(self.page)
        self.seat: int = self.state["seat"]

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("window.heard.at(-1)")
        return found

    @property
    def mine(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["view"]["players"][self.seat]
        return found

    def plays(self, *acts: str, wishes: tuple[str, ...] = (), until: str = "") -> None:
        """Do something by the way the page does it, without pointing at anything, and wait for the next question."""
        given = {"seat": self.seat, "acts": acts, "wishes": wishes, "until": until}
        assert not (wrong := self.page.evaluate(PLAY, given)), wrong
        play.until(self.page, f"document.querySelector('.table').dataset.version === '{self.state['version']}'")
        play.asked(self.page)

    def clicks(self, where: str, **goods: str) -> dict[str, int]:
        """Choose it, and tell by how much these become more or less."""
        before, version = self.mine, play.version(self.page)
        self.page.locator(where).first.click()
        play.moved_on(self.page, version)
        play.asked(self.page)
        return changed(before, self.mine, goods)

    def does(self, act: str, **goods: str) -> dict[str, int]:
        """The same without a click."""
        before = self.mine
        self.plays(act)
        return changed(before, self.mine, goods)

    def opens(self, tray: str) -> None:
        self.page.locator(".tray .tabs").get_by_role("button", name=tray).click()

    def sees(self, look: Callable[[], Any], wanted: Any) -> None:
        """Wait until it looks like that: previews and pictures come when they come."""
        for _ in range(300):
            if (found := look()) == wanted:
                return
            self.page.wait_for_timeout(100)
        assert found == wanted

    def sees_at(self, target: str, now: dict[str, int], **more: dict[str, int]) -> None:
        """Point at a place, and see beside it what it brings."""

        def look() -> Any:
            # Not where the pointer rests, which may be told of at any time: what comes up under it asks for nothing.
            self.page.locator(f'[data-target="{target}"][data-acts]').first.dispatch_event(
                "pointerover", {"bubbles": True, "clientX": 1, "clientY": 1}
            )
            return self.chips(TIP)

        self.sees(look, {"now": now, "there": {}, "later": {}, **more})

    def sees_on(self, button: str, now: dict[str, int], **more: dict[str, int]) -> None:
        """See on a button what it brings."""
        self.sees(lambda: self.chips(f"{button} .fx"), {"now": now, "there": {}, "later": {}, **more})

    def reads(self, where: str, *words: str) -> None:
        """See what is written there."""
        self.sees(lambda: self.texts(where), list(words))

    def chips(self, where: str) -> Any:
        found = self.page.locator(where)
        return found.first.evaluate(CHIPS) if found.count() else None

    def texts(self, where: str) -> list[str]:
        found: list[str] = self.page.locator(where).all_text_contents()
        return found

    def told(self, event: str) -> dict[str, Any]:
        """The values of what happened to this seat."""
        told = [one for state in self.page.evaluate("window.heard") for one in state.get("events", [])]
        values: dict[str, Any] = next(
            one["values"] for one in told if one["name"] == event and one["seat"] == self.seat
        )
        return values


def changed(before: dict[str, Any], after: dict[str, Any], goods: dict[str, str]) -> dict[str, int]:
    return {sign: after[name] - before[name] for sign, name in goods.items() if after[name] != before[name]}


def option(text: str, group: str = "") -> str:
    return f"""{f'.dock .group[aria-label="{group}"]' if group else ".dock"} .opt:has-text("{text}")"""


def place(target: str) -> str:
    return f'[data-target="{target}"][data-acts]'


STOCK = {"wood": "wood", "stone": "stone", "precious": "precious", "coin": "coins", "points": "total"}


@pytest.mark.release
def test_rio_shows_what_the_box_says_and_what_then_happens(person: Person) -> None:
    me = Seat(person, "rio-de-la-plata", RIO, 3)
    me.sees(lambda: "6 of 6 left" in me.page.inner_text(".dock"), True)
    me.sees_at("area:agriculture", {"worker": -1}, later={"coin": 1})
    me.sees_at("slot:forest:1", {"worker": -3}, later={"wood": 1})
    me.sees_at("ladder:roads:1", {"worker": -1, "stone": -2}, later={"points": 1})
    me.sees_at("ladder:port:1", port := {"worker": -1, "wood": -2, "precious": -1}, later={"points": 9})
    assert me.clicks(place("ladder:port:1"), worker="supply", **STOCK) == port
    for price in (1, 2):
        me.sees_on(option("wood", "Buy"), {"coin": -price})
        assert me.clicks(option("wood", "Buy"), coin="coins") == {"coin": -price}
    me.opens("Characters")
    me.reads('[data-target="character:cannoneer"] text', "4", "0", "Cannoneer")
    me.sees_at("character:cannoneer", {"worker": -1}, later={"coin": -4})
    me.opens("Building prices")
    for building, amounts in {"hut": "3", "house": "2", "market": "2 3", "church": "3 2 4"}.items():
        me.reads(f'[data-info="building:{building}"] text', building.capitalize(), *amounts.split())
    me.plays("apply cannoneer", "place C9", "place C10", "place D10", "end-placement")

    me.sees_on(option("Cannoneer"), hired := {"coin": -4, "points": 7})
    assert me.does("acquire cannoneer", **STOCK) == hired
    for building, brought in {
        "hut C9": {"wood": -3},
        "church D10": {"stone": -3, "precious": -2, "points": 4},
        "market C10": {"wood": -2, "precious": -3},
    }.items():
        me.sees_on(option(building), brought, there={"worker": 1})
        assert me.does(f"build {building}", **STOCK) == brought
    me.plays("end-effects", "place C9", "place C10", "send dock", "end-placement")

    # The Port stands: three goods fill the ship, which leaves and pays for them a year later.
    me.page.locator(place("ship")).first.click()
    me.sees(lambda: "Load the ship: 3 of 3 left" in me.page.inner_text(".dock"), True)
    shown = {"coin": 0, "points": 0}
    for good in ("wood", "stone", "precious"):
        later = me.chips(f"{option(good)} .fx")["later"]
        shown = {sign: amount + later[sign] for sign, amount in shown.items()}
        me.clicks(option(good))
    assert shown == {"coin": 11, "points": 19}
    me.plays("build house C9", "activate C10")
    me.sees_on(option("wood", "Sell"), sold := {"coin": 6})  # the good is the button's name
    assert me.does("sell wood", **STOCK) == {"wood": -1, **sold}
    me.plays("end-effects", "place D10", "end-placement")
    assert me.told("expedition-paid") == {"coins": 11, "points": 19}
    me.sees_on(option("church D10"), prayed := {"coin": -2, "points": 8})
    assert me.does("activate D10", **STOCK) == prayed


@pytest.mark.long
def test_first_rat_shows_what_the_box_says_and_what_then_happens(person: Person) -> None:
    me = Seat(person, "first-rat", FIRST_RAT, 2)
    view = me.state["view"]
    assert me.page.locator('.stage [data-info^="comic:"]').count() == 4 == len(view["library"])
    assert me.page.locator('.stage rect[fill="#7a3f2c"]').count() == 0  # and no gap beside them
    assert me.page.locator(".nursery .sleeper").count() == 2  # one of each team
    stalls = me.texts(".stage .lying text")
    assert [price for price in ("5", "7", "2") if price not in stalls] == []
    for track, cost in (("cockpit", "4 Tin Cans, 3 Calculators"), ("provisions", "3 Cheese")):
        drawn = me.page.locator(f'[data-target="track:{track}"]')
        assert cost in (drawn.get_attribute("aria-label") or "").replace("\u2068", "")
    for track, values in (("cockpit", "8 7 6 4 3"), ("provisions", "13 12 11 10 9")):
        assert me.texts(f'[data-target="track:{track}"] + .lying text')[:5] == values.split()
    cheese = me.mine["goods"]["cheese"]
    me.sees_at("space:4", {"cheese": 5})
    me.clicks(place("space:4"))
    assert me.mine["goods"]["cheese"] == cheese + 5

    # In the Hamster's booth there: a Backpack brings more Cheese from now on, for what is written at the booth.
    me.reads('[data-target="item:backpack-cheese"] b', "+6")
    me.plays("buy backpack-cheese")
    assert me.mine["goods"]["cheese"] == cheese
    me.sees_on(option("Donate"), {"cheese": -3, "points": 12})  # a neutral piece lies on the 13
    me.plays("donate")
    assert me.mine["goods"]["cheese"] == cheese - 3
    assert me.mine["lines"]["provisions"] == 12
    me.plays(wishes=("end-turn",), until="rat 2")
    me.sees_at("space:2", {"cheese": 10})
    me.plays("rat 2", "go 5")
    me.reads('[data-target="item:cap-backpacks"] b', "7 ×")
    me.plays("buy cap-backpacks")
    assert me.mine["lines"]["caps"] == 7


@pytest.mark.release
def test_la_loire_shows_what_the_box_says_and_what_then_happens(person: Person) -> None:
    me = Seat(person, "la-loire", LA_LOIRE, 2)
    assert me.page.locator('.valley [data-target^="loire:"]').count() == 23
    view = me.state["view"]
    assert [tile["price"] for tile in view["market"]] == [2, 3, 4, 5, 6, 7, 8]
    assert me.page.locator('.valley [data-target^="market:"]').count() == 7
    to = next(one["target"] for one in me.state["gestures"] if one["target"].startswith("village:"))
    village = next(one for one in view["places"] if f"village:{one['id']}" == to)
    me.sees_at(to, {"coin": -13}, there={village["good"]: village["price"], "horse": 3})
    panel = me.page.locator(".la-loire-panel").first.inner_text()
    for words in (
        "25 Deniers; your merchant leaves a city with 12 at most",
        "Horses: 3 of 3",
    ):
        assert words in panel.replace("\u2068", "").replace("\u2069", "")
    assert me.page.locator('.la-loire-panel [class~="letter"][class~="level-2"]').count() == 1
    me.plays("move merchant")
    assert me.mine["money"] == 12

    # The messenger rides to the next city and asks for messages.
    me.plays(wishes=("move messenger", "leave 0", "take 1", "head clockwise", "stop-city"), until="message 1")
    for level, price in ((1, 3), (2, 5)):
        me.sees_at(f"deck:{level}", {"coin": -price})
    money = me.mine["money"]
    me.plays("message 2")
    assert me.mine["money"] == money - 5
