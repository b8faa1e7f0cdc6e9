"""Daily orders, written whole: nights, bar, claims, guests, money and log."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import accumulate
from typing import NamedTuple, Protocol

import orjson

from schema.rental.ledger import Ledger
from schema.rental.occupancy import Claim, RoomPresence
from schema.rental.order import CHECKED_OUT, DailyOrder
from schema.rental.order_parts import OrderGuest, OrderLog, OrderNight, OrderSegment
from schema.seeds.demo.people import CANCEL_REASONS, REMARKS
from server.rental.cashier.sums import Sums
from server.rental.history import Line, line_of
from server.rental.orders.new_order import POLICY
from server.rental.pricing.rule import PriceLine
from server.rental.spans import Span
from server.seeding.demo.houses import UnitRow
from server.seeding.demo.money import LEDGER, Account, settle
from server.seeding.demo.renters import Known, RenterBook
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

CHANNELS = (
    "walk_in",
    "phone",
    "wechat",
    "website",
    "ctrip",
    "meituan",
    "fliggy",
    "tujia",
    "airbnb",
    "booking",
    "company",
)
COMPANY = "company"
"""Whose guests leave what they owe to it."""
CHANNEL_WEIGHTS = tuple(accumulate((14, 8, 12, 6, 20, 16, 10, 5, 3, 3, 3)))
GUESTS = (1, 2, 3, 4)
GUEST_WEIGHTS = (45, 85, 95, 100)
ARRIVED = ("in_house", "checked_out", "closed")
LEFT = ("checked_out", "closed")
RECENT = timedelta(days=12)
BEFORE = timedelta(minutes=5)
WITHOUT_NIGHTS = ("cancelled", "no_show")


class Agreed(NamedTuple):
    """Through which channel an order came, and when."""

    channel: str
    booked: date


class Prices(Protocol):
    def lines(self, unit: UnitRow, span: Span) -> list[PriceLine]:
        """One line per night."""


@dataclass
class OrderSheets:
    orders: Sheet
    nights: Sheet
    segments: Sheet
    guests: Sheet
    claims: Sheet
    presence: Sheet
    ledger: Sheet
    log: Sheet


class Booking(NamedTuple):
    """What is decided about an order before it is written."""

    id: int
    no: str
    unit: UnitRow
    span: Span
    state: str
    agreed: Agreed
    clerk: tuple[str, str]
    guests: list[Known]
    lines: list[PriceLine]
    came: datetime | None
    went: datetime | None


def make_sheets(world: World) -> OrderSheets:
    return OrderSheets(
        world.sheet(
            DailyOrder,
            "id order_no contact_name contact_phone unit_id unit_type community_id check_in check_out nights channel company_id state remark"
            " guest_names guest_count room_total charged received_room received_deposit refunded_deposit deposit_held paid"
            " balance cancel_reason checked_in_at checked_out_at create_by create_time",
            cancel_policy=POLICY,
            deposit_due=20_000,
        ),
        world.sheet(OrderNight, "id order_id night unit_id price rule", source="quote"),
        world.sheet(OrderSegment, "id order_id unit_id unit_type community_id from_day to_day"),
        world.sheet(
            OrderGuest,
            "id order_id renter_id name gender id_no phone is_main checkin_at checkout_at",
            id_type="id_card",
        ),
        world.sheet(Claim, "id unit_id leaf_id from_day to_day source_id stay_id", kind="order"),
        world.sheet(RoomPresence, "id leaf_id order_id"),
        world.sheet(Ledger, LEDGER),
        world.sheet(OrderLog, "id order_id action lines username realname at"),
    )


class Desk:
    """The front desk; `recent` are stays that ended after `since`, whose rooms were cleaned; `present`: leaves with a guest."""

    def __init__(self, world: World, renters: RenterBook, prices: Prices, since: date | None = None) -> None:
        self.world = world
        self.renters = renters
        self.prices = prices
        self.since = since or world.today - RECENT
        self.sheets = make_sheets(world)
        self.recent: list[Booking] = []
        self.present: set[int] = set()
        self.companies: Iterator[int] = iter(())

    def book(self, unit: UnitRow, span: Span, state: str, agreed: Agreed | None = None) -> Booking:
        """Decides and writes one order; a unit without an id is a type, of which some unit is to be given."""
        booking = self._decide(unit, span, state, agreed)
        total = sum(line.price for line in booking.lines)
        first = booking.lines[0].price
        account = Account(
            booking.id,
            booking.no,
            state,
            span,
            booking.agreed.booked,
            total,
            first,
            self.world.signatures[booking.clerk[0]],
        )
        sums = settle(self.world, self.sheets.ledger, account)
        self._write_order(booking, total, sums)
        self._write_stay(booking)
        self._write_guests(booking)
        self._write_log(booking)
        if state in LEFT and span.end > self.since:
            self.recent.append(booking)
        if state in LEFT:
            booking.guests[0].paid += sums.paid
            booking.guests[0].stays += 1
        return booking

    def _agree(self, span: Span) -> Agreed:
        rng = self.world.rng
        booked = min(span.start, self.world.today) - timedelta(days=int(rng.expovariate(0.12)))
        return Agreed(rng.choices(CHANNELS, cum_weights=CHANNEL_WEIGHTS)[0], booked)

    def _decide(self, unit: UnitRow, span: Span, state: str, agreed: Agreed | None) -> Booking:
        world, rng = self.world, self.world.rng
        agreed = agreed or self._agree(span)
        most = min(int(unit["resident_limit"]), 4)
        guests = self.renters.choose(min(most, rng.choices(GUESTS, cum_weights=GUEST_WEIGHTS)[0]))
        came = world.at(span.start, rng.randrange(14, 22), rng.randrange(60)) if state in ARRIVED else None
        went = world.at(span.end, rng.randrange(8, 12), rng.randrange(60)) if state in LEFT else None
        return Booking(
            world.ids(),
            world.number("order", agreed.booked),
            unit,
            span,
            state,
            agreed,
            rng.choice(world.clerks),
            guests,
            self.prices.lines(unit, span),
            came,
            went,
        )

    def _write_order(self, booking: Booking, total: int, sums: Sums) -> None:
        rng, person = self.world.rng, booking.guests[0].person
        channel = booking.agreed.channel
        if booking.state == CHECKED_OUT and sums.balance > 0:
            channel = COMPANY
        company = next(self.companies) if channel == COMPANY else None
        self.sheets.orders.add(
            booking.id,
            booking.no,
            person.name,
            person.phone,
            booking.unit["id"],
            booking.unit.get("waits_for"),
            booking.unit["community_id"],
            booking.span.start,
            booking.span.end,
            booking.span.nights,
            channel,
            company,
            booking.state,
            rng.choice(REMARKS) if rng.random() < 0.12 else None,
            ",".join(known.person.name for known in booking.guests),
            len(booking.guests),
            total,
            sums.charged,
            sums.received_room,
            sums.received_deposit,
            sums.refunded_deposit,
            sums.deposit_held,
            sums.paid,
            sums.balance,
            rng.choice(CANCEL_REASONS) if booking.state == "cancelled" else None,
            booking.came,
            booking.went,
            booking.clerk[0],
            self._booked_at(booking),
        )

    def _booked_at(self, booking: Booking) -> datetime:
        """When it was entered; spread over the hours of the desk, and before the arrival."""
        at = self.world.at(booking.agreed.booked, 8 + booking.id % 13, booking.id * 7 % 60)
        return min(at, booking.came - BEFORE) if booking.came else at

    def _write_stay(self, booking: Booking) -> None:
        """Nights, the bar, and the claims unless the nights were given back."""
        world, unit, span, sheets = self.world, booking.unit, booking.span, self.sheets
        for line in booking.lines:
            sheets.nights.add(world.ids(), booking.id, line.night, unit["id"], line.price, line.rule)
        bar = world.ids()
        sheets.segments.add(
            bar, booking.id, unit["id"], unit.get("waits_for"), unit["community_id"], span.start, span.end
        )
        if booking.state in WITHOUT_NIGHTS:
            return
        for leaf in unit["leaf_ids"]:
            sheets.claims.add(world.ids(), unit["id"], leaf, span.start, span.end, booking.id, bar)
            if booking.state == "in_house":
                sheets.presence.add(world.ids(), leaf, booking.id)
                self.present.add(leaf)

    def _write_guests(self, booking: Booking) -> None:
        for index, known in enumerate(booking.guests):
            person = known.person
            self.sheets.guests.add(
                self.world.ids(),
                booking.id,
                known.id,
                person.name,
                person.gender,
                person.id_no,
                person.phone,
                index == 0,
                booking.came,
                booking.went,
            )

    def _write_log(self, booking: Booking) -> None:
        world, span = self.world, booking.span
        waits = booking.unit.get("waits_for")
        code, where = ("booked_waiting", {"type": waits}) if waits else ("booked", {"unit": booking.unit["title"]})
        booked = line_of(code, **where, start=span.start, end=span.end, nights=span.nights)
        said: list[tuple[str, Line, datetime]] = [("add", booked, self._booked_at(booking))]
        if booking.came:
            said.append(("checkIn", line_of("checked_in"), booking.came))
        if booking.went:
            said.append(("checkOut", line_of("checked_out"), booking.went))
        for action, line, at in said:
            self.sheets.log.add(world.ids(), booking.id, action, orjson.dumps([line]).decode(), *booking.clerk, at)
