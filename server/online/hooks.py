"""Hooks of the draft of a form: what it may say, and that a published one keeps what its rows were written by."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from schema.kit.errors import Conflict, Invalid, NotFound
from schema.online.definition import BuiltField
from schema.online.flow import OnlineState, OnlineStep, form_state, form_step
from schema.online.form import OnlineField, OnlineForm, form, form_field
from schema.online.sub_table import OnlineTable, form_table
from server.engine.hooks import After, Before, Change, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work
from server.online.conversion import fields_by_column
from server.online.effects import version_before
from server.online.flow import TWO_INITIAL, step_problems
from server.online.names import BAD_CODE, BAD_SIGN, CODE, code_problems, title_problems
from server.online.planning import Settings, field_problems, fixed_problems
from server.online.public_fields import WHY, requires_staff, staff_problem
from server.online.sub_tables import NO_TABLE

ONCE_PUBLISHED = "已发布过的表单不能删除，可以停用 | A form that was published cannot be deleted; stop it instead"


async def check_form(actor: Actor, values: dict[str, Any], row: OnlineForm | None) -> None:
    problems = title_problems(values)
    if "code" in values and not CODE.fullmatch(str(values["code"] or "")):
        problems["code"] = BAD_CODE
    if values.get("public_open") and row is not None and not row.public_open:
        staff = staff_problem(await scoped(OnlineField, actor).filter(form_id=row.id))
        problems |= {"publicOpen": staff} if staff else {}
    if problems:
        raise Invalid(fields=problems)


async def check_table(actor: Actor, values: dict[str, Any], row: OnlineTable | None) -> None:
    await check_form(actor, values, None)


async def fits_form(work: Work, row: OnlineField, actor: Actor) -> None:
    """The form and its sub-tables are saved before its fields."""
    if requires_staff(row) and await scoped(OnlineForm, actor).filter(id=row.form_id, public_open=True).exists():
        raise Invalid(fields={"required" if row.required else "linkDoes": WHY})
    if (
        row.table_code
        and not await scoped(OnlineTable, actor).filter(form_id=row.form_id, code=row.table_code).exists()
    ):
        raise Invalid(fields={"tableCode": NO_TABLE})


async def check_field(actor: Actor, values: dict[str, Any], row: OnlineField | None) -> None:
    problems = field_problems(Settings.of(partial(value_after, values, row)))
    if row is not None and row.column_no is not None:
        problems |= fixed_problems(values, row, await _published(actor, row))
    if problems:
        raise Invalid(fields=problems)


async def _published(actor: Actor, row: OnlineField) -> BuiltField | None:
    """What the version that is served says of the field."""
    owner = await scoped(OnlineForm, actor).get_or_none(id=row.form_id)
    before = await version_before(actor, owner) if owner else None
    return fields_by_column(before).get(f"c{row.column_no}")


async def check_state(actor: Actor, values: dict[str, Any], row: OnlineState | None) -> None:
    """No title may hold what stands between title and colour where a process is declared."""
    problems = code_problems(values) | title_problems(values)
    signs = {"title": "title", "title_en": "titleEn"}
    problems |= {key: BAD_SIGN for column, key in signs.items() if "#" in str(values.get(column) or "")}
    if problems:
        raise Invalid(fields=problems)


async def check_step(actor: Actor, values: dict[str, Any], row: OnlineStep | None) -> None:
    problems = code_problems(values) | title_problems(values)
    if problems:
        raise Invalid(fields=problems)


async def one_initial(work: Work, row: OnlineState, actor: Actor) -> None:
    """Asked behind the write, when whatever else the form says is there already."""
    others = scoped(OnlineState, actor).filter(form_id=row.form_id, initial=True).exclude(id=row.id)
    if row.initial and await others.exists():
        raise Invalid(fields={"initial": TWO_INITIAL})


async def fits_states(work: Work, row: OnlineStep, actor: Actor) -> None:
    """The states of a form are saved before its steps."""
    known = {state.code for state in await scoped(OnlineState, actor).filter(form_id=row.form_id)}
    fields = await scoped(OnlineField, actor).filter(form_id=row.form_id)
    problems = step_problems(row, known, fields, whole=False)
    if problems:
        raise Invalid(fields=problems)


async def lock_forms(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """Whoever changes a field holds its form, so that it is published with the change or without."""
    ids = {row.form_id if row is not None else values.get("form_id") for values, row in changes}
    for form_id in sorted(one for one in ids if one):
        try:
            await lock(OnlineForm, actor, form_id)
        except NotFound:
            continue


async def keep_published(work: Work, row: OnlineForm, actor: Actor) -> None:
    if row.number is not None:
        raise Conflict(ONCE_PUBLISHED, id="form.published")


HOOKS: dict[str, Hooks] = {
    form.path: Hooks(validate=check_form, before=Before(delete=keep_published)),
    form_state.path: Hooks(validate=check_state, lock=lock_forms, after=After(add=one_initial, edit=one_initial)),
    form_step.path: Hooks(validate=check_step, lock=lock_forms, after=After(add=fits_states, edit=fits_states)),
    form_field.path: Hooks(validate=check_field, lock=lock_forms, after=After(add=fits_form, edit=fits_form)),
    form_table.path: Hooks(validate=check_table, lock=lock_forms),
}
