"""Search: every choice is tried in the same imagined worlds, which sensible players play on."""
