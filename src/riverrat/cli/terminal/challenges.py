"""The challenges met on this machine."""

import json

from riverrat.engine.game import Game
from riverrat.engine.record import write_safely
from riverrat.folders import data_folder


def keep_challenge(game: Game, level: str, challenge: str) -> bool:
    """Note a challenge as met at a level; whether it is the first time."""
    path = data_folder() / "challenges.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    met = kept.setdefault(game.name, {}).setdefault(level, [])
    if challenge in met:
        return False
    met.append(challenge)
    write_safely(path, json.dumps(kept, indent=1, sort_keys=True))
    return True
