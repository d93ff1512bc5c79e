"""Nothing lies over what can be chosen, what a lesson points at, or a form: looked at in windows of four sizes."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from riverrat import lessons, puzzles

from . import play, positions

Person = Callable[..., Any]
SIZES = [(1440, 900), (1024, 768), (844, 390), (390, 844)]
BY_MOUSE = 900  # windows at least so wide are looked at with a pointer too
RESTS = 700  # milliseconds until what the pointer rests on is explained
POSITIONS = 100
READS = 4  # at one question in so many the rule is opened
GAMES = ["first-rat", "la-loire", "rio-de-la-plata"]

# What is hidden: of each lit place that is not one of hundreds, ringed place and button of a form or a tip, those of
# which something else covers more than a third. A tip's buttons may lie under what goes again: a drawer, what the
# pointer rests on. A board that is larger than its window is scrolled there first. Parts
# of the same picture hide nothing: a click on a figure reaches the space below it.
HIDDEN = """async (tips) => {
  const frame = () => new Promise(requestAnimationFrame);
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const drawn = () => JSON.stringify(['.guide', '.hint', '.puzzle', '.recap', '.picture', '.dock', '.tips'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect()));
  let still = 0;
  for (let looks = 0, before = ''; still < 3 && looks < 25; looks += 1) {
    await wait(160);
    const now = drawn();
    still = now === before ? still + 1 : 0;
    before = now;
  }
  if (still < 3) return ['nothing comes to rest'];
  const sought = '[data-acts]:not([data-spare]), .compose button:enabled' + (tips ? ', aside.tip button' : '');
  const places = [...document.querySelectorAll(sought)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const hidden = [];
  // The ring first: below, the board is scrolled away from it.
  const bubble = document.querySelector('.guide')?.getBoundingClientRect();
  const ring = document.querySelector('.dim .ring.main')?.getBoundingClientRect();
  if (bubble && ring) {
    const across = Math.min(bubble.right, ring.right) - Math.max(bubble.left, ring.left);
    const down = Math.min(bubble.bottom, ring.bottom) - Math.max(bubble.top, ring.top);
    if (across > 8 && down > 8 && across * down > 0.3 * ring.width * ring.height)
      hidden.push('the ring under the bubble');
  }
  // What no click meets hides all the same.
  const over = [...document.querySelectorAll('.reading, .carrying, .tip.placed[role=tooltip], .minimap')];
  const seen = (one) => {
    const around = one.closest('.frame, .compose, .trays, .tray-page, .side, .dock') ?? document.body;
    const [box, room] = [one, around].map((part) => part.getBoundingClientRect());
    return box.left >= room.left - 1 && box.right <= room.right + 1 && box.top >= room.top - 1
      && box.bottom <= room.bottom + 1;
  };
  const covering = (one) => {
    const box = one.getBoundingClientRect();
    const own = one.closest('.picture, .compose, .trays, .tray-page, .side, .seats, .dock') ?? one;
    const covers = [];
    let points = 0;
    for (let at = 0; at < 25; at += 1) {
      const x = box.left + box.width * ((at % 5) + 0.5) / 5;
      const y = box.top + box.height * (Math.floor(at / 5) + 0.5) / 5;
      const [top, ...under] = document.elementsFromPoint(x, y);
      if (!top || ![top, ...under].some((part) => one.contains(part))) continue;
      points += 1;
      const card = top.closest('[data-keep]');
      const cover = card ?? top.closest('section, aside, [class]');
      if (!own.contains(top) || (card && own.contains(card) && !card.contains(one)))
        covers.push(cover?.getAttribute('class')?.replace(/ ?svelte-\\w+/g, '') ?? top.tagName);
    }
    const shared = (part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const [across, down] = [Math.min(right, box.right) - Math.max(left, box.left),
        Math.min(bottom, box.bottom) - Math.max(top, box.top)];
      return Math.max(0, across) * Math.max(0, down);
    };
    if (covers.length * 3 > points) return [...new Set(covers)].join(', ');
    return over.find((part) => shared(part) * 3 > box.width * box.height)?.className ?? '';
  };
  for (const one of places) {
    let cover = seen(one) ? covering(one) : 'the edge';
    if (cover) {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      cover = covering(one);
    }
    if (cover) {
      await wait(400); // cards follow what was scrolled
      cover = covering(one);
    }
    if (cover) hidden.push(`${one.dataset.target ?? one.textContent.trim()} under ${cover}`);
  }
  return hidden;
}"""

# The middle of one of the places of a kind, as far as it is in sight and within reach; which one, a number says.
SPOT = """([kind, at]) => {
  const spots = [...document.querySelectorAll(kind)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return one.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
  });
  return spots[at % spots.length] ?? null;
}"""

ACT = """([table, version, actions]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  line.onopen = () => line.send(JSON.stringify({ v: 1, type: 'act', id: `walk${version}`, version, actions }));
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type !== 'ack' && told.type !== 'error') return;
    line.close();
    done(told.type);
  };
})"""


def look(page: Any, where: str, sizes: Sequence[tuple[int, int]]) -> list[str]:
    """What is hidden in any of the windows."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{where} at {width} x {height}: {one}" for one in page.evaluate(HIDDEN, True)]
    return found


def walk_chapter(page: Any, chapter: lessons.Chapter, sizes: Sequence[tuple[int, int]]) -> list[str]:
    """Every step of a chapter, done as it asks."""
    table = play.ask_for_table(page, "/api/lessons", {"game": chapter.game.name, "chapter": chapter.name})
    page.wait_for_selector(".guide")
    found = []
    for at, step in enumerate(chapter.steps):
        play.until(page, f"document.querySelector('.guide')?.dataset.step === '{step.name}'")
        found += look(page, f"{chapter.name} {step.name}", sizes)
        if step.right:
            for action in step.right[0]:
                before = play.version(page)
                assert page.evaluate(ACT, [table, before, [action]]) == "ack"
                play.moved_on(page, before)
        else:
            if step.answers:
                page.locator(f'.guide [data-answer="{step.answers[0]}"]').dispatch_event("click")
                page.wait_for_selector(".guide .remark.right")
                found += look(page, f"{chapter.name} {step.name}, answered", sizes)
            if at + 1 < len(chapter.steps):
                page.locator(".guide [data-onward]").dispatch_event("click")
    return found


def walk_puzzle(page: Any, puzzle: puzzles.Puzzle, sizes: Sequence[tuple[int, int]]) -> list[str]:
    """A puzzle from its first question to its answer."""
    name = puzzle.game.name
    table = play.ask_for_table(page, "/api/puzzles", {"game": name, "puzzle": puzzle.name})
    page.wait_for_selector(".puzzle")
    found = []
    for at, action in enumerate(puzzle.solution):
        found += look(page, f"{puzzle.name} {at}", sizes)
        before = play.version(page)
        assert page.evaluate(ACT, [table, before, [action]]) == "ack"
        play.moved_on(page, before, or_shows=".puzzle .best")
    return found + look(page, f"{puzzle.name} solved", sizes)


def explain_every_question(page: Any, game: str) -> None:
    """Questions without a tip get one, as long as the others."""

    def tell_more(route: Any) -> None:
        answer = route.fetch()
        steps = page.context.request.get(f"/api/games/{game}").json()["steps"]
        made_up = [f"tip-{step['name']} = {'What this is about takes a line or two to say. ' * 2}" for step in steps]
        route.fulfill(response=answer, body="\n".join([*made_up, answer.text()]))  # of two the later counts

    page.route(f"**/api/games/{game}/texts/*", tell_more)


def walk_positions(page: Any, game: str, count: int, sizes: Sequence[tuple[int, int]]) -> list[str]:
    """Positions of a game, every other one with a tip; then what the pointer brings up, where there is one.

    The page comes from another table, where it can be told whether tips are wanted.
    """
    explain_every_question(page, game)
    reader = positions.Reader(page)
    found = []
    for at, position in enumerate(positions.positions(game, count)):
        tips = json.dumps({"off": bool(at % 2)})
        page.evaluate(f"localStorage.setItem('riverrat.tips', {json.dumps(tips)})")
        reader.open(position)
        play.asked(page)
        where = f"{position.step} {at}"
        found += look(page, where, sizes)
        for width, height in sizes:
            if width >= BY_MOUSE:
                page.set_viewport_size({"width": width, "height": height})
                hidden = point(page, at) + (read_rule(page) if at % READS == 0 else [])
                found += [f"{where} at {width} x {height}: {one}" for one in hidden]
    return found


def read_rule(page: Any) -> list[str]:
    """What is hidden while the rule of a question stands open beside the board."""
    page.locator(".dock .rule").dispatch_event("click")
    page.wait_for_selector(".drawer-area")
    found = [f"{one}, while reading the rule" for one in page.evaluate(HIDDEN, False)]
    page.locator(".drawer-area").get_by_role("button", name="Close").click()
    page.wait_for_selector(".drawer-area", state="detached")
    return found


def point(page: Any, at: int) -> list[str]:
    """What is hidden while the pointer rests on a lit place, and on something to read about."""
    found: list[str] = []
    for kind in (".board [data-acts]", ".board [data-info]:not([data-acts], [data-acts] *)"):
        spot = page.evaluate(SPOT, [kind, at])
        if spot:
            page.mouse.move(*spot)
            page.mouse.move(spot[0] + 2, spot[1])
            page.wait_for_timeout(RESTS)
            found += [f"{one}, while pointing at {spot}" for one in page.evaluate(HIDDEN, False)]
    page.mouse.move(2, 2)
    return found


def sit(person: Person) -> Any:
    return person(settings=play.QUICK, viewport={"width": SIZES[0][0], "height": SIZES[0][1]})


def test_nothing_covers_a_first_question(seated: Person) -> None:
    page = seated("first-rat", "random")
    assert look(page, "the first question", [SIZES[0], SIZES[-1]]) == []


@pytest.mark.release
@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_a_question_after_the_others_moved(person: Person, game: str) -> None:
    """With what they did since one's own turn, on the board and beside it."""
    page = sit(person)
    play.open_table(page, game, play.me_and("random", "random"))
    found = []
    for at in range(6):
        play.asked(page)
        found += look(page, f"question {at}", SIZES)
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        play.play_on(page, 5)
    assert found == []


@pytest.mark.long
def test_a_drawer_leaves_a_tray_free_that_came_up_over_the_board(person: Person) -> None:
    page = sit(person)
    page.set_viewport_size({"width": 1024, "height": 768})
    library = next(one for one in positions.positions("first-rat", POSITIONS) if one.step == "comic")
    positions.Reader(page).open(library)
    play.asked(page)
    if not page.locator(".float").count():
        page.locator(".tray").get_by_role("button", name="Library").click()
    page.wait_for_selector(".float [data-acts]")
    assert read_rule(page) == []


@pytest.mark.long
def test_the_rule_that_was_asked_for_stays_in_sight_when_a_tray_comes_up(person: Person) -> None:
    page = sit(person)
    page.set_viewport_size({"width": 1024, "height": 768})
    play.open_table(page, "first-rat", play.me_and("random"))
    play.asked(page)
    page.locator(".dock .rule").click()
    page.wait_for_selector(".drawer-area .here")
    page.locator(".tray").get_by_role("button", name="Booths").click()
    page.wait_for_selector(".float")
    play.until(
        page,
        """(() => {
          const [rule, text] = ['.here', '.text'].map((one) =>
            document.querySelector(`.drawer-area ${one}`).getBoundingClientRect());
          const middle = (rule.top + rule.bottom) / 2;
          return text.height < 300 && middle > text.top && middle < text.bottom;
        })()""",
        seconds=10,
    )


@pytest.mark.long
def test_nothing_covers_a_chapter_in_any_window(person: Person) -> None:
    chapter = lessons.chapter("first-rat", "first-game/turn")
    assert chapter is not None
    assert walk_chapter(sit(person), chapter, SIZES) == []


@pytest.mark.long
def test_a_long_page_on_a_low_screen_covers_no_city(person: Person) -> None:
    chapter = lessons.chapter("la-loire", "first-game/order")
    assert chapter is not None
    assert walk_chapter(sit(person), chapter, [(844, 390)]) == []


@pytest.mark.long
def test_every_button_of_a_booth_can_be_reached_on_a_low_screen(person: Person) -> None:
    """None of them lies left of what the board can be scrolled to; what the lesson rings is whole."""
    chapter = lessons.chapter("first-rat", "first-game/booth")
    assert chapter is not None
    page = sit(person)
    page.set_viewport_size({"width": 844, "height": 390})
    assert walk_chapter(page, replace(chapter, steps=chapter.steps[:2]), [(844, 390)]) == []
    play.until(page, "document.querySelector('.guide')?.dataset.step === 'shop'")
    page.wait_for_selector(".booth-card .act")
    assert look(page, "the shop", [(844, 390)]) == []
    cut = """() => {
      const frame = document.querySelector('.frame');
      frame.scrollTo({ left: 0, behavior: 'instant' });
      const leftOf = (one) => one.getBoundingClientRect().left;
      return [...document.querySelectorAll('.booth-card .act')].filter((one) => leftOf(one) < leftOf(frame));
    }"""
    assert page.evaluate(cut) == []


@pytest.mark.release
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_what_a_lesson_is_about(person: Person, game: str) -> None:
    page = sit(person)
    assert [one for chapter in lessons.chapters(game) for one in walk_chapter(page, chapter, SIZES[:1])] == []


@pytest.mark.release
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_anything(person: Person, game: str, size: tuple[int, int]) -> None:
    """Every step of every lesson, every puzzle from beginning to end, and a hundred positions with their tips."""
    page = sit(person)
    found = [one for chapter in lessons.chapters(game) for one in walk_chapter(page, chapter, [size])]
    found += [one for puzzle in puzzles.puzzles(game) for one in walk_puzzle(page, puzzle, [size])]
    assert found + walk_positions(page, game, POSITIONS, [size]) == []
