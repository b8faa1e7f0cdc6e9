"""Effects of the transitions of a lease: submitted, checked, rewritten before it is signed, and voided.

An electronic one is signed by its flow alone (`papers.complete_signing`). Handing it over reads its meters, which stand above
leases (`meters/move_in.py`).
"""

from typing import Any

from schema.rental.lease import Lease, lease
from server.engine.effects import Blocker, Effects
from server.kit.actor import Actor
from server.kit.scope import parse_id
from server.kit.unit_of_work import Work
from server.rental.leases.act import LeaseAct, begin_act, settle_act, spread_act
from server.rental.leases.contract import change_contract
from server.rental.leases.deadlines import sign_deadline
from server.rental.leases.life import check_named, let_go, seal, submit
from server.rental.leases.papers import KIND
from server.rental.leases.shapes import LeaseShape
from server.rental.leases.terms import LeaseEdit
from server.rental.leases.view import lease_detail
from server.rental.orders.acting import OrderRef
from server.signing.api import lock_open_flow, withdraw_of

PAID = Blocker("lease.state", "已收款的合同不能作废 | A lease that was paid for cannot be voided")
NO_SCAN = Blocker("lease.scan", "请先上传合同扫描件 | Upload the scan of the contract first")
HANDED_OVER = Blocker("lease.handedOver", "已交房 | It was handed over", moot=True)


async def lock_flow(work: Work, body: OrderRef | LeaseEdit) -> None:
    """The flow in which it is being signed ends with some of the steps, and is locked ahead of the row."""
    await lock_open_flow(work, KIND, parse_id(body.id))


async def edit(act: LeaseAct) -> None:
    """What somebody was sent to sign is not the contract any more."""
    await change_contract(act)
    await withdraw_of(act.work, KIND, act.lease.id, "合同已修改")


async def turn_to_paper(act: LeaseAct) -> None:
    """It was signed on paper after all: the flow ends, and somebody else looks at the scan, for which there is time anew."""
    await check_named(act.actor, "scan", act.body.scan)
    await withdraw_of(act.work, KIND, act.lease.id, "已改为纸质签署")
    act.changes |= {"form": "paper", "hold_until": await sign_deadline(act.actor.tenant_id)}


async def attach_scan(act: LeaseAct) -> None:
    await check_named(act.actor, "scan", act.body.scan)


async def attach_files(act: LeaseAct) -> None:
    """What belongs to the lease and is no part of its terms."""
    await check_named(act.actor, "files", act.body.files, act.lease)


async def confirm(act: LeaseAct) -> None:
    """Somebody has held the scan against the contract, and stands for it."""
    await seal(act, act.body.signed_on)
    act.changes["checked_by"] = act.actor.signature


async def cancel(act: LeaseAct) -> None:
    await let_go(act, act.reason or "")
    await withdraw_of(act.work, KIND, act.lease.id, act.reason or "")


def refuse_paid(actor: Actor, row: Lease) -> list[Blocker]:
    return [PAID] if row.paid else []


def refuse_unscanned(actor: Actor, row: Lease) -> list[Blocker]:
    return [] if row.scan else [NO_SCAN]


def refuse_handed_over(actor: Actor, row: Lease) -> list[Blocker]:
    return [HANDED_OVER] if row.handed_over_on else []


async def answer_lease(act: LeaseAct) -> dict[str, Any]:
    return await lease_detail(act.actor, act.lease.id)


EFFECTS: dict[str, Effects] = {
    lease.path: Effects(
        on={
            "submit": submit,
            "edit": edit,
            "attachScan": attach_scan,
            "attachFiles": attach_files,
            "confirm": confirm,
            "turnToPaper": turn_to_paper,
            "cancel": cancel,
        },
        bodies={"edit": LeaseEdit},
        guards={"cancel": refuse_paid, "confirm": refuse_unscanned},
        step=OrderRef,
        lock=lock_flow,
        act=LeaseAct,
        begin=begin_act,
        settle=settle_act,
        after=spread_act,
        answer=answer_lease,
        result=LeaseShape,
    )
}
