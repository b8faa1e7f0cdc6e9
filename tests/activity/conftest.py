"""An organisation with one activity that is published, somebody who runs it, and ways to sign up for it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from typing import Any

import pytest_asyncio

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.kit.clock import now, to_wire
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]
_PHONES = count(13_900_000_000)


def form(category_id: str, **rest: Any) -> dict[str, Any]:
    """Of an activity in ten days."""
    begin = now() + timedelta(days=10)
    return {
        "title": "企业家沙龙",
        "categoryId": category_id,
        "beginAt": to_wire(begin),
        "endAt": to_wire(begin + timedelta(hours=3)),
        "capacity": 10,
        "waiting": 5,
        **rest,
    }


@dataclass
class Hall:
    organisation: Organisation
    desk: Client
    visitor: Client
    category_id: str

    async def plan(self, **rest: Any) -> str:
        """The id of a draft."""
        made = await self.desk.result("POST", "/act/activity/add", json=form(self.category_id, **rest))
        return str(made["id"])

    async def publish(self, **rest: Any) -> str:
        activity_id = await self.plan(**rest)
        for code in ("submit", "approve", "publish"):
            assert (await self.step("activity", code, activity_id))["success"]
        return activity_id

    async def step(self, what: str, code: str, row_id: str, **rest: Any) -> dict[str, Any]:
        model: Any = {"activity": Activity, "registration": Registration}[what]
        version = (await model.get(id=int(row_id))).row_version
        return await self.desk.call("POST", f"/act/{what}/{code}", json={"id": row_id, "version": version, **rest})

    async def register(self, activity_id: str, **rest: Any) -> dict[str, Any]:
        """The envelope of a registration by staff."""
        body = {"activityId": activity_id, "name": "李小明", "phone": str(next(_PHONES)), "seats": 1, **rest}
        return await self.desk.call("POST", "/act/registration/add", json=body)

    async def token(self, activity_id: str) -> str:
        link = await self.desk.result("GET", "/act/activity/link", params={"id": activity_id})
        return str(link["url"].partition("#")[2])

    async def sign_up(self, token: str, **rest: Any) -> dict[str, Any]:
        body = {"token": token, "name": "王小红", "phone": str(next(_PHONES)), "seats": 1, **rest}
        return await self.visitor.call("POST", "/act/public/signUp", json=body)

    async def states(self, activity_id: str) -> dict[str, int]:
        """How many registrations are in each state."""
        rows = await Registration.filter(activity_id=int(activity_id), del_flag=0)
        return {state: sum(row.state == state for row in rows) for state in {row.state for row in rows}}


@pytest_asyncio.fixture
async def hall(organisation: Organisation, sign_in: SignIn) -> Hall:
    await add_dictionaries(organisation.id)
    desk = await sign_in(organisation.admin)
    made = await desk.result("POST", "/act/category/add", json={"name": "沙龙", "code": "SL"})
    return Hall(organisation, desk, await sign_in(), str(made["id"]))
