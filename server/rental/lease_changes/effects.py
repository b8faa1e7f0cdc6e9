"""Effects of the transitions of a change: sent to be signed, confirmed on paper and with that in effect, declined or void.

An electronic one takes effect by its flow alone (`subject.complete`).
"""

from datetime import date
from typing import Any, cast

from schema.kit.clock import now
from schema.kit.money import from_yuan
from schema.kit.numerals import read_row_id
from schema.rental.lease import Lease
from schema.rental.lease_change import ASKED, DECLINED, RENEW, TRANSFER, lease_change
from server.engine.effects import Blocker, Effects
from server.kit.business_day import business_day
from server.kit.named_files import check_paths, limits_of, split_paths
from server.kit.scope import lock, parse_id
from server.kit.unit_of_work import Work
from server.rental.lease_changes.acts import ChangeAct, begin_act, spread_act
from server.rental.lease_changes.apply import apply_change, mark_renewal
from server.rental.lease_changes.billed_state import check_changeable, read_billed_state
from server.rental.lease_changes.detail import change_detail
from server.rental.lease_changes.forms import ChangeEdit, keep_edited, kept_terms
from server.rental.lease_changes.handover import ReadMeters, read_meters, refuse_reading
from server.rental.lease_changes.nights import free_nights, hold_nights
from server.rental.lease_changes.preview import show_change
from server.rental.lease_changes.proposals import Worked, work_out
from server.rental.lease_changes.shapes import ChangeDetailShape
from server.rental.leases.deadlines import sign_deadline
from server.rental.leases.parties import check_document, named_lessee
from server.signing.api import check_words, lock_open_flow, withdraw_of

SUBJECT = "lease_change"
LATE = Blocker("lease_change.late", "签署日期不能晚于今天 | The day of signing must not be in the future")


async def lock_flow(work: Work, body: Any) -> None:
    """The signing flow of the change comes before it (docs/locks.md)."""
    await lock_open_flow(work, SUBJECT, parse_id(body.id))


async def edit(act: ChangeAct) -> None:
    """What is wanted anew, of a draft: worked out at once, so that nothing impossible is kept."""
    body: ChangeEdit = act.body
    if body.form == "electronic":
        await check_words(body)
    kept = keep_edited(act.change, body)
    act.change.update_from_dict(kept)
    act.changes |= {**kept, "form": body.form, "reason": body.reason or None}
    await propose_again(act)


async def submit(act: ChangeAct) -> None:
    """What is to be signed is worked out and kept, and its nights are held; on paper it waits for the scan."""
    if act.change.kind == TRANSFER and act.change.form == "electronic":
        check_document(await named_lessee(act.actor, kept_terms(act.change)))
    worked = await propose_again(act)
    await hold_nights(act.work, act.change, worked.billed_state, worked.proposal)
    act.changes["hold_until"] = await sign_deadline(act.actor.tenant_id)
    if act.change.form == "paper":
        act.turn_into("submit_paper")


async def propose_again(act: ChangeAct) -> Worked:
    """Both sides as they are now."""
    row = act.change
    lease = await lock(Lease, act.actor, row.lease_id)
    await check_changeable(act.actor, lease, row.kind, own=row.id)
    worked = work_out(await read_billed_state(act.actor, lease), row.kind, kept_terms(row), row.id)
    shown = await show_change(act.actor, worked)
    act.changes |= sides_of(shown) | {"effective_day": worked.proposal.effective_day}
    return worked


def sides_of(shown: dict[str, object]) -> dict[str, object]:
    """The columns that a preview fills."""
    bills = {"bills": shown["bills"], "totalBefore": shown["totalBefore"], "totalAfter": shown["totalAfter"]}
    return {
        "before": shown["before"],
        "after": {**cast(dict[str, object], shown["after"]), **bills},
        "difference": from_yuan(str(shown["difference"])),
    }


async def turn_to_paper(act: ChangeAct) -> None:
    """It was signed on paper after all: the flow ends, and the scan is to be checked, for which there is time anew."""
    await check_scan(act)
    await withdraw_of(act.work, SUBJECT, act.change.id, "已改为纸质签署")
    act.changes |= {"form": "paper", "hold_until": await sign_deadline(act.actor.tenant_id)}


async def check_scan(act: ChangeAct) -> None:
    await check_paths(act.actor, "scan", split_paths(act.body.scan), limits_of(lease_change.by_key["scan"]))


async def confirm(act: ChangeAct) -> None:
    """The scan was checked by a person, who is kept."""
    await check_scan(act)
    act.changes["checked_by"] = act.actor.signature
    await take_effect(act, act.body.signed_on)


async def take_effect(act: ChangeAct, signed_on: date | None) -> None:
    today = await business_day(act.actor.tenant_id)
    if signed_on and signed_on > today:
        raise LATE.error(LATE.text, id=LATE.id, fields={"signedOn": LATE.text})
    successor = await apply_change(act.work, act.change, await propose_again(act))
    act.changes |= {
        "hold_until": None,
        "signed_on": signed_on or today,
        "applied_at": now(),
        "next_lease_id": successor.id if successor else None,
    }


async def decline(act: ChangeAct) -> None:
    """A renewal that the lessee does not want is known with the lease."""
    await let_go(act, DECLINED, act.reason or "")


async def cancel(act: ChangeAct) -> None:
    act.changes["reason"] = act.reason
    await let_go(act, "none", act.reason or "")


async def let_go(act: ChangeAct, renewal: str, why: str) -> None:
    """It will not take effect: its nights are free again, nobody is to sign it, and the lease says how far its renewal is."""
    row, work = act.change, act.work
    lease = await lock(Lease, act.actor, row.lease_id)
    await free_nights(work, row, lease, read_row_id(kept_terms(row).unit_id or ""))
    await withdraw_of(work, SUBJECT, row.id, why)
    act.changes["hold_until"] = None
    if row.kind == RENEW and lease.renewal == ASKED:
        await mark_renewal(work, [lease], renewal)


async def answer_change(act: ChangeAct) -> dict[str, Any]:
    return await change_detail(act.actor, act.change.id)


EFFECTS: dict[str, Effects] = {
    lease_change.path: Effects(
        on={
            "edit": edit,
            "submit": submit,
            "turnToPaper": turn_to_paper,
            "confirm": confirm,
            "readMeters": read_meters,
            "decline": decline,
            "cancel": cancel,
        },
        bodies={"edit": ChangeEdit, "readMeters": ReadMeters},
        guards={"readMeters": refuse_reading},
        act=ChangeAct,
        lock=lock_flow,
        begin=begin_act,
        after=spread_act,
        answer=answer_change,
        result=ChangeDetailShape,
    )
}
