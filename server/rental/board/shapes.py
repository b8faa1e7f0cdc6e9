"""Shapes of the answers and events of the board.

OpenAPI and the generated types follow from them, and tests hold what is really said against them.
"""

from typing import Annotated, Literal

from pydantic import Field

from schema.rental.unit import CLEAN_STATE, UNIT_KIND
from server.http.one_of import OneOf
from server.rental.pricing.shapes import HolidayShape, RuleShape
from server.rental.shapes import HoursShape, Shape


class StaySegment(Shape):
    index: int
    count: int


class Person(Shape):
    id: str
    name: str


class StayShape(Shape):
    """A bar of the board; `to` is exclusive. The last fields are there for some kinds only.

    `change_id`: of the nights that a change of the lease `source_id` holds while it is signed."""

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
    company_id: str | None
    remark: str
    locked: bool
    guests: int
    segment: StaySegment
    version: int
    update_by: str | None
    update_time: str | None
    group_no: str | None = None
    change_id: str | None = None
    change_kind: str | None = None
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


class UnassignedStayShape(StayShape):
    """A stay that waits for a unit: `unitId` is empty. `revision` grows when only `overbooked` changes."""

    unit_type: str
    community_id: str
    overbooked: bool
    revision: int


class TypeShape(Shape):
    """Per day of the window; free goes below zero where more was sold than there is."""

    unit_type: str
    kind: Annotated[str, OneOf(UNIT_KIND.labels)]
    house_type: str
    total: int
    free: list[int]
    waiting: list[int]


class RoomUnitShape(Shape):
    id: str
    kind: Annotated[str, OneOf(UNIT_KIND.labels)]
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
    clean_state: Annotated[str, OneOf(CLEAN_STATE.labels)] | None
    limit: int
    price: str
    sort: int
    sellable: bool
    version: int


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
    unassigned: list[UnassignedStayShape]
    types: list[TypeShape]
    days: list[DayShape]
    counters: CountersShape
    prices: dict[str, list[str]]
    rules: dict[str, dict[str, RuleShape]]


class HoldShape(Shape):
    id: str
    until: str


class BlockShape(Shape):
    id: str
    version: int


class CleanShape(Shape):
    unit_id: str
    state: str


class StayNews(Shape):
    stay: StayShape


class UnassignedNews(Shape):
    stay: UnassignedStayShape


class UnitNews(Shape):
    unit: RoomUnitShape


class CellShape(Shape):
    """What a unit costs on a night now, and what is not sold of it."""

    unit_id: str
    night: str
    price: str
    rule: RuleShape | None


class PriceNews(Shape):
    cells: list[CellShape]
