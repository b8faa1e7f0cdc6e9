"""A questionnaire and a vote of an organisation, made through the calls that people make."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import pytest_asyncio

from schema.survey.survey import Survey
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]


@dataclass
class Bureau:
    organisation: Organisation
    staff: Client
    visitor: Client

    async def survey(self, **more: Any) -> dict[str, Any]:
        body = {"title": "满意度调查", "kind": "questionnaire", "onePer": "device", "showResult": "never", **more}
        return dict(await self.staff.result("POST", "/svy/survey/add", json=body))

    async def vote(self, *options: str, **more: Any) -> tuple[dict[str, Any], list[str]]:
        """A published vote, with the ids of its options."""
        row = await self.survey(**{"title": "评选", "kind": "vote", **more})
        ids = []
        for no, title in enumerate(options or ("甲", "乙", "丙"), start=1):
            body = {"surveyId": row["id"], "no": no, "title": title}
            ids.append((await self.staff.result("POST", "/svy/voteOption/add", json=body))["id"])
        return await self.publish(row), ids

    async def ask(self, row: dict[str, Any], kind: str, seq: int, **more: Any) -> dict[str, Any]:
        body = {"surveyId": row["id"], "seq": seq, "kind": kind, "title": f"第{seq}题", **more}
        return await self.staff.call("POST", "/svy/question/add", json=body)

    async def asked(self, row: dict[str, Any], kind: str, seq: int, **more: Any) -> str:
        """The id of a new question."""
        return str((await self.ask(row, kind, seq, **more))["result"]["id"])

    async def step(self, row: dict[str, Any], code: str) -> dict[str, Any]:
        version = (await Survey.get(id=row["id"])).row_version
        return await self.staff.call("POST", f"/svy/survey/{code}", json={"id": row["id"], "version": version})

    async def publish(self, row: dict[str, Any]) -> dict[str, Any]:
        answer = await self.step(row, "publish")
        assert answer["success"], answer
        return {**row, "token": (await Survey.get(id=row["id"])).token}

    async def send(self, row: dict[str, Any], answers: dict[str, Any], device: str = "") -> dict[str, Any]:
        body = {"token": row["token"], "device": device or uuid4().hex, "answers": answers}
        return await self.visitor.call("POST", "/svy/public/answer", json=body)

    async def cast(self, row: dict[str, Any], options: list[str], device: str = "") -> dict[str, Any]:
        body = {"token": row["token"], "device": device or uuid4().hex, "options": options}
        return await self.visitor.call("POST", "/svy/public/vote", json=body)

    async def analysis(self, row: dict[str, Any]) -> dict[str, Any]:
        return dict(await self.staff.result("GET", "/svy/survey/analysis", params={"id": row["id"]}))


@pytest_asyncio.fixture(loop_scope="session")
async def bureau(organisation: Organisation, sign_in: SignIn) -> Bureau:
    await add_dictionaries(organisation.id)
    return Bureau(organisation, await sign_in(organisation.admin), await sign_in())
