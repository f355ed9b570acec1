"""Bots think in worker processes: the worker, the pool of them, and answers that are not due yet."""
