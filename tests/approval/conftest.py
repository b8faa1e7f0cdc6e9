"""An office: somebody who asks, two who decide, and a stock of assets."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest_asyncio

from schema.kit.snowflake import next_id
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]
ASKS = (
    "asset:card:list",
    "asset:card:add",
    "asset:card:delete",
    "asset:card:take",
    "asset:card:repair",
    "asset:card:requestScrap",
    "asset:card:requestPurchase",
    "asset:event:list",
    "workflow:request:list",
)
DECIDES = ("workflow:request:list", "workflow:request:approve", "asset:card:list")


@dataclass
class Office:
    organisation: Organisation
    asker: Actor
    asks: Client
    decider: Actor
    decides: Client
    second: Actor

    async def card(self, **values: Any) -> dict[str, Any]:
        """A new asset in stock."""
        body = {"name": "空调", "category": "appliance", "price": "2799.00", **values}
        return dict(await self.asks.result("POST", "/asset/card/add", json=body))

    async def ask_to_scrap(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """A card and the request about it."""
        card = await self.card()
        body = {"id": card["id"], "version": card["rowVersion"], "note": "压缩机损坏"}
        asked = await self.asks.result("POST", "/asset/card/requestScrap", json=body)
        return card, await self.request(asked["id"])

    async def request(self, request_id: str, client: Client | None = None) -> dict[str, Any]:
        found = await (client or self.decides).result("GET", "/workflow/request/detail", params={"id": request_id})
        return dict(found)

    async def state_of(self, card: dict[str, Any]) -> str:
        row = await self.asks.result("GET", "/asset/card/queryById", params={"id": card["id"]})
        return str(row["state"])


async def act(client: Client, verb: str, request: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The envelope of an act on the request as it was seen."""
    body = {"id": request["id"], "version": request["version"], **more}
    return await client.call("POST", f"/workflow/request/{verb}", json=body)


@pytest_asyncio.fixture(loop_scope="session")
async def office(organisation: Organisation, sign_in: SignIn) -> Office:
    await add_dictionaries(organisation.id)
    asker = await organisation.hire(*ASKS, name="林晓雯")
    decider = await organisation.hire(*DECIDES, name="梁慧敏")
    second = await organisation.hire(*DECIDES, name="邓国栋")
    return Office(organisation, asker, await sign_in(asker), decider, await sign_in(decider), second)


def unknown_id() -> str:
    return str(next_id())
