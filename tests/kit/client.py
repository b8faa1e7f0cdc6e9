"""An HTTP client over the application itself, signed in as somebody."""

import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import randrange
from typing import Any
from uuid import uuid4

import httpx
from starlette.applications import Starlette

from schema.system.user import User
from server.kit.actor import Actor
from tests.kit.answers import check_answer
from tests.kit.people import PASSWORD

PREFIX = "/boot"
# All runs on asyncio: httpx, which asks at every call whether it is trio, need not search the disk for what would tell it.
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]
BARE = re.compile("risk|doc|workflow|chat|^/lkfriends/|^/upimg$|^/audio$")


class Client:
    """Calls below the API prefix, those of service paths without one; `call` gives the envelope, `result` insists on success."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.token = ""

    async def sign_in(self, actor: Actor) -> "Client":
        user = await User.get(id=actor.user_id)
        answer = await self.call("POST", "/sys/login", json={"username": user.username, "password": PASSWORD})
        assert answer["success"], answer
        self.token = answer["result"]["token"]
        self.http.headers["X-Access-Token"] = self.token
        return self

    async def send(self, method: str, path: str, **options: Any) -> httpx.Response:
        url = path if BARE.search(path.partition("?")[0]) else PREFIX + path
        response = await self.http.request(method, url, **options)
        check_answer(response)
        return response

    async def call(self, method: str, path: str, **options: Any) -> dict[str, Any]:
        response = await self.send(method, path, **options)
        return dict(response.json())

    async def result(self, method: str, path: str, **options: Any) -> Any:
        answer = await self.call(method, path, **options)
        assert answer["success"], (method, path, answer)
        return answer["result"]


async def _name_intent(request: httpx.Request) -> None:
    """Every write under a key of its own, as the web sends it; `extensions={"nameless": True}` sends one without."""
    if request.method != "GET" and "nameless" not in request.extensions:
        request.headers.setdefault("Idempotency-Key", uuid4().hex)


def address_of_a_stranger() -> str:
    """An address that no other test calls from: what is allowed to one address an hour is counted over all of them."""
    return f"10.{randrange(256)}.{randrange(256)}.{randrange(256)}"


@asynccontextmanager
async def open_client(app: Starlette, actor: Actor | None = None, address: str = "127.0.0.1") -> AsyncIterator[Client]:
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    named = {"request": [_name_intent]}
    async with httpx.AsyncClient(transport=transport, base_url="http://guanjia.test", event_hooks=named) as http:
        client = Client(http)
        if actor is not None:
            await client.sign_in(actor)
        yield client
