"""Riverrat: La Loire, First Rat and Río de la Plata, each rule written once."""

__version__ = "0.1.0"
