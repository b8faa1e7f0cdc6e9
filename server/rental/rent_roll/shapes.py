"""Shapes of the rent roll's answers; money is yuan text, shares are per cent with one decimal or none where nothing is known."""

from typing import Literal

from server.rental.shapes import Shape

Status = Literal["let", "ending", "holdover", "nightly", "closed", "vacant"]


class RollRow(Shape):
    unit_id: str
    unit: str
    community: str
    status: Status
    lease_id: str | None
    contract_no: str | None
    renter: str | None
    start_date: str | None
    end_date: str | None
    price: str | None
    list_price: str
    deposit: str | None
    balance: str | None


class StatusCount(Shape):
    status: Status
    count: int


class RollFigures(Shape):
    """`potential`: list prices of all; `contracted`: monthly rents of what is let; `vacancy`: list prices of what is empty."""

    units: int
    occupancy: float | None
    potential: str
    contracted: str
    vacancy: str
    overdue: str
    statuses: list[StatusCount]


class RentRoll(Shape):
    day: str
    figures: RollFigures
    records: list[RollRow]
    total: int


class RollMonth(Shape):
    """`due`: bills that fell due, without deposits; `received`: what of them is paid by now; `ended`: leases whose last day it has,
    `renewed`: those of them that another followed; `vacancy`: list prices of the nights that nobody took."""

    month: str
    due: str
    received: str
    collection: float | None
    ended: int
    renewed: int
    vacancy: str


class RollTrend(Shape):
    """`collection` and `renewal` over all the months shown."""

    collection: float | None
    renewal: float | None
    months: list[RollMonth]
