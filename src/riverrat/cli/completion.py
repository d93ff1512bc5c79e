"""`riverrat completion`: what a shell needs to complete commands, games, modes and levels."""

import rich_click as click

from .command import command
from .shell import Shell

SHELLS = ("bash", "zsh", "fish")


@command()
@click.argument("shell_name", metavar="|".join(SHELLS), type=click.Choice(SHELLS))
def completion(shell: Shell, shell_name: str) -> int:
    """Print a script that teaches your shell to complete this command.

    Bash: put `eval "$(riverrat completion bash)"` into ~/.bashrc. Zsh: the same with zsh into ~/.zshrc. Fish: write the
    output to ~/.config/fish/completions/riverrat.fish.
    """
    from click.shell_completion import get_completion_class

    from .app import riverrat

    script = get_completion_class(shell_name)
    assert script is not None
    shell.print(script(riverrat, {}, "riverrat", "_RIVERRAT_COMPLETE").source())
    return 0
