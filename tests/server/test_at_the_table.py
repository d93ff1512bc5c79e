"""Those at a table act, talk and look on, and every screen is told what it missed."""

from typing import Any

import pytest

from tests.server.serving import Person, Server, play_out


def test_hot_seat_one_person_holds_both_seats(ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen:
        assert screen.fresh()["you"] == [0, 1]
        play_out(screen)
        assert {event["seat"] for event in screen.events} == {0, 1}


def test_a_gesture_is_taken_entirely_or_not_at_all(ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen:
        rat, go = screen.fresh()["gestures"][0]["actions"]
        answer = screen.act(rat, go, go)
        assert (answer["type"], answer["code"]) == ("error", "illegal")
        assert screen.ask("act", version=0, actions=[rat, 16])["code"] == "illegal"
        assert screen.ask("act", version=0, actions=[10**6])["code"] == "illegal"
        assert ann.get(f"/api/tables/{made['table']}")["version"] == 0
        assert screen.act(rat, go)["version"] == 1
        assert screen.state["ply"] == 2


def test_stale_and_repeated_messages_change_nothing_twice(ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen, ann.watch(made["table"]) as second:
        actions = screen.fresh()["gestures"][0]["actions"]
        first = screen.ask("act", id="click", version=0, actions=actions)
        again = screen.ask("act", id="click", version=0, actions=actions)
        elsewhere = second.ask("act", id="click", version=0, actions=actions)
        assert [x["version"] for x in (first, again, elsewhere)] == [1, 1, 1]
        late = second.ask("act", id="late", version=0, actions=actions)
        assert late["code"] == "stale"
        assert second.fresh(1)["version"] == 1


def test_clients_that_were_away_get_what_they_missed(ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with ann.watch(made["table"]) as screen:
        screen.fresh()
        with bob.watch(made["table"]) as other:
            screen.act(*screen.fresh(1)["gestures"][0]["actions"])
            known = other.fresh(2)["version"]
            events = other.events
        while screen.fresh()["gestures"]:
            screen.act(*screen.state["gestures"][-1]["actions"])
        with bob.watch(made["table"], since=known) as back:
            state = back.fresh(screen.state["version"])
            assert back.seen[0]["kept"] == events[-1]["ply"]
            back.say("sync", since=0)
            whole = back.until(lambda m: m["type"] == "state" and m["kept"] == 0)
            assert [e["ply"] for e in whole["events"]] == [e["ply"] for e in events + state["events"]]


@pytest.mark.parametrize("game", ["toy", "first-rat", "la-loire"])
def test_who_keeps_the_last_view_is_sent_what_changed(ann: Person, game: str) -> None:
    """Forth and back, through the eyes of both seats: put together, the views are those that others are sent whole."""
    table = ann.table("me", "me", game=game)["table"]
    with ann.watch(table, view="changes") as screen, ann.watch(table) as whole:
        view, parts = screen.fresh()["view"], list[int]()
        assert not screen.state["changes"]
        for step in range(20):
            version, back = screen.state["version"], screen.state["undo"].get("to")
            if step % 5 == 4 and back is not None:
                answer = screen.ask("undo", version=version, to=back)
            else:
                answer = screen.ask("act", version=version, actions=screen.state["gestures"][0]["actions"])
            changed, kept = screen.fresh(answer["version"]), whole.fresh(answer["version"])
            assert not kept["changes"]
            view = {**view, **changed["view"]} if changed["changes"] else changed["view"]
            assert view == kept["view"]
            parts.append(len(changed["view"]))
        assert min(parts) < len(view)
        screen.say("sync", since=screen.state["version"])
        again = screen.until(lambda message: message["type"] == "state")
        assert (again["changes"], again["view"]) == (False, view)


def test_spectators_look_on_and_touch_nothing(server: Server, ann: Person) -> None:
    made = ann.table("me", "me")
    stranger = Person(server.url)
    with stranger, stranger.watch(made["table"]) as screen:
        state = screen.fresh()
        assert (state["you"], state["choices"], state["viewing"], state["table"]["invite"]) == ([], [], -1, None)
        for message in ("act", "resign", "undo"):
            extra: dict[str, Any] = {"actions": [0]} if message == "act" else {"to": 0} if message == "undo" else {}
            assert screen.ask(message, version=0, **extra)["code"] == "not-yours"
        assert screen.ask("chat", text="hello")["code"] == "not-seated"
        assert screen.ask("preview", version=0, actions=[0])["code"] == "not-yours"


def test_chat_reaches_everybody_once(ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with ann.watch(made["table"]) as screen, bob.watch(made["table"]) as other:
        other.fresh(1)
        for _ in range(2):
            assert screen.ask("chat", id="one", text="Hello, Bob")["type"] == "ack"
        assert screen.ask("chat", text="x" * 501)["code"] == "malformed"
        assert screen.ask("chat", text=" ")["code"] == "malformed"
        line = other.until(lambda m: m["type"] == "state" and m["chat"])["chat"]
        assert [(one["name"], one["text"], one["seat"]) for one in line] == [("Ann", "Hello, Bob", 0)]
    with bob.watch(made["table"]) as back:
        assert [one["text"] for one in back.fresh()["chat"]] == ["Hello, Bob"]


def test_a_table_in_words_is_what_its_viewer_sees(server: Server, ann: Person) -> None:
    table = ann.table("me", "me", game="first-rat")["table"]
    words = f"/api/tables/{table}/words"
    assert ann.get(f"{words}/en").startswith("Round 1")
    assert ann.get(f"{words}/de").startswith("Runde 1")
    assert ann.get(f"{words}/fr?ply=0") == ann.get(f"{words}/fr")
    with Person(server.url) as stranger:
        assert stranger.get(f"{words}/en").startswith("Round 1")
    assert ann.http.get(f"{words}/xx").status_code == 400
