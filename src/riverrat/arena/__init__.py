"""Matches between players and what may be claimed from them, on all cores of a machine or on a cluster."""
