"""A form whose fields change their kind: new columns beside the old ones, rows copied to them, then the version that uses them.

The steps of the task `convert`. Everybody goes on working with the version before until the last step, which is short.
"""

import re

import asyncpg

from schema.kit.errors import Conflict
from schema.online.definition import Definition, table_of
from schema.online.form import OnlineForm, form
from server.engine.process import open_transition
from server.engine.saved_views import forget_filters
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.online.copying import Prepared, Target, copy_rows, targets_of, terms_of, uncopied_rows
from server.online.drafts import plan_draft
from server.online.effects import NO_TERMS, OTHERWISE, change_table, publish, version_before
from server.online.planning import Plan
from server.online.tables import COPIED, drop_columns, expand_table

NOTHING_TO_DO = "没有字段改了类型，请直接发布 | No field has changed its kind; publish it at once"
TWICE = "有重复的值，唯一字段不能转换 | A unique field cannot be converted: a value is there more than once"
_NUMBERED = re.compile(r"c[0-9]+")
_COLUMNS = """
SELECT attname FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum
"""


async def expand(work: Work, form_id: int) -> tuple[Prepared, int]:
    """The new columns, empty, and how many rows there are to copy; what another task left behind goes."""
    work.actor.require(form.code("publish"))
    row = await lock(OnlineForm, work.actor, form_id)
    plan = await plan_draft(work.actor, row)
    if not plan.conversions:
        raise Conflict(NOTHING_TO_DO, id="form.kinds")
    await _drop_left(work, await version_before(work.actor, row))
    targets = targets_of(plan)
    for target in targets:
        await change_table(work, expand_table(target.resource, [one.new.column for one in target.conversions]))
    await work.update(row, {"last_column": plan.last_column})
    return _prepared(plan, targets), await _count(work, targets)


def _prepared(plan: Plan, targets: tuple[Target, ...]) -> Prepared:
    new = {one.new.column for one in plan.conversions}
    columns = {row_id: number for row_id, number in plan.columns.items() if f"c{number}" in new}
    return Prepared(columns, terms_of(plan), targets)


async def _count(work: Work, targets: tuple[Target, ...]) -> int:
    counts = [await work.connection.fetchval(f'SELECT count(*) FROM "{one.resource.table}"') for one in targets]
    return sum(counts)


async def resume(actor: Actor, form_id: int, columns: dict[int, int], terms: str) -> Prepared:
    """What was prepared before; Conflict when the draft says something else by now."""
    actor.require(form.code("publish"))
    plan = await plan_draft(actor, await scoped(OnlineForm, actor).get(id=form_id), columns)
    if terms_of(plan) != terms or terms == NO_TERMS:
        raise Conflict(OTHERWISE, id="form.kinds")
    return Prepared(columns, terms, targets_of(plan))


async def copy_some(work: Work, target: Target, after: int) -> tuple[int, int] | None:
    """(id of the last row, rows) of the next ones behind an id; None where there are none."""
    rows = await uncopied_rows(work.connection, target, after)
    if not rows:
        return None
    await copy_rows(work, target, rows)
    return rows[-1]["id"], len(rows)


async def switch(actor: Actor, form_id: int, prepared: Prepared) -> tuple[int, int]:
    """The version is published, in one transaction with the rows that were written meanwhile; gives its number, and how many saved
    views lost a filter by a field that has another kind now."""
    try:
        async with unit_of_work(actor) as work:
            row = await lock(OnlineForm, actor, form_id)
            async with open_transition(work, form, row, "publish", prepared) as act:
                await publish(act)
            views = [
                await forget_filters(work, target.resource.path, {one.old.name for one in target.conversions})
                for target in prepared.targets
            ]
            return int(row.version), sum(views)
    except asyncpg.UniqueViolationError as error:
        raise Conflict(TWICE, id="form.refused") from error


async def give_up(actor: Actor, form_id: int) -> None:
    """The columns that no version has go again; the version before was served all the time."""
    async with unit_of_work(actor) as work:
        row = await lock(OnlineForm, actor, form_id)
        await _drop_left(work, await version_before(actor, row))


async def _drop_left(work: Work, before: Definition | None) -> None:
    if before is None:
        return
    tables = {before.number: before.fields} | {item.number: item.fields for item in before.tables}
    for number, fields in tables.items():
        known = {item.column for item in fields}
        there = [row["attname"] for row in await work.connection.fetch(_COLUMNS, table_of(number))]
        left = [name for name in there if name == COPIED or (_NUMBERED.fullmatch(name) and name not in known)]
        await change_table(work, drop_columns(table_of(number), left))
