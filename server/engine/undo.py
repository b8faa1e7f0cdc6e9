"""Undo of an act: for each row that a person changed, what was written is put back, as a new act with a trail of its own."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, cast

import orjson

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict, Denied, NotFound
from schema.kit.resource import Resource
from server.engine.batch import KEPT_REFUSALS, describe_refusals
from server.engine.change import delete_in, restore_in, update_in
from server.engine.hooks import hooks_of
from server.engine.linkage import refuse_conflicts
from server.engine.links import take_links
from server.engine.read import disclosable_ids, visible_ids
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work, unit_of_work

DAYS = 7
CHANGED = "之后已被修改，不能撤销 | It was changed since and cannot be undone"
TOO_OLD = f"超过{DAYS}天，不能撤销 | After {DAYS} days it cannot be undone"
NOTHING = "没有可撤销的操作 | There is nothing to undo"
_VERBS = {1: "add", 0: "delete"}

_OF_ACT = """
SELECT id, table_name, row_id, action, before, version, root_table, root_id, username, created_at, request_id FROM sys_audit
WHERE tenant_id = $1 AND request_id = $2 AND root_id IS NOT NULL ORDER BY id
"""
_OF_LINE = (
    "SELECT request_id, root_table, root_id FROM sys_audit WHERE tenant_id = $1 AND id = $2 AND root_id IS NOT NULL"
)


@dataclass(frozen=True)
class Inverse:
    """What takes one row back: `before` by column, from the state `version`. `act`: what it was changed by."""

    table: str
    row_id: int
    before: dict[str, Any]
    version: int
    username: str
    at: Any
    act: str | None

    @property
    def verb(self) -> str:
        """The verb of the change that is taken back."""
        return _VERBS.get(self.before.get("del_flag", -1), "edit")


Group = list[Inverse]
Row = tuple[str, int]
Groups = dict[Row, Group]


def merge_lines(lines: Sequence[Any]) -> Groups:
    """Root row -> what takes it back, the root first; several changes of one row in an act become one.

    Rows that were changed last come first: a row that was added goes after those that came to point at it.
    """
    groups: dict[Row, dict[Row, Inverse]] = {}
    for line in reversed(lines):
        rows = groups.setdefault((line["root_table"], line["root_id"]), {})
        key = (line["table_name"], line["row_id"])
        newest = rows.get(key)
        before = {**(newest.before if newest else {}), **orjson.loads(line["before"])}
        version = newest.version if newest else line["version"]
        rows[key] = Inverse(*key, before, version, line["username"], line["created_at"], line["request_id"])
    return {
        root: [*(row for key, row in rows.items() if key == root), *(row for key, row in rows.items() if key != root)]
        for root, rows in groups.items()
    }


async def find_act(actor: Actor, act: str) -> Groups:
    """What takes an act back, of the rows that the actor may be told of: how many more there were is nobody else's business."""
    groups = merge_lines(await pool().fetch(_OF_ACT, actor.tenant_id, act))
    told: set[Row] = set()
    for table in {table for table, _ in groups}:
        resource = resource_of(table)
        if resource is not None:
            ids = [row_id for named, row_id in groups if named == table]
            told |= {(table, row_id) for row_id in await disclosable_ids(resource, actor, ids)}
    return {root: group for root, group in groups.items() if root in told}


async def find_line(actor: Actor, audit_id: int) -> Groups:
    """The one row of a trail line, with what followed from its change."""
    line = await pool().fetchrow(_OF_LINE, actor.tenant_id, audit_id)
    if line is None or line["request_id"] is None:
        return {}
    groups = await find_act(actor, line["request_id"])
    root = (line["root_table"], line["root_id"])
    return {root: groups[root]} if root in groups else {}


async def undo_groups(
    actor: Actor, groups: Groups, on_group: Callable[[int], Awaitable[None]] | None = None
) -> dict[str, Any]:
    """{done, refused}: each row in a transaction of its own; a refused one leaves the others alone."""
    if not groups:
        raise NotFound(NOTHING, id="undo.nothing")
    done, failed = 0, dict[str, list[tuple[int, AppError]]]()
    for index, group in enumerate(groups.values()):
        if on_group is not None:
            await on_group(index)
        try:
            resource = await _allow(actor, group[0])
            await retrying(partial(_undo_group, actor, resource, group))
            done += 1
        except AppError as error:
            failed.setdefault(group[0].table, []).append((group[0].row_id, error))
    refused: list[dict[str, Any]] = []
    for table, errors in failed.items():
        named = resource_of(table)
        refused += await describe_refusals(named, actor, errors[:KEPT_REFUSALS]) if named else []
    return {"done": done, "refused": refused}


async def _undo_group(actor: Actor, resource: Resource, group: Group) -> None:
    async with unit_of_work(actor) as work:
        await undo_in(work, resource, group)


def resource_of(table: str) -> Resource | None:
    return next((item for item in registry().every if item.table == table), None)


async def _allow(actor: Actor, root: Inverse) -> Resource:
    """The resource of the row, if the actor may take the change back and the row is in their scope."""
    resource = resource_of(root.table)
    if resource is None:
        raise NotFound()
    require_right(actor, resource, root)
    deleted = root.before.get("del_flag") == 0
    if root.row_id not in await visible_ids(resource, actor, [root.row_id], deleted=deleted):
        raise Conflict(CHANGED, id="undo.changed")
    return resource


async def undo_in(work: Work, resource: Resource, group: Group) -> None:
    """Takes back a row through its domain's hooks, then what followed from it and does not stand right already.

    Conflict "undo.changed" when it was changed since.
    """
    root, *followers = group
    work.trail.undoes = root.act
    row = await _locked(work, resource, root)
    if row.row_version != root.version:
        raise Conflict(CHANGED, id="undo.changed")
    await _put_back(work, resource, row, root)
    for follower in followers:
        await follow(work, follower)


def require_right(actor: Actor, resource: Resource, inverse: Inverse) -> None:
    """One's own act needs its verb; another's needs the verb of the way back too."""
    if inverse.at < now() - timedelta(days=DAYS):
        raise Conflict(TOO_OLD, id="undo.old")
    if inverse.verb not in resource.verbs:
        raise Denied()
    actor.require(resource.code(inverse.verb))
    if inverse.verb == "edit" and _locked_columns(resource, actor) & set(inverse.before):
        raise Denied()
    if inverse.username != actor.username and inverse.verb == "add":
        actor.require(resource.code("delete"))


def _locked_columns(resource: Resource, actor: Actor) -> set[str]:
    """Columns that field rights keep from the actor."""
    open_columns = {item.column for item in view_of(resource, actor).complete_fields if not item.read_only}
    return {item.column for item in resource.complete_fields if not item.read_only} - open_columns


async def _locked(work: Work, resource: Resource, inverse: Inverse) -> Base:
    model = cast(type[Base], resource.model)
    row = await of_tenant(model, work.actor.tenant_id).filter(id=inverse.row_id).select_for_update().get_or_none()
    if row is None:
        raise NotFound()
    return row


async def _put_back(work: Work, resource: Resource, row: Base, inverse: Inverse) -> None:
    target = inverse.before.get("del_flag")
    if target == 1:
        await delete_in(work, resource, row)
        return
    values = stored_values(resource, inverse.before)
    if target == 0:
        await restore_in(work, resource, row)
        return
    refuse_conflicts(resource, values, row)
    validate = hooks_of(resource.path).validate
    if validate:
        await validate(work.actor, dict(values), row)
    links = take_links(resource, values)
    await update_in(work, resource, row, values, links)


async def follow(work: Work, follower: Inverse) -> None:
    """Hooks of the root may have put it right already; what somebody changed since stays."""
    resource = resource_of(follower.table)
    if resource is None:
        return
    row = await _locked(work, resource, follower)
    values = stored_values(resource, follower.before)
    if row.row_version == follower.version and all(getattr(row, column) == value for column, value in values.items()):
        return
    if row.row_version == follower.version:
        action = "restore" if values.get("del_flag") == 0 else "edit"
        await work.update(row, {c: value for c, value in values.items() if hasattr(row, c)}, action=action)


def stored_values(resource: Resource, before: dict[str, Any]) -> dict[str, Any]:
    """Columns as the model holds them; many-to-many ids stay text."""
    columns = resource.model._meta.fields_map
    return {
        column: columns[column].to_python_value(value) if column in columns and value is not None else value
        for column, value in before.items()
    }
