"""The same games on a Ray cluster. Every machine of it needs this very version of Riverrat."""

import importlib
from collections.abc import Iterator
from typing import Any

from riverrat.engine.errors import RiverratError

from .job import Job
from .playing import Played, play, warm_up
from .pool import GO_ON

AHEAD = 2  # games asked for per core of the cluster, so that none waits for the next


def play_on_ray(job: Job, numbers: Iterator[int], address: str) -> Iterator[Played]:
    """Play the games of these numbers on the cluster at an address (`local` starts one on this machine)."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise RiverratError("a cluster needs Ray: pip install 'riverrat[ray]'") from None
    ours = not ray.is_initialized()
    connect(ray, address)
    remote: Any = ray.remote(num_cpus=1)(_play)
    waiting: dict[Any, int] = {}
    try:
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        for number in numbers:
            waiting[remote.remote(job, number)] = number
            if len(waiting) >= room:
                yield _next(ray, waiting)
        while waiting:
            yield _next(ray, waiting)
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        if ours:
            ray.shutdown()


def connect(ray: Any, address: str) -> None:
    """Join the cluster at an address, unless this process has joined one already."""
    if ray.is_initialized():
        return
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == "local":
        settings |= {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        ray.init(address=address, **settings)
    except Exception as error:  # Ray raises whatever its parts raise
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise RiverratError(f"no Ray cluster at {address}: {reason}") from None


_ready: set[str] = set()  # in a process of the cluster: matches whose players are compiled


def _play(job: Job, number: int) -> Played | str:
    try:
        key = f"{job.code} {job.players}"
        if key not in _ready:
            warm_up(job)
            _ready.add(key)
        return play(job, number)
    except RiverratError as error:
        return str(error)


def _next(ray: Any, waiting: dict[Any, int]) -> Played:
    (task, *_), _ = ray.wait(list(waiting), num_returns=1)
    number = waiting.pop(task)
    try:
        said = ray.get(task)
    except ray.exceptions.RayError as error:  # Ray itself has tried again by now
        reason = str(error).strip().splitlines()[0]
        raise RiverratError(f"game {number} was lost on the cluster ({reason}); {GO_ON}") from None
    if isinstance(said, str):
        raise RiverratError(f"game {number}: {said}; {GO_ON}")
    assert isinstance(said, Played)
    return said
