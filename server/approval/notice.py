"""Notifications of requests: to whoever must decide one when it comes to them, and to who asked when it is decided."""

from schema.approval.request import APPROVED, PENDING, REFUSED, RETURNED, Request, request
from server.approval.view import APPROVE
from server.kit.unit_of_work import Work
from server.system.api import holders_of, notify

_ANSWERS = {APPROVED, REFUSED, RETURNED}


async def tell_step(work: Work, row: Request, note: str | None) -> None:
    """After each step: it waits for somebody, or somebody waits for what was decided."""
    if row.state == PENDING:
        await _tell_waiting(work, row)
    elif row.state in _ANSWERS:
        await _tell_answer(work, row, note)


async def _tell_waiting(work: Work, row: Request) -> None:
    """The one it was given to, else everybody who may decide it; never who asked, nor who has it in hand now."""
    people = [row.assignee_id] if row.assignee_id else await holders_of(work.actor.tenant_id, APPROVE)
    await notify(
        work,
        [user_id for user_id in people if user_id not in (row.applicant_id, work.actor.user_id)],
        f"待您审批：{row.title} | To decide: {row.title}",
        f"审批单{row.no}\n理由：{row.reason} | Request {row.no}\nReason: {row.reason}",
        url=_page(row),
        priority="M",
        bus=("workflow/request", row.id),
    )


async def _tell_answer(work: Work, row: Request, note: str | None) -> None:
    assert request.process is not None
    said = request.process.state_label(row.state)
    name = work.actor.realname
    await notify(
        work,
        [row.applicant_id],
        f"审批{said.zh}：{row.title} | {said.en}: {row.title}",
        f"审批单{row.no}\n{name}：{note or said.zh} | Request {row.no}\n{name}: {note or said.en}",
        url=_page(row),
        priority="M",
        bus=("workflow/request", row.id),
    )


def _page(row: Request) -> str:
    return f"/workflow?id={row.id}"
