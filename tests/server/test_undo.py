"""Taking back as far as nothing was revealed, and previews of what would come."""

from tests.server.serving import Person


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
