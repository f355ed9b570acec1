"""The steps. A step that was released never changes; a new one follows it."""
