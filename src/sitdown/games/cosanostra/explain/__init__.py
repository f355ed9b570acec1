"""Why not? The rules stated a second time, independently of the legal moves."""
