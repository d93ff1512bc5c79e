"""What happens around the moves: two people, reload, a lost connection, undo, languages, keys."""

from collections.abc import Callable
from typing import Any

import pytest

from . import house, play

Person = Callable[..., Any]
AMONG_MYSELF = [{"kind": "me"}] * 3  # the first question is mine, whatever chance has other players do
OTHERS = [pytest.param(name, marks=pytest.mark.release) for name in ("la-loire", "rio-de-la-plata")]


def whose_turn(players: list[Any]) -> Any:
    for _ in range(1000):
        for page in players:
            if page.locator(".dock .opt").count():
                return page
        players[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked anything")


def test_two_people_at_one_table(person: Person) -> None:
    anna = person("/", settings=play.QUICK)
    anna.locator("input[name=game][value=toy]").check(force=True)
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("radio", name="Friend").click()
    anna.get_by_role("button", name="Open and invite").click()
    play.until(anna, f"document.querySelector('.invite input')?.value.startsWith('{house.PUBLIC}/')")
    link = anna.get_by_label("Link to this table").input_value().removeprefix(house.PUBLIC)
    assert anna.locator(".invite svg[role=img] path").count() == 1  # a code to scan

    bruno = person(settings=play.QUICK)
    bruno.goto(link)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Join").click()
    for page in (anna, bruno):
        for name in ("Anna", "Bruno"):  # at the board, not in the room where Anna waited
            page.locator(".table .who", has_text=name).first.wait_for()

    spectator = person(settings=play.QUICK)
    spectator.goto(link.split("#")[0])
    spectator.wait_for_selector(".table")
    assert spectator.locator(".dock .opt").count() == 0

    players = [anna, bruno]
    for _ in range(6):
        mover = whose_turn(players)
        assert "Your turn" in mover.title()
        before = play.version(mover)
        mover.locator(".dock .opt").first.click()
        for page in players:
            play.moved_on(page, before)
    for page in players:
        page.keyboard.press("c")
    anna.get_by_label("Say something").fill("Good game")
    anna.get_by_role("button", name="Send").click()
    bruno.get_by_text("Good game").wait_for()


def test_reload_in_the_middle_of_a_turn(seated: Person) -> None:
    page = seated("first-rat", "random")
    play.play_on(page, most=2)
    play.asked(page)

    def shown() -> tuple[int, str, list[str]]:
        choices = page.locator(".dock .opt").all_inner_texts()  # a key's number stands before what the keyboard chose
        return play.version(page), page.locator(".dock .ask").inner_text(), [text.split("\n")[-1] for text in choices]

    before = shown()
    page.reload()
    play.asked(page)
    assert shown() == before


def test_a_connection_is_cut_and_restored(person: Person) -> None:
    page = person(settings=play.QUICK)
    # The page's own sockets are closed behind its back, as a lost network does.
    page.add_init_script(
        """const Real = WebSocket; window.lines = [];
        window.WebSocket = class extends Real { constructor(...all) { super(...all); window.lines.push(this); } };"""
    )
    play.open_table(page, "toy", [{"kind": "me"}, {"kind": "me"}])
    play.asked(page)
    before = play.version(page)
    page.context.set_offline(True)
    page.evaluate("window.lines.at(-1).close()")
    page.wait_for_selector(".banner")
    assert page.locator(".dock .opt[aria-disabled=true]").count() > 0
    page.context.set_offline(False)  # the page hears of it, or tries again by itself
    page.wait_for_selector(".banner", state="detached")
    page.locator(".dock .opt").first.click()
    play.moved_on(page, before)


def test_undo_takes_back_and_says_why_when_it_cannot(person: Person) -> None:
    page = person(settings={**play.QUICK, "stepwise": True})
    play.open_table(page, "toy", [{"kind": "me"}, {"kind": "me"}])
    play.asked(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    assert undo.get_attribute("aria-disabled") == "true"
    assert page.locator("#undo-reason").inner_text().strip()
    question = page.locator(".dock .ask").inner_text()
    before = play.version(page)
    page.locator(".dock .opt").first.click()
    play.moved_on(page, before)
    assert page.locator(".dock .ask").inner_text() != question
    undo.click()
    play.until(page, f"document.querySelector('.dock .ask')?.innerText === {question!r}")


def test_a_turn_is_confirmed_at_its_end(person: Person) -> None:
    page = person(settings={"language": "en"})
    play.open_table(page, "toy", [{"kind": "me"}, {"kind": "me"}])
    play.asked(page)
    for _ in range(6):
        before = play.version(page)
        page.locator(".dock .opt").last.click()
        play.moved_on(page, before, or_shows=".dock .sum")
        if page.locator(".dock .sum").count():
            break
    assert page.locator(".dock .why").first.inner_text().strip()
    before = play.version(page)
    page.get_by_role("button", name="Not yet").click()
    assert play.version(page) == before
    page.locator(".dock .opt").last.click()
    page.get_by_role("button", name="Do it").click()
    play.moved_on(page, before)


def test_the_language_is_switched_at_once(seated: Person) -> None:
    page = seated("first-rat", "random")
    english = page.locator(".dock").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Deutsch").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tipp").wait_for()
    german = page.locator(".dock").inner_text()
    assert german != english
    assert page.evaluate("document.documentElement.lang") == "de"
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("radio", name="Français").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Conseil").wait_for()
    assert page.locator(".dock").inner_text() not in (english, german)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="English").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").wait_for()
    assert page.locator(".dock").inner_text() == english


def test_a_turn_by_keyboard_alone(person: Person) -> None:
    page = person("/", settings={"language": "en"})
    page.get_by_text("What shall we play?").wait_for()
    page.wait_for_selector("input[name=game][value=toy]", state="attached")
    # From the top of the page to the games, to the toy, and on to its button.
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.name") == "game":
            break
    for _ in range(8):
        if page.evaluate("document.activeElement?.value") == "toy":
            break
        page.keyboard.press("ArrowRight")
    for _ in range(60):
        page.keyboard.press("Tab")
        if "Start the game" in page.evaluate("document.activeElement?.innerText ?? ''"):
            break
    page.keyboard.press("Enter")
    play.asked(page)
    before = play.version(page)
    page.keyboard.press("1")
    play.until(
        page,
        f"document.querySelector('.dock .sum') || Number(document.querySelector('.table').dataset.version) > {before}",
    )
    if page.locator(".dock .sum").count():
        page.keyboard.press("Enter")
        play.moved_on(page, before)
    play.asked(page)
    # The focus went on to the next question, is visible, and the live region has said what is asked.
    play.until(page, "document.activeElement?.classList.contains('opt')")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    assert "choices" in page.get_by_test_id("live").inner_text() or page.get_by_test_id("live").inner_text()
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_the_board_is_played_by_keyboard(seated: Person) -> None:
    page = seated("first-rat", "random")
    page.keyboard.press("g")
    play.until(page, "document.activeElement?.hasAttribute('data-acts')")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    first = page.evaluate("document.activeElement.getAttribute('data-target')")
    for arrow in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.keyboard.press(arrow)
        if page.evaluate("document.activeElement.getAttribute('data-target')") != first:
            break
    shown = page.locator(".dock").inner_text()
    page.keyboard.press("Enter")
    play.until(page, f"document.querySelector('.dock').innerText !== {shown!r}")


def test_the_timeline_steps_through_the_game(seated: Person) -> None:
    page = seated("first-rat", "random")
    play.play_on(page, most=4)
    play.asked(page)
    page.keyboard.press("t")
    page.get_by_role("button", name="To the start").click()
    play.until(page, "document.querySelector('.dock .step')?.innerText.startsWith('Step 0')")
    page.keyboard.press(".")
    play.until(page, "document.querySelector('.dock .step')?.innerText.startsWith('Step 1')")
    page.locator(".history").get_by_role("button", name="Back to the game").click()
    play.asked(page)


def test_rules_open_at_the_question(person: Person) -> None:
    page = person(settings=play.QUICK)
    play.open_table(page, "first-rat", play.me_and("random"))
    play.asked(page)
    page.get_by_role("button", name="The rule for this question").click()
    page.locator("p.here .anchor[id='rule-C2.2']").wait_for(state="attached")
    page.get_by_placeholder("Search the rules").fill("launchpad")
    play.until(page, "document.querySelectorAll('.anchor').length < 30")


SCROLLED = """() => {
  const board = document.querySelector('.board');
  const beyond = Object.assign(document.createElement('div'), { style: 'position: absolute; left: 100%; top: 100%' });
  board.append(beyond);
  beyond.textContent = 'a ring around a ship that lies at the edge';
  beyond.scrollIntoView({ block: 'center', inline: 'center' });
  const moved = [board.scrollLeft, board.scrollTop];
  beyond.remove();
  return moved;
}"""


def test_what_reaches_beyond_the_board_does_not_move_it(seated: Person) -> None:
    page = seated("first-rat", "random")
    assert page.evaluate(SCROLLED) == [0, 0]


def test_the_board_zooms(seated: Person) -> None:
    page = seated("first-rat", "random")
    width = page.locator(".picture").bounding_box()["width"]
    page.get_by_role("button", name="Zoom in").first.click()
    play.until(page, f"document.querySelector('.picture').getBoundingClientRect().width > {width} * 1.2")
    page.locator(".picture").hover(position={"x": 200, "y": 200})
    page.mouse.wheel(0, -300)
    play.until(page, f"document.querySelector('.picture').getBoundingClientRect().width > {width} * 1.6")
    page.get_by_role("button", name="Whole board").first.click()
    play.until(page, f"Math.abs(document.querySelector('.picture').getBoundingClientRect().width - {width}) < 3")


PURCHASES = ("Wood", "Stone")  # of Río: what it costs and brings stands on its button, and nowhere else


@pytest.mark.parametrize("game", ["first-rat", *OTHERS])
def test_a_choice_stays_under_the_pointer(person: Person, game: str) -> None:
    page = person(settings=play.QUICK)
    play.open_table(page, game, AMONG_MYSELF[: 3 if game == "rio-de-la-plata" else 2])
    play.asked(page)
    for at in range(min(8, page.locator(".dock .opt").count())):
        option = page.locator(".dock .opt").nth(at)
        if option.inner_text().startswith(PURCHASES):
            continue
        option.evaluate("button => button.scrollIntoView({ inline: 'center', block: 'nearest' })")
        before = option.bounding_box()
        page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
        page.wait_for_selector(".board .tip.placed")
        after = option.bounding_box()
        assert all(abs(after[side] - before[side]) <= 2 for side in before), (before, after)


# A spot of the board where nothing can be chosen.
NOTHING_THERE = """(() => {
  const box = document.querySelector('.picture').getBoundingClientRect();
  for (let at = 0; at < 400; at += 1) {
    const [x, y] = [box.left + box.width * (0.1 + 0.04 * (at % 20)), box.top + box.height * (0.1 + 0.04 * (at / 20))];
    if (!document.elementsFromPoint(x, y).some((one) => one.closest('[data-acts], .tip'))) return [x, y];
  }
})()"""


def test_a_double_click_looks_closer_where_nothing_is_chosen(seated: Person) -> None:
    page = seated("first-rat", "random")
    space = page.locator('[data-acts][data-target^="space:"]').first
    for _ in range(20):  # until a rat can be moved
        if space.count():
            break
        play.play_on(page, most=1)
        play.asked(page)
    play.laid_out(page)
    width = "document.querySelector('.picture').offsetWidth"
    before, version = page.evaluate(width), play.version(page)
    nowhere = page.evaluate(NOTHING_THERE)
    page.mouse.dblclick(*nowhere)
    play.until(page, f"{width} > {before * 1.5}")
    page.mouse.dblclick(*nowhere)
    play.until(page, f"{width} === {before}")
    assert play.version(page) == version
    space.dblclick()
    play.moved_on(page, version, or_shows=".dock .back")
    assert page.evaluate(width) == before


def test_the_focus_on_a_way_out_goes_on_to_the_next_question(person: Person) -> None:
    """Also of somebody who has pressed no other key before, as with a screen reader: its button is gone by then."""
    page = person(settings=play.QUICK)
    play.open_table(page, "toy", play.me_and("random"))
    play.asked(page)
    out = page.locator(".dock .ways .opt")
    for _ in range(20):  # until there is a hole to dig in, or to leave
        if out.count():
            break
        play.play_on(page, most=1)
        play.asked(page)
    before = play.version(page)
    out.focus()
    page.keyboard.press("Enter")
    play.moved_on(page, before)
    play.asked(page)
    play.until(page, "document.activeElement.matches('.dock .opt')")


def test_another_figure_is_picked_without_going_back(person: Person) -> None:
    page = person(settings=play.QUICK)
    play.open_table(page, "la-loire", play.me_and("random"), hints=False)
    play.asked(page)
    for figure in ("merchant", "messenger"):
        box = page.locator(f'.board [data-target="figure:{figure}"]:is([data-acts], [data-instead])').bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(".dock .picked", has_text=f"Move the {figure}").wait_for()


def test_hint_and_resign(person: Person) -> None:
    page = person(settings=play.QUICK)
    play.open_table(page, "toy", play.me_and("random"))
    play.asked(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".board .hint", timeout=30000)
    page.keyboard.press("Escape")
    page.wait_for_selector(".board .hint", state="detached")
    before = play.version(page)
    page.keyboard.press("h")
    play.until(page, "document.activeElement?.matches('.hint .primary')")
    page.keyboard.press("Enter")
    play.agreed(page, before)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.wait_for_selector("main.over")
