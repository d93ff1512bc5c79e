"""Every lesson can be played to its end by the rules as they are, and answers every other choice in every language."""

import re
from collections.abc import Iterator

import pytest

from riverrat import games, lessons
from riverrat.engine.game import Game
from riverrat.lessons import ANY, LEARNER, OVER, Chapter, Step
from riverrat.tables import screen
from riverrat.texts import LANGUAGES, Catalog
from tests.contract.test_texts import messages

TAUGHT = [name for name in games.names() if lessons.chapters(name)]
WORDS = 30  # that a bubble holds
CHAPTERS = [pytest.param(one, id=f"{name}-{one.name}") for name in TAUGHT for one in lessons.chapters(name)]


def spoken(game: Game, language: str) -> Catalog:
    return Catalog(language, game, game.folder / "lessons")


def keys_of(step: Step) -> Iterator[str]:
    """Every text a step may say."""
    yield f"lesson-{step.name}"
    yield f"lesson-{step.name}-title"
    yield from (f"lesson-{step.name}-{remark.say}" for remark in step.remarks)
    yield from (f"lesson-{step.name}-{answer}" for answer in step.answers)
    yield from (f"lesson-{step.name}-{answer}-no" for answer in step.answers[1:])


def test_every_game_has_a_first_game() -> None:
    assert TAUGHT[:3] == ["first-rat", "la-loire", "rio-de-la-plata"]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_plays_to_its_end_and_answers_every_wrong_turn(chapter: Chapter) -> None:
    game, s, played = chapter.game, chapter.start.clone(), list[int]()
    for number, step in enumerate(chapter.steps):
        for action in step.right[0] if step.right else ():
            assert game.seat(s) == LEARNER, step.name
            assert chapter.place(played).step == number
            for other in game.legal(s):
                said = chapter.remark(played, [other])
                wanted = step.allows((*chapter.place(played).taken, other))
                assert (said is None) == wanted, f"{step.name}: {game.actions.text(other)}"
            game.play(s, action)
            played.append(action)
        for reply in step.replies:
            assert game.seat(s) != LEARNER, step.name
            assert chapter.place(played).reply == reply
            game.play(s, reply)
            played.append(reply)
    assert chapter.place(played) == lessons.Place(len(chapter.steps))
    assert len(played) == chapter.plies
    assert s.over or game.seat(s) == LEARNER  # nobody waits for somebody else's move
    assert chapter.remark(played, game.legal(s)[:1]) == (OVER if not s.over else None)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_way_on_is_legal_and_of_one_length(chapter: Chapter) -> None:
    game, s = chapter.game, chapter.start.clone()
    for step in chapter.steps:
        assert len({len(way) for way in step.right}) <= 1, step.name
        for way in step.right:
            other = s.clone()
            legal = all(action == ANY or _played(game, other, action) for action in way)
            assert legal or step.loose, f"{step.name}: {[game.actions.text(action) for action in way]}"
        for action in (*(step.right[0] if step.right else ()), *step.replies):
            game.play(s, action)


def _played(game: Game, s: object, action: int) -> bool:
    if action not in game.legal(s):
        return False
    game.play(s, action)
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_all_is_said_in_few_words(name: str, language: str) -> None:
    game = games.load(name)
    steps = [step for chapter in lessons.chapters(name) for step in chapter.steps]
    assert len({step.name for step in steps}) == len(steps)
    needed = {key for step in steps for key in keys_of(step)}
    needed |= {chapter.text for chapter in lessons.chapters(name)} | {"lesson-about", "lesson-free"}
    have = messages(game.folder / "lessons" / f"{language}.ftl")
    tips = {f"tip-{step.name}" for step in game.steps.all if step.kind}
    assert set(have) - tips == needed
    assert len(set(have) & tips) >= 3  # for what comes up first in a game of one's own
    assert set().union(*have.values()) <= {"rival", "other"}
    said = spoken(game, language)
    for key in have:
        words = re.findall(r"[\w’-]+", said.say(key, rival="Odile", other="Bruno"))
        assert 0 < len(words) <= WORDS, f"{key}: {len(words)} words"


@pytest.mark.parametrize("name", TAUGHT)
def test_the_languages_use_the_same_names(name: str) -> None:
    english = messages(games.load(name).folder / "lessons" / "en.ftl")
    for language in LANGUAGES:
        assert messages(games.load(name).folder / "lessons" / f"{language}.ftl") == english, language


def test_a_place_follows_from_the_actions_alone() -> None:
    """First Rat, chapter two rats: rat 1 to 8, rat 2, then the other player's two actions."""
    chapter = lessons.chapter("first-rat", "first-game/colour")
    assert chapter is not None
    rat_1, go_8, rat_2, go_10 = (chapter.game.actions.id(text) for text in ("rat 1", "go 8", "rat 2", "go 10"))
    assert chapter.place([]) == lessons.Place(0)
    assert chapter.place([rat_1]) == lessons.Place(0, (rat_1,))
    assert chapter.place([rat_1, go_8]) == lessons.Place(1)
    assert chapter.place([rat_1, go_8, rat_2]) == lessons.Place(1, (rat_2,), reply=rat_1)
    assert chapter.place([rat_1, go_8, rat_2, rat_1]).reply == go_10
    assert chapter.place([rat_1, go_8, rat_2, rat_1, go_10]) == lessons.Place(3)
    assert chapter.remark([], [rat_1, chapter.game.actions.id("go 7")]) == "lesson-several-other"


def test_a_chapter_says_where_moves_were_skipped() -> None:
    """First Rat: building and all after it begin from other positions; Río's house after two workers were placed."""
    skipping = {name: [one.text for one in lessons.chapters(name) if one.skips] for name in TAUGHT}
    assert skipping["first-rat"] == [f"lesson-chapter-{name}" for name in ("building", "liftoff", "turning-point")]
    assert skipping["rio-de-la-plata"][0] == "lesson-chapter-house"
    assert not lessons.chapters("rio-de-la-plata")[2].skips


def test_a_script_that_does_not_fit_the_rules_is_refused() -> None:
    chapter = lessons.chapter("first-rat", "first-game/turn")
    assert chapter is not None
    far = Step("far", right=((chapter.game.actions.id("go 9"),),))
    bad = Chapter("x/far", chapter.game, 2, {"first-game": "yes"}, 7, (far,))
    with pytest.raises(lessons.BadLesson, match=r"far: 'go 9' is not legal here"):
        _ = bad.end
    bad = Chapter("x/set", chapter.game, 2, {"first-game": "yes"}, 7, (), changes={"supply": [7]})
    with pytest.raises(lessons.BadLesson, match="breaks"):
        _ = bad.start
    bad = Chapter("x/field", chapter.game, 2, {"first-game": "yes"}, 7, (), changes={"mice": 1})
    with pytest.raises(lessons.BadLesson, match="no 'mice'"):
        _ = bad.start


def test_the_button_that_ends_is_meant_once_all_else_is_done_in_whatever_order() -> None:
    chapter = lessons.chapter("rio-de-la-plata", "first-game/using")
    assert chapter is not None
    act = chapter.game.actions.id
    wood, stone = act("produce forest 1"), act("produce mine 1")
    built = [act("build hut F9")]
    assert screen.pressed(chapter, [*built, wood]) == ""
    assert screen.pressed(chapter, [*built, wood, stone]) == str(act("end-effects"))
    assert screen.pressed(chapter, [*built, stone, wood]) == str(act("end-effects"))


def test_a_step_points_at_what_is_left_of_it() -> None:
    """Río, the harvest: forest and mine, then the one that is left, then only the button that ends the turn."""
    chapter = lessons.chapter("rio-de-la-plata", "first-game/using")
    assert chapter is not None
    act = chapter.game.actions.id
    wood, stone, built = act("produce forest 1"), act("produce mine 1"), act("build hut F9")
    assert screen.pointed(chapter, [built])[1] == ["slot:forest:1", "slot:mine:1"]
    assert screen.pointed(chapter, [built, wood])[1] == ["slot:mine:1"]
    assert screen.pointed(chapter, [built, stone])[1] == ["slot:forest:1"]
    assert screen.pointed(chapter, [built, wood, stone])[1] == []
    assert screen.pointed(chapter, [built, wood])[0] == ["cell:F9"]  # who turns back reads it as it was


def test_a_step_points_at_what_comes_next_though_its_text_names_another_place() -> None:
    """La Loire: Blois until one stands there, then the wine, with the market that says its price."""
    chapter = lessons.chapter("la-loire", "first-game/circus")
    assert chapter is not None
    ride = [chapter.game.actions.id(text) for text in ("move merchant", "leave 0", "stop blois")]
    assert screen.pointed(chapter, ride[:2])[0] == ["village:blois", "market:blue"]
    assert screen.pointed(chapter, ride)[0] == ["good:wine", "market:blue"]


def test_of_several_things_left_that_no_text_names_all_are_pointed_at() -> None:
    """Río: with stonecutter and crafts used, wood and stone are to be taken in either order."""
    chapter = lessons.chapter("rio-de-la-plata", "first-game/together")
    assert chapter is not None
    number = [step.name for step in chapter.steps].index("use-all")
    before = [one for step in chapter.steps[:number] for one in (*(step.right[0] if step.right else ()), *step.replies)]
    used = [chapter.game.actions.id(text) for text in ("activate F10", "craft wood")]
    assert screen.pointed(chapter, [*before, *used])[number] == ["slot:forest:1", "slot:mine:1"]


def test_no_chapter_of_first_rat_ends_without_a_word() -> None:
    assert [chapter.name for chapter in lessons.chapters("first-rat") if chapter.steps[-1].right] == []


def test_rio_keeps_the_character_that_was_courted() -> None:
    """The Master carpenter, sixth of the characters, is the learner's in every chapter after his own."""
    names = [chapter.name for chapter in lessons.chapters("rio-de-la-plata")]
    later = lessons.chapters("rio-de-la-plata")[names.index("first-game/character") + 1 :]
    holders = {chapter.name.partition("/")[2]: chapter.start.holder[5] for chapter in later}
    assert holders == {"ship": LEARNER, "trade": LEARNER, "palace": LEARNER, "raid": LEARNER}
