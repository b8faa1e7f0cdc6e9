"""Each act on a request: right, state, version, effect and step in one transaction."""

from typing import Any

from schema.approval.request import APPROVED, Request
from schema.kit.clock import now
from schema.kit.errors import Denied, Invalid, Stale
from server.approval.kinds import kind_of
from server.approval.machine import DECIDED, STEPS
from server.approval.models import Decide, Delegate
from server.approval.notice import tell_step
from server.approval.submit import note_step
from server.approval.view import APPROVE, may, shape_detail
from server.http.rights import load_actor
from server.kit.actor import Actor
from server.kit.scope import lock, parse_id
from server.kit.unit_of_work import Work, unit_of_work

NOT_YOURS = "自己的申请须由他人审批 | Somebody else must decide what you asked for"
ASSIGNED = "该审批单已转交他人 | This request was delegated to somebody else"
NOT_APPLICANT = "只有申请人可以这样做 | Only the applicant may do this"


async def act(actor: Actor, verb: str, body: Decide) -> dict[str, Any]:
    """Takes the step and gives the request as it is then."""
    async with unit_of_work(actor) as work:
        row = await lock(Request, actor, body.id)
        STEPS.check(verb, row.state, row.no)
        _check_person(actor, row, verb)
        if body.version != row.row_version:
            raise Stale(result=await shape_detail(actor, row))
        if STEPS.table[verb].reasoned and not body.note:
            raise Invalid(fields={"note": "请填写理由 | Say why"})
        extra = await _extra(actor, row, body)
        await _take(work, row, verb, body.note, extra)
    return await shape_detail(actor, row)


def _check_person(actor: Actor, row: Request, verb: str) -> None:
    if may(actor, row, verb):
        return
    if STEPS.table[verb].side == "applicant":
        raise Denied(NOT_APPLICANT, id="approval.applicant")
    actor.require(APPROVE)
    if row.applicant_id == actor.user_id:
        raise Denied(NOT_YOURS, id="approval.own")
    raise Denied(ASSIGNED, id="approval.assigned")


async def _extra(actor: Actor, row: Request, body: Decide) -> dict[str, Any]:
    """Whom a delegated request goes to: somebody who could decide it."""
    if not isinstance(body, Delegate):
        return {}
    target = parse_id(body.user_id)
    found = await load_actor(target, actor.tenant_id, "", 0)
    if found is None or not found.can(APPROVE) or target in (row.applicant_id, actor.user_id):
        raise Invalid(fields={"userId": "此人不能审批该申请 | This person cannot decide this request"})
    return {"assignee_id": target}


async def _take(work: Work, row: Request, verb: str, note: str, extra: dict[str, Any]) -> None:
    old, target = row.state, STEPS.table[verb].target or row.state
    changes: dict[str, Any] = {"state": target, **extra}
    if target in DECIDED:
        changes |= {"decided_by": work.actor.user_id, "decided_at": now(), "decision": note or None}
    if verb == "resubmit":
        changes |= {"reason": note, "assignee_id": None}
    kind = kind_of(row.kind)
    if target == APPROVED:
        await kind.take_effect(work, row)
    await work.update(row, changes, action=verb)
    await note_step(work, row, verb, note)
    if target != old:
        work.log_state(row, "wf_request", old, target, verb, note or None)
    await tell_step(work, row, note or None)
    if kind.tell is not None:
        await kind.tell(work, row, verb, note or None)
