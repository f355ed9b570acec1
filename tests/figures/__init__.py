"""Figures of play for docs/figures.md: `python -m tests.figures.write`."""
