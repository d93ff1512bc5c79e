"""How quick we are: the games, their peers in the same run, the server."""
