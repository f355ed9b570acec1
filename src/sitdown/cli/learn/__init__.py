"""`sitdown learn`: the lessons of a game, played at the terminal."""
