"""Every lesson played to its end in a browser: by mouse, by keyboard and on a phone, in every language.

At every step a wrong turn is taken first: it gets an answer, and nothing else happens.
"""

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from riverrat import games, lessons
from riverrat.lessons import Chapter, Step
from riverrat.texts import LANGUAGES, Catalog

from . import play
from .test_accessible import findings

Person = Callable[..., Any]
TAUGHT = [name for name in games.names() if lessons.chapters(name)]
WAYS = {"mouse": (1280, 860), "keyboard": (1280, 860), "phone": (390, 844)}


DRAWN = """[...document.querySelectorAll('[data-target="%s"]')]
  .some((one) => one.getBoundingClientRect().width > 0)"""
CLEAR = """[...document.querySelectorAll('[data-target="%s"]')].every((one) => {
  const [place, frame, bubble] = [one, one.closest('.frame'), document.querySelector('.guide')]
    .map((part) => part?.getBoundingClientRect());
  if (!place.width || !frame) return true;
  const y = (place.top + place.bottom) / 2;
  return y > frame.top && y < frame.bottom && (y < bubble.top || y > bubble.bottom);
})"""


# Whether the first ring is drawn around something, and not below the bar that it lies in.
RINGED = """(what) => {
  const [ring, meant] = ['.dim .ring.main', what].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const height = (one) => Number(getComputedStyle(document.querySelector(one)).zIndex) || 0;
  const over = !!ring && height('.dim:has(.ring.main)') > height('.dock');
  return over && !!meant && middle(ring).every((at, way) => Math.abs(at - middle(meant)[way]) < 4);
}"""


# Whether the first ring is drawn around a place of the board.
RINGED_PLACE = """(what) => {
  const [ring, place] = ['.dim .ring.main', what].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return !!ring && !!place && ring.left < place.left && ring.right > place.right;
}"""


class Learner:
    """Somebody who follows the bubble, by one way of using a page."""

    def __init__(self, page: Any, game: str, way: str, language: str, watched: bool = True) -> None:
        self.page, self.way, self.watched = page, way, watched
        self.game = games.load(game)
        self.words = Catalog(language, self.game, self.game.folder / "lessons")

    def press(self, selector: str) -> None:
        """A click, or Enter on what has the focus."""
        found = self.page.locator(selector).first
        if self.way == "keyboard":
            found.focus()
            self.page.keyboard.press("Enter")
        elif not self.watched:
            found.dispatch_event("click")
        else:
            if self.way == "phone":
                self.page.wait_for_timeout(120)  # no thumb is quicker than a row that is put in order
            found.click()

    def on_step(self, name: str) -> None:
        play.until(self.page, f"document.querySelector('.guide')?.dataset.step === '{name}'")

    def says(self, key: str) -> None:
        """The bubble says this text, with the names of those who play, and so does a screen reader."""
        beginning = self.words.say(key, rival="\n", other="\n").split("\n")[0].strip()
        text = " ".join(beginning.split())
        shown = " ".join(self.page.locator(".guide [aria-live]").inner_text().split())
        assert text in shown, f"{key}: {text!r} not in {shown!r}"

    def hears(self, text: str) -> None:
        """A screen reader was told this."""
        play.until(self.page, f"heard.some((one) => one.includes({json.dumps(text)}))")

    def points(self, step: Step) -> None:
        """What the step points at first is drawn; on a phone it lies behind a tab, or clear of the bubble."""
        if step.points and self.watched:
            play.until(self.page, (CLEAR if self.way == "phone" else DRAWN) % step.points[0])

    def answer(self, step: Step) -> None:
        """A question of the bubble; wrong answers come first."""
        for answer in step.answers[1:]:
            self.press(f'.guide [data-answer="{answer}"]')
            self.page.wait_for_selector(".guide .remark")
            self.says(f"lesson-{step.name}-{answer}-no")
        self.press(f'.guide [data-answer="{step.answers[0]}"]')
        self.page.wait_for_selector(".guide .remark.right")

    def err(self, chapter: Chapter, played: list[int], s: Any) -> bool:
        """Take a wrong turn, where there is one, and be answered: nothing else happens."""
        wrong = next((one for one in self.game.legal(s) if chapter.remark(played, [one])), None)
        if wrong is None:
            return False
        before = play.version(self.page)
        self.choose(wrong)
        self.page.wait_for_selector(".guide .remark")
        self.says(chapter.remark(played, [wrong]) or "")
        assert play.version(self.page) == before
        return True

    def do(self, chapter: Chapter, step: Step, played: list[int], s: Any) -> None:
        """Take the first way on, in small actions; a wrong turn comes as soon as there is one."""
        erred = False
        for action in step.right[0]:
            erred = erred or self.err(chapter, played, s)
            before = play.version(self.page)
            self.choose(action)
            play.agreed(self.page, before)
            self.game.play(s, action)
            played.append(action)
        for reply in step.replies:
            self.game.play(s, reply)
            played.append(reply)

    def choose(self, action: int) -> None:
        """Of very many places those that make little sense are behind a button; a remark leaves them open."""
        option = f'.dock .opt[data-option="{action}"]:not([aria-disabled=true])'
        self.page.wait_for_selector(play.CHOICE)
        for way in (".dock .back", '.dock .opt[data-option="elsewhere"]'):
            if not self.page.locator(option).count() and self.page.locator(way).count():
                self.press(way)
        self.press(option)

    def learn(self, chapter: Chapter) -> None:
        self.page.wait_for_selector(".guide")
        s, played = chapter.start.clone(), list[int]()
        for at, step in enumerate(chapter.steps):
            self.on_step(step.name)
            self.says(f"lesson-{step.name}-title")
            self.says(f"lesson-{step.name}")
            self.points(step)
            if step.right:
                self.do(chapter, step, played, s)
            else:
                self.err(chapter, played, s)
                if step.answers:
                    self.answer(step)
                if at + 1 < len(chapter.steps):
                    self.press(".guide [data-onward]")
        self.page.wait_for_selector(".guide [data-onward]:not([disabled])")

    def to_the_next_chapter(self) -> None:
        address = self.page.url
        self.press(".guide [data-onward]")
        play.until(self.page, f"location.href !== '{address}'")


UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.board > * { content-visibility: hidden }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


def begin(person: Person, game: str, way: str, language: str, chapter: str = "", watched: bool = True) -> Learner:
    """A learner at a chapter, the first if none is named."""
    width, height = WAYS[way]
    settings = {**play.QUICK, "language": language, "stepwise": True}
    page = person(settings=settings, viewport={"width": width, "height": height})
    play.ask_for_table(page, "/api/lessons", {"game": game, "chapter": chapter or lessons.chapters(game)[0].name})
    if not watched:
        page.evaluate(UNPAINTED)
    return Learner(page, game, way, language, watched)


@pytest.mark.parametrize(
    ("name", "game", "way", "language"),
    [
        pytest.param("first-game/merchant", "la-loire", "keyboard", "de", marks=pytest.mark.long),
        pytest.param("first-game/trade", "rio-de-la-plata", "phone", "fr", marks=pytest.mark.release),
    ],
)
def test_a_chapter_is_learned(person: Person, name: str, game: str, way: str, language: str) -> None:
    chapter = lessons.chapter(game, name)
    assert chapter is not None
    learner = begin(person, game, way, language, name)
    learner.learn(chapter)
    assert play.overflow(learner.page) <= 0


def test_a_panel_on_a_phone_lies_clear_of_the_bubble(person: Person) -> None:
    """Río: an offer is put together and sent by thumb, with the bubble above the panel."""
    settings = {**play.QUICK, "language": "en"}
    page = person(settings=settings, viewport={"width": 390, "height": 844})
    play.ask_for_table(page, "/api/lessons", {"game": "rio-de-la-plata", "chapter": "first-game/trade"})
    page.get_by_role("button", name="Next", exact=True).click()
    play.until(page, f"({RINGED})('.dock [data-option=\"compose\"]')")  # the button that the text means
    page.get_by_role("button", name="Trade", exact=True).click()
    page.get_by_role("button", name="One more: Wood").first.click()
    page.get_by_role("button", name="One more: Stone").last.click()
    page.get_by_role("button", name="Send to Bruno", exact=True).click()
    play.until(page, "document.querySelector('.guide')?.dataset.step === 'deal'")


@pytest.mark.long
def test_every_answer_is_ringed_and_what_was_refused_is_not_pointed_at(person: Person) -> None:
    """First Rat: a Backpack picked in the row is stolen, which is refused; its tip goes with the pointer. At the frog,
    to steal and to leave are right.
    """
    page = person(settings={**play.QUICK, "confirm": True}, viewport={"width": 1280, "height": 860})
    play.ask_for_table(page, "/api/lessons", {"game": "first-rat", "chapter": "first-game/turn"})
    page.locator('[data-target="space:5"]').first.click()
    page.wait_for_selector('.guide[data-step="look"]')
    page.locator('.dock .opt:has-text("Cheese")').click()
    page.locator(".dock .out .primary").hover()
    page.locator(".dock .out .primary").click()
    page.wait_for_selector(".guide .remark")
    assert page.locator(".tip").count() == 0

    play.ask_for_table(page, "/api/lessons", {"game": "first-rat", "chapter": "first-game/building"})
    for place in ('[data-target="space:17"]', ".dock .opt", '[data-target="space:11"]', '[data-target="space:6"]'):
        page.locator(place).first.click()
    page.wait_for_selector('.guide[data-step="tempted"]')
    play.until(page, f"({RINGED})('[data-target=\"steal:energy-drink\"]')")
    play.until(page, "document.querySelectorAll('.dim .ring.main').length === 2")


@pytest.mark.long
def test_a_button_is_ringed_for_a_place_that_is_not_drawn(person: Person) -> None:
    """Río on a phone: the turn order lies behind a button of the question, which leads to its own."""
    page = person(settings={**play.QUICK, "language": "en"}, viewport={"width": 390, "height": 844})
    play.ask_for_table(page, "/api/lessons", {"game": "rio-de-la-plata", "chapter": "first-game/order"})
    page.get_by_role("button", name="Next", exact=True).click()
    sends = '.dock [data-option="gather:send"]'
    play.until(page, f"({RINGED})({json.dumps(sends)})")
    page.locator(sends).click()
    bid = games.load("rio-de-la-plata").actions.id("send turn-order")
    play.until(page, f"({RINGED})('.dock [data-option=\"{bid}\"]')")


@pytest.mark.long
def test_a_ring_is_around_what_a_plot_leaves_to_choose(person: Person) -> None:
    """Río: on F10 a stonecutter or a carpenter can be built. The plot is ringed, then the button that is meant."""
    learner = begin(person, "rio-de-la-plata", "mouse", "en", "first-game/house")
    page, chapter = learner.page, lessons.chapter("rio-de-la-plata", "first-game/house")
    assert chapter is not None
    for step in chapter.steps[:3]:
        learner.on_step(step.name)
        for action in step.right[0]:
            before = play.version(page)
            learner.choose(action)
            play.agreed(page, before)
    learner.on_step("stonecutter")
    plot, built = '.board [data-target="cell:F10"]', learner.game.actions.id("build stonecutter F10")
    play.until(page, f"({RINGED_PLACE})('{plot}')")
    page.locator(plot).first.click(force=True)
    play.until(page, f"({RINGED})('.dock [data-option=\"{built}\"]')")


@pytest.mark.long
def test_a_place_over_the_edge_of_the_board_does_not_draw_the_board_along(person: Person) -> None:
    """Río: the ship lies over the edge, and is pointed at once a worker is on the dock."""
    learner = begin(person, "rio-de-la-plata", "mouse", "en", "first-game/ship")
    page = learner.page
    learner.on_step("dock")
    before = play.version(page)
    learner.choose(learner.game.actions.id("send dock"))
    play.agreed(page, before)
    play.until(page, f"({RINGED})('[data-target=\"ship\"]')")
    assert page.evaluate("[document.querySelector('.board')].map((one) => one.scrollLeft + one.scrollTop)") == [0]


@pytest.mark.long
def test_what_a_year_brought_is_read_over_the_dark(person: Person) -> None:
    """Río: the bid is won as a year begins, and the board is dark but for the order of turns."""
    learner = begin(person, "rio-de-la-plata", "mouse", "en", "first-game/order")
    page, action = learner.page, learner.game.actions.id
    learner.press(".guide [data-onward]")
    for text in ("send turn-order", "end-placement", "end-effects"):
        before = play.version(page)
        learner.choose(action(text))
        play.agreed(page, before)
    learner.on_step("first")
    page.wait_for_selector(".news")
    page.wait_for_selector(".dim .shade")
    height = "Number(getComputedStyle(document.querySelector('%s')).zIndex)"
    assert page.evaluate(f"{height % '.news'} > {height % '.dim'}")


@pytest.mark.long
def test_a_phone_opens_the_tray_a_lesson_points_at(person: Person) -> None:
    """Río: forest and mine lie on another page of a phone. The bubble leads there and comes back with the next step."""
    learner = begin(person, "rio-de-la-plata", "phone", "en", "first-game/placing")
    page, action = learner.page, learner.game.actions.id
    for text in ("place F9", "place F9"):
        before = play.version(page)
        learner.choose(action(text))
        play.moved_on(page, before)
    learner.on_step("produce")
    page.get_by_role("button", name="Open the tray: Works").click()
    for slot in ("slot:forest:1", "slot:mine:1"):
        before = play.version(page)
        page.locator(f'[data-target="{slot}"]').click()
        play.moved_on(page, before)
    page.wait_for_selector('.guide[data-step="fort"]')


@pytest.mark.long
def test_a_phone_takes_an_answer_over_the_tray(person: Person) -> None:
    """First Rat: tracks are compared in their tray, and the answer is given there. On the board a round place is ringed
    by a circle.
    """
    learner = begin(person, "first-rat", "phone", "en", "first-game/moon")
    page = learner.page
    page.get_by_role("button", name="Next", exact=True).click()
    learner.on_step("tracks")
    page.get_by_role("button", name="Open the tray: Rocket").click()
    page.wait_for_selector(".guide.brief")
    page.get_by_role("button", name="Cockpit").click()
    page.wait_for_selector(".guide.brief .remark")
    page.get_by_role("button", name="Rattronauts").click()
    page.wait_for_selector(".guide.brief .remark.right")
    page.get_by_role("button", name="Next", exact=True).click()
    learner.on_step("rats")
    page.wait_for_selector(".board")

    play.ask_for_table(page, "/api/lessons", {"game": "first-rat", "chapter": "first-game/turn"})
    learner.on_step("move")
    page.set_viewport_size({"width": 1280, "height": 860})
    ring = "document.querySelector('.dim .ring.main')"
    play.until(page, f"{ring}.width.baseVal.value === 2 * {ring}.rx.baseVal.value")


def watched(game: str, way: str, language: str) -> bool:
    """Each lesson is watched once by each way, each time in another language."""
    return (TAUGHT.index(game) + [*WAYS].index(way) + LANGUAGES.index(language)) % len(LANGUAGES) == 0


@pytest.mark.release
@pytest.mark.parametrize(("game", "way", "language"), list(product(TAUGHT, WAYS, LANGUAGES)))
def test_a_lesson_is_learned_to_its_end(person: Person, game: str, way: str, language: str) -> None:
    """Where nobody watches the board is not painted, which takes most of the time, and buttons are clicked wherever
    they are.
    """
    learner, chapters = begin(person, game, way, language, watched=watched(game, way, language)), lessons.chapters(game)
    page = learner.page
    for chapter in chapters:
        learner.learn(chapter)
        if chapter is not chapters[-1]:
            learner.to_the_next_chapter()
    learner.says("lesson-free")
    learner.press(".guide [data-onward]")  # and on to a game of one's own
    play.until(page, "document.querySelector('.dock') && !document.querySelector('.guide')")
    assert play.overflow(page) <= 0


def test_a_lesson_is_offered_left_and_resumed(person: Person) -> None:
    page = person("/", settings=play.QUICK)
    page.get_by_role("button", name="Start the guided first game").click()
    page.wait_for_selector(".guide")
    assert not findings(page)
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Back", exact=True).click()
    assert "A rocket out of junk" in page.locator(".guide").inner_text()
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Stay").click()  # the cross asks first
    assert "A rocket out of junk" in page.locator(".guide").inner_text()
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("button", name="Chapters: 1 of 10 done").click()
    page.get_by_role("button", name="Two rats, one colour").click()
    page.wait_for_selector(".guide")
    before = play.version(page)
    page.locator('.board [data-target="space:8"][data-acts]').first.click(force=True)
    play.moved_on(page, before)
    page.goto(page.url.split("/table")[0])
    page.get_by_role("button", name="Chapters:").click()
    page.get_by_role("button", name="Two rats, one colour").click()
    play.until(page, "document.querySelector('.guide')?.dataset.step === 'second'")


HEAR = """() => {
  window.heard = [];
  window.live = document.querySelector('.guide [aria-live]');
  const listen = () => {
    const said = live.innerText.replace(/\\s+/g, ' ').trim();
    if (said !== heard.at(-1)) heard.push(said);
  };
  listen();
  new MutationObserver(listen).observe(live, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.long
def test_a_chapter_is_learned_by_tab_and_enter_alone(person: Person) -> None:
    """First Rat, the second chapter: two steps that ask for something and two to read. Each of them is read out."""
    learner = begin(person, "first-rat", "keyboard", "en", "first-game/turn")
    page, say = learner.page, learner.words.say
    page.wait_for_selector(".guide [aria-live]")
    begun = page.get_by_test_id("live").inner_text()
    assert begun.startswith(f"{say('lesson-move-title')} {say('lesson-move')} "), begun
    page.evaluate(HEAR)
    go = learner.game.actions.id
    for text, expected in (("go 4", "lesson-move-other"), ("go 5", "lesson-look"), ("leave", "lesson-company")):
        tab_to(page, f'.dock .opt[data-option="{go(text)}"]')
        page.keyboard.press("Enter")
        learner.hears(say(expected, rival="\n").split("\n")[0].strip())
    learner.on_step("company")
    tab_to(page, ".guide [data-onward]")
    page.keyboard.press("Enter")
    learner.hears(say("lesson-parts"))
    assert page.evaluate("document.activeElement.matches('.guide [data-onward]') && document.contains(live)")
    assert page.locator(".guide [data-onward]").inner_text() == say("ui-guide-next-chapter")


def tab_to(page: Any, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not to be reached with Tab: {selector}")
