"""Versions of a template: published once and never changed, the next one drawn from it, and which of them papers are written with."""

from collections.abc import Sequence
from typing import Any

from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict
from schema.signing.template import DRAFT, PUBLISHED, SignTemplate, template
from server.engine.change import insert_in
from server.engine.effects import Act, Blocker, Effects, Step
from server.engine.hooks import Before, Hooks
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.signing.templates.document import check_published

FROZEN = "已发布的模板不能修改，请建新版本 | A published template is not changed: make a new version"
PREFERRED = Blocker("template.preferred", "已经是默认模板 | It is the default already", moot=True)
USED = "已发布过的模板不能删除，可以停用 | A template that was published is not deleted; retire it"


async def lock_kind(work: Work, kind: str) -> list[SignTemplate]:
    """All templates of a kind, by id: publishing one changes others."""
    return await scoped(SignTemplate, work.actor).filter(kind=kind).order_by("id").select_for_update(no_key=True)


async def lock_kind_of(work: Work, body: Any) -> None:
    row = await fetch(SignTemplate, work.actor, body.id)
    await lock_kind(work, row.kind)


async def publish(act: Act) -> None:
    """The version before it is retired; whose papers it wrote, this one writes now."""
    row: SignTemplate = act.row
    await check_published(row)
    others = await _published(act)
    before = [one for one in others if one.family_id == row.family_id]
    usual = any(one.preferred for one in before) or not any(one.preferred for one in others)
    for one in before:
        async with open_transition(act.work, template, one, "retire") as step:
            step.changes["preferred"] = False
    act.changes |= {"published_at": now(), "preferred": usual}


async def prefer(act: Act) -> None:
    for one in await _published(act):
        if one.preferred and one.id != act.row.id:
            await act.work.update(one, {"preferred": False})
    act.changes["preferred"] = True


def refuse_preferred(actor: Actor, row: SignTemplate) -> list[Blocker]:
    return [PREFERRED] if row.preferred else []


async def retire(act: Act) -> None:
    act.changes["preferred"] = False


async def _published(act: Act) -> Sequence[SignTemplate]:
    return await scoped(SignTemplate, act.actor).filter(kind=act.row.kind, state=PUBLISHED).order_by("id")


async def revise(actor: Actor, body: Step) -> dict[str, Any]:
    """A draft with the words of this version. Conflict while the family has a draft already."""
    async with unit_of_work(actor) as work:
        row = await fetch(SignTemplate, actor, body.id)
        family = [one for one in await lock_kind(work, row.kind) if one.family_id == row.family_id]
        draft = next((one for one in family if one.state == DRAFT), None)
        if draft is not None:
            raise Conflict(
                f"已有草稿：第{draft.version}版 | There is a draft already: version {draft.version}",
                id="template.draft",
                result={"id": str(draft.id)},
            )
        values = {
            "name": row.name,
            "kind": row.kind,
            "body": row.body,
            "family_id": row.family_id,
            "version": max(one.version for one in family) + 1,
        }
        made = await insert_in(work, template, values, {})
    return {"id": str(made.id)}


async def list_versions(actor: Actor, row_id: str) -> list[dict[str, Any]]:
    """All versions of the template that a row belongs to, the newest first."""
    row = await fetch(SignTemplate, actor, row_id)
    rows = await scoped(SignTemplate, actor).filter(family_id=row.family_id).order_by("-version")
    return [
        {
            "id": str(one.id),
            "version": one.version,
            "state": one.state,
            "note": one.note,
            "publishedAt": to_wire(one.published_at) if one.published_at else None,
            "body": one.body,
        }
        for one in rows
    ]


async def keep_published(actor: Actor, values: dict[str, Any], row: SignTemplate | None) -> None:
    if row is not None and row.state != DRAFT:
        raise Conflict(FROZEN, id="template.frozen")


async def refuse_used(work: Work, row: SignTemplate, actor: Actor) -> None:
    if row.state != DRAFT:
        raise Conflict(USED, id="template.frozen")


HOOKS: dict[str, Hooks] = {template.path: Hooks(validate=keep_published, before=Before(delete=refuse_used))}
EFFECTS: dict[str, Effects] = {
    template.path: Effects(
        on={"publish": publish, "prefer": prefer, "retire": retire},
        guards={"prefer": refuse_preferred},
        lock=lock_kind_of,
    )
}
