"""Resources of the chamber: to whom one is given, and how often it was."""

from typing import Any

from schema.crm.chamber_resource import LEVEL, PUBLIC, ChamberResource
from schema.crm.resource_use import ResourceUse
from schema.kit.errors import Invalid
from schema.member.level import Level
from schema.member.person import Member
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work

_NOT_OPEN = "该资源未对此会员开放 | This resource is not open to this member"


async def check_use(actor: Actor, values: dict[str, Any], row: ResourceUse | None) -> None:
    """Within its period, and by somebody to whom it is open; a use that is recorded stays with whom it had."""
    if row is not None:
        return
    found = await scoped(ChamberResource, actor).get_or_none(id=values.get("resource_id"))
    if found is None:
        return
    day = values["used_on"]
    if (found.begin_on and day < found.begin_on) or (found.end_on and day > found.end_on):
        raise Invalid(fields={"usedOn": "不在该资源的开放期内 | Outside of the period in which it is open"})
    if found.open_level != PUBLIC:
        await _check_member(actor, found, values.get("member_id"))


async def _check_member(actor: Actor, found: ChamberResource, member_id: int | None) -> None:
    member = await scoped(Member, actor).get_or_none(id=member_id) if member_id else None
    if member is None:
        raise Invalid(fields={"memberId": "仅对会员开放，请选择会员 | Open to members only: choose the member"})
    if found.open_level != LEVEL:
        return
    own = await scoped(Level, actor).get_or_none(id=member.level_id) if member.level_id else None
    least = await scoped(Level, actor).get_or_none(id=found.level_id)
    if own is None or least is None or own.sort > least.sort:
        raise Invalid(fields={"memberId": _NOT_OPEN})


async def count_uses(work: Work, row: ResourceUse, actor: Actor) -> None:
    found = await lock(ChamberResource, actor, row.resource_id)
    await work.update(found, {"uses": await scoped(ResourceUse, actor).filter(resource_id=found.id).count()})
