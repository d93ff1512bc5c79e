"""`riverrat site`: the games as a static site."""

from pathlib import Path

import rich_click as click

from .command import command
from .shell import Shell


@command()
@click.argument("out", type=click.Path(path_type=Path, file_okay=False))
@click.option("--base", default="/", metavar="PATH", help="Where on its host the site lies, as /games/ (default: /).")
def site(shell: Shell, out: Path, base: str) -> int:
    """Write the games as a static site: played in the browser alone, no server needed."""
    from riverrat.site.build import build

    size = build(out, base, shell.data)
    if shell.json:
        shell.emit({"folder": str(out), "bytes": size})
    else:
        click.echo(shell.words().say("site-written", folder=str(out), size=f"{size / 1e6:.1f}"))
    return 0
