"""Random truths that agree with all that a seat knows."""
