"""Utility bills of a month: one for each lease that has something to pay for, in a transaction of its own."""

from calendar import monthrange
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from schema.kit.errors import NotFound
from schema.rental.bill import Bill
from schema.rental.community import Community, community
from schema.rental.lease import VOID, Lease
from schema.rental.meter import CONFIRMED, MeterCharge, MeterReading
from server.engine.read import visible_ids
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.leases.bills import Planned
from server.rental.leases.contract import refresh_lease, write_bills
from server.rental.meters.book import Book, Item, read_book
from server.rental.meters.unread import describe_unread, refuse_unread

KIND = "utility"
PAY_WITHIN = timedelta(days=10)
RIGHT = "rental:bill:makeUtilities"
Report = Callable[[int, int], Awaitable[None]]


class MakeBills(Body):
    """`month`: any day of it. `leave_shares`: common meters whose members are not all read are left for a later bill."""

    community_id: str
    month: date
    leave_shares: bool = False


Outcome = Literal["made", "known", "changed"]


@dataclass(frozen=True, slots=True)
class Made:
    """`known` leases had their bill of the month, `lacking` meters have no price; `unread` units lack a reading, so that what they
    share is on no bill; `told` says which. Of `changed` leases a reading was taken back while their bill was made."""

    made: int
    known: int
    lacking: int
    unread: int = 0
    told: str = ""
    changed: int = 0


async def title_of(actor: Actor, body: MakeBills) -> str:
    """What the task is called; NotFound for a community out of sight, Conflict where readings are missing for a share."""
    if not await visible_ids(community, actor, [parse_id(body.community_id)]):
        raise NotFound()
    found = await fetch(Community, actor, body.community_id)
    if not body.leave_shares:
        book = await _read_month(actor, found.id, body.month)
        book.items()
        await refuse_unread(actor, book.unread_units)
    return f"{found.name} {body.month:%Y-%m} 水电账单 | Utility bills {found.name} {body.month:%Y-%m}"


async def make_utility_bills(actor: Actor, community_id: int, month: date, report: Report) -> Made:
    """A second run makes none twice: a lease has one bill of a month, and no reading is on two.

    A common meter whose members are not all read is told and on no bill yet.
    """
    actor.require(RIGHT)
    last = _last_day(month)
    book = await _read_month(actor, community_id, month)
    items = book.items()
    outcomes = Counter[str]()
    for done, (lease_id, found) in enumerate(sorted(items.items())):
        await report(done, len(items))
        outcomes[await _bill_lease(actor, lease_id, month.replace(day=1), last, found)] += 1
    await report(len(items), len(items))
    told = await describe_unread(actor, book.unread_units) if book.unread else ""
    unread = len(book.unread_units)
    return Made(outcomes["made"], outcomes["known"], len(book.lacking), unread, told, outcomes["changed"])


async def _read_month(actor: Actor, community_id: int, month: date) -> Book:
    return await read_book(actor, community_id, _last_day(month) + timedelta(days=1))


def _last_day(month: date) -> date:
    return month.replace(day=monthrange(month.year, month.month)[1])


async def _bill_lease(actor: Actor, lease_id: int, first: date, last: date, items: Sequence[Item]) -> Outcome:
    lines = tuple(line for item in items for line in item.lines)
    ids = sorted({row for item in items for row in item.readings})
    day = await business_day(actor.tenant_id)
    async with unit_of_work(actor) as work:
        lease = await lock(Lease, actor, lease_id)
        billed = scoped(Bill, actor).filter(lease_id=lease.id, kind=KIND, period_from=first).exclude(state=VOID)
        readings = await scoped(MeterReading, actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)
        if await billed.exists():
            return "known"
        if any(row.state != CONFIRMED for row in readings):
            return "changed"
        amount = sum(line.amount for line in lines)
        [bill] = await write_bills(work, lease, [Planned(KIND, first, last, day + PAY_WITHIN, amount, lines)], day)
        await _note(work, lease, bill, readings)
        await refresh_lease(work, lease, KIND)
    return "made"


async def _note(work: Work, lease: Lease, bill: Bill, readings: Sequence[MeterReading]) -> None:
    noted = {"tenant_id": work.actor.tenant_id, "lease_id": lease.id, "bill_id": bill.id}
    await MeterCharge.bulk_create([MeterCharge(**noted, reading_id=row.id) for row in readings])
    for row in readings:
        await work.update(row, {"billed": True}, action="bill")
