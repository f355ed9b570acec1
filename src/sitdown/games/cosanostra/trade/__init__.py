"""Negotiation: drafts, open offers and their answers, exchanges, promises (CN-180 to CN-192)."""
