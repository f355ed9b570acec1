"""Fair deals that anybody can check afterwards.

Before a play its table shows the hash of a secret; every seat adds a word; the seed is made of both; at the end the
secret is shown. The table could not choose the seed, because it did not know the words; the seats could not, because
they did not know the secret.
"""

from __future__ import annotations

import hashlib
import json


def commitment_of(secret: str) -> str:
    """What is shown before anybody says a word."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: list[str]) -> str:
    """The seed that a secret and the words of all seats make together."""
    mixed = json.dumps([secret, words], separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(mixed.encode()).hexdigest()


class Proof:
    """Where a record's seed came from."""

    def __init__(self, secret: str, commitment: str, words: list[str]) -> None:
        self.secret = secret
        self.commitment = commitment
        self.words = words

    def as_data(self) -> dict[str, object]:
        return {"secret": self.secret, "commitment": self.commitment, "words": self.words}

    def fault(self, seats: int, seed: str) -> str:
        """What is wrong with it; empty if it proves that the seed was fair."""
        if len(self.words) != seats:
            return f"proof.words: {len(self.words)} for {seats} seats"
        if commitment_of(self.secret) != self.commitment:
            return "proof.commitment: not the hash of the secret"
        if seed_of(self.secret, self.words) != seed:
            return "proof: the seed is not made of the secret and the words"
        return ""
