"""The answers of rental as models: for OpenAPI and the generated types, and tests hold real answers against them."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from schema.kit.wire import camel


class Shape(BaseModel):
    """Wire names are camelCase; nothing may be answered that is not declared."""

    model_config = ConfigDict(alias_generator=camel, populate_by_name=True, extra="forbid")


class StaySegment(Shape):
    index: int
    count: int


class Person(Shape):
    id: str
    name: str


class HoursShape(Shape):
    from_: str = Field(alias="from")
    to: str


class StayShape(Shape):
    """A bar of the board; `to` is exclusive. The last fields are there for some kinds only."""

    id: str
    kind: Literal["order", "lease", "block", "hold"]
    source_id: str
    no: str
    unit_id: str
    leaf_ids: list[str]
    from_: str = Field(alias="from")
    to: str
    state: str
    guest: str
    phone: str
    nights: int
    total: str
    paid: str
    balance: str
    channel: str
    remark: str
    locked: bool
    guests: int
    segment: StaySegment
    version: int
    update_by: str | None
    update_time: str | None
    block_kind: str | None = None
    reason: str | None = None
    hold_by: Person | None = None
    moves_stay: str | None = None
    hold_until: str | None = None
    client_id: str | None = None
    ending_soon: bool | None = None
    hours: HoursShape | None = None


class CommunityShape(Person):
    """Stays take their unit from check-in time on the first day to check-out time on the last."""

    check_in: str
    check_out: str


class LaneStayShape(StayShape):
    """A stay that waits for a unit: `unitId` is empty. `revision` grows when only `overbooked` changes."""

    unit_type: str
    community_id: str
    overbooked: bool
    revision: int


class TypeShape(Shape):
    """Per day of the window; free goes below zero where more was sold than there is."""

    unit_type: str
    kind: Literal["house", "room", "bed"]
    house_type: str
    total: int
    free: list[int]
    waiting: list[int]


class FitShape(Shape):
    """`before` and `after`: nights left empty around the stay, null when nothing is near."""

    unit_id: str
    title: str
    unit_type: str
    before: int | None
    after: int | None
    price: str
    total: str
    reason: str


class RoomUnitShape(Shape):
    id: str
    kind: Literal["house", "room", "bed"]
    ref_id: str
    parent_id: str | None
    leaf_ids: list[str]
    community_id: str
    building_id: str
    floor: int
    name: str
    title: str
    house_type: str
    rental_method: str
    riyue: str
    clean_state: str | None
    limit: int
    price: str
    sort: int
    sellable: bool
    version: int


class HolidayShape(Shape):
    name: str
    kind: str


class DayShape(Shape):
    """Counted over leaves: total = occupied + blocked + held + waiting + free."""

    date: str
    weekday: int
    holiday: HolidayShape | None
    total: int
    free: int
    occupied: int
    blocked: int
    held: int
    waiting: int
    arrivals: int
    departures: int


class BuildingShape(Shape):
    id: str
    community_id: str
    name: str
    floors: int


class CountersShape(Shape):
    arrivals: int
    departures: int
    in_house: int
    free: int
    dirty: int
    blocked: int
    holds: int
    leases: int


class RuleShape(Shape):
    """What is not sold on a day of a unit."""

    min_nights: int | None
    closed_in: bool
    closed_out: bool
    closed: bool
    reason: str | None


class RoomBoardShape(Shape):
    from_: str = Field(alias="from")
    to: str
    today: str
    topic: str | None
    communities: list[CommunityShape]
    community_id: str | None
    buildings: list[BuildingShape]
    units: list[RoomUnitShape]
    stays: list[StayShape]
    lane: list[LaneStayShape]
    types: list[TypeShape]
    days: list[DayShape]
    counters: CountersShape
    prices: dict[str, list[str]]
    rules: dict[str, dict[str, RuleShape]]


class QuoteLine(Shape):
    night: str
    price: str
    rule: str
    rule_text: str


class QuoteShape(Shape):
    lines: list[QuoteLine]
    total: str


class CheckOutQuoteShape(Shape):
    """Amounts in yuan; `from`: the first night that is given back."""

    early: bool
    from_: str | None = Field(alias="from")
    nights: int
    amount: str
    kept_night: bool
    balance: str
    deposit_held: str


class FreeShape(Shape):
    unit_id: str
    title: str
    price: str
    total: str


class HoldShape(Shape):
    id: str
    until: str


class BlockShape(Shape):
    id: str
    version: int


class CleanShape(Shape):
    unit_id: str
    state: str


class CardList(Shape):
    path: str
    query: dict[str, str]


class CardShape(Shape):
    """A figure of the day and the list that opens exactly its rows."""

    count: int
    list: CardList
    amount: str | None = None
    oldest: str | None = None
    received: str | None = None
    refunded: str | None = None


class TodayShape(Shape):
    """Cards that the reader may not list are left out."""

    date: str
    arrivals: CardShape | None = None
    departures: CardShape | None = None
    in_house: CardShape | None = None
    owing: CardShape | None = None
    unpaid: CardShape | None = None
    finance: CardShape | None = None
    housekeeping: CardShape | None = None


class PaintLine(Shape):
    """One night: what it costs, what it would cost, and whether somebody has it already."""

    unit_id: str
    night: str
    old: str
    new: str
    sold: bool


class RuleState(RuleShape):
    price: str | None


class RuleChangeShape(Shape):
    """What was set before and after; sent back to `restore`, it takes the change back."""

    unit_id: str
    night: str
    before: RuleState | None
    after: RuleState | None


class ChangesShape(Shape):
    changes: list[RuleChangeShape]


class PaintShape(ChangesShape):
    """`seen` names this very answer; income counts the nights that are still unsold."""

    lines: list[PaintLine]
    unsold: int
    income_old: str
    income_new: str
    seen: str
