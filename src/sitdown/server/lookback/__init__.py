"""Looking back at finished games: analyses that are made in the background and kept with the game."""
