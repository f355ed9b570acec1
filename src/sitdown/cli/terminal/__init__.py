"""`sitdown play`: people at one terminal, asked for one choice at a time."""
