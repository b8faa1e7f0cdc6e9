"""Answer shapes of housekeeping, for OpenAPI and the generated client types."""

from pydantic import Field

from server.http.body import Body


class ItemShape(Body):
    id: str
    name: str
    price: str
    times: int
    minutes: int
    amount: str
    checklist: list[str]


class EventShape(Body):
    id: str
    at: str
    actor: str
    kind: str
    note: str
    note_en: str
    photos: list[str]
    voice: str | None


class OrderShape(Body):
    id: str
    no: str
    type: str
    unit_id: str
    unit_title: str
    community_id: str
    building_name: str
    floor: int
    reason: str
    reason_en: str
    deadline: str | None
    plan_begin: str | None
    priority: str
    state: str
    paused: bool
    inspect: bool
    staff_id: str | None
    staff_name: str
    items: list[ItemShape]
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


class StaffShape(Body):
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


class BoardShape(Body):
    date: str
    today: str
    staff: list[StaffShape]
    orders: list[OrderShape]


class DueShape(Body):
    """An order in a calendar: until when it takes how long."""

    id: str
    version: int
    no: str
    type: str
    state: str
    unit_title: str
    community_id: str
    building_name: str
    staff_name: str
    from_: str = Field(alias="from")
    to: str
    day: str


class AwayShape(Body):
    id: str
    name: str
    from_: str = Field(alias="from")
    to: str


class CalendarShape(Body):
    orders: list[DueShape]
    away: list[AwayShape]


class MineShape(Body):
    staff: StaffShape
    orders: list[OrderShape]


class PlannedShape(Body):
    id: str
    no: str
    unit_title: str
    deadline: str | None
    version: int
    staff_id: str
    staff_name: str
    minutes: int
    reason: str


class LeftShape(Body):
    id: str
    no: str
    unit_title: str
    reason: str


class LoadShape(Body):
    id: str
    name: str
    before: int
    after: int
    limit: int


class PlanShape(Body):
    applied: bool
    plan: list[PlannedShape]
    left: list[LeftShape]
    staff: list[LoadShape]


class PhotoShape(Body):
    path: str


class BindCodeShape(Body):
    url: str
    token: str
    expires: str
    svg: str
