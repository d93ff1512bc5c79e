"""`riverrat serve`: the table server."""

import os
from pathlib import Path

import rich_click as click

from .command import Whole, command
from .shell import Shell


@command()
@click.option(
    "--host", default="127.0.0.1", help="The address to listen on; 0.0.0.0 for other devices (default: 127.0.0.1)."
)
@click.option("--port", type=Whole(0, 65535), metavar="N", default=8000, help="0 for any free one (default: 8000).")
@click.option("--database", default="", help="postgresql://... (default: a SQLite file in the data folder).")
@click.option("--data-folder", type=click.Path(path_type=Path), help="Where tables are kept.")
@click.option("--log-format", type=click.Choice(["text", "json"]), default="text", help="Of the log on stderr.")
@click.option("--origin", multiple=True, help="Another origin whose pages may use this server.")
@click.option(
    "--allow-host",
    multiple=True,
    envvar="RIVERRAT_HOSTS",
    metavar="NAME",
    help="A name it goes by; * for any.",
)
@click.option(
    "--network",
    multiple=True,
    metavar="ADDRESS",
    help="Its address in the local network, for opening to it from the page (default: found out).",
)
@click.option(
    "--proxy", multiple=True, envvar="RIVERRAT_PROXY", metavar="ADDRESS", help="A proxy whose word is believed."
)
@click.option("--metrics-token", default="", envvar="RIVERRAT_METRICS_TOKEN", help="For reading /metrics.")
@click.option(
    "--address",
    default="",
    envvar="RIVERRAT_ADDRESS",
    metavar="URL",
    help="Where people find it; turns notifications on.",
)
@click.option("--smtp", default="", envvar="RIVERRAT_SMTP", metavar="URL", help="smtp://name:password@host:587")
@click.option("--mail-from", default="", envvar="RIVERRAT_MAIL_FROM", metavar="MAILBOX", help="Whose mails they are.")
@click.option(
    "--inside", multiple=True, envvar="RIVERRAT_INSIDE", metavar="NETWORK", help="A network webhooks may reach."
)
@click.option("--next-port", is_flag=True, help="Take the next free port where this one is in use.")
@click.option("--limit", multiple=True, metavar="NAME=A:B", help="For example address=200:1000.")
@click.option(
    "--drain", type=Whole(0), metavar="S", default=0, help="Told to stop, say so on /health for so long (default: 0)."
)
@click.option("--workers", type=Whole(1), metavar="N", help="Processes in which opponents think.")
@click.option(
    "--opponent",
    multiple=True,
    envvar="RIVERRAT_OPPONENTS",
    metavar="PLAYER",
    help="One of your own to offer: learned=mine.npz:200, mine:Best.",
)
@click.option("--no-native", is_flag=True, help="Do not compile the rules in the background.")
@click.option("--open", "show", is_flag=True, help="Open the address in a browser, where there is a display.")
def serve(
    shell: Shell,
    host: str,
    port: int,
    database: str,
    data_folder: Path | None,
    log_format: str,
    origin: tuple[str, ...],
    allow_host: tuple[str, ...],
    network: tuple[str, ...],
    proxy: tuple[str, ...],
    metrics_token: str,
    address: str,
    smtp: str,
    mail_from: str,
    inside: tuple[str, ...],
    next_port: bool,
    limit: tuple[str, ...],
    drain: int,
    workers: int | None,
    opponent: tuple[str, ...],
    no_native: bool,
    show: bool,
) -> int:
    """Start the table server."""
    from riverrat import folders
    from riverrat.players import levels

    levels.offer(opponent)  # before anything asks which there are
    from riverrat.server.serve import serve as serve_tables
    from riverrat.server.settings import Settings

    folder = data_folder or folders.data_folder()
    plain = Settings(folder=folder)
    settings = Settings(
        host=host,
        port=port,
        database=database or os.environ.get("RIVERRAT_DATABASE", ""),
        folder=folder,
        log_format=log_format,
        origins=origin,
        hosts=allow_host,
        network=network,
        proxies=proxy,
        metrics_token=metrics_token,
        address=address,
        smtp=smtp,
        mail_from=mail_from,
        inside=inside,
        next_port=next_port,
        drain=drain,
        workers=workers or plain.workers,
        native=not no_native,
        limits=plain.limits.changed(limit),
    )
    say = shell.words().say
    return serve_tables(settings, show=show, announce=lambda address: say("command-serving", address=address))
