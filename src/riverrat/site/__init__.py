"""The games as a static site: the client, the house in a worker, compiled rules; no server."""
