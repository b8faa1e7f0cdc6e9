"""An organisation with a portal, a renter, and somebody who makes links."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest_asyncio

from schema.rental.renter import Renter
from schema.system.tenant import Tenant
from server.kit.parameter import ON
from server.kit.switches import PORTAL
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.kit.switch import set_switch

SignIn = Callable[..., Awaitable[Client]]


@dataclass
class House:
    organisation: Organisation
    code: str
    desk: Client
    nobody: Client
    renter: Renter

    async def link(self, *fields: str, **more: Any) -> dict[str, Any]:
        body = {"ownerId": str(self.renter.id), "fields": list(fields), **more}
        made = await self.desk.result("POST", "/portal/improve/link", json=body)
        return {**made, "token": made["url"].partition("#")[2]}

    async def open(self, token: str) -> dict[str, Any]:
        return await self.nobody.call("POST", "/portal/improve/open", json={"token": token})

    async def fill(self, token: str, **values: str) -> dict[str, Any]:
        return await self.nobody.call("POST", "/portal/improve/fill", json={"token": token, "values": values})

    async def public(self) -> dict[str, Any]:
        return await self.nobody.call("GET", "/portal/public", params={"tenant": self.code})


@pytest_asyncio.fixture(loop_scope="session")
async def house(organisation: Organisation, sign_in: SignIn) -> House:
    await add_dictionaries(organisation.id)
    await set_switch(organisation.id, PORTAL, ON)
    tenant = await Tenant.get(id=organisation.id)
    renter = await Renter.create(tenant_id=organisation.id, name="李小明", phone="13800001111", address="旧地址")
    return House(organisation, tenant.code, await sign_in(organisation.admin), await sign_in(), renter)
