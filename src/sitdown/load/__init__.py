"""Load and crash tests of a server that runs on this machine: `sitdown soak` and `sitdown crash`."""
