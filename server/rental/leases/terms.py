"""Terms of a lease: the forms, and what can be checked about them without the database."""

from collections.abc import Sequence
from datetime import date, datetime
from decimal import Decimal
from typing import Annotated, Literal, Protocol

from pydantic import AfterValidator, Field

from schema.kit.clock import from_wire, why_no_day
from schema.kit.errors import Invalid
from schema.kit.money import from_yuan, round_fen
from schema.kit.numerals import read_decimal
from schema.kit.rules import RULES
from schema.rental.lease import Lease
from schema.rental.lease_party import LESSOR
from server.http.amount import Yuan, YuanIfAny
from server.http.body import WRONG_NUMBER, Body, DocumentNumber, Narrow, ShownDocument
from server.kit.person_names import WRONG_NAME, fitting_name
from server.rental.leases.periods import LEASE_DAY, Step, Terms, add_months, earliest_end, latest_end
from server.rental.spans import DAY, Span


class LesseeForm(Body):
    name: str = Field(min_length=1, max_length=60)
    phone: Narrow
    gender: Literal["1", "2"] | None = None
    id_type: str = Field(default="id_card", max_length=20)
    id_no: DocumentNumber | None = Field(default=None, max_length=50)


class LesseeChoice(Protocol):
    """A form that chooses a lessee who is known, or names one."""

    @property
    def tenant_id(self) -> str | None: ...

    @property
    def tenant(self) -> LesseeForm | None: ...


class StepForm(Body):
    """A new monthly price from a day on: an amount, or so many percent more (or less) than until then."""

    start: date = Field(alias="from")
    price: YuanIfAny = ""
    percent: Decimal | None = Field(default=None, ge=-90, le=200, max_digits=6, decimal_places=2)


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
ASKED_OF_DOCUMENT = 4
FIRM = "licence"
"""The document of a firm, whose name is not that of a person."""
NO_DOCUMENT = "电子签署须填写证件号码 | Signing by phone needs the ID number"
MeterReading = Annotated[str, AfterValidator(_check_reading)]


class PartyForm(Body):
    """Who signs beside the lessee; without a turn of their own they sign behind those who are named before them.

    `id`: a party that the contract has already; what its document says is kept where none is sent."""

    id: str | None = None
    role: Literal["co_tenant", "guarantor", "lessor", "witness"]
    name: str = Field(min_length=1, max_length=100)
    phone: Narrow | None = Field(default=None, max_length=20)
    id_type: str = Field(default="id_card", max_length=20)
    id_no: ShownDocument | None = Field(default=None, max_length=50)
    seq: int | None = Field(default=None, ge=1, le=99)


class ContractForm(TermsForm):
    """Everything that a contract says; whether a deposit is charged, and when the lessee comes and leaves, has to be chosen."""

    contract_no: str | None = Field(default=None, max_length=20, pattern=r"^[0-9A-Za-z一-龥（）()\-_/.]*$")
    order_no: str | None = Field(default=None, max_length=30)
    end_date: date
    price: Yuan
    tenant_id: str | None = None
    tenant: LesseeForm | None = None
    parties: list[PartyForm] = Field(default_factory=list, max_length=20)
    lessor_kind: Literal["self", "owner"] = "self"
    unit_id: str
    form: Literal["paper", "electronic"] = "paper"
    deposit_charged: bool
    deposit_back_days: int = Field(default=7, ge=0, le=180)
    deduct_terms: str | None = Field(default=None, max_length=1000)
    penalty_months: Decimal | None = Field(default=None, ge=0, le=12, max_digits=4, decimal_places=2)
    penalty_cap: YuanIfAny = ""
    services: str | None = Field(default=None, max_length=200)
    filing_no: str | None = Field(default=None, max_length=40)
    filing_state: Literal["none", "filed", "exempt"] = "none"
    water_base: MeterReading | None = None
    elec_base: MeterReading | None = None
    gas_base: MeterReading | None = None
    check_in: str
    departure: str
    notes: str | None = Field(default=None, max_length=500)
    hold_id: str | None = None
    overbook_reason: str | None = Field(default=None, max_length=100)


class LeaseForm(ContractForm):
    """A new contract. `stage`: how far it goes at once; what is signed already is recorded with its scan, and an electronic one
    goes no further than to its signatures."""

    stage: Literal["draft", "submitted", "signed"] = "signed"
    signed_on: date | None = None
    scan: str | None = Field(default=None, max_length=1000)
    viewing_id: str | None = None


class LeaseEdit(ContractForm):
    """The contract anew, as long as nobody has signed it."""

    id: str
    version: int


def check_term(start: date, end: date) -> dict[str, str]:
    """At least a month, at most twenty years."""
    if end < (day := earliest_end(start)):
        return {"endDate": f"租期至少1个月，最早{day} | At least one month: not before {day}"}
    return {"endDate": "租期最长20年 | At most twenty years"} if end > latest_end(start) else {}


def check_form(form: ContractForm) -> None:
    """The term; departure not before check-in; parties who can be reached and, signing by phone, prove who they are."""
    errors = check_term(form.start_date, form.end_date)
    begin, leave = read_moment(form.check_in, "checkIn"), read_moment(form.departure, "departure")
    if begin is None:
        errors["checkIn"] = "请选择入住时间 | Choose the check-in time"
    if leave is None:
        errors["departure"] = "请选择离开时间 | Choose the departure time"
    if begin and leave and leave < begin:
        errors["departure"] = "离开时间不能早于入住时间 | Departure must not be before check-in"
    if form.tenant is not None and not RULES["phone"].accepts(form.tenant.phone):
        errors["tenant.phone"] = RULES["phone"].message
    if form.tenant is not None:
        errors |= lessee_name(form.tenant)
    if form.tenant is None and not form.tenant_id:
        errors["tenantId"] = "请选择承租人 | Choose the lessee"
    if form.form == "electronic" and form.tenant is not None and lacks_document(form.tenant.id_no):
        errors["tenant.idNo"] = NO_DOCUMENT
    for index, party in enumerate(form.parties):
        errors |= _check_party(form, party, f"parties.{index}")
    if form.lessor_kind == "owner" and not any(party.role == "lessor" for party in form.parties):
        errors["lessorKind"] = "请填写出租业主 | Enter the owner who lets it"
    if errors:
        raise Invalid(fields=errors)


def lessee_name(lessee: LesseeForm) -> dict[str, str]:
    """Brings the name of a person to the form in which names are kept; what is wrong with it, by field."""
    name = lessee.name if lessee.id_type == FIRM else fitting_name(lessee.name)
    if name is None:
        return {"tenant.name": WRONG_NAME}
    lessee.name = name
    return {}


def is_person(party: PartyForm) -> bool:
    """A lessor may be a firm without a document, others are one by their licence."""
    return party.role != LESSOR and party.id_type != FIRM


def _check_party(form: ContractForm, party: PartyForm, at: str) -> dict[str, str]:
    """What the document of a known party says is looked at where it is read (`parties.write_parties`)."""
    errors: dict[str, str] = {}
    by_phone = form.form == "electronic" and signs(party.role, form.lessor_kind)
    if party.phone and not RULES["phone"].accepts(party.phone):
        errors[f"{at}.phone"] = RULES["phone"].message
    if not party.phone and (by_phone or party.role != LESSOR):
        errors[f"{at}.phone"] = "请输入手机号 | Enter the phone number"
    if by_phone and lacks_document(party.id_no) and (party.id_no or not party.id):
        errors[f"{at}.idNo"] = NO_DOCUMENT
    return errors


def signs(role: str, lessor_kind: str) -> bool:
    """The organisation seals and does not sign; an owner who lets does."""
    return role != LESSOR or lessor_kind == "owner"


def lacks_document(id_no: DocumentNumber | None) -> bool:
    """Whether somebody cannot prove by its last four who they are."""
    return len((id_no or "").strip()) < ASKED_OF_DOCUMENT


WRONG_TIME = "时间格式应为 yyyy-MM-dd HH:mm:ss | Times look like yyyy-MM-dd HH:mm:ss"


def read_moment(text: str | None, field: str) -> datetime | None:
    """A date-time text of the wire, which is Shanghai time, as UTC; Invalid at the field when it is none."""
    if not text:
        return None
    try:
        return from_wire(text)
    except ValueError as error:
        raise Invalid(fields={field: why_no_day(error, WRONG_TIME)}) from error


def read_terms(form: TermsForm, end: date, rent: str) -> Terms:
    """What decides the bills."""
    anchor_day = form.anchor_day or form.start_date.day
    if form.anchor == LEASE_DAY and add_months(form.start_date, 0, anchor_day) != form.start_date:
        raise Invalid(fields={"anchorDay": "账单日与开始日期不符 | The anchor day does not fit the start date"})
    _check_steps(form, end)
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
        steps=read_steps(form.price_steps, price),
        free=tuple(Span(free.first, free.last + DAY) for free in form.free_days if free.first <= free.last),
    )


def _check_steps(form: TermsForm, end: date) -> None:
    outside = {
        f"priceSteps.{index}.price": "递增日期须在租期内 | The step has to lie in the term"
        for index, step in enumerate(form.price_steps)
        if not form.start_date <= step.start <= end
    }
    if outside:
        raise Invalid(fields=outside)


def read_deposit(form: TermsForm, price: int) -> int:
    """In fen: the amount as typed, else months of rent (`price` is one); nothing when none is charged."""
    if not form.deposit_charged:
        return 0
    return from_yuan(form.deposit) if form.deposit else price * form.deposit_months


def read_steps(steps: Sequence[StepForm], price: int) -> tuple[Step, ...]:
    """In the order of their days, in fen; a percentage counts from the price until then. Invalid at the field."""
    read: list[Step] = []
    for index, step in sorted(enumerate(steps), key=lambda entry: entry[1].start):
        if step.percent is None and not step.price:
            raise Invalid(
                fields={f"priceSteps.{index}.price": "请输入新月租或涨幅 | Enter the new rent or a percentage"}
            )
        if step.percent is None:
            price = from_yuan(step.price)
        else:
            price = round_fen(Decimal(price) * (100 + step.percent) / 100)
        if price <= 0:
            raise Invalid(fields={f"priceSteps.{index}.price": "月租须大于零 | The rent must be above zero"})
        read.append(Step(step.start, price))
    return tuple(read)


def terms_of(lease: Lease) -> Terms:
    """What decides the bills of a stored contract."""
    steps = [StepForm.model_validate(step) for step in lease.price_steps or ()]
    free = [FreeForm.model_validate(item) for item in lease.free_days or ()]
    return Terms(
        start=lease.start_date,
        end=lease.end_date,
        cycle=lease.pay_cycle,
        price=lease.price,
        anchor=lease.anchor,
        anchor_day=lease.anchor_day,
        steps=read_steps(steps, lease.price),
        free=tuple(Span(item.first, item.last + DAY) for item in free if item.first <= item.last),
    )
