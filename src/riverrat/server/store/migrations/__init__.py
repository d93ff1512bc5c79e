"""How the store grew, one step a file. `Store.migrate` brings a database up to date when the server starts."""
