"""A workshop in which forms are built, through the calls that people make."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest_asyncio

from schema.kit.built import built_path
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]
FORM, FIELD = "/online/cgform", "online/cgformField"
STATE, STEP, TABLE = "online/cgformState", "online/cgformStep", "online/cgformTable"
Field = dict[str, Any]


def field(name: str, kind: str = "text", **more: Any) -> Field:
    return {"name": name, "title": f"字段{name}", "titleEn": f"Field {name}", "kind": kind, **more}


ONE_OF_EACH: tuple[Field, ...] = (
    field("place", required=True, queryShow=True),
    field("note", "textarea"),
    field("pressure", "int", queryShow=True),
    field("warmth", "decimal"),
    field("cost", "money", queryShow=True),
    field("day", "date", queryShow=True),
    field("moment", "datetime"),
    field("clock", "time"),
    field("sound", "bool"),
    field("result", "options", options="good=正常 | Good\nbad=异常 | Faulty", queryShow=True),
    field("sex", "dict", dictCode="sex"),
    field("worker", "user"),
    field("team", "depart"),
    field("papers", "file"),
    field("photos", "image"),
)


def state(code: str, **more: Any) -> Field:
    return {"code": code, "title": f"状态{code}", "titleEn": f"State {code}", "colour": "blue", **more}


def step(code: str, sources: str, target: str, **more: Any) -> Field:
    names = {"title": f"步骤{code}", "titleEn": f"Step {code}"}
    return {"code": code, **names, "sources": sources, "target": target, **more}


@dataclass(frozen=True)
class Flow:
    """The process of a form that is built, and its sub-tables."""

    states: Sequence[Field] = ()
    steps: Sequence[Field] = ()
    tables: Sequence[Field] = ()


NO_FLOW = Flow()
REPAIR = Flow(
    [state("open", initial=True), state("doing"), state("done", colour="green", settled=True)],
    [
        step("begin", "open", "doing"),
        step("finish", "doing", "done", onlyField="cost", onlyOp="least", onlyValues="1.50"),
        step("reopen", "doing,done", "open", needsReason=True),
    ],
)


@dataclass
class Builder:
    """An administrator of an organisation, at the list of its forms."""

    tenant_id: int
    client: Client

    async def draft(self, code: str, fields: Sequence[Field], flow: Flow = NO_FLOW, **more: Any) -> dict[str, Any]:
        children = {
            TABLE: _in_order(flow.tables),
            FIELD: _in_order(fields),
            STATE: _in_order(flow.states),
            STEP: _in_order(flow.steps),
        }
        body = {"code": code, "title": "设备巡检", "titleEn": "Inspection", **more, "children": children}
        return dict(await self.client.result("POST", f"{FORM}/add", json=body))

    async def publish(self, row_id: str) -> str:
        """The path of the form."""
        row = await self.read(row_id)
        await self.client.result("POST", f"{FORM}/publish", json={"id": row_id, "version": row["rowVersion"]})
        return built_path(self.tenant_id, (await self.read(row_id))["number"])

    async def build(
        self, code: str = "inspection", fields: Sequence[Field] = ONE_OF_EACH, flow: Flow = NO_FLOW, **more: Any
    ) -> tuple[str, str]:
        """(id, path) of a published form."""
        row = await self.draft(code, fields, flow, **more)
        return row["id"], await self.publish(row["id"])

    async def read(self, row_id: str) -> dict[str, Any]:
        return dict(await self.client.result("GET", f"{FORM}/queryById", params={"id": row_id, "children": 1}))

    async def edit_fields(self, row_id: str, *rows: Field, **more: Any) -> dict[str, Any]:
        return await self.edit_parts(row_id, {FIELD: list(rows)}, **more)

    async def edit_parts(self, row_id: str, children: dict[str, list[Field]], **more: Any) -> dict[str, Any]:
        row = await self.read(row_id)
        body = {"id": row_id, "rowVersion": row["rowVersion"], **more, "children": children}
        return dict(await self.client.call("PUT", f"{FORM}/edit", json=body))

    async def field_of(self, row_id: str, name: str) -> dict[str, Any]:
        return next(row for row in (await self.read(row_id))["children"][FIELD] if row["name"] == name)

    async def part_of(self, row_id: str, path: str, code: str) -> dict[str, Any]:
        return next(row for row in (await self.read(row_id))["children"][path] if row["code"] == code)

    async def lines_of(self, row_id: str, code: str) -> str:
        """The path of a sub-table."""
        return built_path(self.tenant_id, (await self.part_of(row_id, TABLE, code))["number"])

    async def take(self, path: str, code: str, row: dict[str, Any], **asked: Any) -> dict[str, Any]:
        """A step of a row, as it is answered."""
        body = {"id": row["id"], "version": row["rowVersion"], **asked}
        return dict(await self.client.call("POST", f"/{path}/{code}", json=body))

    async def row(self, path: str, row_id: str) -> dict[str, Any]:
        return dict(await self.client.result("GET", f"/{path}/queryById", params={"id": row_id}))


def _in_order(rows: Sequence[Field]) -> list[Field]:
    return [{"sortOrder": place, **one} for place, one in enumerate(rows, start=1)]


@dataclass
class Workshop(Builder):
    organisation: Organisation


@pytest_asyncio.fixture(loop_scope="session")
async def workshop(organisation: Organisation, sign_in: SignIn) -> Workshop:
    await add_dictionaries(organisation.id)
    return Workshop(organisation.id, await sign_in(organisation.admin), organisation)
