"""What stands of a lease that is to change: its terms, its bills, and what else is under way with it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta

from schema.kit.errors import Conflict
from schema.rental.bill import Bill, BillLine
from schema.rental.lease import ACTIVE, VOID, Lease
from schema.rental.lease_change import EFFECTIVE, RENEW, ROOM_CHANGE, TRANSFER, UNDER_WAY, LeaseChange
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, scoped
from server.rental.lease_changes.plan import RENT, Billed, Dues
from server.rental.lease_changes.successor import successor_of
from server.rental.leases.due_days import read_shift
from server.rental.leases.periods import Line, Terms
from server.rental.leases.terms import terms_of

LEAVING = (ROOM_CHANGE, TRANSFER)
"""Kinds by which another lease takes the rest of the term."""


@dataclass(frozen=True)
class BilledState:
    """`billed` are the live rent bills, `revisions` the last revision of each first day, void ones too; `total`: fen of all live
    bills of any kind."""

    lease: Lease
    terms: Terms
    dues: Dues
    billed: tuple[Billed, ...]
    revisions: dict[date, int]
    total: int

    @property
    def today(self) -> date:
        return self.dues.today


async def read_billed_state(actor: Actor, lease: Lease) -> BilledState:
    """As it is now; for a change that is to be written the lease is locked before."""
    today = await business_day(actor.tenant_id)
    bills = await scoped(Bill, actor).filter(lease_id=lease.id).order_by("period_from", "revision", "id")
    rents = [bill for bill in bills if bill.kind == RENT]
    lines = await read_lines(actor, [bill.id for bill in rents if bill.state != VOID])
    signed_on = lease.signed_on or today
    return BilledState(
        lease=lease,
        terms=terms_of(lease),
        dues=Dues(signed_on, lease.pay_advance_days, today, await read_shift(actor.tenant_id)),
        billed=tuple(_billed(bill, lines.get(bill.id, ())) for bill in rents if bill.state != VOID),
        revisions={bill.period_from: bill.revision for bill in rents},
        total=sum(bill.amount for bill in bills if bill.state != VOID),
    )


async def read_lines(actor: Actor, bill_ids: Iterable[int]) -> dict[int, tuple[Line, ...]]:
    """The lines of bills, in their order."""
    found: dict[int, tuple[Line, ...]] = {}
    rows = of_tenant(BillLine, actor.tenant_id).filter(bill_id__in=list(bill_ids)).order_by("bill_id", "seq")
    for row in await rows:
        line = Line(row.period_from, row.period_to, row.amount, row.explain, row.origin)
        found[row.bill_id] = (*found.get(row.bill_id, ()), line)
    return found


def _billed(bill: Bill, lines: Iterable[Line]) -> Billed:
    issued = bill.state != "planned"
    return Billed(bill.id, bill.period_from, bill.period_to, bill.due, bill.amount, issued, tuple(lines))


def dues_of_successor(billed_state: BilledState, start: date) -> Dues:
    """Its first rent is due as far ahead as the others, or at once where that is past."""
    early = start - timedelta(days=billed_state.dues.advance)
    return replace(billed_state.dues, signed_on=max(early, billed_state.today))


async def check_changeable(actor: Actor, lease: Lease, kind: str, own: int | None = None) -> None:
    """Conflict while the lease does not run, another change is under way, or another lease has taken its place."""
    if lease.state != ACTIVE:
        raise Conflict(
            "合同不在履行中，不能变更 | Only a lease that is active can be changed", id="lease_change.inactive"
        )
    other = await scoped(LeaseChange, actor).filter(lease_id=lease.id, state__in=UNDER_WAY).exclude(id=own or 0).first()
    if other is not None:
        said = f"已有变更 {other.no} 在办理 | Change {other.no} is under way"
        raise Conflict(said, id="lease_change.under_way", result={"id": str(other.id), "no": other.no})
    successor = await successor_of(actor, lease)
    done = scoped(LeaseChange, actor).filter(lease_id=lease.id, state=EFFECTIVE, kind__in=LEAVING)
    if successor is not None and await done.filter(next_lease_id=successor.id).exists():
        raise Conflict(
            "合同已由换房或转租的新合同接续 | A new lease has taken the rest of its term", id="lease_change.followed"
        )
    if kind in (RENEW, *LEAVING) and successor is not None:
        raise Conflict(
            "合同已续租，请变更续租后的合同 | It is renewed: change the lease that follows", id="lease_change.renewed"
        )
