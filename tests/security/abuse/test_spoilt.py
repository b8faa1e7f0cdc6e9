"""A few seconds of requests and socket frames spoilt by chance; `python -m tests.bench.fuzz` does it for minutes."""

import asyncio
import logging
import re
from random import Random

import pytest
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from tests.kit.client import open_client
from tests.security.abuse.mutations import make_seeds, spoil, spoil_frame, upgrade
from tests.security.abuse.raw import head, line_to
from tests.security.demo import found_demo

REQUESTS, SOCKETS, FRAMES = 600, 30, 25
SILENCE = 0.3


async def statuses(port: int, data: bytes) -> list[int]:
    """What is answered until the other side has nothing more to say; the request may be one, many or none."""
    async with line_to(port) as line:
        await line.send(data)
        return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3})", await line.rest(SILENCE))]


@pytest.mark.parametrize("part", range(4))
async def test_no_spoilt_request_is_answered_as_an_error_of_ours(
    app: Starlette, port: int, part: int, caplog: pytest.LogCaptureFixture
) -> None:
    demo = await found_demo()
    rng = Random(part)
    async with open_client(app, demo.admin) as client:
        seeds = make_seeds(client.token, demo.rows)
        for _ in range(REQUESTS // 4):
            sent = spoil(rng.choice(seeds), rng)
            for status in await statuses(port, sent):
                assert status < 500 or status in (501, 503), sent[:2000]
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_no_spoilt_frame_ends_a_socket_with_an_error_of_ours(
    app: Starlette, port: int, caplog: pytest.LogCaptureFixture
) -> None:
    demo = await found_demo()
    rng = Random(7)
    names = {"user_id": str(demo.admin.user_id), "username": demo.admin.username}
    paths = [route.path for route in app.routes if isinstance(route, WebSocketRoute)]
    async with open_client(app, demo.admin) as client:
        for number in range(SOCKETS):
            path = re.sub(r"\{(\w+)\}", lambda place: names.get(place[1], "1"), paths[number % len(paths)])
            async with line_to(port) as line:
                await line.send(upgrade(path, client.token))
                for _ in range(FRAMES):
                    if not await line.send(spoil_frame(rng)):
                        break
                    await asyncio.sleep(0)
        async with line_to(port) as line:
            await line.send(head("GET", "/healthz"))
            assert (await line.answer()).status == 200
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
