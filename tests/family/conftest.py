"""A client of the family (wire contract): its headers on every call, one organisation with what a clerk has entered."""

import pytest_asyncio

from tests.kit.client import Client, open_client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation

HEADERS = {
    "tenant-id": "0",
    "X-Sign": "0123456789ABCDEF0123456789ABCDEF",
    "X-TIMESTAMP": "20261122093000",
    "Content-Type": "application/json;charset=UTF-8",
}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(app) -> Organisation:  # type: ignore[no-untyped-def]
    organisation = await create_organisation("同族客户端")
    await add_dictionaries(organisation.id)
    return organisation


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def client(app, house: Organisation):  # type: ignore[no-untyped-def]
    """Its administrator's browser."""
    async with open_client(app, house.admin) as opened:
        opened.http.headers.update({name: text for name, text in HEADERS.items() if name != "Content-Type"})
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def clerk(app, house: Organisation):  # type: ignore[no-untyped-def]
    """A colleague without any right of administration."""
    async with open_client(app, await house.hire(name="前台")) as opened:
        yield opened


async def refused(client: Client, method: str, path: str, **options: object) -> dict[str, object]:
    """A "no" that is the answer: HTTP 200, success false, code 500, something to show."""
    response = await client.send(method, path, **options)
    body = dict(response.json())
    assert (response.status_code, body["success"], body["code"]) == (200, False, 500), (path, body)
    assert body["message"]
    return body
