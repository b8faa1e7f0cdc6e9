"""The rows of the members' money: receipts are numbered in the order in which they counted, and what is paid follows from them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from decimal import Decimal

from schema.finance.activity_fee import CANCELLED, REFUNDING, ActivityFee
from schema.finance.due import MemberDue
from schema.finance.due_relief import ASKED as RELIEF_ASKED
from schema.finance.due_relief import GRANTED, REVOKED, DueRelief
from schema.finance.due_relief import REFUSED as RELIEF_REFUSED
from schema.finance.invoice import DueInvoice
from schema.finance.owing import PAID, PART, UNPAID, WAIVED
from schema.finance.payment import DuePayment
from schema.finance.refund import DueRefund
from schema.kit.clock import SHANGHAI
from schema.seeds.demo import dues as plans
from server.finance.payments import RECEIPT_DIGITS, fee_of
from server.seeding.demo.world import World

COUNTED = ("confirmed", "reversed")


@dataclass
class Due:
    id: int
    no: str
    name: str
    subject: tuple[str, int]
    year: int
    level: int
    amount: int
    discount: int
    until: date
    issued: date
    reliefs: list["Relief"] = field(default_factory=list)
    payments: list["Payment"] = field(default_factory=list)

    @property
    def payable(self) -> int:
        return self.amount - self.discount

    @property
    def relief(self) -> int:
        return sum(one.amount for one in self.reliefs if one.state == GRANTED)

    @property
    def owed(self) -> int:
        return self.payable - self.relief - self.paid

    @property
    def paid(self) -> int:
        return sum(one.amount - one.refunded for one in self.payments if one.state == "confirmed")

    @property
    def state(self) -> str:
        if self.relief == self.payable:
            return WAIVED
        return PAID if not self.owed else PART if self.paid else UNPAID


@dataclass
class Relief:
    kind: str
    amount: int
    reason: str
    state: str
    day: date
    percent: int | None = None


@dataclass
class Fee:
    """Of a registration; nothing is kept of one that was cancelled."""

    id: int
    no: str
    name: str
    registration: int
    activity: int
    member: int | None
    amount: int
    issued: date
    cancelled: bool
    waiver: str | None = None
    payments: list["Payment"] = field(default_factory=list)

    @property
    def payable(self) -> int:
        return 0 if self.cancelled else self.amount

    @property
    def paid(self) -> int:
        return sum(one.amount - one.refunded for one in self.payments if one.state == "confirmed")

    @property
    def state(self) -> str:
        if self.cancelled:
            return REFUNDING if self.paid else CANCELLED
        if self.waiver:
            return WAIVED
        return UNPAID if not self.paid else PAID if self.paid == self.payable else PART


@dataclass
class Payment:
    id: int
    due: Due | Fee
    amount: int
    method: int
    rate: str
    day: date
    txn_no: str | None
    state: str
    submitter: str
    reviewer: str | None
    reason: str | None
    refunded: int = 0


@dataclass
class Refund:
    id: int
    payment: Payment
    amount: int
    method: int
    state: str
    reason: str
    note: str | None
    asker: str
    approver: str | None = None


def write(
    world: World,
    dues: Sequence[Due],
    fees: Sequence[Fee],
    payments: Sequence[Payment],
    refunds: Sequence[Refund],
) -> None:
    _write_dues(world, dues)
    _write_reliefs(world, dues)
    _write_fees(world, fees)
    _write_payments(world, payments)
    _write_refunds(world, refunds)
    _write_invoices(world, [one for one in payments if one.state == "confirmed" and _is_of_firm(one)])


def _write_dues(world: World, dues: Sequence[Due]) -> None:
    sheet = world.sheet(
        MemberDue,
        "id no name person_id firm_id year level_id amount discount discount_reason payable relief paid due_date state"
        " create_time",
    )
    for one in dues:
        kind, member = one.subject
        person, firm = (member, None) if kind == "person" else (None, member)
        reason = plans.DISCOUNT if one.discount else None
        sums = (one.amount, one.discount, reason, one.payable, one.relief, one.paid)
        head = (one.id, one.no, one.name, person, firm, one.year, one.level)
        sheet.add(*head, *sums, one.until, one.state, world.at(one.issued, 9))


def _write_reliefs(world: World, dues: Sequence[Due]) -> None:
    """Asked by finance, decided on by the manager, taken back by finance."""
    sheet = world.sheet(
        DueRelief,
        "id due_id name kind percent amount reason state asked_by decided_by decided_at note revoked_by revoked_at"
        " revoke_reason create_time",
    )
    for one, relief in [(due, relief) for due in dues for relief in due.reliefs]:
        decided = relief.state != RELIEF_ASKED
        sign = (world.users["manager"], world.at(relief.day, 11)) if decided else (None, None)
        note = plans.RELIEF_REFUSAL if relief.state == RELIEF_REFUSED else None
        back = (world.users["finance2"], world.at(relief.day, 16), plans.RELIEF_BACK)
        tail = back if relief.state == REVOKED else (None, None, None)
        head = (world.ids(), one.id, one.name, relief.kind, relief.percent, relief.amount, relief.reason, relief.state)
        sheet.add(*head, world.users["finance1"], *sign, note, *tail, world.at(relief.day, 9))


def _is_of_firm(payment: Payment) -> bool:
    return isinstance(payment.due, Due) and payment.due.subject[0] == "firm"


def _write_fees(world: World, fees: Sequence[Fee]) -> None:
    sheet = world.sheet(
        ActivityFee, "id no name registration_id activity_id member_id amount payable paid state reason create_time"
    )
    for one in fees:
        head = (one.id, one.no, one.name, one.registration, one.activity, one.member)
        sheet.add(*head, one.amount, one.payable, one.paid, one.state, one.waiver, world.at(one.issued, 9))


def _decided(world: World, one: Payment) -> datetime | None:
    """At once, or on the next day where somebody had to look at it."""
    if one.state == "submitted":
        return None
    return world.at(one.day + timedelta(days=1), 10) if one.reviewer else world.at(one.day, 15)


def _write_payments(world: World, payments: Sequence[Payment]) -> None:
    sheet = world.sheet(
        DuePayment,
        "id receipt_no due_id fee_id payer amount method_id paid_at txn_no state fee refunded submitted_by reviewed_by"
        " reviewed_at reason create_time",
    )
    numbers: Counter[int] = Counter()
    ordered = sorted(payments, key=lambda one: (_decided(world, one) or world.moment, one.id))
    for one in ordered:
        decided, receipt = _decided(world, one), None
        if one.state in COUNTED and decided:
            year = decided.astimezone(SHANGHAI).year
            numbers[year] += 1
            receipt = f"HF{year}{numbers[year]:0{RECEIPT_DIGITS}d}"
        reviewer = world.users[one.reviewer] if one.reviewer else None
        of = (one.due.id, None) if isinstance(one.due, Due) else (None, one.due.id)
        head = (one.id, receipt, *of, one.due.name, one.amount, one.method, world.at(one.day, 14), one.txn_no)
        sums = (one.state, fee_of(one.amount, Decimal(one.rate)), one.refunded)
        who = (world.users[one.submitter], reviewer, decided, one.reason)
        sheet.add(*head, *sums, *who, world.at(one.day, 15))


def _write_refunds(world: World, refunds: Sequence[Refund]) -> None:
    sheet = world.sheet(
        DueRefund,
        "id payment_id payer amount method_id reason state asked_by approver_id decided_at note create_time",
    )
    for one in refunds:
        day = one.payment.day + timedelta(days=5)
        approver = world.users[one.approver] if one.approver else None
        decided = world.at(day + timedelta(days=1), 11) if approver else None
        head = (one.id, one.payment.id, one.payment.due.name, one.amount, one.method, one.reason, one.state)
        sheet.add(*head, world.users[one.asker], approver, decided, one.note, world.at(day, 10))


def _write_invoices(world: World, payments: Sequence[Payment]) -> None:
    sheet = world.sheet(DueInvoice, "id kind title tax_no amount state invoice_no issued_on reason remark create_time")
    for number, (one, plan) in enumerate(zip(payments, plans.INVOICES * 2, strict=False), start=1):
        kind, state, remark = plan
        issued = state != "asked"
        day = min(one.day + timedelta(days=2), world.today)
        tax_no = f"91330199MA2{number:07d}"
        no = f"{day.year}3300{number:012d}" if issued else None
        head = (world.ids(), kind, one.due.name, tax_no, one.amount, state, no, day if issued else None)
        sheet.add(*head, plans.VOIDED if state == "void" else None, remark or None, world.at(one.day, 16))
