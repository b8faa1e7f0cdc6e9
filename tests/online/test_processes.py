"""Several server processes: what is published by one is served by the next at once."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.online.conftest import Workshop, field

ROOT = Path(__file__).parents[2]
PATIENCE = 60


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
def second(app: object, tmp_path: Path) -> Iterator[str]:
    """The address of another server on the same database and the same bus."""
    port = _free_port()
    settings = {**os.environ, "PORT": str(port), "WEB_CONCURRENCY": "1"}
    log = (tmp_path / "web.log").open("wb")
    child = subprocess.Popen(
        [sys.executable, "-m", "server.launch.web"], env=settings, cwd=ROOT, stdout=log, stderr=log
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait(f"{address}/boot/sys/engine/describe")
        yield address
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(PATIENCE)


def _wait(url: str) -> None:
    """Any answer will do."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            httpx.get(url, timeout=5)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the second server never answered")


async def _is_gone(other: httpx.AsyncClient, path: str) -> bool:
    """Once it has heard."""
    for _ in range(PATIENCE * 10):
        if (await other.get(path)).status_code == 404:
            return True
        await asyncio.sleep(0.1)
    return False


async def test_another_process_serves_each_version_as_soon_as_it_is_published(workshop: Workshop, second: str) -> None:
    row_id, path = await workshop.build("inspection", [field("place", queryShow=True)])
    headers = {"X-Access-Token": workshop.client.token}
    async with httpx.AsyncClient(base_url=f"{second}/boot", headers=headers, timeout=30) as other:
        made = (await other.post(f"/{path}/add", json={"place": "泵房"}, headers={"Idempotency-Key": "a" * 20})).json()
        assert made["success"], made
        assert (await workshop.client.result("GET", f"/{path}/list"))["total"] == 1
        await workshop.edit_fields(row_id, {"sortOrder": 2, **field("result", "options", options="a=甲")})
        await workshop.publish(row_id)
        change = {"id": made["result"]["id"], "result": "a"}
        edited = (await other.put(f"/{path}/edit", json=change, headers={"Idempotency-Key": "b" * 20})).json()
        assert edited["result"]["result_dictText"] == "甲"
        fresh = {"place": "机房", "result": "a"}
        added = (await other.post(f"/{path}/add", json=fresh, headers={"Idempotency-Key": "c" * 20})).json()
        assert {key: added["result"][key] for key in fresh} == fresh
        described = (await other.get("/sys/engine/describe")).json()["result"]["resources"]
        whole = next(one for one in described if one["path"] == path)
        assert [one["key"] for one in whole["fields"]][:2] == ["place", "result"]
        row = await workshop.read(row_id)
        stop = {"id": row_id, "version": row["rowVersion"]}
        await workshop.client.result("POST", "/online/cgform/stop", json=stop)
        assert await _is_gone(other, f"/{path}/list")
