"""Forms that clerks send about orders, with the checks that need no database."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Literal

from pydantic import Field, field_validator

from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from schema.kit.rules import RULES
from schema.kit.sealing import NO_VALUE, is_mask
from schema.kit.wire import camel
from server.http.amount import Yuan
from server.http.body import Body, Narrow, ShownDocument
from server.kit.person_names import WRONG_NAME, fitting_name
from server.rental.cashier.entries import CashEntry
from server.rental.occupancy.hours import HoursForm
from server.rental.orders.acting import OrderRef
from server.rental.orders.preconditions import MAX_GUESTS

CHANNELS = frozenset(
    "walk_in phone wechat website ctrip meituan fliggy tujia airbnb booking company other".split()  # noqa: SIM905
)


class NightPrice(Body):
    night: date
    price: Yuan


class GuestForm(Body):
    """`id`: a guest that the order has already; a masked number is that guest's."""

    id: str | None = Field(default=None, max_length=40)
    name: str = Field(min_length=1, max_length=60)
    gender: Literal["1", "2", ""] | None = None
    id_type: str | None = Field(default=None, max_length=20)
    id_no: ShownDocument | None = Field(default=None, max_length=50)
    phone: Narrow | None = Field(default=None, max_length=20)
    is_main: bool = False


class BookerForm(Body):
    """Who books, and whence."""

    contact_name: str = Field(min_length=1, max_length=60)
    contact_phone: Narrow
    channel: str = "walk_in"
    remark: str | None = Field(default=None, max_length=100)

    @field_validator("contact_phone")
    @classmethod
    def _mobile(cls, value: str) -> str:
        if not RULES["mobile"].accepts(value):
            raise ValueError(RULES["mobile"].message)
        return value

    @field_validator("channel")
    @classmethod
    def _channel(cls, value: str) -> str:
        if value not in CHANNELS:
            raise ValueError("请选择渠道 | Choose a channel")
        return value


class OrderForm(BookerForm):
    """Fields that adding and editing share."""

    guests: list[GuestForm] = Field(default_factory=list)
    night_prices: list[NightPrice] | None = None
    price_reason: str | None = Field(default=None, max_length=100)

    @field_validator("guests")
    @classmethod
    def _guests(cls, value: list[GuestForm]) -> list[GuestForm]:
        if len(value) > MAX_GUESTS:
            raise ValueError(f"最多{MAX_GUESTS}位入住人 | At most {MAX_GUESTS} guests")
        return value


class OrderAdd(OrderForm):
    """Without a unit it names the type that is to be assigned later, and the community. `quoted`: the sum that was shown.
    `companyId`: on whose account it is."""

    unit_id: str | None = None
    company_id: str | None = Field(default=None, max_length=40)
    unit_type: str | None = Field(default=None, max_length=60)
    community_id: str | None = None
    overbook_reason: str | None = Field(default=None, max_length=100)
    check_in: date
    check_out: date
    deposit_due: Yuan | None = None
    quoted: Yuan | None = None
    hold_id: str | None = None
    hours: HoursForm | None = None
    override_reason: str | None = Field(default=None, max_length=100)
    confirm: bool = False
    check_in_now: bool = False
    force_dirty: bool = False
    reason: str | None = Field(default=None, max_length=100)
    cashier: list[CashEntry] = Field(default_factory=list)


class OrderEdit(OrderForm, OrderRef):
    pass


class OrderPrices(OrderRef):
    """What nights cost from now on, and why."""

    night_prices: list[NightPrice] = Field(min_length=1, max_length=400)
    price_reason: str = Field(min_length=1, max_length=100)


def read_names(form: OrderForm, known: Collection[str] = ()) -> None:
    """Brings the names to the form in which names are kept; Invalid at those that are none. `known`: those of the order."""
    names = {"contactName": form.contact_name} | {
        f"guests.{index}.name": guest.name for index, guest in enumerate(form.guests)
    }
    read = {at: fitting_name(name, known) for at, name in names.items()}
    errors = {at: WRONG_NAME for at, name in read.items() if name is None}
    if errors:
        raise Invalid(fields=errors)
    form.contact_name = read["contactName"] or ""
    for index, guest in enumerate(form.guests):
        guest.name = read[f"guests.{index}.name"] or ""


def check_guests(guests: Sequence[GuestForm], limit: int) -> None:
    """Numbers within the unit's limit, documents well-formed."""
    if len(guests) > min(limit, MAX_GUESTS):
        raise Invalid(fields={"guests": f"该房限住{limit}人 | This unit is for {limit} at most"})
    errors: dict[str, str] = {}
    for index, guest in enumerate(guests):
        if guest.id_no and is_mask(guest.id_no):
            errors[f"guests.{index}.idNo"] = NO_VALUE
        elif guest.id_no and guest.id_type in (None, "", "id_card") and not RULES["national_id"].accepts(guest.id_no):
            errors[f"guests.{index}.idNo"] = RULES["national_id"].message
        if guest.phone and not RULES["phone"].accepts(guest.phone):
            errors[f"guests.{index}.phone"] = RULES["phone"].message
    if errors:
        raise Invalid(fields=errors)


def check_complete(guests: Sequence[GuestForm]) -> None:
    """Whoever is in the house is known by name, document and phone."""
    if not guests:
        raise Invalid(fields={"guests": "在住订单至少一位入住人 | An order in house has at least one guest"})
    needed = ("gender", "id_type", "id_no", "phone")
    errors = {
        f"guests.{index}.{camel(name)}": "必填 | Required"
        for index, guest in enumerate(guests)
        for name in needed
        if not getattr(guest, name)
    }
    if errors:
        raise Invalid(fields=errors)


def read_prices(prices: Sequence[NightPrice] | None) -> Mapping[date, int]:
    """Typed prices in fen by night."""
    return {item.night: from_yuan(item.price) for item in prices or ()}
