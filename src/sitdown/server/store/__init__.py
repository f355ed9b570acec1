"""The database: schema, queries, and the thread that writes."""
