"""What keeps strangers from doing harm: origin check, headers, rate limits. No secret is ever part of a logged URL."""

import asyncio
import logging
import time
from collections import OrderedDict
from ipaddress import ip_address
from socket import gethostname
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from riverrat.tables.asker import ASKING, Asker
from riverrat.tables.buckets import Buckets
from riverrat.tables.protocol import ErrorAnswer

from ..addresses import counted
from ..door import Door
from ..metrics import Metrics
from ..settings import Settings

log = logging.getLogger("riverrat.http")

COOKIES = ("__Host-riverrat", "riverrat")  # over TLS no other site can set the first; elsewhere there is the second
TOKENS = 4  # cookies of these names that are looked at: somebody else may have set one
BODY_SECONDS = 30.0  # to send the next piece of a body
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
ASSETS = "/assets/"  # a page fetches dozens of these when it is first opened, and a club opens it all at once
CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]


class Known:
    """Tokens this server has given: one that it never gave counts for nothing but the address it comes from."""

    def __init__(self, most: int = 20_000) -> None:
        self.most = most
        self._tokens: OrderedDict[str, None] = OrderedDict()

    def add(self, token: str) -> None:
        self._tokens[token] = None
        self._tokens.move_to_end(token)
        if len(self._tokens) > self.most:
            self._tokens.popitem(last=False)

    def __contains__(self, token: str) -> bool:
        return token in self._tokens


class Gate:
    """All the limits of one server process, and its door to the local network."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.address, self.device, self.files = map(Buckets, (limits.address, limits.device, limits.files))
        self.people, self.tables, self.guesses = Buckets(limits.people), Buckets(limits.tables), Buckets(limits.guesses)
        self.notifications = Buckets(limits.notifications)
        self.known = Known()
        self.door = Door(settings)
        self.draining = False  # about to stop: whoever asks /health is to send people elsewhere
        self.sockets: dict[str, int] = {}
        self.most_sockets = limits.sockets
        self.origins = set(settings.origins)
        self.hosts = {name.lower() for name in (*settings.hosts, settings.host, "localhost", gethostname())}
        self.hosts |= {urlsplit(origin).hostname or "" for origin in settings.origins}

    def own(self, headers: Headers, scheme: str) -> bool:
        """Whether a request comes from a page of this server (same scheme, name and port), or from no page at all."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        page = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return _with_port(origin) == _with_port(f"{page}://{headers.get('host', '')}") != ""

    def known_host(self, headers: Headers) -> bool:
        """Whether the name asked for is ours: another one may be a stranger's that was made to point here."""
        name = (urlsplit(f"//{headers.get('host', '')}").hostname or "").lower()
        if not name or name in self.hosts or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return name.removesuffix(".local") in self.hosts or "*" in self.hosts
        return True


def _with_port(origin: str) -> str:
    try:
        parts = urlsplit(origin)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme, 0)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port}".lower() if parts.hostname else ""


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    return counted(client_of(scope))


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def tokens_of(headers: Headers) -> list[str]:
    """The device tokens a request carries, the one nobody else can have set first."""
    parts = [part.strip().partition("=") for part in headers.get("cookie", "").split(";")]
    found = [value for wanted in COOKIES for name, _, value in parts if name == wanted]
    return [value for value in dict.fromkeys(found) if 20 <= len(value) <= 100 and value.isascii()][:TOKENS]


class Guard:
    """The outermost layer of every HTTP request: limits, origin, headers, log line, metrics."""

    def __init__(self, app: ASGIApp, gate: Gate, metrics: Metrics) -> None:
        self.app, self.gate, self.metrics = app, gate, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "http":
            await self._guard(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        ASKING.set(Asker(address_of(scope)))
        began, status = time.perf_counter(), 500
        headers = Headers.from_scope(scope)
        asked = str(scope.get("method"))
        if asked == "HEAD":  # like GET, without the body
            scope = cast("Scope", {**scope, "method": "GET"})

        async def patient() -> Any:
            return await asyncio.wait_for(receive(), BODY_SECONDS)

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_missing(message["headers"], scope["path"])]
            elif asked == "HEAD" and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal:
            await _answer(guarded, *refusal)
        else:
            await self.app(scope, patient if asked not in SAFE_METHODS else receive, guarded)
        seconds = time.perf_counter() - began
        route = str(scope.get("path_template") or "-")
        method = asked if asked in ("GET", "POST", "HEAD", "OPTIONS") else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.latency.observe(seconds)
        told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.log(logging.WARNING if status >= 500 else logging.DEBUG, "request", extra=told)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        if not self._within_limits(scope, headers):
            return 429, "too-many", "Too many requests at once; wait a moment."
        if not self.gate.known_host(headers):
            return 421, "unknown-host", "This server does not go by this name (riverrat serve --allow-host NAME)."
        if scope.get("method") not in SAFE_METHODS and not self.gate.own(headers, str(scope.get("scheme"))):
            return 403, "foreign-origin", "This request comes from a page of another site."
        return None

    def _within_limits(self, scope: Scope, headers: Headers) -> bool:
        """Files of the client leave an address and a device what they may ask for."""
        gate, address = self.gate, address_of(scope)
        if scope["path"].startswith(ASSETS):
            return gate.files.take(address)
        device = next((token for token in tokens_of(headers) if token in gate.known), None)
        return gate.address.take(address) and (device is None or gate.device.take(device))


def _missing(headers: Any, path: str) -> list[tuple[bytes, bytes]]:
    names = {bytes(name).lower() for name, _ in headers}
    extra = [(name, value) for name, value in HEADERS if name not in names]
    if path.startswith("/api") and b"cache-control" not in names:
        extra.append((b"cache-control", b"no-store"))
    return extra


async def _answer(send: Send, status: int, code: str, message: str) -> None:
    body = msgspec.json.encode(ErrorAnswer(error=code, message=message))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
