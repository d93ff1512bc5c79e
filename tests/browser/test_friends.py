"""Friends at one table: their lists, chat, names, a rematch, and how they are invited and told."""

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
# Plays by a socket of its own to the end, as slowly as the toy allows or as quickly: the page only looks on.
WALK = """([table, quickly]) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  line.onmessage = ({ data }) => {
    const { type, version, over, you, seat, choices } = JSON.parse(data);
    if (over) line.close();
    if (type !== 'state' || over || !you.includes(seat)) return;
    const { id } = choices.at(quickly ? -1 : 0);
    line.send(JSON.stringify({ v: 1, type: 'act', id: `walk${version}`, version, actions: [id] }));
  };
}"""
# What of the dock's ways on does not fit into the window.
CUT = """[...document.querySelectorAll('.dock .out .btn')]
  .filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth
    || one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)"""


def two_at(person: Person, name: str = "Bruno", game: str = "toy", **wishes: Any) -> tuple[Any, Any]:
    """Anna, in a window as wished, and a friend of that name at one table."""
    anna = person(settings=play.QUICK, **wishes)
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


@pytest.mark.long
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


@pytest.mark.long
def test_the_last_moves_of_a_friend_who_ends_the_game_come_before_the_result(person: Person) -> None:
    """Whatever Anna looks at meanwhile on her phone; Bruno, who ended it himself, sees the result at once."""
    anna, bruno = two_at(person, viewport={"width": 390, "height": 844}, has_touch=True)
    anna.get_by_role("navigation").get_by_role("button", name="Log").tap()
    anna.wait_for_selector('.table[data-tab="log"]')
    table = bruno.url.rsplit("/", 1)[-1].split("#")[0]
    anna.evaluate(WALK, [table, False])
    bruno.evaluate(WALK, [table, True])
    bruno.wait_for_selector("main.over h1")
    anna.wait_for_selector('.table[data-tab="board"] .recap')
    assert not anna.locator("main.over").count()
    anna.locator(".dock [data-scores]").tap()
    anna.wait_for_selector("main.over h1")
    anna.get_by_role("button", name="The board").tap()
    anna.wait_for_selector(".table .board")
    assert not anna.locator(".recap").count()
    for language in ("en", "de", "fr"):
        wishes = {**play.QUICK, "language": language}
        anna.evaluate("(wishes) => localStorage.setItem('riverrat.settings', JSON.stringify(wishes))", wishes)
        anna.reload()
        anna.locator(".dock [data-scores]").wait_for()
        assert anna.locator(".dock .out .btn").count() == 3
        for width in (360, 390):
            anna.set_viewport_size({"width": width, "height": 844})
            play.laid_out(anna)
            assert anna.evaluate(CUT) == [], (language, width)
            assert play.overflow(anna) <= 0


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
