"""The list of one's own tables."""

from tests.server.serving import Person, Server, finished


def test_my_tables_those_waiting_for_me_first(server: Server) -> None:
    with server.person("Dora") as dora, server.person("Emil") as emil:
        mine = dora.table("me", "me")["table"]
        theirs = dora.table("open", "me")
        emil.post(f"/api/tables/{theirs['table']}/join", {"invite": theirs["invite"]})
        assert [(t["table"], t["waiting"]) for t in dora.get("/api/tables")] == [(mine, True), (theirs["table"], False)]
        assert [(t["table"], t["waiting"]) for t in emil.get("/api/tables")] == [(theirs["table"], True)]
        assert [seat["name"] for seat in emil.get("/api/tables")[0]["seats"]] == ["Emil", "Dora"]


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
