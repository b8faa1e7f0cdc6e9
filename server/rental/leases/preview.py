"""The preview of a lease: the bills that it would have, by the same rule that writes the real ones."""

from datetime import date
from decimal import Decimal
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.money import round_fen, to_yuan
from schema.rental.house import House
from schema.rental.long_price import MONTH, QUARTER, YEAR
from schema.rental.unit import Unit
from server.http.amount import YuanIfAny
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import parse_id, scoped
from server.rental.leases.bills import Planned, plan_bills
from server.rental.leases.due_days import read_shift
from server.rental.leases.periods import add_months, earliest_end, latest_end
from server.rental.leases.terms import TermsForm, check_term, read_deposit, read_terms
from server.rental.pricing.long_prices import read_price
from server.rental.spans import DAY

USUAL_MONTHS = 12


class PreviewForm(TermsForm):
    """As the lease form, while it is being filled: without an end a year is proposed, without a price no bill."""

    end_date: date | None = None
    price: YuanIfAny = ""
    unit_id: str | None = None


async def preview_lease(actor: Actor, form: PreviewForm) -> dict[str, Any]:
    """The usual and the possible last day, the bills in the order they are due, and their sums."""
    start = form.start_date
    end = form.end_date or add_months(start, USUAL_MONTHS) - DAY
    if errors := check_term(start, end):
        raise Invalid(fields=errors)
    deposit, bills = await _plan(actor, form, end) if form.price else (0, [])
    return {
        "startDate": start.isoformat(),
        "endDate": end.isoformat(),
        "earliestEnd": earliest_end(start).isoformat(),
        "latestEnd": latest_end(start).isoformat(),
        "listPrice": await _list_price(actor, form),
        "deposit": to_yuan(deposit),
        "rent": to_yuan(sum(bill.amount for bill in bills if bill.kind == "rent")),
        "total": to_yuan(sum(bill.amount for bill in bills)),
        "bills": [shape_planned(bill) for bill in bills],
    }


async def _list_price(actor: Actor, form: PreviewForm) -> str | None:
    """A month by the price list on the first day, else by what house and unit say themselves; who pays for longer at once may have
    a price of their own. None where there is none."""
    unit = await scoped(Unit, actor).get_or_none(id=parse_id(form.unit_id)) if form.unit_id else None
    if unit is None:
        return None
    if form.pay_cycle > 1:
        term, months = (YEAR, 12) if form.pay_cycle == 12 else (QUARTER, 3)
        if longer := await read_price(actor, unit, term, form.start_date) or await _own_price(actor, unit, term):
            return to_yuan(round_fen(Decimal(longer) / months))
    month = await read_price(actor, unit, MONTH, form.start_date) or unit.price_month
    return to_yuan(month) if month else None


async def _own_price(actor: Actor, unit: Unit, term: str) -> int | None:
    """What a house says for a quarter or a year; rooms and beds say nothing."""
    if unit.kind != "house":
        return None
    house = await scoped(House, actor).get(id=unit.id)
    return house.price_year if term == YEAR else house.price_quarter


async def _plan(actor: Actor, form: PreviewForm, end: date) -> tuple[int, list[Planned]]:
    today, shift = await business_day(actor.tenant_id), await read_shift(actor.tenant_id)
    terms = read_terms(form, end, form.price)
    deposit = read_deposit(form, terms.price)
    return deposit, plan_bills(terms, deposit, form.pay_advance_days, today, shift)


def shape_planned(bill: Planned) -> dict[str, Any]:
    """A bill that is not written yet."""
    return {
        "kind": bill.kind,
        "from": bill.first.isoformat(),
        "to": bill.last.isoformat(),
        "days": (bill.last + DAY - bill.first).days,
        "due": bill.due.isoformat(),
        "amount": to_yuan(bill.amount),
        "lines": [{"amount": to_yuan(line.amount), "explain": line.explain} for line in bill.lines],
    }
