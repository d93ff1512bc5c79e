"""The table server: people and opponents play at tables; the rules stay in `games`."""
