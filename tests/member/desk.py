"""The secretariat's desk in an organisation of its own, and the short ways in which its tests add and act."""

from collections.abc import Mapping
from typing import Any

from schema.kit.rules import check_company_code, check_national_id
from tests.kit.client import Client


async def add(desk: Client, path: str, **body: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"/vip/{path}/add", json=body))


async def refused(desk: Client, path: str, **body: Any) -> dict[str, str]:
    """The fields at fault of a row that is not taken."""
    answer = await desk.call("POST", f"/vip/{path}/add", json=body)
    assert not answer["success"], answer
    return dict(answer["fields"] or {})


async def read(desk: Client, path: str, row: Mapping[str, Any]) -> dict[str, Any]:
    return dict(await desk.result("GET", f"/vip/{path}/queryById", params={"id": row["id"]}))


async def take(desk: Client, path: str, code: str, row: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    now = await read(desk, path, row)
    return await desk.call("POST", f"/vip/{path}/{code}", json={"id": row["id"], "version": now["rowVersion"], **more})


async def change(desk: Client, path: str, row: Mapping[str, Any], **body: Any) -> dict[str, Any]:
    return await desk.call("PUT", f"/vip/{path}/edit", json={"id": row["id"], **body})


def id_number(body: str) -> str:
    return next(text for sign in "0123456789X" if check_national_id(text := body + sign))


def company_code(body: str) -> str:
    return next(text for sign in "0123456789ABCDEFGHJKLMNPQRTUWXY" if check_company_code(text := body + sign))
