"""What the steps of a form do: publishing makes or widens its table, keeps the version and shows it in the menu, all in one transaction."""

from collections.abc import Iterator, Sequence

import asyncpg

from schema.kit.errors import Conflict
from schema.kit.resource import Resource
from schema.online.definition import Definition, build_lines, build_resource
from schema.online.flow import OnlineState, OnlineStep
from schema.online.form import PUBLISHED, OnlineField, OnlineForm, OnlineVersion, form
from schema.online.process import STATE_COLUMN
from schema.online.sub_table import OnlineTable
from server.engine.effects import Act, Effects
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.online.choices import keep_options, keep_states
from server.online.copying import Prepared, copy_rows, terms_of, uncopied_rows
from server.online.flow import Flow
from server.online.lost_states import begin_process, lost_states, refuse_lost_states
from server.online.menu import hide_from_menu, show_in_menu
from server.online.planning import ADDED, HIDDEN, NOTHING, Plan, plan_version
from server.online.tables import COPIED, add_columns, create_table, drop_columns, hold_table
from server.search.api import enrol_form

# Whoever reads or writes the table is waited for no longer than this, and nobody waits longer behind the change.
_BRIEFLY = "SET LOCAL lock_timeout = '3s'"
_AS_LONG = "SET LOCAL lock_timeout = DEFAULT"
BUSY = "表单正被大量使用，请稍后再发布 | The form is in heavy use just now; publish it a little later"
BY_TASK = "有字段改了类型，需先转换数据 | A field has changed its kind, so its data is to be converted first"
OTHERWISE = "转换期间草稿又改了，请重新发布 | The draft was changed while its data was converted; publish it again"
NO_TERMS = "[]"
UNCHANGED = "没有要发布的变更 | There is nothing new to publish"


async def fields_of(actor: Actor, form_id: int) -> list[OnlineField]:
    """As they are in the draft, in the order of the screen."""
    return await scoped(OnlineField, actor).filter(form_id=form_id).order_by("sort_order", "id")


async def flow_of(actor: Actor, form_id: int) -> Flow:
    states = await scoped(OnlineState, actor).filter(form_id=form_id).order_by("sort_order", "id")
    steps = await scoped(OnlineStep, actor).filter(form_id=form_id).order_by("sort_order", "id")
    return Flow(states, steps)


async def tables_of(actor: Actor, form_id: int) -> list[OnlineTable]:
    return await scoped(OnlineTable, actor).filter(form_id=form_id).order_by("sort_order", "id")


async def version_before(actor: Actor, row: OnlineForm) -> Definition | None:
    kept = await scoped(OnlineVersion, actor).get_or_none(form_id=row.id, version=row.version)
    return Definition.read(kept.definition) if kept else None


async def publish(act: Act) -> None:
    """Kinds change by the task that has copied their rows (`converting.py`), which comes with what it has prepared."""
    row, work = act.row, act.work
    prepared = act.body if isinstance(act.body, Prepared) else None
    before = await version_before(act.actor, row)
    fields = await fields_of(act.actor, row.id)
    number = row.number or await _next_number(work)
    tables = [(item, item.number or await _next_number(work)) for item in await tables_of(act.actor, row.id)]
    reserved = prepared.columns if prepared else NOTHING
    plan = plan_version(row, fields, before, number, await flow_of(act.actor, row.id), tables, reserved)
    if terms_of(plan) != (prepared.terms if prepared else NO_TERMS):
        raise Conflict(OTHERWISE if prepared else BY_TASK, id="form.kinds")
    if not plan.operations and row.state == PUBLISHED:
        raise Conflict(UNCHANGED, id="form.unchanged")
    resource = build_resource(plan.definition)
    lines = [build_lines(plan.definition, item) for item in plan.definition.tables]
    if prepared:
        await finish_copy(work, prepared)
    await change_table(work, [*_statements(resource, before, plan), *_of_lines(lines, before, plan)])
    await refuse_lost_states(work.connection, before, plan.definition)
    await begin_process(work.connection, plan.definition)
    await keep_options(work, plan.definition)
    await keep_states(work, plan.definition)
    await _keep_version(work, row, plan)
    for item in fields:
        if item.id in plan.columns:
            await work.update(item, {"column_no": plan.columns[item.id]})
    for table, given in tables:
        await work.update(table, {"number": given})
    act.changes |= {"number": number, "version": plan.definition.version, "last_column": plan.last_column}
    await show_in_menu(work, plan.definition, resource, lines)
    for part in (resource, *lines):
        await enrol_form(work.connection, part)


async def _next_number(work: Work) -> int:
    return int(await work.connection.fetchval("SELECT nextval('onl_form_number')"))


def _statements(resource: Resource, before: Definition | None, plan: Plan) -> list[str]:
    if before is None:
        return create_table(resource)
    states = [STATE_COLUMN] if plan.definition.stateful and not before.stateful else []
    held = hold_table(resource) if lost_states(before, plan.definition) else []
    return [*held, *add_columns(resource, [*plan.added(plan.definition.fields), *states])]


def _of_lines(lines: Sequence[Resource], before: Definition | None, plan: Plan) -> Iterator[str]:
    known = {item.number for item in before.tables} if before else set()
    for resource, table in zip(lines, plan.definition.tables, strict=True):
        yield from (
            add_columns(resource, plan.added(table.fields)) if table.number in known else create_table(resource)
        )


async def change_table(work: Work, statements: list[str]) -> None:
    await work.connection.execute(_BRIEFLY)
    try:
        for statement in statements:
            await work.connection.execute(statement)
    except asyncpg.LockNotAvailableError as error:
        raise Conflict(BUSY, id="form.busy") from error
    await work.connection.execute(_AS_LONG)


async def finish_copy(work: Work, prepared: Prepared) -> None:
    """What was written since: the tables are held until the version is there, so nothing comes behind."""
    await change_table(work, [line for target in prepared.targets for line in hold_table(target.resource)])
    for target in prepared.targets:
        while rows := await uncopied_rows(work.connection, target, 0):
            await copy_rows(work, target, rows)
        await change_table(work, drop_columns(target.resource.table, [COPIED]))


async def _keep_version(work: Work, row: OnlineForm, plan: Plan) -> None:
    codes = [one.code for one in plan.operations]
    await work.insert(
        OnlineVersion(
            form_id=row.id,
            version=plan.definition.version,
            definition=plan.definition.as_json(),
            operations="\n".join(one.text for one in plan.operations) or None,
            added=codes.count(ADDED),
            hidden=codes.count(HIDDEN),
            changed=sum(code not in (ADDED, HIDDEN) for code in codes),
        )
    )


async def stop(act: Act) -> None:
    before = await version_before(act.actor, act.row)
    if before is not None:
        await hide_from_menu(act.work, before.path)


EFFECTS: dict[str, Effects] = {form.path: Effects(on={"publish": publish, "stop": stop})}
