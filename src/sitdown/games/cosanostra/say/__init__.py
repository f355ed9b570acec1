"""La Cosa Nostra in words and as a picture for a terminal; not compiled."""
