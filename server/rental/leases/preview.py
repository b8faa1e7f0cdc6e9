"""The preview of a lease: the bills that it would have, by the same rule that writes the real ones."""

from datetime import date
from decimal import Decimal
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.money import round_fen, to_yuan
from schema.rental.house import House
from schema.rental.unit import Unit
from server.http.amount import YuanIfAny
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import parse_id, scoped
from server.rental.leases.bills import Planned, plan_bills
from server.rental.leases.periods import add_months, earliest_end, latest_end
from server.rental.leases.terms import TermsForm, check_term, read_deposit, read_terms
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
    deposit, bills = _plan(form, end, await business_day(actor.tenant_id)) if form.price else (0, [])
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
    """A month by the unit's own prices: who pays for longer at once may have one of their own. None where there is none."""
    unit = await scoped(Unit, actor).get_or_none(id=parse_id(form.unit_id)) if form.unit_id else None
    if unit is None:
        return None
    if unit.kind == "house" and form.pay_cycle > 1:
        house = await scoped(House, actor).get(id=unit.id)
        months, longer = (12, house.price_year) if form.pay_cycle == 12 else (3, house.price_quarter)
        if longer:
            return to_yuan(round_fen(Decimal(longer) / months))
    return to_yuan(unit.price_month) if unit.price_month else None


def _plan(form: PreviewForm, end: date, today: date) -> tuple[int, list[Planned]]:
    terms = read_terms(form, end, form.price)
    deposit = read_deposit(form, terms.price)
    return deposit, plan_bills(terms, deposit, form.pay_advance_days, today)


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
