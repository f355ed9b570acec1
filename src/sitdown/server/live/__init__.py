"""Tables in memory: loading, locking, storing and broadcasting changes, clocks and bots' turns."""
