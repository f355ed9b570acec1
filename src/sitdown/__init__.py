"""Sitdown: mafia board and card games on one table, as an exact rules engine."""

__version__ = "0.1.0"
