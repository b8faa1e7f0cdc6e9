"""Every plain socket of the application refuses strangers, other people and who has an agreement to accept, before it opens."""

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from server.kit.actor import Actor
from server.kit.control import rights_changed
from tests.account.test_agreements import publish
from tests.kit.client import open_client
from tests.kit.people import create_organisation
from tests.kit.window import listening


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def port(app: Starlette) -> AsyncIterator[int]:
    async with listening(app) as opened:
        yield opened


def addresses(app: Starlette, actor: Actor) -> list[str]:
    """Every socket that names a person, as that person's."""
    names = {"user_id": str(actor.user_id), "username": actor.username}
    paths = [route.path for route in app.routes if isinstance(route, WebSocketRoute)]
    assert any("username" in path for path in paths) and any("user_id" in path for path in paths)
    return [re.sub(r"\{(\w+)\}", lambda place: names.get(place[1], "1"), path) for path in paths]


async def opens(port: int, path: str, **more: Any) -> bool:
    try:
        async with connect(f"ws://127.0.0.1:{port}{path}", **more):
            return True
    except InvalidStatus as refusal:
        assert refusal.response.status_code == 403
        return False


async def test_sockets_open_for_their_own_person_only(app: Starlette, port: int) -> None:
    organisation = await create_organisation()
    other = await organisation.hire()
    async with open_client(app, organisation.admin) as client:
        header = {"X-Access-Token": client.token}
        cookie = {"Cookie": f"gj_session={client.token}", "Origin": "https://evil.example"}
        for path in addresses(app, organisation.admin):
            assert await opens(port, path, additional_headers=header), path
            assert not await opens(port, path), path
            assert not await opens(port, path, additional_headers={"X-Access-Token": "forged"}), path
            assert not await opens(port, path, subprotocols=[Subprotocol("forged")]), path
            assert not await opens(port, f"{path}?ticket=forged"), path
            assert not await opens(port, path, additional_headers=cookie), path
        for actor in (other, (await create_organisation()).admin):
            for path in addresses(app, actor):
                assert not await opens(port, path, additional_headers=header), path


@pytest.mark.parametrize("hostile", ["%00", "..%2f1", "%F0%9F%98%80", "1%20OR%201=1", "x" * 3000])
async def test_no_part_of_an_address_is_taken_at_its_word(app: Starlette, port: int, hostile: str) -> None:
    organisation = await create_organisation()
    async with open_client(app, organisation.admin) as client:
        for route in app.routes:
            if isinstance(route, WebSocketRoute):
                path = re.sub(r"\{\w+\}", hostile, route.path)
                assert not await opens(port, path, additional_headers={"X-Access-Token": client.token}), path


async def test_before_a_newer_agreement_is_accepted_no_socket_opens(app: Starlette, port: int) -> None:
    organisation = await create_organisation()
    await publish(organisation, "1.0", days=-3)
    async with open_client(app, organisation.admin) as client:
        await publish(organisation, "2.0", force=True, days=-1)
        await rights_changed(organisation.id)
        for path in addresses(app, organisation.admin):
            assert not await opens(port, path, additional_headers={"X-Access-Token": client.token}), path
