"""What new players once stumbled over, each looked at where they did."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from . import house, play

Person = Callable[..., Any]
# The page's own sockets can be closed behind its back, as a lost network does.
LINES = """const Real = WebSocket; window.lines = []; window.broken = false;
window.WebSocket = class extends Real {
  constructor(url) { super(window.broken ? url.replace('/socket', '/nowhere') : url); window.lines.push(this); }
};"""
FRIEND = [{"kind": "me"}, {"kind": "open"}]


def two_at(person: Person, name: str = "Bruno", game: str = "toy") -> tuple[Any, Any]:
    """Anna and a friend of that name at one table."""
    anna = person(settings=play.QUICK)
    play.open_table(anna, game, FRIEND)
    play.until(anna, "document.querySelector('.invite input')?.value")
    link = anna.get_by_label("Link to this table").input_value().removeprefix(house.PUBLIC)
    friend = person(settings=play.QUICK)
    friend.add_init_script(LINES)
    friend.goto(link)
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Join").click()
    friend.wait_for_selector(".table .board")
    anna.wait_for_selector(".table .board")
    return anna, friend


def test_a_list_of_tables_says_whose_turn_it_is_and_who_won(person: Person) -> None:
    page = person(settings=play.QUICK)
    play.open_table(page, "toy", play.me_and("random"))
    play.asked(page)
    table = page.url
    page.goto("/")
    page.locator(".mine", has_text="Your turn").wait_for()
    page.goto(table)
    play.asked(page)
    assert play.play_on(page)["over"]
    page.wait_for_selector("main.over h1")
    heads = [text.split("\n") for text in page.locator("main.over thead th").all_inner_texts()]
    winners = [head[0] for head in heads if "winner" in head]
    assert winners
    page.goto("/")
    page.wait_for_selector(".mine .won")
    assert page.locator(".mine .line").inner_text() == f"Won by {' and '.join(winners)}"
    row = page.locator(".mine .won").first.inner_text().split()
    assert row[0] == winners[0]
    assert row[1].isdigit()  # with how many points


@pytest.fixture(scope="module")
def friends(arrive: Person) -> Iterator[tuple[Any, Any]]:
    """Anna and Bruno, who stay at their table for the next three tests."""
    pages = two_at(arrive)
    yield pages
    for page in pages:
        page.context.close()


Friends = tuple[Any, Any]


@pytest.mark.usefixtures("no_problem")
def test_a_list_of_tables_says_whom_it_waits_for(friends: Friends) -> None:
    for page, line in zip(friends, ("Your turn", "Anna is to move"), strict=True):
        page.goto("/")
        page.wait_for_selector(".mine .line")
        assert page.locator(".mine .line").inner_text() == line
        page.go_back()
        page.wait_for_selector(".table .board")


@pytest.mark.usefixtures("no_problem")
def test_chat_is_told_once_after_the_line_broke(friends: Friends) -> None:
    anna, bruno = friends
    for page in (anna, bruno):
        page.keyboard.press("c")
    anna.get_by_label("Say something").fill("Good luck")
    anna.get_by_role("button", name="Send").click()
    bruno.get_by_text("Good luck").wait_for()
    for _ in range(2):
        bruno.evaluate("window.broken = true, window.lines.at(-1).close()")
        bruno.wait_for_selector(".banner")
        bruno.evaluate("window.broken = false")
        bruno.wait_for_selector(".banner", state="detached")
    anna.get_by_label("Say something").fill("Well met")
    anna.get_by_role("button", name="Send").click()
    bruno.get_by_text("Well met").wait_for()
    assert [bruno.get_by_text(text).count() for text in ("Good luck", "Well met")] == [1, 1]


@pytest.mark.usefixtures("no_problem")
def test_a_resignation_is_told_and_a_rematch_asks_the_friend(friends: Friends) -> None:
    anna, bruno = friends
    bruno.get_by_role("button", name="Menu").click()
    bruno.get_by_role("button", name="Resign").click()
    bruno.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page in (anna, bruno):
        page.wait_for_selector("main.over h1")
        assert page.locator("main.over h1").inner_text() == "Anna wins: Bruno has resigned"
    anna.get_by_role("button", name="Rematch").click()
    bruno.get_by_text("Anna would like a rematch").wait_for()  # asked, not left out
    assert not anna.locator(".table .board").count()  # nor does it begin without him
    bruno.get_by_role("button", name="Play again").click()
    for page in (anna, bruno):
        page.wait_for_selector(".table .board")


def test_the_same_name_twice_is_told_apart(person: Person) -> None:
    anna, _ = two_at(person, "Anna")
    names = [text.strip() for text in anna.locator(".table .panel .who").all_inner_texts()]
    assert len(names) == len(set(names)) == 2, names


def test_those_who_share_a_screen_have_names_and_labels_toggle(person: Person) -> None:
    page = person("/", settings=play.QUICK)
    page.locator("input[name=game][value=toy]").check(force=True)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="Here").click()
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    play.asked(page)
    assert page.locator(".table", has_text="Ben").count()
    page.goto("/settings")
    switch = page.get_by_role("switch").first
    switch.wait_for()
    before = switch.get_attribute("aria-checked")
    page.locator(f"label[for={switch.get_attribute('id')}]").click()
    assert switch.get_attribute("aria-checked") != before


def test_browsers_that_know_the_service_worker_by_its_former_name_keep_it(person: Person) -> None:
    register = "navigator.serviceWorker.register('/letters.js').then(() => navigator.serviceWorker.ready)"
    assert person("/settings").evaluate(f"{register}.then((one) => one.active.scriptURL)").endswith("/letters.js")


def test_a_link_only_this_machine_can_follow_says_so(person: Person) -> None:
    page = person(settings=play.QUICK)
    page.route("**/api/address", lambda route: route.fulfill(json={"addresses": [], "alone": True}))
    play.open_table(page, "toy", FRIEND)
    page.get_by_text("Only this computer can open the link").wait_for()
    assert page.locator(".invite svg[role=img]").count() == 0


def test_a_switch_lets_the_network_in(person: Person) -> None:
    """What the server then does is tested with it; here nobody listens elsewhere."""
    page = person(settings=play.QUICK)
    door = {"addresses": [], "alone": True, "network": "shut"}
    opened = {"addresses": ["http://192.168.1.20:8000"], "alone": False, "network": "open"}
    asked = []

    def turn(route: Any) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json=opened if asked[-1]["open"] else door)

    page.route("**/api/address", lambda route: route.fulfill(json=door))
    page.route("**/api/network", turn)
    play.open_table(page, "toy", FRIEND)
    switch = page.get_by_role("switch", name="Let friends on my network join")
    switch.wait_for()
    assert switch.get_attribute("aria-checked") == "false"
    assert page.get_by_role("textbox", name="Link to this table").count() == 0
    below = page.get_by_role("link", name="To the lobby", exact=True).bounding_box()
    switch.click()
    code = page.get_by_role("img", name="The link as a QR code")
    code.wait_for()
    assert page.get_by_role("textbox", name="Link to this table").input_value().startswith("http://192.168.1.20:8000/")
    assert page.get_by_text("lets port 8000 in").count() == 1
    now = page.get_by_role("link", name="To the lobby", exact=True).bounding_box()
    assert below is not None
    assert now is not None
    assert abs(now["y"] - below["y"]) < 8
    switch.click()
    code.wait_for(state="detached")
    page.route(
        "**/api/network", lambda route: route.fulfill(status=409, json={"error": "no-network", "message": "No."})
    )
    switch.click()
    page.get_by_text("cannot be reached in a local network").wait_for()
    assert asked == [{"open": True}, {"open": False}]


@pytest.mark.parametrize(
    ("language", "colon"),
    [
        pytest.param("en", ":", marks=pytest.mark.release),
        pytest.param("de", ":", marks=pytest.mark.release),
        ("fr", "\N{NARROW NO-BREAK SPACE}:"),
    ],
)
def test_a_name_is_kept_apart_from_what_follows(person: Person, language: str, colon: str) -> None:
    page = person(settings={**play.QUICK, "language": language})
    play.open_table(page, "first-rat", [{"kind": "me"}, {"kind": "me"}])
    play.asked(page)
    names = [text.strip() for text in page.locator(".table .panel .who").all_inner_texts()]
    assert len(set(names)) == 2
    asked = page.locator(".dock .ask")
    assert any(asked.inner_text().strip().startswith(f"{name}{colon} ") for name in names), asked.inner_text()
    play.play_on(page, most=3)
    play.asked(page)
    page.keyboard.press("l")
    page.wait_for_selector(".log li")
    texts = [asked.inner_text(), page.locator(".log").inner_text(), page.locator(".table .side").inner_text()]
    page.goto("/")
    page.wait_for_selector(".mine .ss")
    texts.append(page.locator(".mine").inner_text())
    assert all(name in text for name in names for text in texts[1:]), texts
    either = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    assert [found for text in texts for found in re.findall(rf"(?:{either})(?:\s?:)?[^\W\d_].*", text)] == []


IN_WORDS = {  # a sentence of each game as each language says it
    "en": {
        "first-rat": "A donation takes 10 Cheese.",
        "la-loire": "The circus is in ",
        "rio-de-la-plata": " workers at home",
    },
    "de": {
        "first-rat": "Eine Spende kostet 10 Käse.",
        "la-loire": "Der Zirkus ist in ",
        "rio-de-la-plata": " Arbeiter daheim",
    },
    "fr": {"first-rat": "Manche 1", "la-loire": "Le cirque est à ", "rio-de-la-plata": " ouvriers "},
}
NO_SENTENCE = re.compile(r"[\w]_[\w]|[{}\[\]\"=]|\b(?:true|false|null|None|undefined)\b")  # as data is written


@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(other, marks=pytest.mark.release) for other in ("de", "fr"))],
)
def test_words_instead_of_pictures_in_every_language(person: Person, language: str) -> None:
    page = person(settings={**play.QUICK, "textOnly": True, "language": language})
    for game, sentence in IN_WORDS[language].items():
        play.open_table(page, game, play.me_and("random", "random"))
        play.asked(page)
        page.wait_for_selector(".board-in-words p:nth-child(9)")
        assert page.locator(".picture").count() == 0
        words = page.locator(".board-in-words").inner_text()
        assert sentence in words
        assert NO_SENTENCE.findall(words) == []
        others = [said[game] for other, said in IN_WORDS.items() if other != language]
        assert not any(other in words for other in others)


# By how many square pixels what a choice brings lies over what was placed.
OVER_CHIPS = """() => {
  const boxes = ['.tip.placed', '.dock .placed'].map((one) => document.querySelector(one).getBoundingClientRect());
  const [tip, chips] = boxes;
  const across = Math.min(tip.right, chips.right) - Math.max(tip.left, chips.left);
  return Math.max(0, across) * Math.max(0, Math.min(tip.bottom, chips.bottom) - Math.max(tip.top, chips.top));
}"""


def test_what_was_placed_is_said_as_shown_and_stays_in_sight(person: Person) -> None:
    page = person(settings=play.QUICK, viewport={"width": 1440, "height": 900})
    play.open_table(page, "rio-de-la-plata", [{"kind": "me"}] * 3)
    play.asked(page)
    cells = page.locator('.board [data-acts][data-target^="cell:"]')
    cell = cells.first.get_attribute("data-target")
    for at in (0, 0, 2, 4, 6):
        before = play.version(page)
        (cells.nth(at) if at else page.locator(f'.board [data-acts][data-target="{cell}"]')).click()
        play.moved_on(page, before)
        play.asked(page)
    shown = cell.removeprefix("cell:") + " ×2"
    chip = page.get_by_role("button", name=f"Take back: {shown}", exact=True)
    assert chip.inner_text().split() == shown.split()
    # What a choice brings leaves it free.
    page.mouse.move(720, 20)
    page.locator(".dock .opt", has_text="Wood").hover()
    page.wait_for_selector(".tip.placed")
    assert page.evaluate(OVER_CHIPS) == 0
