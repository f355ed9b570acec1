"""Sockets: frames, messages, and one client at a table."""
