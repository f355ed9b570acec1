"""`make bench`: this project's games beside those of other libraries, in one run."""
