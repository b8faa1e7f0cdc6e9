"""Effects of the transitions of a lease: signing, and voiding one that has not begun."""

from datetime import date
from typing import Any

from pydantic import Field

from schema.kit.clock import now
from schema.rental.lease import Bill, Lease, lease
from server.engine.effects import Blocker, Effects
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.named_files import check_paths, limits_of
from server.kit.scope import scoped
from server.rental.inventory.units import lock_units_left
from server.rental.leases.act import LeaseAct, begin_act, settle_act, spread_act
from server.rental.leases.shapes import LeaseShape
from server.rental.leases.view import lease_detail
from server.rental.occupancy.claims import release_stays
from server.rental.orders.acting import OrderRef

PAID = Blocker("lease.state", "已收款的合同不能作废 | A lease that was paid for cannot be voided")


class Sign(OrderRef):
    """`signature`: the stored picture of what the tenant wrote here; without it the signing elsewhere is recorded."""

    signed_on: date | None = None
    signature: str | None = Field(None, max_length=255)


async def sign(act: LeaseAct) -> None:
    """Records that all parties have signed; whoever had the tenant sign here is the witness."""
    body: Sign = act.body
    act.changes["signed_on"] = body.signed_on or await business_day(act.actor.tenant_id)
    if body.signature:
        await check_paths(act.actor, "signature", [body.signature], limits_of(lease.by_key["signature"]))
        act.changes |= {"signature": body.signature, "signed_at": now(), "witness": act.actor.signature}


async def cancel(act: LeaseAct) -> None:
    """Gives the nights back; its bills are void."""
    for bill in await scoped(Bill, act.actor).filter(lease_id=act.lease.id):
        await act.work.update(bill, {"state": "void"})
    await lock_units_left(act.work, [act.lease.unit_id])
    await release_stays(act.work, [act.lease.id])
    act.changes |= {"balance": 0, "notes": _append(act.lease.notes, act.reason or "")}


def _append(notes: str | None, reason: str) -> str:
    return f"{notes}；作废：{reason}"[:500] if notes else f"作废：{reason}"[:500]


def refuse_paid(actor: Actor, row: Lease) -> list[Blocker]:
    return [PAID] if row.paid else []


async def answer_lease(act: LeaseAct) -> dict[str, Any]:
    return await lease_detail(act.actor, act.lease.id)


EFFECTS: dict[str, Effects] = {
    lease.path: Effects(
        on={"sign": sign, "cancel": cancel},
        bodies={"sign": Sign},
        guards={"cancel": refuse_paid},
        step=OrderRef,
        act=LeaseAct,
        begin=begin_act,
        settle=settle_act,
        after=spread_act,
        answer=answer_lease,
        result=LeaseShape,
    )
}
