"""A learned player of Capo: an opponent of another kind than rules of thumb and search."""

from benchmarks.learned_capo.player import LearnedCapo

__all__ = ["LearnedCapo"]
