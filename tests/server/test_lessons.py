"""A lesson at the server: a table of one's own, with real rules, real undo, and an answer to every other choice."""

from typing import Any

import pytest

from riverrat import lessons
from riverrat.lessons import Chapter
from tests.server.serving import Person, Screen

FIRST_RAT = lessons.chapters("first-rat")


def begin(person: Person, game: str, chapter: str) -> str:
    table: str = person.post("/api/lessons", {"game": game, "chapter": chapter})["table"]
    return table


def at_step(screen: Screen, step: int) -> Any:
    while screen.state is None or screen.state["guide"]["at"] != step:
        screen.read()
    return screen.state["guide"]


def follow(screen: Screen, chapter: Chapter) -> None:
    """Take every step by its first way, one action at a time."""
    for number, step in enumerate(chapter.steps):
        if not step.right:
            continue
        at_step(screen, number)
        for action in step.right[0]:
            answer = screen.act(action)
            assert answer["type"] == "ack", answer
    at_step(screen, len(chapter.steps))


@pytest.mark.parametrize("game", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_a_lesson_is_played_chapter_by_chapter(ann: Person, game: str) -> None:
    chapters = lessons.chapters(game)
    for chapter in chapters:
        with ann.watch(begin(ann, game, chapter.name)) as screen:
            follow(screen, chapter)
            assert screen.state["ply"] == chapter.plies
            assert screen.state["seat"] == 0
    known = ann.get(f"/api/games/{game}/lessons")
    assert [one["chapter"] for one in known] == [chapter.name for chapter in chapters]
    assert all(one["done"] for one in known)
    assert ann.get("/api/tables") == []  # lessons are no games to go on with


def test_another_choice_is_answered_and_changes_nothing(ann: Person) -> None:
    chapter = FIRST_RAT[2]
    actions = chapter.game.actions
    with ann.watch(begin(ann, "first-rat", chapter.name)) as screen:
        screen.fresh()
        refused = screen.act(actions.id("rat 1"), actions.id("go 7"))
        assert (refused["type"], refused["code"], refused["say"]) == ("error", "lesson", "lesson-several-other")
        assert screen.act(actions.id("go 7"))["code"] == "illegal"
        assert ann.get(f"/api/tables/{screen.state['table']['table']}")["version"] == 0


def test_a_step_can_be_undone_and_a_chapter_left_and_resumed(ann: Person) -> None:
    chapter = FIRST_RAT[2]
    actions = chapter.game.actions
    table = begin(ann, "first-rat", chapter.name)
    with ann.watch(table) as screen:
        screen.act(actions.id("rat 1"), actions.id("go 8"))
        assert at_step(screen, 1)["steps"][1]["name"] == "second"
        screen.ask("undo", version=screen.state["version"], to=0)
        at_step(screen, 0)
        screen.act(actions.id("rat 1"), actions.id("go 8"))
    assert begin(ann, "first-rat", chapter.name) == table
    with ann.watch(table) as screen:
        screen.fresh()
        assert at_step(screen, 1)["number"] == 3
        screen.act(actions.id("rat 2"))
        at_step(screen, 3)
        assert screen.act(actions.id("rat 2"))["say"] == "lesson-over"
    assert begin(ann, "first-rat", chapter.name) != table  # once done, it begins anew


def test_nobody_else_is_guided(ann: Person, bob: Person) -> None:
    table = begin(ann, "first-rat", FIRST_RAT[1].name)
    with bob.watch(table) as screen:
        assert screen.fresh()["guide"] is None
    assert bob.get("/api/games/first-rat/lessons")[1] == {
        "chapter": "first-game/turn",
        "text": "lesson-chapter-turn",
        "begun": False,
        "done": False,
    }
    assert ann.get("/api/games/first-rat/lessons")[1]["begun"]


def test_what_is_no_lesson_is_refused(ann: Person) -> None:
    assert ann.post("/api/lessons", {"game": "first-rat", "chapter": "x/y"}, expect=404)["error"] == "no-lesson"
    assert ann.post("/api/lessons", {"game": "chess", "chapter": "x/y"}, expect=404)["error"] == "no-game"
    table = begin(ann, "first-rat", FIRST_RAT[1].name)
    assert ann.get(f"/api/tables/{table}/record", expect=409)["error"] == "lesson"
    assert ann.get(f"/api/tables/{table}/points", expect=409)["error"] == "lesson"
