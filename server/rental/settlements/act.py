"""The last step of a settlement, whole or not at all: claims are cut, readings stored, the books settled and the lease ended."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple, cast

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import to_yuan
from schema.kit.text import pair
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.lease import lease as lease_resource
from schema.rental.meter import MeterCharge, MeterReading
from schema.rental.settlement import Settlement, settlement
from schema.rental.unit import Unit
from server.approval.api import SettlementPayload
from server.engine.effects import Act
from server.engine.process import open_transition
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock, parse_id, scoped
from server.kit.unit_of_work import Work
from server.rental.cashier.entries import ON_ACCOUNT
from server.rental.cashier.outgoing import Agreed
from server.rental.cashier.refund_requests import ask_settlement_if_due
from server.rental.cleaning.after_stay import soil_unit
from server.rental.inventory.units import lock_units_left
from server.rental.meters.handover import lock_meters, meters_of, store
from server.rental.occupancy.claims import Claim, ClaimChange, release_stays, replace_claims
from server.rental.receivables.allocation import account_of
from server.rental.settlements.books import Way, book
from server.rental.settlements.facts import Found, find, frozen_lines
from server.rental.settlements.forms import form_of
from server.rental.spans import DAY, Span
from server.signing.api import lock_open_flow

SUBJECT = "settlement"
"""Kind of its signing flows."""
CHANGED = (
    "结算单签字后又有变化：{zh}。请「重新修改」后再签"
    " | It is not what was signed any more: {en}. Open it again and have it signed anew"
)
REVISED = "结算单已重新修改 | It was opened again since"
_NIGHTS = """
SELECT DISTINCT from_day, least(to_day, $2) AS to_day FROM occupancy_claim WHERE stay_id = $1 AND from_day < $2 ORDER BY from_day"""
TOLD = 3
"""Lines that a refusal names, of each kind."""
NO_METHOD = "请选择退款方式 | Choose how it is paid out"


class SignedLine(NamedTuple):
    """A line of a statement as it was frozen; `amount` in fen, `photos` joined by commas."""

    code: str
    text: str
    amount: int
    photos: str


@dataclass
class SettlementAct(Act):
    """`agreed`: a second person's approval of what is paid out."""

    agreed: Agreed | None = None

    @property
    def settlement(self) -> Settlement:
        return cast(Settlement, self.row)


async def lock_leases(work: Work, body: Any) -> None:
    """The flow in which it is being signed, then leases by id, come before their settlement (docs/locks.md)."""
    await lock_open_flow(work, SUBJECT, parse_id(body.id))
    row = await fetch(Settlement, work.actor, parse_id(body.id))
    ids = {row.lease_id, row.new_lease_id or row.lease_id}
    await scoped(Lease, work.actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)


async def finish(act: SettlementAct) -> None:
    """Ends the lease; a large payout waits for somebody else's approval instead, and everything with it."""
    row, method = act.settlement, act.body.method
    lease = await fetch(Lease, act.actor, row.lease_id)
    found = await find(act.actor, lease, form_of(row))
    _check_same(row, found)
    net = found.reckoning.net
    if net > 0 and (not method or method == ON_ACCOUNT):
        raise Invalid(fields={"method": NO_METHOD})
    payload = SettlementPayload(id=str(row.id), revision=row.revision, method=method)
    if net > 0 and act.agreed is None and await ask_settlement_if_due(act.work, lease, account_of(lease), net, payload):
        act.turn_into("ask")
        return
    await carry_out(act, lease, Way(method or "", act.agreed))


def _check_same(row: Settlement, found: Found) -> None:
    """Every line as it was frozen, whatever the net; Conflict that names what is new and what is gone."""
    signed, now = _counted(row.lines or []), _counted(frozen_lines(found))
    if signed == now:
        return
    zh = [
        f"{word}{line}"
        for word, lines in (("新增", now - signed), ("不再有", signed - now))
        for line in _named(lines, 0)
    ]
    en = [
        f"{word} {line}" for word, lines in (("new", now - signed), ("gone", signed - now)) for line in _named(lines, 1)
    ]
    raise Conflict(
        CHANGED.format(zh="；".join(zh), en="; ".join(en)),
        id="settlement.changed",
        result={"net": to_yuan(found.reckoning.net), "agreed": to_yuan(row.net)},
    )


def _counted(lines: Iterable[Mapping[str, Any]]) -> Counter[SignedLine]:
    return Counter(SignedLine(line["code"], line["text"], line["amount"], line["photos"]) for line in lines)


def _named(lines: Counter[SignedLine], language: int) -> list[str]:
    """The first of them in one language: what it is, and its yuan."""
    return [f"{pair(line.text)[language]} {to_yuan(line.amount)}" for line in sorted(lines)[:TOLD]]


async def finish_agreed(work: Work, lease: Lease, payload: SettlementPayload, agreed: Agreed) -> None:
    """The last step once somebody else has approved the payout; refused where the statement is another since."""
    row = await lock(Settlement, work.actor, payload.id)
    if row.revision != payload.revision:
        raise Conflict(REVISED, id="settlement.changed")
    async with open_transition(work, settlement, row, "finish") as act:
        found = await find(work.actor, lease, form_of(row))
        _check_same(row, found)
        act.changes["method"] = payload.method
        await carry_out(cast(SettlementAct, act), lease, Way(payload.method or "", agreed))


async def carry_out(act: SettlementAct, lease: Lease, way: Way) -> None:
    """Units, claims, meters, bills and ledger in the order of `docs/locks.md`, then the lease itself."""
    work, row = act.work, act.settlement
    before = lease
    async with open_transition(work, lease_resource, before, "end") as ending:
        ending.changes |= {"left_on": row.leave_date, "clash_on": None}
        await _free_unit(work, lease, row)
        meters = await lock_meters(work, await meters_of(work.actor, lease))
        found = await find(work.actor, lease, form_of(row))
        _check_same(row, found)
        bill = await book(work, lease, row, found.reckoning, way)
        await store(work, found.readings, meters)
        await _note_charged(work, lease, bill, found)
    frozen_lines = {"vacated_on": row.leave_date}
    act.changes |= {
        **frozen_lines,
        "bill_id": bill.id if bill else None,
        "done_on": await business_day(work.actor.tenant_id),
    }


async def _free_unit(work: Work, lease: Lease, row: Settlement) -> None:
    """Nights after the day of leaving are free again; cleaning is raised unless the day turn has done so."""
    unit = (await lock_units_left(work, [lease.unit_id])).get(lease.unit_id)
    if unit is None:
        return
    if row.before_start:
        await release_stays(work, [lease.id])
        return
    if row.vacated_on != row.leave_date:
        await soil_unit(work, unit, "lease_end", lease.id)
    until = row.leave_date + DAY
    if until < (lease.claimed_until or lease.end_date + DAY):
        await replace_claims(work, ClaimChange(await _cut(work, unit, lease, until), freed=[lease.id]))


async def _cut(work: Work, unit: Unit, lease: Lease, until: date) -> list[Claim]:
    """What the lease has of its nights before a day; past its end some of them may be somebody else's."""
    rows = await work.connection.fetch(_NIGHTS, lease.id, until)
    return [Claim(unit, Span(row["from_day"], row["to_day"]), "lease", lease.id, lease.id) for row in rows]


async def _note_charged(work: Work, lease: Lease, bill: Bill | None, found: Found) -> None:
    """Nobody pays for these readings again."""
    if bill is None:
        return
    noted = {"tenant_id": work.actor.tenant_id, "lease_id": lease.id, "bill_id": bill.id}
    await MeterCharge.bulk_create([MeterCharge(**noted, reading_id=reading_id) for reading_id in found.charged])
    rows = scoped(MeterReading, work.actor).filter(id__in=found.charged, billed=False)
    for row in await rows.order_by("id").select_for_update(no_key=True):
        await work.update(row, {"billed": True}, action="bill")
