"""Guests, accounts, tokens, names and ratings."""
