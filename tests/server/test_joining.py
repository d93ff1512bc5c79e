"""Setting up a table, joining it by invitation, leaving a seat and taking one again."""

from typing import Any

import pytest

from tests.server.serving import Person, Server, play_out


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
