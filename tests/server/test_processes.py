"""Several server processes on one PostgreSQL serve the same tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.record import Record
from tests.server.serving import Person, Server, play_out


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    one, two = (Server(tmp_path_factory.mktemp(name), database) for name in ("one", "two"))
    yield one, two
    for server in (one, two):
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]


@pytest.fixture
def people(pair: tuple[Server, Server]) -> Iterator[tuple[Person, Person]]:
    with pair[0].person("Ann") as ann, pair[1].person("Bob") as bob:
        yield ann, bob


def test_one_table_is_played_through_both(people: tuple[Person, Person]) -> None:
    ann, bob = people
    made = ann.table("me", "open")
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with ann.watch(made["table"]) as here, bob.watch(made["table"]) as there:
        here.fresh(1)
        play_out(here, there)
        assert here.state["scores"] == there.state["scores"]
    texts = {person.get(f"/api/tables/{made['table']}/record") for person in people}
    assert len(texts) == 1
    assert Record.read(texts.pop(), lambda name, _: games.load(name)).now.over


def test_a_move_is_serialised_by_the_database(pair: tuple[Server, Server], people: tuple[Person, Person]) -> None:
    """The same person clicks at the same moment on two devices, one on each process: one move is taken."""
    ann, _ = people
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as here, ann.at(pair[1].url).watch(made["table"]) as there:
        for version in range(12):
            mine, other = here.fresh(version), there.fresh(version)
            if mine["over"]:
                break
            assert mine["version"] == other["version"] == version
            ids = [
                screen.say("act", version=version, actions=[screen.state["choices"][at]["id"]])
                for at, screen in ((0, here), (-1, there))
            ]
            answers = [
                screen.until(lambda m, id=id: m.get("id") == id) for screen, id in zip((here, there), ids, strict=True)
            ]
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
            assert [a["code"] for a in answers if a["type"] == "error"] == ["stale"]


def test_the_same_message_through_both_is_taken_once(
    pair: tuple[Server, Server], people: tuple[Person, Person]
) -> None:
    ann, _ = people
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as here, ann.at(pair[1].url).watch(made["table"]) as there:
        there.fresh()
        actions = here.fresh()["gestures"][0]["actions"]
        first = here.ask("act", id="once", version=0, actions=actions)
        again = there.ask("act", id="once", version=0, actions=actions)
        assert (first["type"], again["type"], again["version"]) == ("ack", "ack", 1)
        assert there.fresh(1)["version"] == 1


def test_chat_names_and_presence_cross_over(people: tuple[Person, Person]) -> None:
    ann, bob = people
    made = ann.table("me", "open")
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with ann.watch(made["table"]) as here:
        here.fresh(1)
        assert not here.state["table"]["seats"][1]["connected"]
        with bob.watch(made["table"]) as there:
            here.until(lambda m: m["type"] == "state" and m["table"]["seats"][1]["connected"])
            there.ask("chat", text="Hello")
            assert here.until(lambda m: m["type"] == "state" and m["chat"])["chat"][0]["name"] == "Bob"
            bob.post("/api/me", {"name": "Robert"})
            here.until(lambda m: m["type"] == "state" and m["table"]["seats"][1]["name"] == "Robert")
        here.until(lambda m: m["type"] == "state" and not m["table"]["seats"][1]["connected"])


def test_opponents_play_whichever_process_asks(people: tuple[Person, Person]) -> None:
    ann, bob = people
    made = ann.table("me", "open", "random")
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with ann.watch(made["table"]) as here, bob.watch(made["table"]) as there:
        for screen, seat in ((here, 0), (there, 1)):
            screen.until(lambda m, seat=seat: m["type"] == "state" and m["seat"] == seat and m["choices"], 60)
            while screen.state["seat"] == seat:
                screen.act(*screen.state["gestures"][0]["actions"])
        here.until(lambda m: m["type"] == "state" and m["seat"] == 0, 60)


@pytest.mark.long
def test_another_process_takes_over_an_opponents_move(pair: tuple[Server, Server], database: str, folder: Path) -> None:
    """A process dies while its opponent is due; the others notice."""
    third = Server(folder, database)
    with third.person("Cid") as cid:
        made = cid.table("me", "playouts-1000")
        with cid.watch(made["table"]) as screen:
            while screen.fresh()["seat"] == 0:
                screen.act(*screen.state["gestures"][0]["actions"])
        third.kill()
        with cid.at(pair[0].url) as again, again.watch(made["table"]) as screen:
            screen.until(lambda m: m["type"] == "state" and m["seat"] == 0, 60)
