"""Forms of the demo: built, published and filled in as people do it."""

from collections.abc import Sequence
from datetime import timedelta

from schema.domains import registry
from schema.kit.built import built_path
from schema.online.flow import form_state, form_step
from schema.online.form import form, form_field
from schema.online.sub_table import form_table
from schema.seeds.demo.forms import FORMS, FormPlan, Values
from schema.system.role import Permission, RolePermission
from server.engine.write import add_row
from server.kit.database import pool
from server.kit.forms import refresh_forms
from server.kit.scope import of_tenant
from server.kit.unit_of_work import unit_of_work
from server.seeding.acts.office import Office, open_office
from server.seeding.rights import role_id

BUILDER = "admin"
SHARED = 0


async def build_forms(office: Office) -> None:
    for plan in FORMS:
        await _build(office, plan)


async def _build(office: Office, plan: FormPlan) -> None:
    builder = office.people[BUILDER]
    parts = {
        form_table.path: _in_order(plan.tables),
        form_field.path: _in_order(plan.fields),
        form_state.path: _in_order(plan.states),
        form_step.path: _in_order(plan.steps),
    }
    named = {"code": plan.code, "title": plan.title, "titleEn": plan.title_en, "description": plan.description}
    row = await add_row(form, builder, {**named, "children": parts})
    await office.take(BUILDER, form.path, "publish", row.id)
    await refresh_forms(office.tenant_id)
    number = await pool().fetchval("SELECT number FROM onl_form WHERE id = $1", row.id)
    path = built_path(office.tenant_id, number)
    await _grant(office, path, plan.roles)
    office = await open_office(office.tenant_id, office.origin)  # with the rights that they have by now
    resource = registry().require(path)
    people = {item.key for item in resource.fields if item.ref == "sys/user"}
    lines = {one["code"]: child for one, (child, _) in zip(plan.tables, resource.inline_children, strict=True)}
    for one in reversed(plan.rows):
        day = (office.today - timedelta(days=one.days)).isoformat()
        person = dict.fromkeys(people, str(office.people[one.who].user_id))
        children = {lines[code]: _in_order(rows) for code, rows in one.lines.items()}
        values = {**one.values, **person, "day": day, "children": children}
        filled = await add_row(resource, office.people[one.who], values)
        for code, asked in one.steps:
            await office.take(one.who, path, code, filled.id, **asked)


def _in_order(rows: Sequence[Values]) -> list[Values]:
    return [{"sortOrder": place, **one} for place, one in enumerate(rows, start=1)]


async def _grant(office: Office, path: str, roles: tuple[str, ...]) -> None:
    """The page with the group above it, and what may be done there."""
    page = await of_tenant(Permission, office.tenant_id).get(resource=path)
    group = await of_tenant(Permission, SHARED).get(id=page.parent_id)
    acts = await of_tenant(Permission, office.tenant_id).filter(parent_id=page.id)
    async with unit_of_work(office.people[BUILDER]) as work:
        for role in (role_id(office.tenant_id, code) for code in roles):
            held = (
                await of_tenant(RolePermission, office.tenant_id).filter(role_id=role, permission_id=group.id).exists()
            )
            for entry in (page, *acts) if held else (group, page, *acts):
                await work.insert(RolePermission(role_id=role, permission_id=entry.id))
