"""`sitdown analyse`: what a finished game was about."""
