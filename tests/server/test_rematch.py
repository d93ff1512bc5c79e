"""A rematch: who is asked, who says no, where everybody sits."""

from tests.server.serving import Person, Server, finished


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
