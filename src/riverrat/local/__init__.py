"""The house on one's own device: tables without a server, in a worker of a browser, for the one person who uses it."""
