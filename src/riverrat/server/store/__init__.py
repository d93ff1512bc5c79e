"""What is kept on disk: SQLite in the data folder, or PostgreSQL."""
