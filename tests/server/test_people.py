"""Somebody's name, devices and data."""

import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Person, Server


def test_a_new_name_is_seen_at_the_table(ann: Person) -> None:
    made = ann.table("me", "me")
    with ann.watch(made["table"]) as screen:
        screen.fresh()
        ann.post("/api/me", {"name": "Anna"})
        screen.until(lambda m: m["type"] == "state" and m["table"]["seats"][0]["name"] == "Anna")


def test_a_person_is_carried_to_another_device_once(server: Server, ann: Person) -> None:
    made = ann.table("me", "me")
    code = ann.post("/api/me/link")["code"]
    with Person(server.url) as phone:
        assert phone.get("/api/me", expect=401)["error"] == "nobody"
        assert phone.post("/api/me/claim", {"code": code})["name"] == "Ann"
        assert phone.token not in ("", ann.token)
        assert phone.get(f"/api/tables/{made['table']}")["seats"][0]["you"]
        assert phone.post("/api/me/claim", {"code": code}, expect=403)["error"] == "no-code"


def test_a_device_is_forgotten(server: Server, ann: Person) -> None:
    code = ann.post("/api/me/link")["code"]
    with Person(server.url) as phone:
        phone.post("/api/me/claim", {"code": code})
        devices = phone.get("/api/me/devices")
        assert [one["this"] for one in devices].count(True) == 1
        assert all(one["device"] not in (ann.token, phone.token) for one in devices)
        lost = next(one["device"] for one in devices if one["this"])
        table = ann.table("me", "me")["table"]
        with phone.watch(table) as screen:
            screen.fresh()
            assert ann.post(f"/api/me/devices/{lost}/revoke") == {"device": lost}
            with pytest.raises(ConnectionClosed):
                screen.until(lambda _: False)
        assert phone.http.get("/api/me").status_code == 401
    assert ann.post("/api/me/devices/none/revoke", expect=404)["error"] == "no-device"
    assert ann.get("/api/me")["name"] == "Ann"


def test_my_data_are_deleted(server: Server, bob: Person) -> None:
    with server.person("Zora") as zora:
        made = zora.table("me", "open")
        bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
        with zora.watch(made["table"]) as screen:
            screen.ask("chat", text="Zora was here")
        assert zora.post("/api/me/delete", {"name": "Bob"}, expect=409)["error"] == "other-name"
        assert zora.post("/api/me/delete", {"name": "Zora"}) == {"tables": 1}
        assert zora.http.get("/api/me").status_code == 401
    with bob.watch(made["table"]) as screen:
        state = screen.fresh()
        assert state["over"]  # one player is left
        assert "Zora" not in str(state)
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        assert "Zora" not in str(list(database.iterdump()))
    database.close()
