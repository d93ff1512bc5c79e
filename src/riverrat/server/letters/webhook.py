"""Letters to chat rooms and telephones: what Discord, Slack and ntfy want to be told, and plain JSON for the rest."""

from __future__ import annotations

from email.header import Header

import msgspec

from .words import Letter

FORMS = ("discord", "slack", "ntfy", "plain")
JSON = {"Content-Type": "application/json"}


def request(form: str, letter: Letter) -> tuple[bytes, dict[str, str]]:
    """Body and headers of the request that says so."""
    if form == "discord":
        text = f"**{letter.title}**\n{letter.text}\n<{letter.url}>\n-# {letter.leave_line}"
        return msgspec.json.encode({"content": text[:2000], "allowed_mentions": {"parse": []}}), JSON
    if form == "slack":
        text = f"*{_slack(letter.title)}*\n{_slack(letter.text)}\n<{letter.url}>\n{_slack(letter.leave_line)}"
        return msgspec.json.encode({"text": text, "mrkdwn": True}), JSON
    if form == "ntfy":
        headers = {
            "Title": Header(letter.title, "utf-8", maxlinelen=10_000).encode(),
            "Click": letter.url,
            "Tags": "game_die",
            "Content-Type": "text/plain; charset=utf-8",
        }
        return f"{letter.text}\n{letter.leave_line}".encode(), headers
    told = {
        "title": letter.title,
        "text": letter.text,
        "url": letter.url,
        "leave": letter.leave,
        "tables": letter.tables,
    }
    return msgspec.json.encode(told), JSON


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
