"""Customers of the demo organisation: contacts and their follow-ups, experts, resources of the chamber and questions of tenants."""

from datetime import datetime, time, timedelta
from decimal import ROUND_HALF_UP, Decimal
from itertools import cycle
from random import Random

from schema.crm.chamber_resource import LEVEL, PUBLIC, ChamberResource
from schema.crm.contact import Contact
from schema.crm.customer_dict import DISABLED, ENABLED, CustomerDict
from schema.crm.expert import PENDING, Expert
from schema.crm.expert_review import ExpertReview
from schema.crm.expert_slot import ExpertSlot
from schema.crm.follow_up import KEPT, NONE, WAITING, FollowUp
from schema.crm.resource_use import ResourceUse
from schema.crm.tenant_question import ANSWER_HOURS, CLOSED, OPEN, TenantQuestion
from schema.kit.clock import SHANGHAI
from schema.rental.lease import Lease
from schema.seeds.demo.customers import (
    CATEGORIES,
    COMPANIES,
    EXPERTS,
    NODES,
    PURPOSES,
    QUESTIONS,
    RESOURCES,
    SOURCES,
    TAGS,
    TALKS,
    ExpertPlan,
)
from server.seeding.demo.members import Membership
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

CONTACTS = 40
MEMBERS = {3: 5, 11: 10, 19: 20, 27: 25, 35: 35}
"""Contacts who are members too: whose talks are noted in both places, by their places."""
OWNERS = ("secretary1", "secretary2")
_CONTACT = (
    "id name phone email company title wechat category_id source_id owner_id tags last_follow next_follow create_time"
)
_FOLLOW = "id contact_id way time content next_time next_action next_state owner_id create_time"


def build_customers(world: World, members: Membership) -> None:
    """Written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
    chance = Random(f"guanjia/{world.plan.code}/crm")
    nodes = _build_dictionary(world)
    _build_contacts(world, members, nodes, chance)
    _build_experts(world, members)
    _build_resources(world, members)
    _build_questions(world, nodes)


def _build_dictionary(world: World) -> dict[str, int]:
    """Ids by code."""
    sheet = world.sheet(CustomerDict, "id parent_id code name sort status")
    ids: dict[str, int] = {}
    for number, node in enumerate(NODES):
        ids[node.code] = world.ids()
        status = DISABLED if node.disabled else ENABLED
        sheet.add(ids[node.code], ids.get(node.above), node.code, node.name, number, status)
    return ids


def _build_contacts(world: World, members: Membership, nodes: dict[str, int], chance: Random) -> None:
    contacts, follow_ups = world.sheet(Contact, _CONTACT), world.sheet(FollowUp, _FOLLOW)
    for number in range(CONTACTS):
        who, contact = world.person(), world.ids()
        _, name, phone = members.persons[MEMBERS[number]] if number in MEMBERS else (0, who.name, who.phone)
        company, title = COMPANIES[number % len(COMPANIES)]
        owner = world.users[OWNERS[number % 2]]
        last, following = _talk_to(world, follow_ups, (contact, owner), number, chance)
        tags = ";".join(sorted(chance.sample(TAGS, number % 3)))
        head = (contact, name, phone, f"contact{number + 1}@example.com", company, title)
        sorted_by = (nodes[CATEGORIES[number % 4]], nodes[SOURCES[(number // 2) % 4]])
        made = world.at(world.today - timedelta(days=60 + number), 9)
        sheet_row = (*head, f"wx-{phone[-6:]}", *sorted_by, owner, tags or None, last, following, made)
        contacts.add(*sheet_row)


def _talk_to(
    world: World, sheet: Sheet, named: tuple[int, int], number: int, chance: Random
) -> tuple[datetime | None, datetime | None]:
    """Up to three follow-ups; gives the time of the last and of the next, which is overdue here and there."""
    contact, owner = named
    count, last, following = number % 4, None, None
    for at in range(count):
        way, said, step = TALKS[(number + at) % len(TALKS)]
        days = 45 - 14 * at - chance.randrange(8)
        last = world.at(world.today - timedelta(days=days), 9 + (number + at) % 8)
        again = _next_of(world, number, days, final=at == count - 1)
        state = NONE if again is None else WAITING if at == count - 1 else KEPT
        following = again if state == WAITING else None
        sheet.add(world.ids(), contact, way, last, said, again, step if again else None, state, owner, last)
    return last, following


def _next_of(world: World, number: int, days: int, *, final: bool) -> datetime | None:
    """The next word was agreed for some days after this one; after the last one here and there not at all."""
    if final and number % 5 == 0:
        return None
    later = number % 9 - 3 if final else 7 - days
    return datetime.combine(world.today + timedelta(days=later), time(10), SHANGHAI)


def _build_experts(world: World, members: Membership) -> None:
    experts = world.sheet(Expert, "id name subjects title org phone intro fee_per_hour rating rated state create_time")
    slots = world.sheet(ExpertSlot, "id expert_id weekday begin end")
    reviews = world.sheet(ExpertReview, "id expert_id member_id held_on score comment")
    for number, plan in enumerate(EXPERTS):
        who, expert = world.person(), world.ids()
        rating = _mean(plan)
        made = world.at(world.today - timedelta(days=3 if plan.state == PENDING else 120 + number), 10)
        told = (plan.subjects, plan.title, plan.org, who.phone, plan.intro, plan.fee)
        experts.add(expert, who.name, *told, rating, len(plan.scores), plan.state, made)
        for weekday, begin, end in plan.hours:
            slots.add(world.ids(), expert, weekday, begin, end)
        for at, score in enumerate(plan.scores):
            member = members.persons[(number * 5 + at) % len(members.persons)][0]
            day = world.today - timedelta(days=10 + 7 * at + number)
            comment = "解答清楚，建议可落地" if score >= 4 else "内容偏概括，希望更具体"
            reviews.add(world.ids(), expert, member, day, score, comment)


def _mean(plan: ExpertPlan) -> Decimal | None:
    if not plan.scores:
        return None
    return (Decimal(sum(plan.scores)) / len(plan.scores)).quantize(Decimal("0.01"), ROUND_HALF_UP)


def _build_resources(world: World, members: Membership) -> None:
    """Those open to a level are used by members of the highest."""
    sheet = world.sheet(
        ChamberResource,
        "id name kind provider content open_level level_id begin_on end_on contact phone uses create_time",
    )
    uses = world.sheet(ResourceUse, "id resource_id member_id used_on purpose create_time")
    highest = [one for number, one in enumerate(members.persons) if (number * 7) % 3 == 0]
    for number, plan in enumerate(RESOURCES):
        who, resource = world.person(), world.ids()
        level = members.levels[plan.level] if plan.level is not None else None
        period = (world.today - timedelta(days=200), world.today + timedelta(days=165) if number % 3 else None)
        told = (plan.name, plan.kind, plan.provider, plan.content, plan.open_to, level)
        made = world.at(world.today - timedelta(days=200), 9)
        sheet.add(resource, *told, *period, who.name, who.phone, plan.uses, made)
        users = highest if plan.open_to == LEVEL else members.persons
        for at in range(plan.uses):
            member = None if plan.open_to == PUBLIC and at % 2 else users[(number * 3 + at) % len(users)][0]
            day = world.today - timedelta(days=5 + at * 11 + number)
            purpose = PURPOSES[(number + at) % len(PURPOSES)]
            uses.add(world.ids(), resource, member, day, purpose, world.at(day, 9))


def _build_questions(world: World, nodes: dict[str, int]) -> None:
    """Asked by those who rent, of the unit that they rent."""
    sheet = world.sheet(
        TenantQuestion,
        "id no title content asker_name asker_phone unit_id category_id state due_at answer answered_by answered_at"
        " rating closing create_time",
    )
    leases = next(made for made in world.sheets if made.table == Lease._meta.db_table)
    place = [leases.columns.index(name) for name in ("renter_name", "renter_phone", "unit_id")]
    askers = cycle([[row[at] for at in place] for row in leases.rows])
    for number, plan in enumerate(QUESTIONS, start=1):
        asked = world.at(world.today - timedelta(days=plan.days), 9)
        answered = world.at(world.today - timedelta(days=plan.days), 16) if plan.answer else None
        who = world.users[OWNERS[number % 2]] if answered else None
        closing = ("已解决" if plan.answer else "车位由物业另行公告") if plan.state == CLOSED else None
        head = (world.ids(), f"WD{number:05d}", plan.title, plan.content, *next(askers), nodes[plan.category])
        due = asked + timedelta(hours=ANSWER_HOURS)
        assert bool(plan.answer) or plan.state in (OPEN, CLOSED)
        sheet.add(*head, plan.state, due, plan.answer or None, who, answered, plan.rating, closing, asked)
