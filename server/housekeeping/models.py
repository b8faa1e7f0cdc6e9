"""Request shapes of housekeeping."""

import datetime
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator

from schema.housekeeping.order import HK_TYPE, PHONE_STEPS
from server.housekeeping.vouchers import VOUCHERS_MOST
from server.http.amount import Yuan
from server.http.body import Body
from server.http.moment import check_moment
from server.http.one_of import OneOf

Type = Annotated[str, OneOf(HK_TYPE.labels)]
Paths = Annotated[list[str], Field(max_length=VOUCHERS_MOST)]


class DispatchQuery(Body):
    """`date` empty means today."""

    date: datetime.date | None = None


class LineBody(Body):
    """An item with how often and, if not the item's own, the price per time."""

    item_id: str
    times: int = Field(default=1, ge=1, le=99)
    price: Yuan | None = None

    @field_validator("price", mode="before")
    @classmethod
    def read_nothing(cls, value: Any) -> Any:
        return None if value == "" else value


class AddOrder(Body):
    type: Type
    unit_id: str
    items: list[LineBody] = Field(min_length=1, max_length=20)
    staff_id: str | None = None
    plan_begin: str | None = None
    deadline: str | None = None
    reason: str | None = Field(default=None, max_length=100)
    comment: str | None = Field(default=None, max_length=200)
    priority: Literal["L", "M", "H"] = "L"
    inspect: bool = False

    @field_validator("items", mode="before")
    @classmethod
    def accept_bare_ids(cls, value: Any) -> Any:
        """A list of ids means each item once."""
        if not isinstance(value, list):
            return value
        return [{"itemId": str(item)} if isinstance(item, (str, int)) else item for item in value]

    @field_validator("deadline", "plan_begin")
    @classmethod
    def check_moment(cls, value: str | None) -> str | None:
        return check_moment(value or "") or None


class OrderRef(Body):
    """The order and the version the sender saw."""

    id: str
    version: int | None = None


class GiveOrder(OrderRef):
    staff_id: str


class MoveOrder(OrderRef):
    """`staffId` null takes the order back to the unassigned."""

    staff_id: str | None = None
    note: str | None = Field(default=None, max_length=200)


class RescheduleOrder(OrderRef):
    deadline: str = Field(min_length=1)

    @field_validator("deadline")
    @classmethod
    def check_moment(cls, value: str) -> str:
        return check_moment(value)


class CalendarQuery(Body):
    """Both days inclusive."""

    first: datetime.date = Field(alias="from")
    last: datetime.date = Field(alias="to")


class TrialBody(Body):
    """A saved rule by its `id`, or what a form holds as `rule`, in the wire names of its fields; days inclusive, both may be left out."""

    id: str | None = None
    rule: dict[str, Any] | None = None
    first: datetime.date | None = Field(default=None, alias="from")
    last: datetime.date | None = Field(default=None, alias="to")


class NoteOrder(OrderRef):
    note: str | None = Field(default=None, max_length=500)


class FailOrder(OrderRef):
    note: str = Field(min_length=1, max_length=500)
    photos: Paths = Field(default_factory=list)


class PlannedOrder(Body):
    id: str
    staff_id: str
    version: int | None = None
    reason: str | None = Field(default=None, max_length=200)


class AutoDispatch(Body):
    """Without `apply` the plan is only shown; with `plan` exactly the shown plan is applied."""

    ids: list[str] | None = Field(default=None, max_length=500)
    apply: bool = False
    plan: list[PlannedOrder] | None = Field(default=None, max_length=500)


class UsedBody(Body):
    supply_id: str
    quantity: int = Field(ge=0, le=999)


class MineAct(Body):
    """`repair`: the problem is something that somebody has to mend. `used`: what finishing took, left out where she was not asked."""

    id: str
    act: Annotated[str, OneOf(PHONE_STEPS)]
    note: str | None = Field(default=None, max_length=500)
    photos: Paths = Field(default_factory=list)
    voice: str | None = Field(default=None, max_length=255)
    repair: bool = False
    used: list[UsedBody] | None = Field(default=None, max_length=50)
    client_id: str = Field(min_length=8, max_length=64)
    at: str | None = None

    @field_validator("at")
    @classmethod
    def check_at(cls, value: str | None) -> str | None:
        return check_moment(value or "") or None


class StaffRef(Body):
    id: str


class Bind(Body):
    token: str = Field(min_length=20, max_length=200)
    device: str = Field(default="", max_length=100)
