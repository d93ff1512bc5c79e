"""The command `riverrat`: `main.py` runs it, `app.py` is the register of commands."""
