"""Checks that run for as long as one likes: random play with the invariants checked, compiled against interpreted."""
