"""Facts of a settlement: what is read of lease, bills, meters and deposit for its form, and the statement that follows.

One function stands behind preview, draft and the last step, so that what was shown is what is booked.
"""

from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from schema.kit.numerals import read_row_id
from schema.rental.bill import Bill
from schema.rental.deposit import entry as deposit_entry
from schema.rental.lease import SETTLING, SIGNED, Lease
from schema.rental.meter import FINAL, METER_KIND, Meter, MeterReading
from schema.rental.settlement import BREACH_LESSOR, BREACH_TENANT, EARLY, HOLDOVER, LIVE, SWAP, Settlement
from server.kit.actor import Actor
from server.kit.named_files import check_files
from server.kit.scope import scoped
from server.kit.switches import HOLDOVER_FACTOR, PENALTY_MONTHS, RENT_FIRST, is_on, read_switch
from server.rental.deposits.book import held
from server.rental.leases.terms import terms_of
from server.rental.meters.book import Book, read_book
from server.rental.meters.handover import meters_of, readings_of
from server.rental.meters.unread import refuse_unread
from server.rental.receivables.allocation import prepaid
from server.rental.settlements.forms import SettlementForm
from server.rental.settlements.reckoning import Item, Leaving, Owed, Reckoning, Rules, reckon
from server.rental.spans import DAY

GIVEN_UP = (EARLY, BREACH_TENANT, BREACH_LESSOR)
"""Ways in which a lease ends that never began."""
NO_PHOTO = "请上传照片 | Add a photo"
_KINDS = METER_KIND.labels


@dataclass(frozen=True, slots=True)
class Found:
    """`readings` are the final ones, not yet stored; `charged` the ids of stored readings that are on the statement."""

    reckoning: Reckoning
    readings: tuple[MeterReading, ...]
    charged: tuple[int, ...]


async def find(actor: Actor, lease: Lease, form: SettlementForm) -> Found:
    """The statement of a form; Invalid at its fields."""
    faults = {**check_day(lease, form, await has_begun(actor, lease)), **_check_damages(form)}
    if faults:
        raise Invalid(fields=faults)
    for number, damage in enumerate(form.damages):
        await _check_photos(actor, f"damages.{number}.photos", damage.photos)
    readings = await _final_readings(actor, lease, form)
    utilities, charged = await _utilities(actor, lease, form, readings)
    leaving = Leaving(
        terms_of(lease),
        form.kind,
        form.leave_date,
        [_owed(bill) for bill in await scoped(Bill, actor).filter(lease_id=lease.id).exclude(state="void")],
        await held(actor, lease.id),
        await prepaid(actor, lease.id),
        [*utilities, *_damages(form), *_extras(form)],
        from_yuan(form.penalty) if form.penalty else None,
        await read_rules(actor.tenant_id),
        lease.penalty_months,
        lease.penalty_cap,
    )
    return Found(reckon(leaving), tuple(readings), tuple(charged))


async def has_begun(actor: Actor, lease: Lease) -> bool:
    """Whether somebody may have lived in it: one that is given up between its signature and its first day is settled for its money."""
    if lease.state != SETTLING:
        return lease.state != SIGNED
    given_up = scoped(Settlement, actor).filter(lease_id=lease.id, state__in=LIVE, before_start=True)
    return not await given_up.exists()


def check_day(lease: Lease, form: SettlementForm, begun: bool) -> dict[str, str]:
    """The day against the term and the kind; what is wrong, by field."""
    day, end = form.leave_date, lease.end_date
    if not begun:
        return _check_given_up(lease, form)
    if day < lease.start_date:
        return {"leaveDate": "离开日期不能早于合同开始 | The day is before the lease begins"}
    if form.kind == HOLDOVER and day <= end:
        return {"leaveDate": f"超期占用须晚于合同到期日 {end} | Staying on means a day after {end}"}
    if form.kind != HOLDOVER and day > end:
        return {
            "leaveDate": f"晚于合同到期日 {end}，请选择「超期占用」 | After {end}: choose “Stayed on after the end”"
        }
    if form.kind == EARLY and day == end:
        return {"kind": "合同到期日离开，请选择「到期」 | On its last day it is an expiry"}
    if form.kind == SWAP and not form.new_lease_id:
        return {"newLeaseId": "请选择押金转入的新合同 | Choose the lease that the deposit goes to"}
    return {}


def _check_given_up(lease: Lease, form: SettlementForm) -> dict[str, str]:
    if form.leave_date >= lease.start_date:
        text = f"合同尚未开始，解约日期须早于{lease.start_date} | It has not begun: the day has to be before {lease.start_date}"
        return {"leaveDate": text}
    if form.kind not in GIVEN_UP:
        return {"kind": "合同尚未开始，请选择协商提前或违约 | It has not begun: by agreement, or by a breach"}
    if form.readings:
        return {"readings": "合同尚未开始，无需抄表 | It has not begun: there is nothing to read"}
    return {}


def _check_damages(form: SettlementForm) -> dict[str, str]:
    faults = {f"damages.{number}.photos": NO_PHOTO for number, item in enumerate(form.damages) if not item.photos}
    zero = {
        f"damages.{n}.amount": "金额须大于0 | Enter an amount above 0"
        for n, item in enumerate(form.damages)
        if not from_yuan(item.amount)
    }
    return faults | zero


async def _check_photos(actor: Actor, key: str, photos: str) -> None:
    try:
        await check_files([deposit_entry.by_key["photos"]], {"photos": photos}, actor)
    except Invalid as error:
        raise Invalid(fields={key: (error.fields or {}).get("photos", NO_PHOTO)}) from error


def _damages(form: SettlementForm) -> list[Item]:
    return [Item("damage", item.text, -from_yuan(item.amount), item.photos) for item in form.damages]


def _extras(form: SettlementForm) -> list[Item]:
    return [Item("extra", item.text, from_yuan(item.amount)) for item in form.extras]


def _owed(bill: Bill) -> Owed:
    return Owed(
        bill.id,
        bill.bill_no,
        bill.kind,
        bill.period_from,
        bill.period_to,
        bill.due,
        bill.amount,
        bill.open_amount,
        bill.state,
        touched=bool(bill.paid or bill.credited),
    )


async def read_rules(tenant_id: int) -> Rules:
    return Rules(
        Decimal(await read_switch(tenant_id, HOLDOVER_FACTOR)),
        Decimal(await read_switch(tenant_id, PENALTY_MONTHS)),
        await is_on(tenant_id, RENT_FIRST),
    )


async def meters_left(actor: Actor, lease: Lease, row: Settlement) -> list[Meter]:
    """The meters that whoever leaves has used."""
    return [] if row.before_start else await meters_of(actor, lease)


async def _final_readings(actor: Actor, lease: Lease, form: SettlementForm) -> list[MeterReading]:
    meters = {meter.id: (meter, FINAL) for meter in await meters_of(actor, lease)}
    return await readings_of(actor, form.readings, meters, form.leave_date)


async def _utilities(
    actor: Actor, lease: Lease, form: SettlementForm, readings: list[MeterReading]
) -> tuple[list[Item], list[int]]:
    """What was used and is on no bill yet, by the tariffs; and the readings that it comes from."""
    book = await read_book(actor, lease.community_id, form.leave_date + DAY)
    items = _with_final(book, lease, form.leave_date, readings).items().get(lease.id, [])
    await refuse_unread(actor, book.unread.get(lease.id, ()))
    lacking = book.lacking & {row.meter_id for row in readings}
    if lacking:
        places = [n for n, item in enumerate(form.readings) if read_row_id(item.meter_id) in lacking]
        raise Invalid(fields={f"readings.{n}.value": "该表未设价格 | This meter has no tariff" for n in places})
    lines = [Item("utility", line.explain, -line.amount) for item in items for line in item.lines]
    return lines, sorted({row for item in items for row in item.readings})


def _with_final(book: Book, lease: Lease, day: date, readings: list[MeterReading]) -> Book:
    """The book with the final readings in it; who stays on holds the unit to the day of leaving."""
    rows = {meter: [*found] for meter, found in book.readings.items()}
    for row in readings:
        rows.setdefault(row.meter_id, []).append(row)
    held_on = [
        one._replace(until=max(one.until, day + DAY)) if one.lease == lease.id else one for one in book.tenancies
    ]
    return replace(book, readings=rows, tenancies=held_on, lacking=book.lacking, unread=book.unread)


def shown(meter: Meter) -> str:
    """Kind and number, as a pair text."""
    name = _KINDS[meter.kind]
    return f"{name.zh} {meter.serial} | {name.en} {meter.serial}"


def frozen_lines(found: Found) -> list[dict[str, object]]:
    """The lines as they are kept with a frozen statement; amounts in fen."""
    return [
        {"code": line.code, "text": line.text, "amount": line.amount, "photos": line.photos}
        for line in found.reckoning.lines
    ]
