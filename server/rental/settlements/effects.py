"""Effects of the steps of a settlement: begun with its lease, frozen, signed, opened again, voided or finished."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, NamedTuple

from schema.kit.errors import Conflict, Invalid
from schema.rental.lease import ACTIVE, SIGNED, Lease
from schema.rental.lease import lease as lease_resource
from schema.rental.renter import Renter
from schema.rental.settlement import Settlement, settlement
from server.engine.effects import Blocker, Effects
from server.engine.process import open_transition
from server.engine.visible import lock_visible
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.named_files import check_files
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import unit_of_work
from server.rental.cashier.deposit_entries import set_due_back
from server.rental.numbers import next_number
from server.rental.settlements.act import SUBJECT, SettlementAct, finish, lock_leases
from server.rental.settlements.facts import Found, check_day, find, frozen_lines, has_begun, meters_left, shown
from server.rental.settlements.forms import (
    BeginSettlement,
    SaveSettlement,
    SettlementForm,
    columns_of,
    form_of,
    handed_by,
    suggest,
)
from server.rental.settlements.shapes import SettlementShape
from server.rental.settlements.view import settlement_detail
from server.rental.spans import DAY
from server.signing.api import check_words, withdraw_of

UNSCANNED = Blocker("settlement.scan", "请先上传签字扫描件 | Upload the signed scan first")
FOLLOWS = (
    "接续的合同尚未开始，请冲正收款后作废，原合同随之恢复"
    " | It follows another lease and has not begun: reverse its payments and make it void, so that the one before it goes on"
)
TOO_EARLY = Blocker("settlement.early", "还没到离开日期 | The day of leaving has not come yet")


class Known(NamedTuple):
    row: Settlement
    today: date


async def read_known(actor: Actor, rows: Sequence[Settlement]) -> dict[int, Known]:
    today = await business_day(actor.tenant_id)
    return {row.id: Known(row, today) for row in rows}


async def begin_settlement(actor: Actor, body: BeginSettlement) -> dict[str, Any]:
    """A draft for a lease that runs, which is settling from now on; Conflict where it is already."""
    async with unit_of_work(actor) as work:
        lease = await lock_visible(Lease, work, body.lease_id)
        _refuse_follower(lease)
        begun, today = await has_begun(actor, lease), await business_day(actor.tenant_id)
        kind, day = suggest(body, lease.end_date, today if begun else min(today, lease.start_date - DAY))
        handover = handed_by(lease) if begun else []
        renter = await _lessee(actor, lease)
        payee = f"{renter.name} {renter.bank_card}" if renter and renter.bank_card else ""
        form = SettlementForm(kind=kind, leave_date=day, handover=handover, payee_account=payee)
        if faults := {key: text for key, text in check_day(lease, form, begun).items() if key != "newLeaseId"}:
            raise Invalid(fields=faults)
        async with open_transition(work, lease_resource, lease, "begin_settlement"):
            pass
        row = Settlement(
            no=await next_number(work, "settlement"),
            lease_id=lease.id,
            contract_no=lease.contract_no,
            renter_name=lease.renter_name,
            unit_id=lease.unit_id,
            community_id=lease.community_id,
            before_start=not begun,
            **columns_of(form),
        )
        await work.insert(row)
        work.log_state(row, "settlement", None, row.state, "add")
        await set_due_back(work, lease.id, day + timedelta(days=lease.deposit_back_days))
    return await settlement_detail(actor, row.id)


def _refuse_follower(lease: Lease) -> None:
    """What its change took from the lease before it is only given back when it is made void."""
    if lease.state == SIGNED and lease.prev_lease_id is not None:
        raise Conflict(FOLLOWS, id="settlement.follows")


async def _lessee(actor: Actor, lease: Lease) -> Renter | None:
    return await scoped(Renter, actor).get_or_none(id=lease.renter_id)


async def save(act: SettlementAct) -> None:
    """The inputs of the draft, with the figures that follow from them."""
    body: SaveSettlement = act.body
    await check_words(body)
    lease = await fetch(Lease, act.actor, act.settlement.lease_id)
    found = await find(act.actor, lease, body)
    act.changes |= {**columns_of(body), **_figures(found)}
    await set_due_back(act.work, lease.id, body.leave_date + timedelta(days=lease.deposit_back_days))


async def submit(act: SettlementAct) -> None:
    """The statement is reckoned once more and frozen; every meter must be read."""
    row = act.settlement
    lease = await fetch(Lease, act.actor, row.lease_id)
    form = form_of(row)
    read = {item.meter_id for item in form.readings if item.value}
    unread = [meter for meter in await meters_left(act.actor, lease, row) if str(meter.id) not in read]
    if unread:
        zh, _, en = shown(unread[0]).partition(" | ")
        raise Invalid(fields={"readings": f"请填写退租终数：{zh} | Enter the final reading of {en}"})
    act.changes |= {**_figures(await find(act.actor, lease, form)), "reason": None}


def _figures(found: Found) -> dict[str, Any]:
    reckoning = found.reckoning
    return {
        "lines": frozen_lines(found),
        "receivable": reckoning.receivable,
        "refundable": reckoning.refundable,
        "net": reckoning.net,
    }


async def attach_scan(act: SettlementAct) -> None:
    await check_files([settlement.by_key["scan"]], {"scan": act.body.scan}, act.actor)


async def turn_to_paper(act: SettlementAct) -> None:
    """It was signed on paper after all: the statement stays frozen, the flow ends, and the scan is to be checked."""
    await attach_scan(act)
    await withdraw_of(act.work, SUBJECT, act.settlement.id, "已改为纸质签署")


async def confirm(act: SettlementAct) -> None:
    """Somebody has held the scan against the statement, and stands for it."""
    act.changes |= {"signed_on": await business_day(act.actor.tenant_id), "checked_by": act.actor.signature}


async def revise(act: SettlementAct) -> None:
    """What was signed no longer counts, and what somebody was sent to sign is over."""
    await withdraw_of(act.work, SUBJECT, act.settlement.id, act.reason or "")
    cleared = {"scan": None, "checked_by": None, "signed_on": None}
    act.changes |= {**cleared, "revision": act.settlement.revision + 1}


async def void(act: SettlementAct) -> None:
    """The lease runs on, or is to begin as it was."""
    await withdraw_of(act.work, SUBJECT, act.settlement.id, act.reason or "")
    lease = await fetch(Lease, act.actor, act.settlement.lease_id)
    async with open_transition(act.work, lease_resource, lease, "resume") as resuming:
        resuming.target = SIGNED if act.settlement.before_start else ACTIVE
    await set_due_back(act.work, lease.id, None)


def refuse_unscanned(actor: Actor, known: Known) -> list[Blocker]:
    return [] if known.row.scan else [UNSCANNED]


def refuse_early(actor: Actor, known: Known) -> list[Blocker]:
    return [TOO_EARLY] if known.row.leave_date > known.today else []


async def answer_settlement(act: SettlementAct) -> dict[str, Any]:
    return await settlement_detail(act.actor, act.settlement.id)


EFFECTS: dict[str, Effects] = {
    settlement.path: Effects(
        on={
            "save": save,
            "submit": submit,
            "submitToSign": submit,
            "attachScan": attach_scan,
            "turnToPaper": turn_to_paper,
            "confirm": confirm,
            "finish": finish,
            "revise": revise,
            "void": void,
        },
        bodies={"save": SaveSettlement},
        guards={"confirm": refuse_unscanned, "finish": refuse_early},
        facts=read_known,
        lock=lock_leases,
        act=SettlementAct,
        answer=answer_settlement,
        result=SettlementShape,
    )
}
