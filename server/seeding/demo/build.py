"""Builds one demo organisation in memory, in the order in which its parts need each other."""

from datetime import timedelta
from itertools import cycle

from schema.kit.clock import business_day_of, now
from schema.rental.order_parts import Counter
from schema.seeds.demo.organisations import Organisation
from server.kit.business_day import USUAL_TURN
from server.rental.spans import Span
from server.seeding.demo.activities import build_activities
from server.seeding.demo.apps import build_apps
from server.seeding.demo.blocks import build_blocks
from server.seeding.demo.channels import build_channels
from server.seeding.demo.cleaning import build_cleaning
from server.seeding.demo.closed_months import build_closed_months
from server.seeding.demo.companies import build_companies, build_company_statements
from server.seeding.demo.content import build_content
from server.seeding.demo.customers import build_customers
from server.seeding.demo.dashboards import build_dashboards
from server.seeding.demo.deposits import build_deposits
from server.seeding.demo.dues import build_dues
from server.seeding.demo.greetings import build_greetings
from server.seeding.demo.houses import build_houses, write_units
from server.seeding.demo.lease_changes import build_lease_changes
from server.seeding.demo.leases import build_leases
from server.seeding.demo.locks import build_locks
from server.seeding.demo.long_prices import write_long_prices
from server.seeding.demo.market import build_market
from server.seeding.demo.members import build_members
from server.seeding.demo.orders import Desk
from server.seeding.demo.organisation import build_organisation, write_staff
from server.seeding.demo.packages import build_packages
from server.seeding.demo.papers import build_papers
from server.seeding.demo.pay_sheets import build_pay_sheets
from server.seeding.demo.price_plans import build_price_plans
from server.seeding.demo.prices import PriceBook
from server.seeding.demo.real_names import build_real_names
from server.seeding.demo.reminders import build_reminders
from server.seeding.demo.renters import RenterBook
from server.seeding.demo.repairs import build_repairs
from server.seeding.demo.scheduled_reports import build_scheduled_reports
from server.seeding.demo.segments import build_segments
from server.seeding.demo.settlements import build_settlements
from server.seeding.demo.shifts import build_shifts
from server.seeding.demo.stays import build_stays
from server.seeding.demo.supplies import build_supplies
from server.seeding.demo.surveys import build_surveys
from server.seeding.demo.talk import build_talk
from server.seeding.demo.viewings import build_viewings
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

POOL_PER_LEAF = 4
MARGIN = timedelta(days=400)


def build_demo(plan: Organisation, password: str) -> list[Sheet]:
    """All rows of the organisation beyond what every organisation starts with."""
    moment = now()
    world = World(plan, business_day_of(moment, USUAL_TURN), moment)
    keepers = build_organisation(world, password)
    found = build_houses(world)
    leases = build_leases(world, found)
    build_lease_changes(world, found, leases)
    blocks = build_blocks(world, found, leases)
    blocks |= build_channels(world, found, {**leases, **blocks})
    renters = RenterBook(world, len(found.leaves()) * POOL_PER_LEAF)
    desk = Desk(world, renters, PriceBook(Span(world.today - MARGIN, world.today + MARGIN)))
    companies = build_companies(world)
    desk.companies = cycle(companies)
    near = build_stays(world, found, desk, leases, blocks)
    build_company_statements(world, companies)
    build_reminders(world)
    build_cleaning(world, found, keepers, desk.recent, near)
    build_pay_sheets(world)
    build_settlements(world)
    build_deposits(world)
    build_repairs(world, found)
    build_price_plans(world, found, companies[0])
    build_shifts(world)
    renters.write()
    write_staff(world, keepers)
    write_units(world, found)
    write_counters(world)
    build_apps(world, found)
    build_talk(world, found, near)
    build_viewings(world, found, leases)
    members = build_members(world)
    build_customers(world, members)
    build_activities(world, members)
    build_dues(world)
    build_surveys(world, members)
    build_market(world, members)
    build_content(world, members)
    write_long_prices(world, found)
    build_locks(world, found)
    build_real_names(world)
    build_packages(world)
    build_papers(world)
    build_scheduled_reports(world)
    build_supplies(world)
    build_dashboards(world)
    build_segments(world, members)
    build_greetings(world, members)
    build_closed_months(world)
    return world.sheets


def write_counters(world: World) -> None:
    """Numbers go on where the demo stopped; housekeeping counts its own table."""
    sheet = world.sheet(Counter, "id series value")
    for series, value in world.series.items():
        if not series.startswith("housekeeping:"):
            sheet.add(world.ids(), series, value)
