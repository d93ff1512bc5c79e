"""Names nobody guesses, and secrets of which only a hash is kept."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are taken for another


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def short_id(length: int = 12) -> str:
    """A name nobody guesses and everybody can read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
