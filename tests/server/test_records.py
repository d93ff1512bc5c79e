"""Records: downloaded, uploaded, stepped through, branched; the seed stays a secret until the end."""

import re

import pytest

from riverrat import games
from riverrat.engine.record import Record
from tests.server.serving import Person, Server, play_out


def test_a_finished_game_is_everybodys_with_its_seed(server: Server, ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen:
        play_out(screen)
        scores = [score["points"] for score in screen.state["scores"]]
    with Person(server.url) as stranger:
        text = stranger.get(f"/api/tables/{made['table']}/record")
    replay = Record.read(text, lambda name, _: games.load(name))
    assert replay.now.over
    assert [score.points for score in replay.game.scores(replay.now)] == scores
    assert replay.tags["result"] == " ".join(map(str, scores))
    assert replay.tags["player-2"] == ann.get(f"/api/tables/{made['table']}")["seats"][1]["name"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", replay.tags["date"])


def test_the_record_of_a_running_game_names_its_levels(ann: Person) -> None:
    made = ann.table("me", "random")
    text = ann.get(f"/api/tables/{made['table']}/record")
    assert "\ntag level-2 random\n" in text
    assert "\ntag level-1 " not in text
    assert "\ntag result unfinished\n" in text


def test_a_running_game_is_for_those_who_play_it_without_its_seed(server: Server, ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen:
        screen.fresh()
        screen.act(0)
        screen.act(screen.state["choices"][1]["id"])  # to the hole at space 2
        undo = screen.ask("undo", version=2, to=1)
        screen.fresh(undo["version"])
    text = ann.get(f"/api/tables/{made['table']}/record")
    assert "seed hidden" in text
    assert text.endswith("\n\nrat 0\n")
    with Person(server.url) as stranger:
        assert stranger.get(f"/api/tables/{made['table']}/record", expect=403)["error"] == "not-seated"
        seen = stranger.get(f"/api/tables/{made['table']}")
    assert "seed" not in seen
    assert ann.http.post("/api/records", content=text).json()["message"].startswith("line 10: the seed is hidden")


def test_a_record_is_brought_looked_at_and_played_on(ann: Person) -> None:
    game = games.load("toy")
    replay = Record(game, 2, {"course": "long"}, 7)
    replay.tags = {"event": "Club night", "player-1": "Ann # 1", "opening": "any tag at all"}
    for _ in range(12):
        replay.play(game.legal(replay.now)[0])
    answer = ann.http.post("/api/records", content=replay.text())
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    with ann.watch(table) as screen:
        state = screen.fresh()
        assert (state["table"]["readonly"], state["ply"], state["choices"]) == (True, 12, [])
        assert screen.ask("act", version=state["version"], actions=[0])["code"] in ("readonly", "not-yours")
        assert [e["name"] for e in screen.events] == [game.event_words(e)[0] for es in replay.events for e in es]
    assert ann.get(f"/api/tables/{table}/record") == replay.text()
    branch = ann.post(f"/api/tables/{table}/branch", {"ply": 5})["table"]
    with ann.watch(branch) as screen:
        state = screen.fresh()
        assert (state["ply"], state["you"], state["view"]) == (5, [0, 1], game.view(replay.at(5), state["seat"]))
        screen.act(state["choices"][0]["id"])
        assert screen.state["ply"] == 6


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: a record begins with"),
        ("riverrat record 1\ngame chess\nrules 1\ndata x\nseats 2\nseed 1\n", "line 2: unknown game"),
        ("riverrat record 1\ngame toy\nrules 9\ndata x\nseats 2\nseed 1\n", "line 3: written under rules version 9"),
        ("riverrat record 1\ngame toy\nrules 1\ndata x\nseats 2\nseed 1\n", "line 4: played with the data x"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(ann: Person, text: str, message: str) -> None:
    answer = ann.http.post("/api/records", content=text)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith(message)


def test_stepping_through_a_game(ann: Person) -> None:
    made = ann.table("me", "me")
    table = f"/api/tables/{made['table']}"
    with ann.watch(made["table"]) as screen:
        views = [screen.fresh()["view"]]
        for _ in range(6):
            screen.act(screen.state["choices"][0]["id"])
            views.append(screen.state["view"])
        for ply, view in enumerate(views):
            moment = ann.get(f"{table}/at/{ply}")
            assert (moment["view"], moment["plies"]) == (view, 6)
            assert moment["events"] == [event for event in screen.events if event["ply"] == ply]
    points = ann.get(f"{table}/points")
    assert (len(points), points[0]) == (7, [0, 0])
    also = ann.get(f"{table}/points?also=bag")  # a number everybody sees, beside the seats' points
    assert [row[:2] for row in also] == points
    assert [row[2] for row in also] == [view["bag"] for view in views]
    assert "no number top" in ann.get(f"{table}/points?also=top", 400)["message"]
    assert ann.get(f"{table}/at/7", expect=404)["error"] == "no-ply"


def test_a_running_game_with_others_is_not_branched(ann: Person) -> None:
    made = ann.table("me", "random")
    assert ann.post(f"/api/tables/{made['table']}/branch", {"ply": 0}, expect=409)["error"] == "running"


def test_a_branch_of_a_running_game_shows_no_seed_before_that_is_over(ann: Person) -> None:
    origin = ann.table("me", "me")["table"]
    with ann.watch(origin) as screen:
        screen.fresh()
        for _ in range(4):
            screen.act(screen.state["choices"][0]["id"])
    branch = ann.post(f"/api/tables/{origin}/branch", {"ply": 4})["table"]
    twig = ann.post(f"/api/tables/{branch}/branch", {"ply": 4})["table"]
    for table in (twig, branch):
        with ann.watch(table) as screen:
            screen.ask("resign", version=screen.fresh()["version"])
        text = ann.get(f"/api/tables/{table}/record")
        assert "result" in text
        assert [line for line in text.splitlines() if line.startswith("seed")] == ["seed hidden"]
    with ann.watch(origin) as screen:
        screen.ask("resign", version=screen.fresh()["version"])
    first = next(line for line in ann.get(f"/api/tables/{origin}/record").splitlines() if line.startswith("seed"))
    for table in (branch, twig):
        assert first != "seed hidden"
        assert first in ann.get(f"/api/tables/{table}/record").splitlines()


def test_a_branch_keeps_the_computers(ann: Person) -> None:
    """Ann plays on against the same opponents, which move as soon as it is their turn."""
    made = ann.table("me", "random", "random")
    with ann.watch(made["table"]) as screen:
        screen.fresh()
        screen.ask("resign", version=screen.state["version"])
    branch = ann.post(f"/api/tables/{made['table']}/branch", {"ply": 0})["table"]
    with ann.watch(branch) as screen:
        seats = screen.fresh()["table"]["seats"]
        assert [(seat["kind"], seat["level"]) for seat in seats] == [("person", None), *[("opponent", "random")] * 2]
        while screen.state["seat"] == 0:
            screen.act(*screen.state["gestures"][-1]["actions"])
        screen.until(lambda message: message["type"] == "state" and message["seat"] == 0)


def test_a_corrected_box_is_played_with_and_kept(ann: Person) -> None:
    made = ann.table("me", "random", data="[course]\nshort = 5\n")
    summary = ann.get(f"/api/tables/{made['table']}")
    assert summary["data"] != games.load("toy").box.hash
    assert summary["corrected"]
    with ann.watch(made["table"]) as screen:
        screen.fresh()
        while not screen.state["over"]:
            if screen.state["gestures"] and screen.state["seat"] == 0:
                screen.act(*screen.state["gestures"][-1]["actions"])
            else:
                screen.read()
        assert max(max(player["rats"]) for player in screen.state["view"]["players"]) == 5
    text = ann.get(f"/api/tables/{made['table']}/record")
    assert ann.http.post("/api/records", content=text).status_code == 201


def test_a_corrected_box_is_described_as_it_is(ann: Person) -> None:
    made = ann.table("me", "random", data="[course]\nshort = 5\n")
    box = ann.get(f"/api/tables/{made['table']}")["data"]

    def short(address: str) -> int:
        return next(int(datum["value"]) for datum in ann.get(address)["box"] if datum["path"] == "course.short")

    assert short(f"/api/games/toy?box={box}") == 5
    assert ann.get(f"/api/games/toy?box={box}")["values"]["course"]["short"] == 5
    printed = ann.get("/api/games/toy")["values"]
    assert (printed["course"]["short"], printed["card"][2]) == (9, {"id": "wheel", "worth": 5, "copies": 1})
    assert short("/api/games/toy") == 9
    assert ann.http.get(f"/api/games/toy/texts/en?box={box}").status_code == 200
    assert ann.http.get("/api/games/toy?box=none").json()["error"] == "no-box"
    plain = ann.table("me", "random")
    assert not ann.get(f"/api/tables/{plain['table']}")["corrected"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[course]\nshort = 'far'\n", "needs int"),
        ("[course]\nwidth = 3\n", "the box has no such value"),
        ("[rats]\neach = 3\n", "room for two rats"),
        ("[course]\nlong = 200\n", "do not fit together"),
        ("not toml", "the data:"),
    ],
)
def test_a_box_that_does_not_hold_together_is_refused_with_the_reason(ann: Person, text: str, message: str) -> None:
    seats = [{"kind": "me"}] * 2
    answer = ann.post("/api/tables", {"game": "toy", "seats": seats, "data": text}, expect=400)
    assert answer["error"] == "bad-data"
    assert message in answer["message"]
