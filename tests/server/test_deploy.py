"""The files for hosting fit what the server has: containers, systemd, Grafana."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx
import pytest
import yaml

from riverrat.cli.serve import serve
from riverrat.engine.errors import RiverratError
from riverrat.server.http.connections import Connections
from tests.server.serving import ROOT, Server

OPTIONS = {name for option in serve.params for name in option.opts}
VARIABLES = {"RIVERRAT_DATABASE", "RIVERRAT_HOME", "RIVERRAT_CACHE"} | {
    str(option.envvar) for option in serve.params if option.envvar
}


def test_compose_names_what_there_is() -> None:
    found = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = found["services"]
    for service in services.values():
        assert set(service["networks"]) <= set(found["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in found["volumes"] or (ROOT / source).is_file(), source
        assert set(service.get("depends_on", [])) <= set(services)
    assert set(services["riverrat"]["environment"]) <= VARIABLES
    assert "reverse_proxy riverrat:8000" in (ROOT / "deploy/Caddyfile").read_text()
    (subnet,) = (config["subnet"] for config in found["networks"]["inside"]["ipam"]["config"])
    assert services["riverrat"]["environment"]["RIVERRAT_PROXY"] == subnet


KEYS = {  # of the Compose specification, as far as we use them
    "build",
    "cap_drop",
    "depends_on",
    "environment",
    "healthcheck",
    "image",
    "logging",
    "networks",
    "ports",
    "read_only",
    "restart",
    "security_opt",
    "tmpfs",
    "ulimits",
    "volumes",
}


def test_compose_says_nothing_that_nobody_understands() -> None:
    text = (ROOT / "compose.yaml").read_text()
    found = yaml.safe_load(text)
    assert set(found) == {"services", "networks", "volumes"}
    for service in found["services"].values():
        assert set(service) <= KEYS
        assert service["logging"] == {"driver": "local"}  # the default one fills the disk in the end
        assert ("image" in service) != ("build" in service)
    hosting = (ROOT / "docs/hosting.md").read_text()
    for name, more in re.findall(r"\$\{(\w+)(:[-?])?", text):
        assert name in hosting, name
        assert more or name == "RIVERRAT_PASSWORD", f"{name} may be missing"


def test_caddy_is_told_what_it_understands() -> None:
    lines = [line for line in (ROOT / "deploy/Caddyfile").read_text().splitlines() if not line.startswith("#")]
    assert lines[0] == "{$RIVERRAT_NAME:localhost} {"
    assert lines[-1] == "}"
    assert [line.split()[0] for line in lines[1:-1]] == ["respond", "reverse_proxy"]


def test_the_lock_holds_all_that_the_image_installs() -> None:
    """Else a later build would get something else."""
    lock = (ROOT / "requirements.lock").read_text()
    locked = {line.partition("==")[0].lower().replace("_", "-") for line in lock.splitlines()}
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for needed in (*extras["server"], *extras["terminal"]):
        name = re.split(r"[\[<>=; ]", needed)[0].lower()
        assert name in locked | {"riverrat"}, name


def test_the_image_runs_unprivileged_and_is_asked_whether_it_is_well() -> None:
    text = (ROOT / "Dockerfile").read_text()
    stages = re.split(r"^FROM ", text, flags=re.M)[1:]
    assert len(stages) == 2
    assert re.search(r"^USER [1-9]\d*$", stages[1], re.M)
    assert "HEALTHCHECK" in stages[1]
    (command,) = re.findall(r"^CMD (\[.*\])$", stages[1], re.M)
    words = json.loads(command)
    assert words[0] == "serve"
    assert {word for word in words if word.startswith("--")} <= OPTIONS
    for source in re.findall(r"--constraint (\S+)", text):
        assert (ROOT / source).is_file()


SHUT_IN = """
CapabilityBoundingSet=
DynamicUser=yes
LockPersonality=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
UMask=0077
"""  # what each takes away from whoever gets hold of the server


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (ROOT / "deploy/riverrat.service").read_text()
    assert {word for word in re.findall(r"ExecStart=(.*)", text)[0].split() if word.startswith("--")} <= OPTIONS
    named = {line.partition("=")[0] for line in SHUT_IN.splitlines() if line}
    assert sorted(line for line in text.splitlines() if line.partition("=")[0] in named) == SHUT_IN.strip().splitlines()
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze here")
    unit = tmp_path / "riverrat.service"
    unit.write_text(text.replace("/opt/riverrat/bin/riverrat", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert str(unit) not in done.stderr
    exposed = ["systemd-analyze", "security", "--offline=yes", "--threshold=40", "--no-pager", str(unit)]
    done = subprocess.run(exposed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr  # 4.0 at most, of 10


def test_grafana_shows_what_is_measured(server: Server) -> None:
    measured = set(re.findall(r"^# TYPE (\w+) ", httpx.get(f"{server.url}/metrics").text, re.M))
    for panel in json.loads((ROOT / "deploy/grafana.json").read_text())["panels"]:
        for target in panel["targets"]:
            for name in re.findall(r"riverrat_\w+", target["expr"]):
                assert name.removesuffix("_bucket") in measured, name


def test_a_proxy_is_an_address_or_a_network() -> None:
    connections = Connections(1, ["10.0.0.0/24", "192.0.2.7"])
    assert all(connections.enter(address) for address in ("10.0.0.9", "10.0.0.9", "192.0.2.7", "192.0.2.7"))
    assert [connections.enter("192.0.2.8") for _ in range(2)] == [True, False]
    with pytest.raises(RiverratError, match="--proxy needs an address"):
        Connections(1, ["proxy.example"])
