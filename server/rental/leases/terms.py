"""Terms of a lease: the form, and what can be checked about it without the database."""

from datetime import date, datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from schema.kit.clock import from_wire
from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from schema.kit.numerals import read_decimal
from schema.kit.rules import RULES
from server.http.amount import Yuan, YuanIfAny
from server.http.body import WRONG_NUMBER, Body
from server.rental.leases.periods import LEASE_DAY, Step, Terms, add_months, earliest_end, latest_end
from server.rental.spans import DAY, Span


class LesseeForm(Body):
    name: str = Field(min_length=1, max_length=60)
    phone: str
    gender: Literal["1", "2"] | None = None
    id_type: str = Field(default="id_card", max_length=20)
    id_no: str | None = Field(default=None, max_length=50)


class StepForm(Body):
    """A new monthly price from a day on."""

    start: date = Field(alias="from")
    price: Yuan


class FreeForm(Body):
    """Rent-free days, both inclusive."""

    first: date = Field(alias="from")
    last: date = Field(alias="to")


class TermsForm(Body):
    """What decides the bills beside the end and the price, as typed."""

    start_date: date
    pay_cycle: Literal[1, 3, 6, 12] = 1
    pay_advance_days: int = Field(default=7, ge=0, le=60)
    anchor: Literal["lease_day", "natural_month"] = "lease_day"
    anchor_day: int | None = Field(default=None, ge=1, le=31)
    deposit_charged: bool = True
    deposit_months: int = Field(default=1, ge=0, le=12)
    deposit: YuanIfAny | None = None
    price_steps: list[StepForm] = Field(default_factory=list, max_length=40)
    free_days: list[FreeForm] = Field(default_factory=list, max_length=40)


def _check_reading(text: str) -> str | None:
    """What a meter can show: up to nine digits and three decimals."""
    if not text:
        return None
    try:
        shown = read_decimal(text)
    except ValueError as error:
        raise ValueError(WRONG_NUMBER) from error
    if not 0 <= shown < MOST_SHOWN or shown != round(shown, 3):
        raise ValueError("表底数应为非负数，最多三位小数 | A reading is not negative and has at most three decimals")
    return str(shown)


MOST_SHOWN = 10**9
MeterReading = Annotated[str, AfterValidator(_check_reading)]


class LeaseForm(TermsForm):
    end_date: date
    price: Yuan
    tenant_id: str | None = None
    tenant: LesseeForm | None = None
    unit_id: str
    form: Literal["paper", "electronic"] = "paper"
    water_base: MeterReading | None = None
    elec_base: MeterReading | None = None
    gas_base: MeterReading | None = None
    check_in: str | None = None
    departure: str | None = None
    notes: str | None = Field(default=None, max_length=500)
    hold_id: str | None = None
    viewing_id: str | None = None
    overbook_reason: str | None = Field(default=None, max_length=100)


def check_term(start: date, end: date) -> dict[str, str]:
    """At least a month, at most twenty years."""
    if end < (day := earliest_end(start)):
        return {"endDate": f"租期至少1个月，最早{day} | At least one month: not before {day}"}
    return {"endDate": "租期最长20年 | At most twenty years"} if end > latest_end(start) else {}


def check_dates(form: LeaseForm) -> None:
    """The term; departure not before check-in; a lessee who can be reached."""
    errors = check_term(form.start_date, form.end_date)
    begin, leave = read_moment(form.check_in, "checkIn"), read_moment(form.departure, "departure")
    if begin and leave and leave < begin:
        errors["departure"] = "离开时间不能早于入住时间 | Departure must not be before check-in"
    if form.tenant is not None and not RULES["phone"].accepts(form.tenant.phone):
        errors["tenant.phone"] = RULES["phone"].message
    if form.tenant is None and not form.tenant_id:
        errors["tenantId"] = "请选择承租人 | Choose the lessee"
    if errors:
        raise Invalid(fields=errors)


def read_moment(text: str | None, field: str) -> datetime | None:
    """A date-time text of the wire, which is Shanghai time, as UTC; Invalid at the field when it is none."""
    if not text:
        return None
    try:
        return from_wire(text)
    except ValueError as error:
        raise Invalid(
            fields={field: "时间格式应为 yyyy-MM-dd HH:mm:ss | Times look like yyyy-MM-dd HH:mm:ss"}
        ) from error


def read_terms(form: TermsForm, end: date, rent: str) -> Terms:
    """What decides the bills."""
    anchor_day = form.anchor_day or form.start_date.day
    if form.anchor == LEASE_DAY and add_months(form.start_date, 0, anchor_day) != form.start_date:
        raise Invalid(fields={"anchorDay": "账单日与开始日期不符 | The anchor day does not fit the start date"})
    price = from_yuan(rent)
    if price <= 0:
        raise Invalid(fields={"price": "请输入合同月租 | Enter the rent per month"})
    return Terms(
        start=form.start_date,
        end=end,
        cycle=form.pay_cycle,
        price=price,
        anchor=form.anchor,
        anchor_day=anchor_day,
        steps=tuple(Step(step.start, from_yuan(step.price)) for step in form.price_steps),
        free=tuple(Span(free.first, free.last + DAY) for free in form.free_days if free.first <= free.last),
    )


def read_deposit(form: TermsForm, price: int) -> int:
    """In fen: the amount as typed, else months of rent (`price` is one); nothing when none is charged."""
    if not form.deposit_charged:
        return 0
    return from_yuan(form.deposit) if form.deposit else price * form.deposit_months


def first_state(form: LeaseForm, today: date) -> str:
    """A paper contract is recorded when it is signed; an electronic one still has to be."""
    if form.form == "electronic":
        return "to_sign"
    return "active" if form.start_date <= today else "signed"
