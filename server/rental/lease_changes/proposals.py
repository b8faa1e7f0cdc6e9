"""What each kind of change makes of a lease: its columns, its bills, and the lease that follows it with its bills.

Worked out without the database, so that the preview, what is signed and what is written come from one place.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, NamedTuple

from schema.kit.errors import Invalid
from schema.kit.money import from_yuan, to_yuan
from schema.rental.lease import Lease
from schema.rental.lease_change import PAYER, PRICE, RENEW, ROOM_CHANGE, TRANSFER
from server.kit.person_names import WRONG_NAME, fitting_name
from server.kit.scope import parse_id
from server.rental.lease_changes.billed_state import BilledState, dues_of_successor
from server.rental.lease_changes.forms import RETURN, WantedForm, check_lessee, need_day, need_price
from server.rental.lease_changes.plan import (
    Replan,
    follow,
    renewed,
    replan,
    since,
    until,
    usual_end,
    with_price,
)
from server.rental.leases.bills import Planned
from server.rental.leases.periods import Line, Step, Terms, latest_end, price_at, slice_of
from server.rental.leases.terms import read_steps
from server.rental.spans import DAY

USUAL_MONTHS = 12
OF_THE_UNIT = ("water_base", "elec_base", "gas_base", "handed")
Columns = Mapping[str, Any]


@dataclass(frozen=True)
class Proposal:
    """`columns`: of the lease, what gets another value; `bills`: its rent bills. `successor`: columns of the lease that follows, with
    `next_bills`. `payer`: bills from this day on are somebody else's."""

    effective_day: date
    bills: Replan
    columns: Columns = field(default_factory=dict)
    successor: Columns | None = None
    next_bills: tuple[Planned, ...] = ()
    payer_from: date | None = None

    @property
    def next_total(self) -> int:
        """Fen."""
        return sum(bill.amount for bill in self.next_bills)


class Worked(NamedTuple):
    """What a change of some kind does by the state of things now; `own`: the change itself, once there is one."""

    billed_state: BilledState
    kind: str
    form: WantedForm
    proposal: Proposal
    own: int = 0


def work_out(billed_state: BilledState, kind: str, form: WantedForm, own: int = 0) -> Worked:
    """Invalid at the field that stands in the way."""
    return Worked(billed_state, kind, form, propose(billed_state, kind, form), own)


def propose(billed_state: BilledState, kind: str, form: WantedForm) -> Proposal:
    """Invalid at the field that stands in the way."""
    return _PROPOSALS[kind](billed_state, form)


def _renew(billed_state: BilledState, form: WantedForm) -> Proposal:
    """A new lease from the day after the last, with the deposit's difference as a bill of its own."""
    lease, old = billed_state.lease, billed_state.terms
    start = old.end + DAY
    cycle = form.pay_cycle or old.cycle
    end = form.end_date or usual_end(start, USUAL_MONTHS, old.day)
    _check_renewed_term(start, end, old)
    if form.effective_day not in (None, start):
        said = f"续租须与原合同衔接，自 {start} 起 | A renewal follows without a gap, from {start}"
        raise Invalid(fields={"effectiveDay": said})
    if billed_state.today > start:
        raise Invalid(fields={"effectiveDay": "原合同已到期 | The lease is over"})
    price = need_price(form, price_at(old, old.end))
    terms = renewed(old, end, price, cycle, _steps(form, price, start, end))
    deposit = _deposit(billed_state, form)
    bills, _ = follow(terms, dues_of_successor(billed_state, start), (), _more(lease, deposit))
    return Proposal(start, _untouched(billed_state), {}, {**_columns(terms), **deposit}, tuple(bills))


def _deposit(billed_state: BilledState, form: WantedForm) -> dict[str, Any]:
    """Of the lease that follows; what is above the present one is billed, what is below it goes along or is paid back."""
    had = billed_state.lease.deposit
    deposit = from_yuan(form.deposit) if form.deposit else had
    return {"deposit": deposit, "surplus_back": deposit < had and form.deposit_surplus == RETURN}


def _more(lease: Lease, columns: Columns) -> int:
    return max(0, columns["deposit"] - lease.deposit)


def _check_renewed_term(start: date, end: date, old: Terms) -> None:
    earliest = usual_end(start, 1, old.day)
    if end < earliest:
        raise Invalid(fields={"endDate": f"租期至少1个月，最早{earliest} | At least one month: not before {earliest}"})
    if end > latest_end(start):
        raise Invalid(fields={"endDate": "租期最长20年 | At most twenty years"})


def _steps(form: WantedForm, price: int, start: date, end: date) -> tuple[Step, ...]:
    steps = read_steps(form.price_steps, price)
    if any(not start <= step.start <= end for step in steps):
        raise Invalid(fields={"priceSteps": "递增日期须在租期内 | Steps lie in the term"})
    return steps


def _price(billed_state: BilledState, form: WantedForm) -> Proposal:
    """Another price from a day on, not before the month slice that runs today."""
    old = billed_state.terms
    day = need_day(form, max(slice_of(old, min(billed_state.today, old.end)).start, old.start), old.end)
    price = need_price(form)
    if price == price_at(old, day) and not any(step.start > day for step in old.steps):
        raise Invalid(fields={"price": "与现租金相同 | That is the present rent"})
    terms = with_price(old, day, price)
    bills = replan(terms, billed_state.dues, billed_state.billed, billed_state.revisions)
    _refuse_left(bills.left)
    return Proposal(day, bills, _stored_prices(terms))


def _refuse_left(left: Sequence[Line]) -> None:
    if left:
        said = to_yuan(-sum(line.amount for line in left))
        raise Invalid(
            fields={
                "price": f"没有待出账单可抵扣多收的 {said}，请在退租结算时处理"
                f" | No bill is left that could take the credit of {said}: settle it when the lease ends"
            }
        )


def _stored_prices(terms: Terms) -> Columns:
    steps = [{"start": step.start.isoformat(), "price": to_yuan(step.price)} for step in terms.steps]
    return {"price": terms.price, "price_steps": steps or None}


def _room_change(billed_state: BilledState, form: WantedForm) -> Proposal:
    """The rest of the term in another unit; its deposit, services and parties go along."""
    if not form.unit_id:
        raise Invalid(fields={"unitId": "请选择新房间 | Choose the new unit"})
    if form.unit_id == str(billed_state.lease.unit_id):
        raise Invalid(fields={"unitId": "请选择另一间房 | Choose another unit"})
    return _hand_on(billed_state, form, {"unit_id": parse_id(form.unit_id), **dict.fromkeys(OF_THE_UNIT)})


def _transfer(billed_state: BilledState, form: WantedForm) -> Proposal:
    """The rest of the term with another lessee; what the old one owes stays theirs."""
    check_lessee(form)
    if form.tenant_id == str(billed_state.lease.renter_id):
        raise Invalid(fields={"tenantId": "与现承租人相同 | That is the present lessee"})
    payer = dict.fromkeys(("payer_kind", "payer_name", "payer_phone", "payer_tax_no", "payer_from"))
    return _hand_on(billed_state, form, payer)


def _hand_on(billed_state: BilledState, form: WantedForm, columns: Columns) -> Proposal:
    """The lease ends the day before; the one that follows takes over what was billed beyond that."""
    old = billed_state.terms
    day = need_day(form, max(billed_state.today, old.start + DAY), old.end)
    price = need_price(form, price_at(old, day))
    rest = since(old, day)
    terms = rest if price == rest.price else replace(rest, price=price, steps=())
    bills = replan(until(old, day - DAY), billed_state.dues, billed_state.billed, billed_state.revisions)
    deposit = _deposit(billed_state, form)
    next_bills, left = follow(
        terms, dues_of_successor(billed_state, day), bills.left, _more(billed_state.lease, deposit)
    )
    if left:
        said = to_yuan(-sum(line.amount for line in left))
        raise Invalid(
            fields={
                "effectiveDay": f"已出账多收的 {said} 新合同抵扣不完，请改用退租结算"
                f" | The new lease cannot take the credit of {said}: settle the old one instead"
            }
        )
    successor = {**columns, **_columns(terms), **deposit}
    return Proposal(day, bills, {"end_date": day - DAY}, successor, tuple(next_bills))


def _columns(terms: Terms) -> Columns:
    """What a following lease keeps of its terms."""
    free = [{"first": span.start.isoformat(), "last": (span.end - DAY).isoformat()} for span in terms.free]
    return {
        "start_date": terms.start,
        "end_date": terms.end,
        "pay_cycle": terms.cycle,
        "anchor": terms.anchor,
        "anchor_day": terms.day,
        "free_days": free or None,
        **_stored_prices(terms),
    }


def _payer(billed_state: BilledState, form: WantedForm) -> Proposal:
    """Bills that are not issued yet, from a day on, are paid by somebody else."""
    faults = {}
    if not form.payer_name:
        faults["payerName"] = "请填写付款人 | Enter who pays"
    elif form.payer_kind == "person":
        name = fitting_name(form.payer_name)
        if name is None:
            faults["payerName"] = WRONG_NAME
        else:
            form.payer_name = name
    if form.payer_kind == "company" and not form.payer_tax_no:
        faults["payerTaxNo"] = "请填写税号 | Enter the tax number"
    if faults:
        raise Invalid(fields=faults)
    day = need_day(form, billed_state.today, billed_state.terms.end)
    if not any(not bill.issued and bill.first >= day for bill in billed_state.billed):
        raise Invalid(fields={"effectiveDay": "该日之后没有待出账单 | No bill from that day on is still to be issued"})
    columns = {
        "payer_kind": form.payer_kind,
        "payer_name": form.payer_name,
        "payer_phone": form.payer_phone or None,
        "payer_tax_no": form.payer_tax_no or None,
        "payer_from": day,
    }
    return Proposal(day, _untouched(billed_state), columns, payer_from=day)


def _untouched(billed_state: BilledState) -> Replan:
    return Replan(kept=tuple(billed_state.billed), voided=(), written=())


_PROPOSALS: Mapping[str, Callable[[BilledState, WantedForm], Proposal]] = {
    RENEW: _renew,
    PRICE: _price,
    ROOM_CHANGE: _room_change,
    TRANSFER: _transfer,
    PAYER: _payer,
}
