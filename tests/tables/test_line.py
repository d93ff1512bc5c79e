"""Who is next: the order in which what takes long is done."""

import pytest

from riverrat.tables.asker import Asker
from riverrat.tables.changes import Refused
from riverrat.tables.line import HERE, IN_ALL, Line, Work


def work(who: str, *, watched: bool = True, long: bool = False) -> Work:
    """Of "address person table"; what is not said is the same as what stands before it."""
    words = who.split()
    address, person, table = (*words, *[words[-1]] * (3 - len(words)))
    return Work(Asker(address, person, table), lambda: watched, long)


def order(line: Line, *works: Work) -> list[str]:
    """In which order they have their turn, each as soon as the one before is over."""
    for one in works:
        line.add(one)
    found = list[str]()
    while (turn := line.next(0.0)) is not None:
        found.append(turn.asker.table)
        line.leave(turn, 0.0)
    return found


def test_turns_go_by_address_then_person_then_table() -> None:
    eves = [work(f"eve {person} {person}{table}") for person in ("e", "f") for table in (1, 1, 2)]
    assert order(Line(1, long=1), *eves, work("ann"), work("ann"), work("bob")) == [
        "e1", "ann", "bob", "f1", "ann", "e2", "f2", "e1", "f1",
    ]  # fmt: skip


def test_what_is_watched_comes_first() -> None:
    line = Line(1, long=1)
    works = [work("ann", watched=False), work("bob", watched=False), work("cid"), work("cid")]
    assert order(line, *works) == ["cid", "cid", "ann", "bob"]
    looked = False
    late = Work(Asker("dan", "dan", "dan"), lambda: looked)
    line.add(late)
    looked = True  # somebody came to look while it waited
    assert order(line, work("eve", watched=False), work("eve", watched=False))[0] == "dan"


def test_short_work_is_never_behind_long() -> None:
    line = Line(3, long=1)
    for one in [work(who, long=True) for who in ("ann", "bob", "cid")]:
        line.add(one)
    champion = line.next(0.0)
    assert champion is not None
    assert line.next(0.0) is None  # the others' long thoughts wait for it
    line.add(work("dan"))
    line.add(work("ann"))  # whose champion thinks
    assert [one.asker.table for one in (line.next(0.0), line.next(0.0)) if one] == ["dan", "ann"]
    line.leave(champion, 10.0)
    following = line.next(10.0)
    assert following is not None
    assert following.asker.table == "bob"


def test_one_address_never_has_all_places() -> None:
    line = Line(3, long=2)
    for at in range(20):
        line.add(work(f"eve eve{at}"))
    assert line.next(0.0)
    assert line.next(0.0)
    assert line.next(0.0) is None
    line.add(work("ann"))
    mine = line.next(0.0)
    assert mine is not None
    assert mine.asker.person == "ann"


def test_long_thoughts_nobody_watches_rest_and_leave_a_place() -> None:
    line = Line(4, long=2)
    one, other, seen = (work(who, watched=who == "cid", long=True) for who in ("ann", "bob", "cid"))
    for each in (one, other, seen):
        line.add(each)
    assert line.next(0.0) is seen
    assert line.next(0.0) is one
    line.leave(seen, 5.0)
    assert line.next(5.0) is None  # the second place for long thoughts is for those somebody waits for
    line.leave(one, 10.0)
    assert line.resting(10.0)
    assert line.next(19.9) is None  # it took ten seconds
    assert line.next(20.0) is other
    assert not line.resting(20.0)


def test_of_one_person_one_unwatched_thought_at_a_time() -> None:
    line = Line(4, long=2)
    for who in ("eve e 1", "eve e 2", "eve f 3"):
        line.add(work(who, watched=False))
    assert [one.asker.table for one in (line.next(0.0), line.next(0.0), line.next(0.0)) if one] == ["1", "3"]


def test_a_full_queue_says_so() -> None:
    line = Line(1, long=1)
    for at in range(HERE):
        line.add(work(f"eve eve{at}"))
    with pytest.raises(Refused, match="One after the other"):
        line.add(work("eve last"))
    for at in range(IN_ALL - HERE):
        line.add(work(f"{at}"))
    with pytest.raises(Refused, match="too much to do") as full:
        line.add(work("ann"))
    assert (full.value.code, full.value.status) == ("too-many", 429)
