"""Opponents: processes that think, and whose turn it is to be thought about."""
