"""Every puzzle fits the rules, is solved by its solution, and has no better answer."""

import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from riverrat import games, puzzles
from riverrat.puzzles import LEAD, POINTS, WIN, BadPuzzle, Puzzle
from riverrat.puzzles.solve import faults, play_out, solve
from riverrat.texts import LANGUAGES, Catalog
from tests.contract.test_texts import messages

ASKED = [name for name in games.names() if puzzles.puzzles(name)]
PUZZLES = [pytest.param(one, id=f"{name}-{one.name}") for name in ASKED for one in puzzles.puzzles(name)]
LEAST = 12  # of each game
WORDS = 50  # that a card holds
KEPT = {"bailiff": "sell grain"}  # no point, but without it the next turn would be lost, of which the puzzle warns
ENDS = ("done", "leave", "end-turn", "end-effects")  # what only ends a turn or a part of it
FIRST_DAYS = {  # the puzzles of 16 and 17 November 2026, whatever is added later
    "first-rat": ["stored-food", "thief-and-donor"],
    "la-loire": ["lady", "last-letter"],
    "rio-de-la-plata": ["church", "drive-them-out"],
}


def test_every_game_has_a_dozen() -> None:
    assert [name for name in ASKED if len(puzzles.puzzles(name)) >= LEAST] == ASKED
    assert ASKED[:3] == ["first-rat", "la-loire", "rio-de-la-plata"]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_solution_brings_the_best_when_the_turn_is_over(puzzle: Puzzle) -> None:
    game, s = puzzle.game, puzzle.start.clone()
    for action in puzzle.solution:
        assert not puzzle.over(s)
        game.play(s, action)
    assert puzzle.over(s)
    assert puzzle.value(s) == puzzle.best


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_no_action_of_a_solution_is_needless(puzzle: Puzzle) -> None:
    """Whoever is shown a solution sees nothing that could be left out."""
    game = puzzle.game
    texts = [game.actions.text(action) for action in puzzle.solution]
    for at, text in enumerate(texts):
        if text not in (*ENDS, KEPT.get(puzzle.name)):
            shorter = [*texts[:at], *texts[at + 1 :]]
            assert not any(_brings_the_best(puzzle, line) for line in (shorter, *([*shorter, end] for end in ENDS))), (
                text
            )


def _brings_the_best(puzzle: Puzzle, line: list[str]) -> bool:
    s = puzzle.start.clone()
    for text in line:
        if puzzle.over(s) or text not in (puzzle.game.actions.text(action) for action in puzzle.game.legal(s)):
            return False
        puzzle.game.play(s, text)
    return puzzle.over(s) and puzzle.value(s) == puzzle.best


@pytest.mark.parametrize("game", ASKED)
def test_some_are_tried_out(game: str) -> None:
    """The rest is left to a release and to `riverrat puzzles check`."""
    for puzzle in puzzles.puzzles(game)[: 4 if game == "first-rat" else 1]:
        assert solve(puzzle).best == puzzle.best


@pytest.mark.release
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_nothing_better_can_be_done_however_the_unknown_lies(puzzle: Puzzle) -> None:
    assert list(faults(puzzle)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ASKED)
def test_all_is_said_in_few_words(name: str, language: str) -> None:
    game = games.load(name)
    known = puzzles.puzzles(name)
    have = messages(game.folder / "puzzles" / f"{language}.ftl")
    own = {one.goal for one in known} - {POINTS, LEAD, WIN}
    needed = {f"{one.text}{part}" for one in known for part in ("", "-title", "-why")}
    needed |= {f"puzzle-{part}-{goal}" for goal in own for part in ("goal", "value")}
    assert set(have) == needed
    said = Catalog(language, game, game.folder / "puzzles")
    for key in needed:
        words = re.findall(r"[\w’-]+", said.say(key, count=3))
        assert 0 < len(words) <= WORDS, f"{key}: {len(words)} words"


def test_what_one_lightbulb_is_worth() -> None:
    """First Rat: space 1 is lit (1 + 1) and a Backpack adds 2; from 4 to 8, the first Construction Light counts 7."""
    puzzle = puzzles.puzzle("first-rat", "one-bulb")
    assert puzzle is not None
    found = solve(puzzle)
    assert (found.best, found.as_good) == (7, 1)
    assert [puzzle.game.actions.text(action) for action in found.actions] == ["rat 2", "go 1"]
    assert puzzle.game.scores(play_out(puzzle))[0].lines["lights"] == 7


def test_what_is_wrong_is_said() -> None:
    puzzle = puzzles.puzzle("first-rat", "one-bulb")
    assert puzzle is not None
    assert "rat 2, go 1 brings 7, not 6" in list(faults(replace(puzzle, best=6)))
    short = replace(puzzle, solution=puzzle.solution[:1])
    assert "the solution stops before the turn is over" in list(faults(short))


def test_goals_are_counted_for_the_seat_that_plays() -> None:
    """First Rat: a lead and a win are of the score, goods are what lies in the bag: 1 Vinegar and 5 Cheese."""
    puzzle = puzzles.puzzle("first-rat", "one-bulb")
    assert puzzle is not None
    points = [score.points for score in puzzle.game.scores(puzzle.start)]
    assert replace(puzzle, goal=LEAD).value(puzzle.start) == points[0] - max(points[1:])
    assert replace(puzzle, goal=WIN).value(puzzle.start) == 0
    assert replace(puzzle, goal="goods").value(puzzle.start) == 6


def test_a_day_has_one_puzzle_and_all_take_turns() -> None:
    days = [date(2027, 1, 1) + timedelta(days=at) for at in range(len(PUZZLES))]
    for game in ASKED:
        known = puzzles.puzzles(game)
        assert {one.name for day in days if (one := puzzles.daily(game, day))} == {one.name for one in known}
    assert puzzles.daily("toy", days[0]) is None


def test_the_first_days_are_what_they_were() -> None:
    """Day 739936 since the year 1 leaves 8 divided by 14 and 1 divided by 15: counted from 0, by name."""
    days = (date(2026, 11, 16), date(2026, 11, 17))
    assert {game: [one.name for day in days if (one := puzzles.daily(game, day))] for game in ASKED} == FIRST_DAYS


def test_a_puzzle_added_later_leaves_the_days_before_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    known, start = puzzles.puzzles("first-rat"), date(2027, 3, 1)
    days = [start + timedelta(days=at) for at in range(-30, 30)]
    before = {day: puzzles.daily("first-rat", day) for day in days}
    late = replace(known[0], name="aa-first-by-name", since=start)
    monkeypatch.setattr(puzzles, "puzzles", lambda game: (late, *known))
    after = {day: puzzles.daily("first-rat", day) for day in days}
    assert [day for day in days[:30] if after[day] is not before[day]] == []
    assert late in [after[day] for day in days[30:45]]


def test_only_those_of_the_beginning_name_no_day() -> None:
    """Whoever adds a puzzle gives it `since`: without it every day would get another puzzle."""
    undated = {game: sum(one.since == date.min for one in puzzles.puzzles(game)) for game in ASKED}
    assert undated == {"first-rat": 14, "la-loire": 14, "rio-de-la-plata": 15}


def test_stars_are_for_few_tries() -> None:
    assert [puzzles.stars(tries) for tries in (1, 2, 3, 4, 9)] == [3, 2, 2, 1, 1]


def test_a_file_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    path = games.load("first-rat").folder / "puzzles" / "one-bulb.toml"
    text = path.read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace('"go 1"', '"fly 1"'), encoding="utf-8")
    with pytest.raises(BadPuzzle, match=r"puzzle bad: .*fly 1"):
        puzzles.read(games.load("first-rat"), bad)
