"""Opponents: from a position as their seat may know it, a limit and a seed to an action with its reasons."""
