"""Nothing lies over what can be chosen, what a lesson points at, or a form: looked at in windows of four sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from riverrat import lessons

from . import play

Person = Callable[..., Any]
SIZES = [(1440, 900), (1024, 768), (844, 390), (390, 844)]

# What is hidden: of each lit place, ringed place and button of a form, those of which something else covers more than a
# third. A board that is larger than its window is scrolled there first. Parts of the same picture hide nothing: a click
# on a figure reaches the space below it.
HIDDEN = """async () => {
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
  const places = [...document.querySelectorAll('[data-acts], .compose button:enabled')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const hidden = [];
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
      if (!own.contains(top) || (card && own.contains(card) && !card.contains(one)))
        covers.push((card ?? top.closest('section, aside, [class]'))?.className.replace(/ ?svelte-\\w+/g, ''));
    }
    return covers.length * 3 > points ? [...new Set(covers)].join(', ') : '';
  };
  for (const one of places) {
    if (!seen(one) || covering(one)) {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
    }
    const cover = covering(one);
    if (cover) hidden.push(`${one.dataset.target ?? one.textContent.trim()} under ${cover}`);
  }
  const bubble = document.querySelector('.guide')?.getBoundingClientRect();
  const ring = document.querySelector('.dim .ring.main')?.getBoundingClientRect();
  if (bubble && ring) {
    const across = Math.min(bubble.right, ring.right) - Math.max(bubble.left, ring.left);
    const down = Math.min(bubble.bottom, ring.bottom) - Math.max(bubble.top, ring.top);
    if (across > 8 && down > 8 && across * down > 0.3 * ring.width * ring.height)
      hidden.push('the ring under the bubble');
  }
  return hidden;
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
        found += [f"{where} at {width} x {height}: {one}" for one in page.evaluate(HIDDEN)]
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
        elif step.answers:
            page.locator(f'.guide [data-answer="{step.answers[0]}"]').dispatch_event("click")
        elif at + 1 < len(chapter.steps):
            page.locator(".guide [data-onward]").dispatch_event("click")
    return found


def sit(person: Person) -> Any:
    return person(settings=play.QUICK, viewport={"width": SIZES[0][0], "height": SIZES[0][1]})


def test_nothing_covers_a_first_question(seated: Person) -> None:
    page = seated("first-rat", "random")
    assert look(page, "the first question", [SIZES[0], SIZES[-1]]) == []


@pytest.mark.long
def test_nothing_covers_a_chapter_in_any_window(person: Person) -> None:
    chapter = lessons.chapter("first-rat", "first-game/turn")
    assert chapter is not None
    assert walk_chapter(sit(person), chapter, SIZES) == []


@pytest.mark.release
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["first-rat", "la-loire"])
def test_nothing_covers_what_a_lesson_is_about(person: Person, game: str) -> None:
    page = sit(person)
    assert [one for chapter in lessons.chapters(game) for one in walk_chapter(page, chapter, SIZES[:1])] == []
