"""Take a position as JSON, change it, and play on from there; what cannot be is refused.

Usage: python examples/change_a_position.py
"""

import json

import riverrat


def main() -> None:
    game = riverrat.load("la-loire")
    position = game.position(game.new(seats=2, seed=3))
    text = json.dumps(position)
    print(f"a position of {position['game']} is {len(text)} characters of JSON")

    position = json.loads(text)
    position["state"]["money"][0] += 1
    s = game.from_position(position)  # checked for shape, range and the game's own invariants
    print(f"seat 1 has {s.money[0]} coins and may choose {[game.actions.text(a) for a in game.legal(s)]}")

    position["state"]["money"][0] = -1
    try:
        game.from_position(position)
    except riverrat.BadPosition as error:
        print(f"refused: {error}")


if __name__ == "__main__":
    main()
