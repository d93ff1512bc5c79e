from collections import Counter

from riverrat.engine.game import new_log, read_log, seed_table
from riverrat.engine.rule import (
    EVENT,
    draw,
    next_word,
    note_a,
    note_b,
    pick,
    pop,
    push,
    seat_now,
    step_now,
    tell,
)
from riverrat.engine.state import State


def seeded(seed: int) -> State:
    s = State()
    seed_table(s, seed)
    return s


def test_the_generator_follows_xoshiro128_plus_plus() -> None:
    """From the state 1, 2, 3, 4; worked out by hand from the published step."""
    s = State()
    s.rng = [1, 2, 3, 4]
    assert next_word(s) == 641  # rotl(1 + 4, 7) + 1
    assert s.rng == [7, 0, 1026, 12288]  # s0 ^= s3', s1 ^= s2', s2' ^= 2 << 9, rotl(4 ^ 2, 11)


def test_draw_is_uniform_and_counts_reveals() -> None:
    s = seeded(12)
    seen = Counter(draw(s, 7) for _ in range(70_000))
    assert set(seen) == set(range(7))
    assert all(9_600 < count < 10_400 for count in seen.values())
    assert s.reveals == 70_000


def test_draw_rejects_what_would_bias_it() -> None:
    """With n just above 2**31 half of all words fall into the rejected part; the result still fills its range."""
    s = seeded(3)
    n = (1 << 31) + 1
    drawn = [draw(s, n) for _ in range(2_000)]
    assert max(drawn) < n
    assert 950 < sum(x < n // 2 for x in drawn) < 1_050


def test_seeds_that_differ_in_any_word_give_other_games() -> None:
    firsts = {tuple(next_word(s) for _ in range(4)) for s in (seeded(1 << k) for k in range(128))}
    assert len(firsts) == 128


def test_the_stack_asks_what_was_pushed_last() -> None:
    s = State()
    push(s, 3, 1, 40, 50)
    push(s, 4, 2, 60, 70)
    assert (step_now(s), seat_now(s), note_a(s), note_b(s)) == (4, 2, 60, 70)
    pop(s)
    assert (step_now(s), seat_now(s), note_a(s), note_b(s)) == (3, 1, 40, 50)
    assert s.stack[1] == [0, 0, 0, 0]


def test_events_are_written_only_when_somebody_listens() -> None:
    s = State()
    s.reveals = 9
    tell(s, None, 1, 2)
    log = new_log()
    tell(s, log, 1, 2, 3, 4)
    tell(s, log, 5, 0, 6)
    assert read_log(log) == [(1, 2, 3, 4, 0, 0, 9), (5, 0, 6, 0, 0, 0, 9)]


def test_a_full_event_buffer_takes_no_more() -> None:
    s, log = State(), [0] * (1 + 2 * EVENT)
    for kind in range(3):
        tell(s, log, kind, 0)
    assert [event[0] for event in read_log(log)] == [0, 1]


def test_the_random_player_spreads_over_its_choices() -> None:
    seen = Counter(pick(99, count, 5) for count in range(5_000))
    assert all(850 < seen[choice] < 1_150 for choice in range(5))
