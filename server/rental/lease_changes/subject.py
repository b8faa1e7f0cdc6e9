"""Changes as subjects of signing: the agreement that the parties of the lease sign, and its effect once all have."""

from collections.abc import Sequence
from datetime import date
from typing import cast

from schema.kit.errors import Conflict
from schema.kit.text import pair
from schema.rental.bill import BILL_KIND
from schema.rental.lease import Lease
from schema.rental.lease_change import DECLINED, LEASE_CHANGE_KIND, TO_SIGN, TRANSFER, VOID, LeaseChange, lease_change
from schema.rental.lease_party import LESSEE, LeaseParty
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import Work
from server.rental.lease_changes.acts import ChangeAct
from server.rental.lease_changes.effects import SUBJECT, take_effect
from server.rental.lease_changes.forms import kept_terms
from server.rental.leases.papers import MARKS, people_of, place_of, signer_of, written_day
from server.rental.leases.parties import named_lessee, read_signers
from server.rental.leases.terms import signs
from server.signing.api import Paper, Signer, Subject


async def write(actor: Actor, change_id: int) -> Paper:
    """Conflict unless it waits for its signatures."""
    row = await fetch(LeaseChange, actor, change_id)
    if row.state != TO_SIGN:
        raise Conflict("变更不在待签署状态 | The change does not wait to be signed", id="lease_change.state")
    return await _paper_of(actor, row)


async def draw(actor: Actor, change_id: int) -> Paper:
    """The agreement in any state; of a draft nothing is worked out that it did not keep."""
    return await _paper_of(actor, await fetch(LeaseChange, actor, change_id))


async def _paper_of(actor: Actor, row: LeaseChange) -> Paper:
    lease = await fetch(Lease, actor, row.lease_id)
    parties = await read_signers(actor, lease)
    kind = LEASE_CHANGE_KIND.labels[row.kind].zh
    variables = {
        **await people_of(actor, parties),
        **await place_of(actor, lease),
        "contract_no": lease.contract_no,
        "today": written_day(row.signed_on or await business_day(actor.tenant_id)),
        "change_no": row.no,
        "change_kind": kind,
        "effective_date": written_day(row.effective_day),
        "reason": row.reason or "",
        "changes": _changes(row),
        "bills": _bills(row),
    }
    mark = MARKS.get(VOID if row.state == DECLINED else row.state, "")
    return Paper(row.no, f"{kind}协议 {row.no}", variables, await _signers(actor, row, lease, parties), mark)


FACTS = {
    "unitTitle": "房源",
    "lesseeName": "承租人",
    "startDate": "租期开始",
    "endDate": "租期结束",
    "lastPrice": "月租金",
    "deposit": "押金",
    "payerName": "付款人",
}


def _changes(row: LeaseChange) -> str:
    """A line for each fact that differs, its cells between tabs, the first one the head."""
    before, after = row.before or {}, row.after or {}
    changed = [(label, before.get(key) or "", after.get(key) or "") for key, label in FACTS.items()]
    return "\n".join(["事项\t变更前\t变更后", *("\t".join(line) for line in changed if line[1] != line[2])])


def _bills(row: LeaseChange) -> str:
    """What is planned anew or added, each with why its amount is what it is."""
    lines = ["账期\t款项\t应付日\t计算\t金额（元）"]
    for bill in (row.after or {}).get("bills", []):
        if bill["state"] not in ("issued", "kept", "void"):
            why = "；".join(pair(line["explain"]).zh for line in bill["lines"])
            kind = BILL_KIND.labels[bill["kind"]].zh
            lines.append(f"{bill['from']} 至 {bill['to']}\t{kind}\t{bill['due']}\t{why}\t{bill['after']}")
    return "\n".join(lines)


async def _signers(actor: Actor, row: LeaseChange, lease: Lease, parties: Sequence[LeaseParty]) -> list[Signer]:
    """The parties of the lease in their order; a new lessee signs beside the old one."""
    signers = [signer_of(one) for one in parties if signs(one.role, lease.lessor_kind)]
    if row.kind == TRANSFER:
        new = await named_lessee(actor, kept_terms(row))
        signers.append(Signer(LESSEE, new.name, new.phone, new.id_no, signers[0].seq))
    return signers


async def complete(work: Work, change_id: int, day: date) -> None:
    """It takes effect with the last signature; what stands in the way leaves that undone."""
    row = await lock(LeaseChange, work.actor, change_id)
    async with open_transition(work, lease_change, row, "sign") as act:
        await take_effect(cast(ChangeAct, act), day)


async def tell(work: Work, change_id: int) -> None:
    """Its panel follows the flow by itself."""


SUBJECTS = {SUBJECT: Subject(lease_change.path, "lease_change", draw, write, complete, tell)}
