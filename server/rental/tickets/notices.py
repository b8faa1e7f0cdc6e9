"""Notices of tickets: what is urgent to whoever may assign it, and what is assigned to whoever is to do it."""

from schema.rental.ticket import URGENCY, RepairTicket, ticket
from schema.rental.unit import Unit
from server.kit.scope import fetch
from server.kit.unit_of_work import Work
from server.system.api import holders_of, notify

_PRIORITY = {"normal": "L", "urgent": "M", "danger": "H"}


async def tell_opened(work: Work, row: RepairTicket) -> None:
    """Nobody is told of what is not urgent: it stands in the list."""
    if row.urgency == "normal":
        return
    concerned = await holders_of(work.actor.tenant_id, ticket.code("assign"))
    await _tell(work, row, [user_id for user_id in concerned if user_id != work.actor.user_id], "新工单 | New ticket")


async def tell_assigned(work: Work, row: RepairTicket, worker_id: int | None) -> None:
    if worker_id and worker_id not in (row.worker_id, work.actor.user_id):
        await _tell(work, row, [worker_id], "派给您的工单 | A ticket for you")


async def _tell(work: Work, row: RepairTicket, people: list[int], head: str) -> None:
    unit = await fetch(Unit, work.actor, row.unit_id)
    zh, en = head.split(" | ")
    urgency_zh, urgency_en = URGENCY.labels[row.urgency].zh, URGENCY.labels[row.urgency].en
    await notify(
        work,
        people,
        f"{zh}：{row.title} | {en}: {row.title}",
        f"{unit.title}，{urgency_zh}，{row.no} | {unit.title}, {urgency_en}, {row.no}",
        url=f"/rental/ticket?open={row.id}",
        priority=_PRIORITY[row.urgency],
        bus=(ticket.path, row.id),
    )
