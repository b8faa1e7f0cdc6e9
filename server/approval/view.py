"""The view of a request: as the wire shows it, with what the reader may do to it now."""

from collections.abc import Sequence
from typing import Any

from schema.approval.request import PENDING, RETURNED, Request, request
from schema.approval.step import Step
from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.system.user import User
from server.approval.payloads import read_payload
from server.engine.available_actions import Offer, available_actions
from server.kit.actor import Actor, signature_of
from server.kit.scope import of_tenant, scoped

APPROVE = "workflow:request:approve"


Names = dict[tuple[int, int], str]


async def _names_of(actor: Actor, rows: Sequence[Request]) -> Names:
    """(request, person) -> the name: as they signed when they acted; who has not acted yet as they are called now."""
    waited = {row.assignee_id for row in rows if row.assignee_id is not None}
    people = await of_tenant(User, actor.tenant_id).filter(id__in=waited)
    now = {person.id: signature_of(person.realname, person.username) for person in people}
    names = {(row.id, row.assignee_id): now[row.assignee_id] for row in rows if row.assignee_id in now}
    steps = await scoped(Step, actor).filter(request_id__in=[row.id for row in rows]).order_by("at", "id")
    return names | {(step.request_id, step.user_id): step.user_name for step in steps}


def _person(names: Names, row: Request, user_id: int | None) -> dict[str, str] | None:
    return None if user_id is None else {"id": str(user_id), "name": names.get((row.id, user_id), "—")}


async def shape_requests(actor: Actor, rows: Sequence[Request]) -> list[dict[str, Any]]:
    """Rows with names, in the given order; while nothing may be changed, nothing is offered."""
    names, offered = await _names_of(actor, rows), await available_actions(request, actor, rows)
    return [_shape(row, names, offered[row.id]) for row in rows]


def _shape(row: Request, names: Names, offer: Offer) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "no": row.no,
        "kind": row.kind,
        "title": row.title,
        "reason": row.reason,
        "amount": None if row.amount is None else to_yuan(row.amount),
        "applicant": _person(names, row, row.applicant_id),
        "assignee": _person(names, row, row.assignee_id),
        "state": row.state,
        "decidedBy": _person(names, row, row.decided_by),
        "decidedAt": to_wire(row.decided_at) if row.decided_at else None,
        "decision": row.decision,
        "subjectId": str(row.subject_id) if row.subject_id else None,
        "payload": read_payload(row).model_dump(mode="json", by_alias=True),
        "createTime": to_wire(row.create_time),
        "version": row.row_version,
        **offer._asdict(),
    }


async def open_requests(actor: Actor, kind: str, subject_id: int) -> list[dict[str, Any]]:
    """What waits for a row, the oldest first; for whoever may see the row itself."""
    rows = scoped(Request, actor).filter(kind=kind, subject_id=subject_id, state__in=(PENDING, RETURNED))
    return await shape_requests(actor, await rows.order_by("create_time", "id"))


async def shape_detail(actor: Actor, row: Request) -> dict[str, Any]:
    """The request with everything that was done to it."""
    steps = await scoped(Step, actor).filter(request_id=row.id).order_by("at", "id")
    told = [{"verb": one.verb, "by": one.user_name, "at": to_wire(one.at), "note": one.note} for one in steps]
    return {**(await shape_requests(actor, [row]))[0], "steps": told}
