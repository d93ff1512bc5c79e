"""Notifications by webhook: what Discord, Slack and ntfy want to be told, and plain JSON for the rest."""

from email.header import Header

import msgspec

from .words import Notification

FORMS = ("discord", "slack", "ntfy", "plain")
JSON = {"Content-Type": "application/json"}


def request(form: str, notification: Notification) -> tuple[bytes, dict[str, str]]:
    """Body and headers of the request that says so."""
    if form == "discord":
        text = f"**{notification.title}**\n{notification.text}\n<{notification.url}>\n-# {notification.leave_line}"
        return msgspec.json.encode({"content": text[:2000], "allowed_mentions": {"parse": []}}), JSON
    if form == "slack":
        title, text, leave = map(_slack, (notification.title, notification.text, notification.leave_line))
        text = f"*{title}*\n{text}\n<{notification.url}>\n{leave}"
        return msgspec.json.encode({"text": text, "mrkdwn": True}), JSON
    if form == "ntfy":
        headers = {
            "Title": Header(notification.title, "utf-8", maxlinelen=10_000).encode(),
            "Click": notification.url,
            "Tags": "game_die",
            "Content-Type": "text/plain; charset=utf-8",
        }
        return f"{notification.text}\n{notification.leave_line}".encode(), headers
    told = {
        "title": notification.title,
        "text": notification.text,
        "url": notification.url,
        "leave": notification.leave,
        "tables": notification.tables,
    }
    return msgspec.json.encode(told), JSON


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
