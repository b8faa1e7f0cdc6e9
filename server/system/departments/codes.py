"""Codes of departments follow where they stand: a department that moves takes new codes along for all below it.

Rows, accounts and sessions carry the code of a department, so they follow in the same transaction.
"""

from typing import Any

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.system.depart import Depart
from server.engine.change import check_cycle
from server.engine.hooks import After, Hooks
from server.engine.sql import quote
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import fetch, of_tenant
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work
from server.system.trees.codes import next_code

LONGEST = 64
LEVEL = 3
TOO_DEEP = "部门层级过深 | Departments cannot be nested this deep"
_BELOW = """
WITH RECURSIVE below AS (
  SELECT id FROM sys_depart WHERE tenant_id = $1 AND parent_id = $2
  UNION SELECT d.id FROM sys_depart d JOIN below b ON d.parent_id = b.id WHERE d.tenant_id = $1)
SELECT id FROM below
"""
_FOLLOW = (
    "UPDATE {table} t SET {column} = m.fresh FROM unnest($2::text[], $3::text[]) AS m(old, fresh)"
    " WHERE t.tenant_id = $1 AND t.{column} = m.old"
)


async def lock_departs(work: Work) -> None:
    """One change of the tree's shape at a time, so that two moves cannot make a circle together."""
    await take_turn(work.connection, "sys_depart", work.actor.tenant_id)


async def free_code(parent: Depart | None, actor: Actor, *, but: int = 0) -> str:
    """The next code below `parent`; deleted departments keep theirs, since they may come back."""
    siblings = await of_tenant(Depart, actor.tenant_id).filter(parent_id=parent.id if parent else None)
    code = next_code(parent, [row for row in siblings if row.id != but], "org_code")
    if len(code) > LONGEST:
        raise Invalid(fields={"parentId": TOO_DEEP})
    return code


async def _prepare(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    if row is not None and values.get("parent_id", row.parent_id) == row.parent_id:
        values.pop("org_code", None)
        return
    await lock_departs(work)
    parent_id = values.get("parent_id")
    parent = await fetch(Depart, actor, parent_id) if parent_id else None
    if row is None:
        values["org_code"] = await free_code(parent, actor)
        return
    await check_cycle(registry().require("sys/sysDepart"), values, row, actor)
    code = await _code_after(values.get("org_code"), parent, row, actor)
    values["org_code"] = code
    await _renumber(work, row, code)


async def _code_after(wanted: str | None, parent: Depart | None, row: Depart, actor: Actor) -> str:
    """Its old code where a move is taken back and that is still free, else the next one."""
    above = parent.org_code if parent else ""
    if wanted and wanted.startswith(above) and len(wanted) == len(above) + LEVEL:
        held = of_tenant(Depart, actor.tenant_id).filter(org_code=wanted).exclude(id=row.id)
        if not await held.exists():
            return wanted
    return await free_code(parent, actor, but=row.id)


async def _renumber(work: Work, row: Depart, code: str) -> None:
    """Everything below `row`, and whatever names one of the old codes."""
    ids = [found["id"] for found in await work.db.execute_query_dict(_BELOW, [work.actor.tenant_id, row.id])]
    codes = {row.org_code: code}
    for below in await of_tenant(Depart, work.actor.tenant_id).filter(id__in=ids).order_by("org_code"):
        if not below.org_code.startswith(row.org_code):
            continue
        old, fresh = below.org_code, code + below.org_code[len(row.org_code) :]
        if len(fresh) > LONGEST:
            raise Invalid(fields={"parentId": TOO_DEEP})
        if below.del_flag:
            await of_tenant(Depart, work.actor.tenant_id).filter(id=below.id).update(org_code=fresh)
        else:
            await work.update(below, {"org_code": fresh})
        codes[old] = fresh
    await _follow(work, codes)
    announce_rights(work)


async def _follow(work: Work, codes: dict[str, str]) -> None:
    """One statement a table, each row once: old and new codes may overlap."""
    named = [("sys_user", "org_code"), ("sys_session", "org_code")]
    named += [
        (str(model._meta.db_table), "sys_org_code")
        for model in registry().every_model
        if "sys_org_code" in model._meta.fields_map
    ]
    for table, column in named:
        text = _FOLLOW.format(table=quote(table), column=quote(column))
        await work.db.execute_query(text, [work.actor.tenant_id, list(codes), list(codes.values())])


async def _tell(work: Work, row: Depart, actor: Actor) -> None:
    """What a department gives its people goes and comes with it."""
    announce_rights(work)


HOOKS = {"sys/sysDepart": Hooks(prepare=_prepare, after=After(delete=_tell, restore=_tell))}
