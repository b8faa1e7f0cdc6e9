"""Answer shapes of housekeeping, for OpenAPI and the generated client types."""

from typing import Annotated, Literal

from pydantic import Field

from schema.housekeeping.order import PROCESS
from server.housekeeping.models import Type
from server.http.one_of import OneOf
from server.http.shape import Shape

State = Annotated[str, OneOf(PROCESS.states)]
Priority = Literal["L", "M", "H"]


class ItemShape(Shape):
    id: str
    name: str
    price: str
    times: int
    minutes: int
    amount: str
    checklist: list[str]


class OrderSupplyShape(Shape):
    """`usual`: what its items usually take; `used`: what it took, null while it is not done."""

    id: str
    name: str
    name_en: str
    unit: str
    usual: int
    used: int | None


class EventShape(Shape):
    id: str
    at: str
    actor: str
    kind: str
    note: str
    note_en: str
    photos: list[str]
    voice: str | None


class OrderShape(Shape):
    id: str
    no: str
    type: Type
    unit_id: str
    unit_title: str
    community_id: str
    building_name: str
    floor: int
    reason: str
    reason_en: str
    deadline: str | None
    plan_begin: str | None
    priority: Priority
    state: State
    paused: bool
    inspect: bool
    staff_id: str | None
    staff_name: str
    items: list[ItemShape]
    supplies: list[OrderSupplyShape]
    minutes: int
    photo_min: int
    quoted: str
    cost: str | None
    situation: str
    comment: str
    vouchers: list[str]
    source: str
    dispatched_at: str | None
    started_at: str | None
    finish_at: str | None
    create_time: str | None
    version: int
    events: list[EventShape]


class StaffShape(Shape):
    id: str
    name: str
    phone: str
    minutes: int
    limit: int
    state: str
    online: bool
    seen_at: str | None
    bound: bool
    open: int
    done: int


class BoardShape(Shape):
    date: str
    today: str
    staff: list[StaffShape]
    orders: list[OrderShape]


class DueShape(Shape):
    """An order in a calendar: until when it takes how long."""

    id: str
    version: int
    no: str
    type: Type
    state: State
    unit_title: str
    community_id: str
    building_name: str
    staff_name: str
    from_: str = Field(alias="from")
    to: str
    day: str


class AwayShape(Shape):
    id: str
    name: str
    from_: str = Field(alias="from")
    to: str


class CalendarShape(Shape):
    orders: list[DueShape]
    away: list[AwayShape]


class MineShape(Shape):
    """`readOnly`: nothing may be done to the orders at present."""

    staff: StaffShape
    orders: list[OrderShape]
    read_only: bool


class PlannedShape(Shape):
    id: str
    no: str
    unit_title: str
    deadline: str | None
    version: int
    staff_id: str
    staff_name: str
    minutes: int
    reason: str


class LeftShape(Shape):
    id: str
    no: str
    unit_title: str
    reason: str


class LoadShape(Shape):
    id: str
    name: str
    before: int
    after: int
    limit: int


class PlanShape(Shape):
    applied: Literal[False]
    plan: list[PlannedShape]
    left: list[LeftShape]
    staff: list[LoadShape]


class AppliedEntry(Shape):
    """A line of the plan as it was sent; all of it where a fresh plan was made."""

    id: str
    staff_id: str
    version: int | None
    reason: str | None
    no: str | None = None
    unit_title: str | None = None
    deadline: str | None = None
    staff_name: str | None = None
    minutes: int | None = None


class TakenShape(Shape):
    """An order that somebody took meanwhile."""

    id: str
    reason: str


class AppliedPlan(Shape):
    """What was dispatched, with the orders as they are now."""

    applied: Literal[True]
    plan: list[AppliedEntry]
    orders: list[OrderShape]
    left: list[LeftShape | TakenShape]
    staff: list[LoadShape]


class PhotoShape(Shape):
    path: str


class BindCodeShape(Shape):
    url: str
    token: str
    expires: str
    svg: str


class ActedShape(Shape):
    """The order as it is after the act."""

    order: OrderShape


class StaffNews(Shape):
    """The load of a housekeeper as it is now."""

    staff: StaffShape


class TrialSum(Shape):
    """Amounts in yuan."""

    orders: int
    minutes: int
    pay: str


class TrialPart(TrialSum):
    """Of a cleaning item or a building."""

    id: str
    name: str


class TrialDay(Shape):
    """`orders` of each building, in the order of the buildings; minutes of the rule, of what was raised then, and of those on duty."""

    day: str
    orders: list[int]
    minutes: int
    then: int
    capacity: int


class TrialExample(Shape):
    """One event: an order that is new, would be missing, or was made as well; `source` is the path of what brought it about."""

    change: Literal["more", "fewer", "same"]
    source: Literal["rental/order", "rental/lease", "rental/block"]
    id: str
    no: str
    unit: str
    at: str
    day_n: int | None


class TrialShape(TrialSum):
    """What a rule would have raised. `others`: events that another rule takes first; `then`: what rules really raised at these events."""

    first: str = Field(alias="from")
    last: str = Field(alias="to")
    events: int
    others: int
    more: int
    fewer: int
    same: int
    then: TrialSum
    items: list[TrialPart]
    buildings: list[TrialPart]
    days: list[TrialDay]
    examples: list[TrialExample]
