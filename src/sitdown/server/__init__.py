"""The server: tables that people and programs share over HTTP and WebSocket."""
