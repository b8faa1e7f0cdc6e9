"""A secretariat: somebody who writes and decides, a colleague, and members with and without an account."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest_asyncio

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.snowflake import next_id
from schema.member.level import Level
from schema.member.person import Member
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]


@dataclass
class Office:
    organisation: Organisation
    desk: Client
    clerk: Actor
    clerks: Client

    async def add(self, path: str, /, **values: Any) -> dict[str, Any]:
        return dict(await self.desk.result("POST", f"/{path}/add", json=values))

    async def refused(self, path: str, /, **values: Any) -> set[str]:
        """The fields at fault."""
        answer = await self.desk.call("POST", f"/{path}/add", json=values)
        assert not answer["success"], answer
        return set(answer["fields"])

    async def step(self, path: str, code: str, row: dict[str, Any], client: Client | None = None, **more: Any) -> Any:
        """The envelope of a step on the row as it stands."""
        stored: Base = await registry().require(path).model.get(id=int(row["id"]))  # type: ignore[assignment]
        body = {"id": row["id"], "version": stored.row_version, **more}
        return await (client or self.desk).call("POST", f"/{path}/{code}", json=body)

    async def read(self, path: str, row: dict[str, Any]) -> dict[str, Any]:
        return dict(await self.desk.result("GET", f"/{path}/queryById", params={"id": row["id"]}))

    async def level(self, *accounts: int | None) -> Level:
        """A level with one member for each account, None for a member without one."""
        tenant = self.organisation.id
        level = await Level.create(id=next_id(), tenant_id=tenant, name=f"理事{next_id()}")
        for account in accounts:
            await Member.create(
                id=next_id(),
                tenant_id=tenant,
                member_no=f"HY{next_id()}",
                name="赵会员",
                level_id=level.id,
                user_id=account,
            )
        return level


@pytest_asyncio.fixture(loop_scope="session")
async def office(organisation: Organisation, sign_in: SignIn) -> Office:
    await add_dictionaries(organisation.id)
    rights = [f"biz:{name}:{verb}" for name in ("task", "trip") for verb in ("list", "add", "approve", "submit")]
    clerk = await organisation.hire(*rights, name="陆清妍")
    return Office(organisation, await sign_in(organisation.admin), clerk, await sign_in(clerk))
