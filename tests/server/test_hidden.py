"""Nobody is told what the rules hide: what each viewer received is compared with what its view allows."""

import random
from typing import Any

from riverrat import games
from riverrat.engine.game import SPECTATOR
from riverrat.engine.record import Record
from tests.server.serving import Person, Screen, Server

GAMES = 8


def allowed(replay: Record, seat: int) -> tuple[list[Any], list[Any]]:
    """Every view and every event a seat may ever see of a game, from the engine alone."""
    views = [replay.game.view(replay.at(ply), seat) for ply in range(len(replay) + 1)]
    told = []
    for ply, events in enumerate(replay.events, 1):
        for event in events:
            heard = replay.game.hears(event, seat)
            if heard is not None:
                name, values = replay.game.event_words(heard)
                told.append((ply, heard[1], name, values))
    return views, told


def check(screen: Screen, replay: Record, seat: int, seed: str) -> None:
    views, told = allowed(replay, seat)
    for message in screen.seen:
        if message["type"] == "state":
            assert message["view"] == views[message["ply"]]
            assert message["viewing"] == seat
            assert message["choices"] == [] or message["seat"] == seat
    assert [(e["ply"], e["seat"], e["name"], e["values"]) for e in screen.events] == told
    running = [message for message in screen.seen if not message.get("over")]
    assert seed not in str(running)
    hidden = set(map(str, replay.now.rng)) if replay.now.rng else set()
    assert not any(word in str(running) for word in hidden if len(word) > 6)


def test_two_seats_and_a_spectator_receive_what_their_views_allow(server: Server, ann: Person, bob: Person) -> None:
    """Random games in which both peek whenever they can; the toy's top card is the secret."""
    choose, peeked = random.Random(5), 0
    stranger = Person(server.url)
    for _ in range(GAMES):
        made = ann.table("me", "open")
        bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
        with ann.watch(made["table"]) as a, bob.watch(made["table"]) as b, stranger.watch(made["table"]) as c:
            for screen in (a, b, c):
                screen.fresh(1)
            while not a.state["over"]:
                mover = a if a.state["seat"] == 0 else b
                mover.fresh(a.state["version"])
                peek = [choice["id"] for choice in mover.state["choices"] if choice["verb"] == "peek"]
                picked = peek or choose.choice(mover.state["gestures"])["actions"]
                preview = mover.ask("preview", version=mover.state["version"], actions=picked)["preview"]
                assert preview["reveals"] == (mover.state["ask"]["step"] == "hole" and picked[0] != 19)
                assert not preview["reveals"] or (preview["points"], preview["events"]) == (None, [])
                version = mover.act(*picked)["version"]
                peeked += bool(peek)
                for screen in (a, b, c):
                    screen.fresh(version)
            text = ann.get(f"/api/tables/{made['table']}/record")
            replay = Record.read(text, lambda name, _: games.load(name))
            for screen, seat in ((a, 0), (b, 1), (c, SPECTATOR)):
                check(screen, replay, seat, str(replay.seed))
    stranger.close()
    assert peeked > GAMES
