"""Tables: set up, joined, played, taken back, given up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Person, Screen, Server


def play_out(*screens: Screen) -> None:
    """Everybody takes the first gesture offered until the game is over."""
    for screen in screens:
        screen.fresh()
    while True:
        version = max(screen.state["version"] for screen in screens)
        for screen in screens:
            screen.fresh(version)
        if screens[0].state["over"]:
            return
        mover = next(screen for screen in screens if screen.state["gestures"])
        assert mover.act(*mover.state["gestures"][0]["actions"])["type"] == "ack"


def test_two_people_join_by_invite_and_play_to_the_end(ann: Person, bob: Person) -> None:
    made = ann.table("me", "open", name="Saturday")
    with ann.watch(made["table"]) as screen:
        assert not screen.fresh()["table"]["started"]
        assert screen.state["choices"] == []
        seat = bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})["seats"][1]
        assert (seat["name"], seat["you"], seat["kind"]) == ("Bob", True, "person")
        with bob.watch(made["table"]) as other:
            screen.until(lambda m: m["type"] == "state" and m["table"]["started"] and m["choices"])
            play_out(screen, other)
            assert [score["won"] for score in screen.state["scores"]].count(True) >= 1
            assert screen.state["seat"] == -1
            assert screen.events == other.events or any(e["name"] == "peeked" for e in screen.events)


@pytest.mark.parametrize("invite", ["wrong", "x" * 24])
def test_a_wrong_invitation_is_refused(ann: Person, bob: Person, invite: str) -> None:
    made = ann.table("me", "open")
    answer = bob.post(f"/api/tables/{made['table']}/join", {"invite": invite}, expect=403)
    assert answer["error"] == "no-invite"


def test_a_full_table_takes_nobody_else(server: Server, ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    join = f"/api/tables/{made['table']}/join"
    bob.post(join, {"invite": made["invite"]})
    bob.post(join, {"invite": made["invite"]})  # who sits there is let in again
    with server.person("Cid") as cid:
        assert cid.post(join, {"invite": made["invite"]}, expect=409)["error"] == "taken"


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


# --- undo, preview, hint, resign --------------------------------------------------------------------------------------


def test_undo_reaches_back_as_the_engine_allows(ann: Person) -> None:
    made = ann.table("me", "me", options={"peeking": "no"})
    with ann.watch(made["table"]) as screen:
        assert screen.fresh()["undo"] == {"reason": "nothing"}
        screen.act(0)
        assert screen.state["undo"] == {"to": 0}
        answer = screen.ask("undo", version=1, to=0)
        assert screen.fresh(answer["version"])["ply"] == 0
        assert screen.ask("undo", version=2, to=0)["code"] == "not-yours"
        screen.act(0)
        hole = next(c["id"] for c in screen.state["choices"] if c["values"]["space"] == 2)
        screen.act(hole)
        assert screen.state["undo"] == {"to": 0}
        assert [e["name"] for e in screen.events] == ["moved"]
        back = screen.ask("undo", version=screen.state["version"], to=1)
        assert screen.fresh(back["version"])["ask"]["step"] == "stride"
        assert screen.events == []
        screen.act(hole)
        screen.act(next(c["id"] for c in screen.state["choices"] if c["verb"] == "dig"))
        assert screen.state["undo"] == {"reason": "revealed"}
        assert screen.ask("undo", version=screen.state["version"], to=1)["code"] == "undo"


def test_undo_is_for_who_acted(ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with ann.watch(made["table"]) as screen, bob.watch(made["table"]) as other:
        screen.fresh(1)
        screen.act(0)
        assert other.fresh(2)["undo"] == {"reason": "other"}
        assert other.ask("undo", version=2, to=0)["code"] == "not-yours"


def test_a_preview_tells_what_is_known_and_no_more(ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen:
        rat, go = next(g["actions"] for g in screen.fresh()["gestures"] if g["target"] == "space:2")
        preview = screen.ask("preview", version=0, actions=[rat, go])["preview"]
        assert [(e["name"], e["values"]["space"]) for e in preview["events"]] == [("moved", 2)]
        assert (preview["points"], preview["reveals"], preview["ends_turn"]) == (0, False, False)
        screen.act(rat, go)
        dig = next(c["id"] for c in screen.state["choices"] if c["verb"] == "dig")
        preview = screen.ask("preview", version=1, actions=[dig])["preview"]
        assert preview == {"events": [], "points": None, "reveals": True, "ends_turn": False}
        assert screen.ask("preview", version=0, actions=[dig])["code"] == "stale"


def test_a_device_waits_for_one_hint_at_a_time(ann: Person) -> None:
    """Whichever table it asks at; once the hint is there it may ask for the next."""
    one, other = (ann.table("me", "me", hints=True)["table"] for _ in range(2))
    with ann.watch(one) as screen, ann.watch(other) as second:
        second.fresh()
        first = screen.say("hint", version=0)
        again = screen.say("hint", version=0)
        assert screen.until(lambda message: message.get("id") == again)["code"] == "too-many"
        assert second.ask("hint", version=0)["code"] == "too-many"
        assert screen.until(lambda message: message.get("id") == first)["type"] == "hint"
        assert second.ask("hint", version=0)["type"] == "hint"


def test_a_hint_where_the_table_allows_it(ann: Person) -> None:
    with ann.watch(ann.table("me", "me")["table"]) as screen:
        assert screen.ask("hint", version=0)["code"] == "no-hints"
    with ann.watch(ann.table("me", "me", hints=True)["table"]) as screen:
        hint = screen.ask("hint", version=0)
        assert hint["type"] == "hint"
        best = hint["intentions"][0]
        assert hint["actions"] == best["actions"]
        assert best["actions"][0] in {c["id"] for c in screen.fresh()["choices"]}
        assert all(0 <= one["chance"] <= 1 for one in hint["intentions"])
        assert all(one["margin"] > 0 and list(one["lines"]) == ["cheese", "home"] for one in hint["intentions"])
        assert all(words["key"].startswith("analysis-") for one in hint["intentions"] for words in one["reasons"])


def test_resigning_ends_a_game_for_two(ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with bob.watch(made["table"]) as screen:
        answer = screen.ask("resign", version=screen.fresh(1)["version"])
        state = screen.fresh(answer["version"])
        assert state["over"]
        assert [score["won"] for score in state["scores"]] == [True, False]
        assert state["table"]["seats"][1]["resigned"]
        assert screen.ask("act", version=state["version"], actions=[0])["code"] == "over"


def test_where_only_computers_are_left_the_game_ends_and_nobody_has_won(ann: Person) -> None:
    with ann.watch(ann.table("me", "random", "random")["table"]) as screen:
        answer = screen.ask("resign", version=screen.fresh()["version"])
        state = screen.fresh(answer["version"])
        assert state["over"]
        assert not any(score["won"] for score in state["scores"])


def test_among_three_an_opponent_plays_on_for_who_resigns(server: Server, ann: Person, bob: Person) -> None:
    made = ann.table("me", "open", "open")
    join = f"/api/tables/{made['table']}/join"
    with server.person("Cid") as cid:
        for person in (bob, cid):
            person.post(join, {"invite": made["invite"]})
        with ann.watch(made["table"]) as screen:
            answer = screen.ask("resign", version=screen.fresh(2)["version"])
            with bob.watch(made["table"]) as other:
                state = other.until(lambda m: m["type"] == "state" and m["seat"] == 1, 60)
                assert not state["over"]
                assert state["version"] > answer["version"]
                assert (state["table"]["seats"][0]["kind"], state["table"]["seats"][0]["resigned"]) == (
                    "opponent",
                    True,
                )


# --- people at tables -------------------------------------------------------------------------------------------------


def test_the_host_replaces_a_leaver_by_an_opponent_and_the_leaver_comes_back(ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    table = f"/api/tables/{made['table']}"
    bob.post(f"{table}/join", {"invite": made["invite"]})
    for person, seat in ((bob, 0), (ann, 1)):  # neither the others nor the host take a seat from its holder
        refused = person.post(f"{table}/seat", {"seat": seat, "kind": "opponent"}, expect=403)
        assert refused["error"] == "present"
    bob.post(f"{table}/seat", {"seat": 1, "kind": "open"})  # anybody may leave
    seats = ann.post(f"{table}/seat", {"seat": 1, "kind": "opponent", "level": "random"})["seats"]
    assert (seats[1]["kind"], seats[1]["level"]) == ("opponent", "random")
    with ann.watch(made["table"]) as screen:
        while screen.fresh()["seat"] == 0:
            screen.act(*screen.state["gestures"][0]["actions"])
        screen.until(lambda m: m["type"] == "state" and m["seat"] == 0)
        assert [event["name"] for event in screen.events if event["name"].startswith("seat")] == [
            "seat-open",
            "seat-opponent",
        ]
    seats = bob.post(f"{table}/seat", {"seat": 1, "kind": "person"})["seats"]
    assert (seats[1]["kind"], seats[1]["name"], seats[1]["you"]) == ("person", "Bob", True)
    assert ann.get(table)["seats"][1]["away"] is not None
    assert ann.post(f"{table}/seat", {"seat": 9, "kind": "open"}, expect=400)["error"] == "no-seat"


def test_who_sits_gets_no_second_seat_of_a_running_game(server: Server, ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    table, invite = f"/api/tables/{made['table']}", made["invite"]
    bob.post(f"{table}/join", {"invite": invite})
    bob.post(f"{table}/seat", {"seat": 1, "kind": "open"})
    refused = ann.post(f"{table}/join", {"invite": invite, "seat": 1}, expect=403)
    assert (refused["error"], ann.get(table)["seats"][1]["kind"]) == ("not-yours", "open")
    ann.post(f"{table}/seat", {"seat": 0, "kind": "open"})  # nor by leaving her own for it
    assert ann.post(f"{table}/join", {"invite": invite, "seat": 1}, expect=403)["error"] == "not-yours"
    assert bob.post(f"{table}/join", {"invite": invite})["seats"][1]["you"]  # back to his own, not to the first
    with server.person("Cleo") as cleo:  # a stranger may take what was left
        assert cleo.post(f"{table}/join", {"invite": invite})["seats"][0]["you"]


def test_names_that_look_alike_are_told_apart(server: Server, ann: Person) -> None:
    made = ann.table("me", "open", "open")
    table = f"/api/tables/{made['table']}"
    with server.person("\u0410nn") as cyrillic, server.person("ann (2)") as sly:
        for person in (cyrillic, sly):
            person.post(f"{table}/join", {"invite": made["invite"]})
        names = ["Ann", "\u0410nn (2)", "ann (2) (2)"]
        assert [seat["name"] for seat in ann.get(table)["seats"]] == names
        assert [seat["name"] for seat in ann.get("/api/tables")[0]["seats"]] == names
        with cyrillic.watch(made["table"]) as screen:
            screen.fresh()
            screen.ask("chat", text="I am Ann")
            said = screen.until(lambda m: m["type"] == "state" and m["chat"])
        assert said["chat"][0]["name"] == names[1]
        assert names[1] in ann.get(f"{table}/record")


def test_my_tables_those_waiting_for_me_first(server: Server) -> None:
    with server.person("Dora") as dora, server.person("Emil") as emil:
        mine = dora.table("me", "me")["table"]
        theirs = dora.table("open", "me")
        emil.post(f"/api/tables/{theirs['table']}/join", {"invite": theirs["invite"]})
        assert [(t["table"], t["waiting"]) for t in dora.get("/api/tables")] == [(mine, True), (theirs["table"], False)]
        assert [(t["table"], t["waiting"]) for t in emil.get("/api/tables")] == [(theirs["table"], True)]
        assert [seat["name"] for seat in emil.get("/api/tables")[0]["seats"]] == ["Emil", "Dora"]


def finished(ann: Person, bob: Person) -> str:
    """A table of the two at which Bob has resigned."""
    made = ann.table("me", "open", options={"course": "long"})
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    with bob.watch(made["table"]) as screen:
        screen.ask("resign", version=screen.fresh(1)["version"])
    return str(made["table"])


def test_a_rematch_is_one_table_and_begins_when_the_others_have_said_yes(ann: Person, bob: Person) -> None:
    running = ann.table("me", "me")["table"]
    assert ann.post(f"/api/tables/{running}/rematch", expect=409)["error"] == "running"
    before = finished(ann, bob)
    with bob.watch(before) as screen:
        again = ann.post(f"/api/tables/{before}/rematch")["table"]
        screen.until(lambda m: m["type"] == "state" and m["table"]["rematch"] == again)
    asked = bob.get(f"/api/tables/{again}")
    assert [(seat["name"], seat["kind"], seat["asked"]) for seat in asked["seats"]] == [
        ("Bob", "open", "you"),
        ("Ann", "person", None),
    ]
    assert (asked["options"], asked["started"]) == ({"course": "long"}, False)
    row = next(row for row in bob.get("/api/tables") if row["table"] == again)
    assert (row["asked"], row["waiting"]) == (True, False)
    with ann.watch(again) as screen:
        screen.fresh()
        assert bob.post(f"/api/tables/{before}/rematch")["table"] == again
        screen.until(lambda m: m["type"] == "state" and m["table"]["started"])
    seats = bob.get(f"/api/tables/{again}")["seats"]
    assert [(seat["name"], seat["you"], seat["asked"]) for seat in seats] == [("Bob", True, None), ("Ann", False, None)]


def test_who_says_no_to_a_rematch_frees_the_seat(server: Server, ann: Person, bob: Person) -> None:
    again = ann.post(f"/api/tables/{finished(ann, bob)}/rematch")["table"]
    table, invite = f"/api/tables/{again}", ann.get(f"/api/tables/{again}")["invite"]
    with server.person("Cleo") as cleo:
        assert cleo.post(f"{table}/join", {"invite": invite}, expect=409)["error"] == "taken"
        assert cleo.post(f"{table}/answer", {"yes": False})["seats"][0]["asked"] == "other"  # she is not asked
        with ann.watch(again) as screen:
            screen.fresh()
            bob.post(f"{table}/answer", {"yes": False})
            screen.until(lambda m: m["type"] == "state" and m["table"]["seats"][0]["asked"] == "declined")
        assert again not in [row["table"] for row in bob.get("/api/tables")]
        assert cleo.post(f"{table}/join", {"invite": invite})["started"]


def test_players_at_a_shared_screen_have_names_of_their_own(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": " Grandma "}]
    made = ann.post("/api/tables", {"game": "toy", "seats": seats})["table"]
    assert [seat["name"] for seat in ann.get(f"/api/tables/{made}")["seats"]] == ["Ann", "Grandma"]
    with ann.watch(made) as screen:
        screen.fresh()
        play_out(screen)
    assert "Grandma" in ann.get(f"/api/tables/{made}/record")
    again = ann.post(f"/api/tables/{made}/rematch")["table"]  # everybody is here: it begins at once
    summary = ann.get(f"/api/tables/{again}")
    assert ([seat["name"] for seat in summary["seats"]], summary["started"]) == (["Grandma", "Ann"], True)


def test_everybody_keeps_their_colour_in_a_rematch(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "opponent", "level": "random"}]
    at, worn = ann.post("/api/tables", {"game": "toy", "seats": seats})["table"], []
    for _ in range(2):
        with ann.watch(at) as screen:
            mine = screen.until(lambda message: message["type"] == "state" and message["choices"])
            assert screen.ask("resign", version=mine["version"])["type"] == "ack"
        at = ann.post(f"/api/tables/{at}/rematch")["table"]
        worn.append([(one["kind"], one["wears"]) for one in ann.get(f"/api/tables/{at}")["seats"]])
    # Everybody moves on by a seat, so that another begins.
    assert worn == [[("opponent", 1), ("person", 0)], [("person", 0), ("opponent", 1)]]
    assert next([one["wears"] for one in row["seats"]] for row in ann.get("/api/tables") if row["table"] == at) == [
        0,
        1,
    ]


def test_a_table_in_words_is_what_its_viewer_sees(server: Server, ann: Person) -> None:
    table = ann.table("me", "me", game="first-rat")["table"]
    words = f"/api/tables/{table}/words"
    assert ann.get(f"{words}/en").startswith("Round 1")
    assert ann.get(f"{words}/de").startswith("Runde 1")
    assert ann.get(f"{words}/fr?ply=0") == ann.get(f"{words}/fr")
    with Person(server.url) as stranger:
        assert stranger.get(f"{words}/en").startswith("Round 1")
    assert ann.http.get(f"{words}/xx").status_code == 400


def test_my_tables_say_whose_turn_it_is_and_how_it_ended(ann: Person, bob: Person) -> None:
    running, over = ann.table("me", "random")["table"], finished(ann, bob)
    rows = {row["table"]: row["seats"] for row in ann.get("/api/tables")}
    assert [(seat["turn"], seat["you"], seat["points"]) for seat in rows[running]] == [
        (True, True, None),
        (False, False, None),
    ]
    assert [(seat["name"], seat["won"], seat["points"]) for seat in rows[over]] == [
        ("Ann", True, 0),
        ("Bob", False, 0),
    ]


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


def test_a_person_is_carried_to_another_device_once(server: Server, ann: Person) -> None:
    made = ann.table("me", "me")
    code = ann.post("/api/me/link")["code"]
    with Person(server.url) as phone:
        assert phone.get("/api/me", expect=401)["error"] == "nobody"
        assert phone.post("/api/me/claim", {"code": code})["name"] == "Ann"
        assert phone.token not in ("", ann.token)
        assert phone.get(f"/api/tables/{made['table']}")["seats"][0]["you"]
        assert phone.post("/api/me/claim", {"code": code}, expect=403)["error"] == "no-code"


def test_a_new_name_is_seen_at_the_table(ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen:
        screen.fresh()
        ann.post("/api/me", {"name": "Anna"})
        screen.until(lambda m: m["type"] == "state" and m["table"]["seats"][0]["name"] == "Anna")


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "toy", "seats": [{"kind": "me"}] * 9}, "bad-option"),
        ({"game": "toy", "seats": [{"kind": "me"}] * 2, "options": {"course": "wide"}}, "bad-option"),
        ({"game": "toy", "seats": [{"kind": "opponent"}] * 2}, "nobody"),
        ({"game": "toy", "seats": []}, "malformed"),
        ({"game": "toy", "seats": [{"kind": "me", "colour": 1}]}, "malformed"),
    ],
)
def test_what_no_table_can_be_is_refused_with_the_reason(ann: Person, body: Any, error: str) -> None:
    answer = ann.post("/api/tables", body, expect=400)
    assert answer["error"] == error
    assert answer["message"]
