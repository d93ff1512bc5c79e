"""What is logged, how often, and what never is."""

import json
import logging

from riverrat.server.logs import JsonLines, Quiet
from tests.server.serving import Person, Server


def test_the_same_complaint_again_and_again_is_told_a_few_times() -> None:
    quiet = Quiet(most=3, seconds=1000)
    told = [quiet.filter(logging.LogRecord("x", logging.WARNING, "", 0, "bad", (), None)) for _ in range(100)]
    assert told.count(True) == 3
    assert quiet.filter(logging.LogRecord("x", logging.WARNING, "", 0, "something else", (), None))
    assert all(quiet.filter(logging.LogRecord("x", logging.INFO, "", 0, "fine", (), None)) for _ in range(100))


def test_logs_are_lines_of_json_without_secrets() -> None:
    record = logging.makeLogRecord({"name": "riverrat", "msg": "request", "levelname": "INFO", "route": "/api/me"})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["route"], line["level"]) == ("request", "/api/me", "info")


def test_no_secret_reaches_the_log(server: Server, ann: Person, bob: Person) -> None:
    made = ann.table("me", "open")
    code = ann.post("/api/me/link")["code"]
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    text = server.log.read_text()
    assert all(secret not in text for secret in (ann.token, bob.token, made["invite"], code))
