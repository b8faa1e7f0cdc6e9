"""Effects of a request's transitions: the decision with what it sets off, the step in its history, and the notifications."""

from typing import Any

from schema.approval.request import APPROVED, REFUSED, WITHDRAWN, Request, request
from schema.kit.clock import now
from schema.kit.errors import Denied, Invalid
from server.approval.kinds import kind_of
from server.approval.models import RequestDetail
from server.approval.notice import tell_step
from server.approval.submit import note_step
from server.approval.view import APPROVE, shape_detail
from server.engine.effects import Act, Blocker, Effects
from server.http.rights import load_actor
from server.kit.actor import Actor
from server.kit.scope import parse_id

NOT_YOURS = Blocker(
    "approval.own", "自己的申请须由他人审批 | Somebody else must decide what you asked for", moot=True, error=Denied
)
ASSIGNED = Blocker(
    "approval.assigned", "该审批单已转交他人 | This request was delegated to somebody else", moot=True, error=Denied
)
NOT_APPLICANT = Blocker(
    "approval.applicant", "只有申请人可以这样做 | Only the applicant may do this", moot=True, error=Denied
)
DECIDED = (APPROVED, REFUSED, WITHDRAWN)


def may_decide(actor: Actor, row: Request) -> list[Blocker]:
    """Four eyes: nobody decides what they asked for; a delegated request is its assignee's."""
    if row.applicant_id == actor.user_id:
        return [NOT_YOURS]
    return [] if row.assignee_id in (None, actor.user_id) else [ASSIGNED]


def is_applicant(actor: Actor, row: Request) -> list[Blocker]:
    return [] if row.applicant_id == actor.user_id else [NOT_APPLICANT]


async def approve(act: Act) -> None:
    await kind_of(act.row.kind).take_effect(act.work, act.row)


async def delegate(act: Act) -> None:
    """To somebody who could decide it."""
    target = parse_id(act.body.user_id)
    found = await load_actor(target, act.actor.tenant_id, "", 0)
    if found is None or not found.can(APPROVE) or target in (act.row.applicant_id, act.actor.user_id):
        raise Invalid(fields={"userId": "此人不能审批该申请 | This person cannot decide this request"})
    act.changes["assignee_id"] = target


async def resubmit(act: Act) -> None:
    act.changes |= {"reason": act.reason, "assignee_id": None}


async def sign(act: Act) -> None:
    """Who decided it, when and how."""
    if act.target in DECIDED:
        act.changes |= {"decided_by": act.actor.user_id, "decided_at": now(), "decision": act.reason}


async def tell(act: Act) -> None:
    row, code = act.row, act.transition.code
    await note_step(act.work, row, code, act.reason)
    await tell_step(act.work, row, act.reason)
    heard = kind_of(row.kind).tell
    if heard is not None:
        await heard(act.work, row, code, act.reason)


async def answer(act: Act) -> dict[str, Any]:
    return await shape_detail(act.actor, act.row)


EFFECTS: dict[str, Effects] = {
    request.path: Effects(
        on={"approve": approve, "delegate": delegate, "resubmit": resubmit},
        guards={
            **dict.fromkeys(("approve", "refuse", "return", "delegate"), may_decide),
            **dict.fromkeys(("withdraw", "resubmit"), is_applicant),
        },
        settle=sign,
        after=tell,
        answer=answer,
        result=RequestDetail,
    )
}
