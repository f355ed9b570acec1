"""The rules of thumb of the simple bot, by what is to be decided (section 14)."""
