"""Opponents. Each one takes a position as its seat may know it, a limit and a seed, and gives an action with reasons."""
