"""Opponents that learn by playing themselves: many tables at once, a small network that decides for every seat."""
