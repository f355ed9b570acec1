"""What viewers are shown of a table: their views as data and as JSON, and the events that they hear."""
