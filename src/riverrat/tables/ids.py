"""Names nobody guesses, and secrets of which only a hash is kept."""

import hashlib
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are taken for another
DEVICE_LETTERS = 16  # of its token's hash name a device


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def short_id(length: int = 12) -> str:
    """A name nobody guesses and everybody can read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def device_name(token: str) -> str:
    """What a device is called here: the beginning of its token's hash."""
    return hashed(token)[:DEVICE_LETTERS]
