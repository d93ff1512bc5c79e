"""Finished games are analysed move by move, for everybody who looks on; running ones for nobody."""

import random

import pytest

from tests.server.serving import Person, Server


@pytest.mark.long
def test_a_finished_game_is_analysed_for_a_spectator_and_at_once_for_the_next(server: Server, ann: Person) -> None:
    made, choose = ann.table("me", "me"), random.Random(4)
    stranger = Person(server.url)
    with ann.watch(made["table"]) as screen, stranger.watch(made["table"]) as other:
        for one in (screen, other):  # neither who plays nor who looks on is told anything before the end
            assert one.ask("analyse")["code"] == "running"
            assert one.ask("explain", ply=0)["code"] == "running"
        while not screen.fresh()["over"]:
            screen.act(*choose.choice(screen.state["gestures"])["actions"])
        parts = [other.ask("analyse")]
        while parts[-1]["done"] < parts[-1]["of"] or not parts[-1]["of"]:
            parts.append(other.until(lambda message: message["type"] in ("analysis", "error")))
        moments = [one for part in parts for one in part["moments"]]
        assert len(parts) > 3
        assert len(moments) == parts[-1]["of"]
        assert sorted(parts[-1]["result"]) == [0, 1]
        assert parts[-1]["weaker"]
        plies = [one["ply"] for one in moments]
        assert plies == sorted(set(plies))
        for one in moments:
            assert sum(one["chances"]) == pytest.approx(1, abs=0.01)
            assert one["best"]
            assert one["turning"] == (one["cost"] >= 0.06)

        at_once = screen.ask("analyse")
        assert at_once["moments"] == moments
        assert at_once["done"] == at_once["of"] == len(moments)

        choice = next(one for one in moments if len(one["best"]) > 1)
        told = other.ask("explain", ply=choice["ply"])
        assert told["type"] == "explanation"
        assert len(told["best"]) == len(choice["best"])
        assert other.ask("explain", ply=9999)["code"] == "no-ply"
        assert screen.ask("stop-analysing")["type"] == "ack"
    stranger.close()
