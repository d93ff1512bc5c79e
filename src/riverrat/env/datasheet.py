"""What somebody should know who uses a dataset of games."""

from collections.abc import Mapping
from typing import Any

DATASHEET = """# {file}

{rows:,} decisions in {games:,} games of {game}, played by {players} with riverrat {riverrat}.

| | |
|---|---|
| What a row is | one decision of one seat, in the order of play; forced moves are no decisions and have no row |
| Game | {game}, version {rules} of the rules, data `{data}`, {seats} seats, options: {options} |
| Players, by seat | {players} |
| Seeds | {seed} to {last}, one for each game |
| Made again by | `riverrat simulate` with the same game, players, options and seed: {again} |
| People | none; nobody's play or data is in it |
| Licence | that of riverrat (MIT); the games belong to their authors and publishers |

| column | holds |
|---|---|
| `seed` | of the game |
| `ply` | how many decisions of the game came before |
| `turn` | as the game counts turns |
| `seat` | who decides, from 0 |
| `player` | who sits there |
| `position` | the whole state as a record of {bytes} bytes, with what the seat cannot know (see below) |
| `legal` | ids of the actions to choose from |
| `action` | the id of the one chosen |
| `points`, `won` | of each seat, at the end of the game |
{shown}
A position holds hidden things and the state of chance. Who trains something that is to play fairly deals them anew with
`Game.imagine`, or uses the engine's inputs, which hold what a seat may know.

Read it with

```python
from riverrat.env import datasets
rows = datasets.read("{file}")
positions, masks, actions = rows.positions(), rows.masks(), rows.actions()
```
"""


SHOWN = {
    "features": "what the seat to decide sees, as numbers (`riverrat.env.features`)",
    "inputs": "which inputs of a network are on for it (`riverrat.engine.inputs`)",
}


def datasheet(about: Mapping[str, Any], file: str, rows: int, repeatable: bool) -> str:
    """The page that is written beside a file."""
    told = {
        "file": file,
        "rows": rows,
        "players": ", ".join(about["players"]),
        "options": ", ".join(f"{name}={value}" for name, value in about["options"].items()) or "as usual",
        "last": about["seed"] + about["games"] - 1,
        "shown": "".join(f"| `{name}` | {SHOWN[name]} |\n" for name in about["shows"]),
        "again": "the same rows on every machine" if repeatable else "other rows, since players think by the clock",
    }
    return DATASHEET.format(**{**about, **told})
