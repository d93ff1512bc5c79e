"""Who resigns: the game ends, or an opponent plays on."""

from tests.server.serving import Person, Server


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
