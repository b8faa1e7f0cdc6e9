"""What reminders say and how they leave: approved by a person, sent by a worker, once each, with what became of it."""

import logging
from functools import partial
from typing import Any

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict
from schema.kit.money import to_yuan
from schema.rental.bill import Bill
from schema.rental.dunning import APPROVED, Dunning
from schema.rental.dunning import dunning as resource
from schema.rental.lease import Lease
from schema.rental.unit import Unit
from schema.system.tenant import Tenant
from server.account.api import send_text
from server.engine.effects import Act, Effects
from server.engine.process import open_transition
from server.engine.visible import fetch_visible
from server.http.body import Body
from server.kit.actor import Actor, system_actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import everywhere, fetch, of_tenant, scoped
from server.kit.unit_of_work import unit_of_work
from server.rental.leases.view import UNPAID
from server.system.api import write_text

PURPOSE, LONGEST = "dunning", 200
_REMINDER = "【${lessor}】${name}您好，${unit}的账单${billNo}应于${due}支付，未付${amount}元，请按时付款。"
_NOTICE = (
    "【${lessor}】${name}您好，${unit}的账单${billNo}已逾期${days}天，未付${amount}元，请尽快付款，如已付款请忽略。"
)
_LETTER = (
    "${name}：您承租的${unit}（合同${contractNo}）账单${billNo}应于${due}支付，截至${today}已逾期${days}天，尚欠${amount}元。"
    "请于收到本函之日起7日内付清，逾期我方将依合同约定处理。${lessor}"
)
TEMPLATES = {
    "before7": ("rentReminder", _REMINDER),
    "before3": ("rentReminder", _REMINDER),
    "due": ("rentReminder", _REMINDER),
    "late3": ("rentNotice", _NOTICE),
    "late7": ("rentNotice", _NOTICE),
    "late15": ("rentLetter", _LETTER),
    "late30": ("rentLetter", _LETTER),
}
"""Code of the message template of a step, and what is said where an organisation has none of that code."""
_WAITING = f"SELECT tenant_id, id FROM rent_dunning WHERE state = '{APPROVED}' AND del_flag = 0 ORDER BY tenant_id, id LIMIT 500"
logger = logging.getLogger(__name__)


class DunningRef(Body):
    id: str


async def write_reminder(actor: Actor, row: Dunning) -> str:
    """A person's own words, else the template with what is true now."""
    if row.content:
        return row.content
    bill, lease = await fetch(Bill, actor, row.bill_id), await fetch(Lease, actor, row.lease_id)
    unit = await of_tenant(Unit, actor.tenant_id).filter(id=lease.unit_id).first()
    lessor = await everywhere(Tenant).get_or_none(id=actor.tenant_id)
    day = await business_day(actor.tenant_id)
    code, otherwise = TEMPLATES[row.step]
    values = {
        "name": row.renter_name,
        "unit": unit.title if unit else "",
        "contractNo": lease.contract_no,
        "billNo": bill.bill_no,
        "amount": to_yuan(bill.open_amount),
        "due": bill.due.isoformat(),
        "today": day.isoformat(),
        "days": max((day - bill.due).days, 0),
        "lessor": lessor.name if lessor else "",
    }
    return await write_text(actor, code, otherwise, values)


async def read_reminder(actor: Actor, query: DunningRef) -> dict[str, Any]:
    """What would be sent, or what was."""
    row = await fetch_visible(Dunning, actor, query.id)
    text = await write_reminder(actor, row)
    return {"id": str(row.id), "way": row.way, "phone": row.renter_phone, "text": text, "own": row.content is not None}


async def approve(act: Act) -> None:
    """Refused for a bill that is paid meanwhile; a letter is printed by a person, so it is issued at once."""
    row: Dunning = act.row
    bill = await fetch(Bill, act.actor, row.bill_id)
    if bill.state not in UNPAID:
        raise Conflict("该账单已付清，无需催缴 | This bill is paid: there is nothing to remind of", id="dunning.paid")
    if row.way == "letter":
        act.turn_into("hand_over")
        act.changes |= {"content": await write_reminder(act.actor, row), "sent_at": now()}
        return
    act.work.after_commit(partial(_send_or_park, system_actor(act.actor.tenant_id), row.id))


async def send_approved() -> None:
    """Everything that is approved, in every organisation, each by itself."""
    for row in await pool().fetch(_WAITING):
        await _send_or_park(system_actor(row["tenant_id"]), row["id"])


async def _send_or_park(actor: Actor, row_id: int) -> None:
    """One that fails, for whatever reason, is marked with it and can be approved again; it holds back none of the others."""
    try:
        await retrying(partial(_send, actor, row_id))
    except Exception as error:
        logger.exception("reminder %s is not sent", row_id)
        await retrying(partial(_park, actor, row_id, f"{type(error).__name__}: {error}"))


async def _park(actor: Actor, row_id: int, why: str) -> None:
    async with unit_of_work(actor) as work:
        row = await scoped(Dunning, actor).select_for_update(no_key=True).get_or_none(id=row_id, state=APPROVED)
        if row is None:
            return
        async with open_transition(work, resource, row, "fail") as act:
            act.changes["result"] = why[:LONGEST]


async def _send(actor: Actor, row_id: int) -> None:
    """Under the lock of its row, so that two workers do not send it twice."""
    async with unit_of_work(actor) as work:
        rows = scoped(Dunning, actor).filter(id=row_id, state=APPROVED)
        row = await rows.select_for_update(no_key=True, skip_locked=True).first()
        if row is None:
            return
        if not await _owed(actor, row):
            async with open_transition(work, resource, row, "drop"):
                return
        try:
            text = await write_reminder(actor, row)
            await send_text(actor.tenant_id, row.renter_phone, PURPOSE, text[:LONGEST])
        except AppError as error:
            async with open_transition(work, resource, row, "fail") as act:
                act.changes["result"] = error.message[:200]
            return
        async with open_transition(work, resource, row, "deliver") as act:
            act.changes |= {"content": text, "sent_at": now(), "result": None}


async def _owed(actor: Actor, row: Dunning) -> bool:
    """Whether its bill still stands and is unpaid: what is gone by now is no reason to write to anybody, or to stop at."""
    bill = await scoped(Bill, actor).get_or_none(id=row.bill_id)
    return bill is not None and bill.state in UNPAID


EFFECTS: dict[str, Effects] = {resource.path: Effects(on={"approve": approve})}
