"""Settlements as subjects of signing: the statement that lessee and lessor sign, and what its flow does to the settlement.

The same paper is the PDF of a statement at any time, so that what is printed and what is signed are one.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from schema.kit.errors import Conflict
from schema.kit.money import from_yuan, to_capitals
from schema.kit.text import pair
from schema.rental.lease import HANDED_STATE, Lease
from schema.rental.lease_party import LESSEE, LESSOR, LeaseParty
from schema.rental.meter import METER_KIND
from schema.rental.settlement import SETTLEMENT_KIND, SETTLEMENT_LINE, TO_SIGN, Settlement, settlement
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import Work
from server.rental.leases.papers import MARKS, people_of, place_of, signer_of, written_amount, written_day
from server.rental.leases.parties import read_signers
from server.rental.leases.terms import signs
from server.rental.meters.handover import meters_of
from server.rental.settlements.act import SUBJECT
from server.rental.settlements.books import PAY_WITHIN
from server.rental.settlements.forms import Handed, SettlementForm, form_of
from server.rental.settlements.view import read_lines
from server.signing.api import Paper, Signer, Subject

TEMPLATE = "settlement"


async def write(actor: Actor, settlement_id: int) -> Paper:
    """The frozen statement as it is to be signed now. Conflict in another state."""
    row = await fetch(Settlement, actor, settlement_id)
    if row.state != TO_SIGN:
        raise Conflict("结算单当前不在待签署状态 | The settlement does not wait for signatures", id="settlement.state")
    return await _paper_of(actor, row)


async def draw(actor: Actor, settlement_id: int) -> Paper:
    """The statement in any state: a draft as it is reckoned now, anything later as it was frozen."""
    return await _paper_of(actor, await fetch(Settlement, actor, settlement_id))


async def _paper_of(actor: Actor, row: Settlement) -> Paper:
    lease = await fetch(Lease, actor, row.lease_id)
    lines, _ = await read_lines(actor, lease, row)
    parties = await read_signers(actor, lease)
    net = sum(line["amount"] for line in lines)
    owed = net < 0
    deposit = sum(line["amount"] for line in lines if line["code"] == "deposit")
    variables = {
        **await people_of(actor, parties),
        **await place_of(actor, lease),
        "contract_no": lease.contract_no,
        "today": written_day(row.signed_on or await business_day(actor.tenant_id)),
        "settlement_no": row.no,
        "settlement_kind": SETTLEMENT_KIND.labels[row.kind].zh,
        "leave_date": written_day(row.leave_date),
        "lines": _table(lines, net),
        "refund": f"{'应补' if owed else '应退'}{written_amount(abs(net))}元",
        "refund_words": to_capitals(abs(net)),
        "refund_days": f"{PAY_WITHIN.days if owed else lease.deposit_back_days}天",
        "deposit": f"{written_amount(deposit)}元",
        **await _inspected(actor, lease, form_of(row)),
    }
    mark = MARKS.get(row.state, "")
    return Paper(row.no, f"退租结算单 {row.no}", variables, _signers(lease, parties), mark)


def _table(lines: Sequence[Mapping[str, Any]], net: int) -> str:
    """A line for each line of the statement, its cells between tabs, the first one the head and the last one the sum."""
    rows = ["项目\t计算说明\t金额（元）"]
    for line in lines:
        name, why = SETTLEMENT_LINE.labels[line["code"]].zh, pair(line["text"]).zh
        rows.append(f"{name}\t{why}\t{_signed(line['amount'])}")
    return "\n".join([*rows, f"合计\t{'应补出租方' if net < 0 else '应退承租人'}\t{_signed(net)}"])


def _signed(fen: int) -> str:
    return f"-{written_amount(-fen)}" if fen < 0 else written_amount(fen)


async def _inspected(actor: Actor, lease: Lease, form: SettlementForm) -> dict[str, str]:
    """What was read, handed back and found on the last day."""
    meters = {str(meter.id): meter for meter in await meters_of(actor, lease)}
    read = [
        f"{METER_KIND.labels[meters[item.meter_id].kind].zh}{item.value}（{meters[item.meter_id].serial}）"
        for item in form.readings
        if item.value is not None and item.meter_id in meters
    ]
    damages = [
        f"{item.text} {written_amount(from_yuan(item.amount))}元（照片{len(item.photos.split(','))}张）"
        for item in form.damages
    ]
    handed = [f"{pair(item.text).zh}（{_compared(item)}）" for item in form.handover]
    return {
        "meters": "；".join(read),
        "damages": "；".join(damages),
        "handover": "；".join(handed),
        "payee_account": form.payee_account,
    }


def _compared(item: Handed) -> str:
    """Whether it came back, and its condition now against that of the hand-over."""
    back = "已交" if item.done else "未交"
    if not item.was and not item.state:
        return back
    was, now = (HANDED_STATE.labels[one].zh if one else "未记录" for one in (item.was, item.state))
    return f"{back}，{now}" if was == now else f"{back}，交房时{was}，现{now}"


def _signers(lease: Lease, parties: Sequence[LeaseParty]) -> list[Signer]:
    """Who leaves, all of them, and an owner who lets by herself; a guarantor has promised nothing new."""
    roles = {LESSEE, "co_tenant", LESSOR}
    return [signer_of(one) for one in parties if one.role in roles and signs(one.role, lease.lessor_kind)]


async def complete(work: Work, settlement_id: int, day: date) -> None:
    """Both sides have agreed; nothing is booked before the last step."""
    row = await lock(Settlement, work.actor, settlement_id)
    async with open_transition(work, settlement, row, "sign") as act:
        act.changes["signed_on"] = day


async def reopen(work: Work, settlement_id: int, reason: str) -> None:
    """Refused or withdrawn: it is a draft again, which may be changed and sent anew, as another revision."""
    row = await lock(Settlement, work.actor, settlement_id)
    if row.state != TO_SIGN:
        return
    async with open_transition(work, settlement, row, "unsign") as act:
        act.reason = reason[:200]
        act.changes |= {"reason": act.reason, "revision": row.revision + 1}


async def tell(work: Work, settlement_id: int) -> None:
    """Its panel follows the flow by itself."""


SUBJECTS: dict[str, Subject] = {SUBJECT: Subject(settlement.path, TEMPLATE, draw, write, complete, tell, reopen)}
