"""The games for those who learn from them: environments for the interfaces that learning libraries speak, and datasets.

Importing this registers the games with Gymnasium, where it is installed: `riverrat/FirstRat-v2` and so on.
"""

from riverrat import games

from .setting import env_id


def register() -> None:
    """Make every game known to Gymnasium, once."""
    import gymnasium

    for name in games.names():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point="riverrat.env.single:Env",
                vector_entry_point="riverrat.env.vector:Tables",
                kwargs={"game": name},
                disable_env_checker=True,  # its checks know no masks: they take actions that are not legal
            )


try:
    register()
except ModuleNotFoundError as missing:  # datasets do without it
    if missing.name != "gymnasium":
        raise
