"""Builds a simulated house in memory: months of stays up to today, and what is booked of the weeks to come."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import cache, partial
from itertools import cycle

from schema.kit.clock import business_day_of
from schema.seeds.demo.simulated import plan_organisation
from schema.seeds.festivals import FESTIVALS
from server.kit.business_day import USUAL_TURN
from server.rental.leases.periods import add_months
from server.rental.pricing.rule import Festival, name_days
from server.rental.spans import DAY, Span
from server.seeding.demo.build import write_counters
from server.seeding.demo.cleaning import build_cleaning
from server.seeding.demo.companies import build_companies, build_company_statements
from server.seeding.demo.deposits import build_deposits
from server.seeding.demo.houses import Property, build_houses, write_units
from server.seeding.demo.leases import build_leases
from server.seeding.demo.orders import Booking, Desk
from server.seeding.demo.organisation import build_organisation, write_staff
from server.seeding.demo.papers import build_papers
from server.seeding.demo.pay_sheets import build_pay_sheets
from server.seeding.demo.prices import PriceBook
from server.seeding.demo.renters import RenterBook
from server.seeding.demo.shifts import build_shifts
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet
from server.seeding.simulation.demand import Calendar, draw_length, expected_share, move_price, plan_events
from server.seeding.simulation.faults import build_faults
from server.seeding.simulation.filling import fill
from server.seeding.simulation.prices import MovedPrices, write_day_prices
from server.seeding.simulation.sales import overbook, sell_stays

GUESTS_PER_UNIT_AND_MONTH = 4
LEAD_IN = timedelta(days=20)
"""From so long before the first day stays are laid, so that it is as full as others."""
PRICED_BACK = timedelta(days=60)
SEED = "1"


def build_simulation(rooms: int, months: int, moment: datetime, password: str, seed: str = SEED) -> list[Sheet]:
    """All rows beyond what every organisation starts with; the same for the same arguments. `password`: the hash."""
    world = make_world(rooms, months, moment, seed)
    keepers = build_organisation(world, password)
    found = build_houses(world)
    leases = build_leases(world, found)
    blocks = build_faults(world, found, leases)
    calendar = make_calendar(world)
    renters = RenterBook(world, len(found.leaves()) * GUESTS_PER_UNIT_AND_MONTH * months)
    share = cache(partial(expected_share, calendar=calendar))
    prices = _make_prices(world, share)
    desk = Desk(world, renters, prices, since=world.first_day)
    companies = build_companies(world)
    desk.companies = cycle(companies)
    near = _build_stays(world, found, desk, calendar, share, {**leases, **blocks})
    priced = Span(max(world.first_day, world.today - PRICED_BACK), world.last_day)
    write_day_prices(world, found.leaves(), prices, priced)
    build_company_statements(world, companies)
    build_cleaning(world, found, keepers, desk.recent, near, every=1)
    build_pay_sheets(world)
    build_deposits(world)
    build_shifts(world)
    renters.write()
    write_staff(world, keepers)
    write_units(world, found)
    write_counters(world)
    build_papers(world)
    return world.sheets


def make_world(rooms: int, months: int, moment: datetime, seed: str) -> World:
    plan, today = plan_organisation(rooms), business_day_of(moment, USUAL_TURN)
    past = (today - add_months(today, -months)).days
    return World(plan, today, moment, past_days=past, chance=f"{plan.code}/{rooms}/{months}/{seed}")


def make_calendar(world: World) -> Calendar:
    span = Span(world.first_day - LEAD_IN, world.last_day + DAY)
    festivals = [Festival(one.name, one.begin, one.end + DAY, one.kind) for one in FESTIVALS]
    return Calendar(world.chance, world.today, name_days(festivals, span), plan_events(span, world.today))


def _make_prices(world: World, share: Callable[[date], float]) -> MovedPrices:
    book = PriceBook(Span(world.first_day - LEAD_IN, world.last_day + timedelta(days=60)))
    return MovedPrices(book, lambda night: move_price(share(night)))


def _build_stays(
    world: World,
    found: Property,
    desk: Desk,
    calendar: Calendar,
    share: Callable[[date], float],
    taken: dict[int, list[Span]],
) -> list[Booking]:
    units = [unit["id"] for unit in found.leaves()]
    span = Span(world.first_day - LEAD_IN, world.last_day)
    stays = fill(world.stream("stays"), units, taken, span, share, draw_length)
    near = sell_stays(world, found, desk, calendar, stays)
    overbook(world, found, desk, calendar)
    return near
