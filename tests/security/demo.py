"""An organisation of its own with everything in it, so that hostile input meets rows in every state."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from schema.domains import registry
from schema.kit.clock import today
from schema.seeds.demo.organisations import ORGANISATIONS
from server.account.password import hash_now
from server.http.rights import load_actor
from server.kit.actor import Actor
from server.kit.database import pool
from server.seeding.base import load_base
from server.seeding.demo.build import build_demo
from server.seeding.sheet import copy_all
from tests.kit.people import PASSWORD

TWINS = (3, 4)
_numbers = count(11)


@dataclass
class Demo:
    """`rows`: a row of each resource by path."""

    id: int
    admin: Actor
    rows: dict[str, str]


async def found_twins() -> tuple[Demo, Demo]:
    """Two with the same content, and of each kind the like row: ids of what is seeded come from the number, so it is fixed."""
    return await found_demo("twin", TWINS[0]), await found_demo("twin", TWINS[1])


async def found_demo(chance: str = "", number: int = 0) -> Demo:
    """The smaller of the demo organisations once more, under other names; two of one chance have the same content."""
    number = number or next(_numbers)
    like = min(ORGANISATIONS, key=lambda one: len(one.users))
    users = tuple(user._replace(username=f"{user.username}_{number}") for user in like.users)
    plan = like._replace(id=number, code=f"t{number}", phone_prefix=f"17000{number}", users=users)
    async with pool().acquire() as connection, connection.transaction():
        await load_base(connection, [(plan.id, plan.code, plan.name)])
        await copy_all(connection, build_demo(plan._replace(code=chance or plan.code), hash_now(PASSWORD)))
    user_id = await pool().fetchval("SELECT id FROM sys_user WHERE username = $1", users[0].username)
    actor = await load_actor(user_id, number, f"A{number:02d}", 0)
    assert actor is not None
    return Demo(number, actor, await _rows(number))


async def _rows(tenant_id: int) -> dict[str, str]:
    """The newest of each, so that neither the administrator nor their role is what the walk spoils."""
    found: dict[str, str] = {}
    for resource in registry().resources:
        spared = " AND role_code <> 'admin'" if resource.path == "sys/role" else ""
        order = "code DESC" if resource.path == "sys/region" else "id DESC"
        row = await pool().fetchval(
            f'SELECT id FROM "{resource.table}" WHERE tenant_id = $1 AND del_flag = 0{spared} ORDER BY {order} LIMIT 1',
            tenant_id,
        )
        if row is not None:
            found[resource.path] = str(row)
    return found


def plausible(name: str, schema: dict[str, Any], path: str, rows: Mapping[str, str]) -> Any:
    """What a well-meaning client would send for a property of a call's body."""
    kinds = _types(schema)
    if choices := _choices(schema):
        return choices[0]
    if "boolean" in kinds:
        return False
    if "integer" in kinds or "number" in kinds:
        return max(1, int(schema.get("minimum", 1)))
    if "array" in kinds:
        return [row] if name.lower().endswith("ids") and (row := _row(name[:-1], path, rows)) else []
    if "object" in kinds:
        return {}
    if _format(schema) == "date":
        return str(today())
    if name == "id" or name.endswith("Id"):
        return _row(name, path, rows) or "1"
    if name == "ids":
        return _row("id", path, rows) or "1"
    return "1.00" if name in {"amount", "price", "value", "rent", "deposit", "money"} else "x1"


def _types(schema: dict[str, Any]) -> set[str]:
    return {str(part.get("type")) for part in [schema, *schema.get("anyOf", [])]}


def _format(schema: dict[str, Any]) -> str:
    return next((str(part["format"]) for part in [schema, *schema.get("anyOf", [])] if "format" in part), "")


def _choices(schema: dict[str, Any]) -> list[Any]:
    found = next((part["enum"] for part in [schema, *schema.get("anyOf", [])] if "enum" in part), None)
    return found or ([schema["const"]] if "const" in schema else [])


def kind_of(schema: dict[str, Any]) -> str:
    """The kind of value that a JSON schema describes."""
    types = _types(schema)
    if types & {"integer", "number"}:
        return "int"
    if _format(schema) in {"date", "date-time"}:
        return "date"
    if "boolean" in types:
        return "bool"
    return "list" if types & {"array", "object"} else "text"


def _row(name: str, path: str, rows: Mapping[str, str]) -> str | None:
    """`id` is a row of the resource to which the call belongs; `unitId` one of the resource of that name."""
    if name == "id":
        return next(
            (rows[known] for known in sorted(rows, key=len, reverse=True) if path.startswith(f"/{known}/")), None
        )
    word = name.removesuffix("Id").lower()
    return next((row for known, row in rows.items() if known.lower().endswith(f"/{word}")), None)
