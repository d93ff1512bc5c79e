"""Notifications as e-mail, handed to the host's mail server."""

import re
import smtplib
import ssl
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from typing import Self
from urllib.parse import unquote, urlsplit

from riverrat.engine.errors import RiverratError

from .words import Notification

SECONDS = 10  # for each step
UNFOLDED = policy.SMTP.clone(max_line_length=900)  # some programs do not find links in folded headers
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@cache
def _secure() -> ssl.SSLContext:
    """Made once: it reads every authority this machine knows."""
    return ssl.create_default_context()


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in: smtp:// (TLS where it is offered; always with a password) or smtps://."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str

    @classmethod
    def named(cls, url: str, sender: str) -> Self:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            port, parts = None, urlsplit("")
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise RiverratError("--smtp needs smtp://host, smtp://name:password@host:587 or smtps://name:password@host")
        if not ADDRESS.fullmatch(sender):
            raise RiverratError("--mail-from needs the address mails come from, such as club@example.org")
        tls = parts.scheme == "smtps"
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port or (465 if tls else 25), tls, user, password, sender)

    def send(self, to: str, notification: Notification) -> None:
        """Hand a notification in. Blocks; raises OSError or smtplib.SMTPException where it is not taken."""
        mail = EmailMessage(UNFOLDED)
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, notification.title
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self.sender.partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        if notification.leave_at_once:
            mail["List-Unsubscribe"] = f"<{notification.leave_at_once}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        parts = (notification.text, notification.url, notification.leave_line)
        mail.set_content("\n\n".join(part for part in parts if part) + "\n")
        secure = _secure()
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=secure)
            if self.tls
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        ) as server:
            server.ehlo()
            if not self.tls and (self.user or server.has_extn("starttls")):
                server.starttls(context=secure)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(mail)
