"""How the tables of the database came about, step by step; Alembic walks the steps that are missing."""
