"""The phases of a round, a file each: what may be done in it, what that does, and what comes next."""
