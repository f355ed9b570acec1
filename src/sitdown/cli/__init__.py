"""The `sitdown` command."""
