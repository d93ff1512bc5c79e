"""A puzzle at the server: a table of one's own, as many tries as one likes, and what is kept of them."""

from datetime import UTC, datetime
from typing import Any

from riverrat import puzzles
from tests.server.serving import Person, Screen

BULB = puzzles.puzzle("first-rat", "one-bulb")
assert BULB is not None
FAR, NEAR = (tuple(BULB.game.actions.id(text) for text in ("rat 2", go)) for go in ("go 3", "go 1"))


def open_table(person: Person) -> str:
    table: str = person.post("/api/puzzles", {"game": "first-rat", "puzzle": "one-bulb"})["table"]
    return table


def known(person: Person) -> dict[str, Any]:
    found: list[dict[str, Any]] = person.get("/api/games/first-rat/puzzles")["puzzles"]
    return next(one for one in found if one["puzzle"] == "one-bulb")


def play(screen: Screen, actions: tuple[int, ...]) -> Any:
    """Play the turn and read what it has brought."""
    assert screen.act(*actions)["type"] == "ack"
    while screen.state["puzzle"]["value"] is None:
        screen.read()
    return screen.state


def test_a_puzzle_is_tried_until_the_best_is_found(ann: Person) -> None:
    with ann.watch(open_table(ann)) as screen:
        asked = screen.fresh()["puzzle"]
        assert asked == {
            "puzzle": "one-bulb",
            "text": "puzzle-one-bulb",
            "goal": "points",
            "points": [],
            "value": None,
            "best": None,
        }
        told = play(screen, FAR)
        assert (told["puzzle"]["value"], told["puzzle"]["best"], told["over"]) == (0, 7, False)
        assert screen.act(*NEAR)["code"] == "puzzle"  # the turn is over
        assert told["undo"] == {"to": 0}
        screen.ask("undo", version=screen.state["version"], to=0)
        while screen.state["puzzle"]["value"] is not None:
            screen.read()
        assert play(screen, NEAR)["puzzle"]["value"] == 7
    assert known(ann)["tries"] == [0, 7]
    assert (known(ann)["solved"], known(ann)["stars"], known(ann)["best"]) == (True, 2, 7)
    with ann.watch(open_table(ann)) as screen:  # once more, for fun
        screen.fresh()
        screen.ask("undo", version=screen.state["version"], to=0)
        screen.fresh()
        play(screen, FAR)
    assert known(ann)["tries"] == [0, 7]
    assert ann.get("/api/tables") == []  # puzzles are no games to go on with


def test_who_looks_at_the_solution_gets_no_stars(ann: Person) -> None:
    assert ann.post("/api/puzzles/solution", {"game": "first-rat", "puzzle": "one-bulb"}) == {
        "actions": list(NEAR),
        "best": 7,
    }
    with ann.watch(open_table(ann)) as screen:
        screen.fresh()
        play(screen, NEAR)
    assert (known(ann)["solved"], known(ann)["shown"], known(ann)["stars"]) == (True, True, 0)


def test_everybody_has_the_same_puzzle_of_the_day(ann: Person, bob: Person) -> None:
    before = datetime.now(UTC).date()
    mine, theirs = (one.get("/api/games/first-rat/puzzles") for one in (ann, bob))
    if datetime.now(UTC).date() == before:  # not at midnight
        assert mine == theirs
        wanted = puzzles.daily("first-rat", before)
        assert mine["day"] == before.isoformat()
        assert [one["puzzle"] for one in mine["puzzles"] if one["today"]] == [wanted.name if wanted else ""]


def test_nobody_else_is_asked_and_nothing_is_kept_of_who_leaves(ann: Person, bob: Person) -> None:
    table = open_table(ann)
    with bob.watch(table) as screen:
        assert screen.fresh()["puzzle"] is None
    with ann.watch(table) as screen:
        screen.fresh()
        play(screen, NEAR)
    assert known(bob)["tries"] == []
    ann.post("/api/me/delete", {"name": ann.get("/api/me")["name"]})
    assert known(ann)["tries"] == []


def test_what_is_no_puzzle_is_refused(ann: Person) -> None:
    for path in ("/api/puzzles", "/api/puzzles/solution"):
        assert ann.post(path, {"game": "first-rat", "puzzle": "x"}, expect=404)["error"] == "no-puzzle"
        assert ann.post(path, {"game": "chess", "puzzle": "x"}, expect=404)["error"] == "no-game"
    assert ann.get(f"/api/tables/{open_table(ann)}/record", expect=409)["error"] == "lesson"
