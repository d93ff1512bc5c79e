"""Statistics over the network, for those who want to be listed."""

from tests.server.serving import Server


def test_statistics_over_the_network(server: Server) -> None:
    with server.person("Ann") as ann, server.person("Bob") as bob:
        made = ann.table("me", "open")
        bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
        with ann.watch(made["table"]) as screen:
            assert screen.ask("resign", version=screen.fresh()["version"])["type"] == "ack"
        mine = ann.get("/api/me/statistics")
        assert (mine["games"], mine["won"], mine["listed"]) == (1, 0, False)
        bob.get(f"/api/people/{mine['person']}", expect=404)  # Ann does not want to be listed
        assert ann.post("/api/me/statistics", {"listed": True})["listed"]
        bob.post("/api/me/statistics", {"listed": True})
        seen = bob.get(f"/api/people/{mine['person']}")
        assert seen["name"] == "Ann"
        standings = {one["name"]: one for one in bob.get("/api/house")["standings"] if one["game"] == "toy"}
        assert standings["Bob"]["rating"] > 25 > standings["Ann"]["rating"]
        assert len(ann.get("/api/me/games.csv").splitlines()) == 2
        assert bob.get("/api/house/games.csv").startswith("date,table,game")
