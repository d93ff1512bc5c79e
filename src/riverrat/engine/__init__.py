"""The engine: names no game, does no I/O beyond reading a game's data."""
