"""Rules of what belongs to a firm: shares up to the whole, departments of one house, subjects of somebody."""

from decimal import Decimal
from typing import Any

from tortoise.expressions import Q

from schema.kit.errors import Invalid
from schema.member.firm_department import FirmDepartment
from schema.member.firm_share import FirmShare
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

WHOLE = Decimal(100)
ELSEWHERE = "上级部门属于另一家企业 | That department belongs to another firm"


async def keep_whole(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """Current shares of a firm, whose row is locked, together are not more than the whole."""
    day = await business_day(actor.tenant_id)
    end = value_after(values, row, "end_on")
    if end is not None and end < day:
        return
    current = scoped(FirmShare, actor).filter(
        Q(end_on__isnull=True) | Q(end_on__gte=day), firm_id=value_after(values, row, "firm_id")
    )
    ratios = await current.exclude(id=row.id if row else 0).values_list("ratio", flat=True)
    taken = sum(map(Decimal, map(str, ratios)), Decimal(0))
    if taken + Decimal(value_after(values, row, "ratio") or 0) > WHOLE:
        left = f"{max(WHOLE - taken, Decimal(0)).normalize():f}"
        raise Invalid(fields={"ratio": f"现有股东合计超过100%，最多还可填{left} | More than the whole: {left} is left"})


async def check_department(actor: Actor, values: dict[str, Any], row: Any) -> None:
    above = value_after(values, row, "parent_id")
    if not above:
        return
    parent = await scoped(FirmDepartment, actor).get_or_none(id=above)
    if parent is not None and parent.firm_id != value_after(values, row, "firm_id"):
        raise Invalid(fields={"parentId": ELSEWHERE})
