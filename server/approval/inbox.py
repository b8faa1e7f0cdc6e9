"""The inbox of approvals: what waits for a person's decision, what they asked for, what they decided."""

from math import ceil
from typing import Any

from tortoise.expressions import Q
from tortoise.queryset import QuerySet

from schema.approval.request import PENDING, RETURNED, Request
from server.approval.models import Box, InboxQuery
from server.approval.view import APPROVE, shape_requests
from server.kit.actor import Actor
from server.kit.scope import scoped


def _box(actor: Actor, name: Box) -> QuerySet[Request]:
    rows = scoped(Request, actor)
    if name == "mine":
        return rows.filter(applicant_id=actor.user_id)
    if name == "done":
        return rows.filter(decided_by=actor.user_id)
    if not actor.can(APPROVE):
        return rows.filter(id=0)
    me = Q(assignee_id=actor.user_id) | Q(assignee_id__isnull=True)
    return rows.filter(me, state=PENDING).exclude(applicant_id=actor.user_id)


async def read_inbox(actor: Actor, query: InboxQuery) -> dict[str, Any]:
    """A page of a box; what waits longest is first in the box of decisions, the newest elsewhere."""
    box = _box(actor, query.box)
    total = await box.count()
    order = ("create_time", "id") if query.box == "todo" else ("-create_time", "-id")
    rows = await box.order_by(*order).offset((query.page_no - 1) * query.page_size).limit(query.page_size)
    waiting = total if query.box == "todo" else await _box(actor, "todo").count()
    mine = await _box(actor, "mine").filter(state__in=(PENDING, RETURNED)).count()
    return {
        "records": await shape_requests(actor, rows),
        "total": total,
        "size": query.page_size,
        "current": query.page_no,
        "pages": ceil(total / query.page_size),
        "counts": {"todo": waiting, "mine": mine},
    }
