"""Notifications to browsers: sealed for the one that asked for them (RFC 8291), signed by this house (RFC 8292)."""

import base64
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from riverrat.tables.changes import Refused

CURVE = ec.SECP256R1()
KEPT_SECONDS = 24 * 3600  # how long the push service keeps a notification for a browser that is off
SIGNED_SECONDS = 12 * 3600


class Keys(msgspec.Struct):
    """What a browser hands out for notifications to it, in base64."""

    p256dh: str
    auth: str


def new_key() -> str:
    """A signing key for the house."""
    key = ec.generate_private_key(CURVE)
    raw = key.private_bytes(serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return base64.b64encode(raw).decode()


def public_key(key: str) -> str:
    """What browsers know the house by."""
    return _base64(_point(Vapid02.from_der(key.encode()).public_key))


def checked(keys: Keys) -> Keys:
    """A browser's keys, if notifications can be sealed with them."""
    try:
        seal(b"", keys)
    except (ValueError, TypeError, http_ece.ECEException):
        raise Refused("malformed", "These are no keys of a browser.", 400) from None
    return keys


def seal(text: bytes, keys: Keys) -> bytes:
    own = ec.generate_private_key(CURVE)
    sealed: bytes = http_ece.encrypt(text, private_key=own, dh=_bytes(keys.p256dh), auth_secret=_bytes(keys.auth))
    return sealed


def headers(endpoint: str, key: str, contact: str) -> dict[str, str]:
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
        "sub": contact,
    }
    signed: dict[str, str] = Vapid02.from_der(key.encode()).sign(claims)
    return {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
    }


def _point(key: Any) -> bytes:
    found: bytes = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return found


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
