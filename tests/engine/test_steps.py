import inspect
import traceback

import pytest

from riverrat.engine.rule import Log, Out, push, put, rule
from riverrat.engine.state import State
from riverrat.engine.steps import ASKED, AUTOMATIC, CHOICE, Row, Steps, advancing, turn

STEPS = Steps()
WALK = STEPS.choice("walk")
LAND = STEPS.automatic("land")
HOLE = STEPS.choice("hole", asked=True)
REST = STEPS.automatic("rest")


@rule
def legal_walk(s: State, out: Out) -> int:
    return put(out, put(out, 0, 11), 12)


@rule
def play_walk(s: State, action: int, log: Log) -> None:
    s.turn = action


@rule
def legal_hole(s: State, out: Out) -> int:
    return put(out, 0, 20 + s.option[1])


@rule
def play_hole(s: State, action: int, log: Log) -> None:
    s.reveals = 100 // s.option[0]


@rule
def land(s: State, log: Log) -> None:
    s.turn = -1


@rule
def rest(s: State, log: Log) -> None:
    s.turn = -2


ROWS: list[Row[State]] = [(HOLE, legal_hole, play_hole), (WALK, legal_walk, play_walk), (REST, rest), (LAND, land)]


def at(step: int) -> State:
    s = State()
    push(s, step, 0, 0, 0)
    return s


def test_steps_are_numbered_from_one() -> None:
    steps = Steps()
    assert [steps.choice("walk"), steps.automatic("land"), steps.choice("end", asked=True)] == [1, 2, 3]
    assert steps.kinds == (AUTOMATIC, CHOICE, AUTOMATIC, ASKED)


def test_each_step_is_answered_by_its_row() -> None:
    legal, play = turn(__name__, STEPS, *ROWS)
    out = [0] * 4
    assert (legal(at(WALK), out), out[:2]) == (2, [11, 12])
    assert (legal(at(HOLE), out), out[0]) == (1, 20)
    walked, landed, rested, dug = at(WALK), at(LAND), at(REST), at(HOLE)
    dug.option[0] = 4
    for s, action in ((walked, 12), (landed, -1), (rested, -1), (dug, 20)):
        play(s, action, None)
    assert (walked.turn, landed.turn, rested.turn, dug.reveals) == (12, -1, -2, 25)


def test_the_rules_are_written_out_as_comparisons_in_the_order_of_the_rows() -> None:
    legal, play = turn(__name__, STEPS, *ROWS)
    assert inspect.getsource(legal).splitlines()[2:] == [
        "    step = step_now(s)",
        "    if step == 3:  # hole",
        "        return legal_hole(s, out)",
        "    return legal_walk(s, out)  # walk",
    ]
    assert inspect.getsource(play).splitlines()[2:] == [
        "    step = step_now(s)",
        "    if action < 0:",
        "        if step == 4:  # rest",
        "            return rest(s, log)",
        "        return land(s, log)  # land",
        "    if step == 3:  # hole",
        "        return play_hole(s, action, log)",
        "    return play_walk(s, action, log)  # walk",
    ]


def test_a_traceback_shows_the_line_of_the_table_it_went_through() -> None:
    _, play = turn(__name__, STEPS, *ROWS)
    with pytest.raises(ZeroDivisionError) as caught:
        play(at(HOLE), 20, None)
    frame = next(f for f in traceback.extract_tb(caught.value.__traceback__) if f.name == "play")
    assert (frame.filename, frame.line) == (
        "<play made from the rows of tests.engine.test_steps>",
        "return play_hole(s, action, log)",
    )


def test_a_game_of_choices_alone_needs_no_row_that_runs_by_itself() -> None:
    steps = Steps()
    only = steps.choice("only")
    _, play = turn(__name__, steps, (only, legal_walk, play_walk))
    assert inspect.getsource(play).splitlines()[2:] == [
        "    step = step_now(s)",
        "    return play_walk(s, action, log)  # only",
    ]


@rule
def another(s: State, log: Log) -> None:
    s.turn = -3


another.__name__ = "land"


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (ROWS[:2], "no row for the step 'land', 'rest'"),
        ([*ROWS, (REST, rest)], "the step 'rest' has two rows"),
        ([(HOLE, land), *ROWS[1:]], r"the step 'hole' needs the form \(step, legal, play\)"),
        ([*ROWS[:3], (LAND, legal_walk, play_walk)], r"the step 'land' needs the form \(step, what happens\)"),
        ([*ROWS, (5, land)], "a row for step 5, which is not declared"),
        ([*ROWS, (0, land)], "a row for step 0, which is not declared"),
        ([*ROWS[:2], (REST, another), (LAND, land)], "more than one rule of the turn is called 'land'"),
    ],
)
def test_a_table_that_does_not_fit_its_steps_is_refused(rows: list[Row[State]], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        turn(__name__, STEPS, *rows)


def test_to_advance_is_to_play_on_to_the_next_real_decision() -> None:
    advance = advancing(*turn(__name__, STEPS, *ROWS), STEPS.kinds)
    out = [0] * 4
    assert (advance(at(WALK), out, None), out[:2]) == (2, [11, 12])
    assert (advance(at(HOLE), out, None), out[0]) == (1, 20)  # always asked, though only one thing can be chosen
    s = at(WALK)
    s.over = 1
    assert advance(s, out, None) == 0
