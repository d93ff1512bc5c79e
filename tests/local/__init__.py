"""Tests of the house on one's own device."""
