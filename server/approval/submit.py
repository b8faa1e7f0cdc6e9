"""Submission of a request by the domain that needs a decision, in that domain's transaction."""

from dataclasses import dataclass

from schema.approval.request import PENDING, RETURNED, Request
from schema.approval.step import Step
from schema.kit.clock import now, today
from schema.kit.errors import Conflict
from server.approval.notice import tell_step
from server.approval.payloads import Payload, stored_payload
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.unit_of_work import Work


@dataclass(frozen=True, slots=True)
class Draft:
    """`subject_id`: the row that waits for the decision; it can wait for one of a kind at a time."""

    payload: Payload
    title: str
    reason: str
    amount: int | None = None
    subject_id: int | None = None

    @property
    def kind(self) -> str:
        return self.payload.kind


async def submit_request(work: Work, draft: Draft) -> Request:
    """The request with its first step."""
    actor = work.actor
    if draft.subject_id is not None:
        waiting = scoped(Request, actor).filter(kind=draft.kind, subject_id=draft.subject_id)
        known = await waiting.filter(state__in=(PENDING, RETURNED)).first()
        if known is not None:
            raise Conflict(f"已在审批中：{known.no} | Already waiting for a decision: {known.no}", id="approval.twice")
    no = await next_number(work, "wf_request", "no", f"SP{today():%y%m%d}", 4)
    row = Request(
        no=no,
        kind=draft.kind,
        title=draft.title[:120],
        reason=draft.reason,
        amount=draft.amount,
        applicant_id=actor.user_id,
        subject_id=draft.subject_id,
        payload=stored_payload(draft.payload),
    )
    await work.insert(row)
    await note_step(work, row, "submit", draft.reason)
    work.log_state(row, "wf_request", None, PENDING, "submit", draft.reason)
    await tell_step(work, row, draft.reason)
    return row


async def note_step(work: Work, row: Request, verb: str, note: str | None) -> None:
    await work.insert(
        Step(
            request_id=row.id,
            verb=verb,
            user_id=work.actor.user_id,
            user_name=work.actor.signature,
            at=now(),
            note=note or None,
        ),
        audit=False,
    )
