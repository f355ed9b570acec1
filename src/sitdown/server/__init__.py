"""The server's room: tables that people and programs share over the network."""
