"""Activities of the demo with sessions, questions and registrations, in every state there is."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from random import Random
from typing import Any

from schema.activity.activity import CANCELLED as CALLED_OFF
from schema.activity.activity import RUNNING, Activity
from schema.activity.category import ActivityCategory
from schema.activity.question import SignUpQuestion
from schema.activity.registration import (
    ABSENT,
    CANCELLED,
    CHECKED_IN,
    CONFIRMED,
    DESK,
    LINK,
    REFUSED,
    REVIEWING,
    SEATED,
    WAITING,
    Registration,
)
from schema.activity.scan import ADMITTED, AGAIN, DOUBLE, TicketScan
from schema.activity.session import ActivitySession
from schema.kit.clock import SHANGHAI
from schema.seeds.demo.activities import ACTIVITIES, CATEGORIES, ActivityPlan
from server.activity.tickets import make_number
from server.kit.json_text import json_text
from server.seeding.demo.activity_costs import add_costs, budget_of, costs_of
from server.seeding.demo.members import Membership
from server.seeding.demo.world import World

ACTIVITY = (
    "id no title category_id content place begin_at end_at sign_end capacity waiting fee budget spent audience need_review organiser contact"
    " contact_phone state reason taken queued queue_last link_code create_time"
)
REGISTRATION = (
    "id activity_id session_id member_id name phone seats fee source answers answer_text ticket_no queue_no state"
    " checked_at checked_by gate reason create_time"
)
SCAN = "id registration_id activity_id ticket_no outcome at gate operator offline_id"
LINKED = ("published", "running", "ended", "archived", "cancelled")
GATES = ("东门", "西门")
REASONS = ("临时出差", "与会议冲突", "身体不适")
# What became of those who signed up, over and over, by the state of the activity.
COMING = (CONFIRMED, CONFIRMED, CONFIRMED, CONFIRMED, CANCELLED, CONFIRMED)
THERE = (CHECKED_IN, CHECKED_IN, CONFIRMED, CHECKED_IN, CHECKED_IN, CANCELLED)
GONE = (CHECKED_IN, CHECKED_IN, CHECKED_IN, ABSENT, CHECKED_IN, CANCELLED, CHECKED_IN)
REVIEWED = (CONFIRMED, REVIEWING, CONFIRMED, REFUSED, REVIEWING, CANCELLED)
FATES = {"published": COMING, RUNNING: THERE, "ended": GONE, "archived": GONE, CALLED_OFF: (CANCELLED,)}
REFUSALS = ("本期面向四十五岁以下会员", "同企业名额已满", "资料不完整")
WAIT = 6
FREE_TEXTS = ("希望多讲案例", "如何申报", "有没有模板")


def build_activities(world: World, members: Membership) -> None:
    """Written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
    rng = Random(f"guanjia/{world.plan.code}/activity")
    categories = _build_categories(world)
    sheet = world.sheet(Activity, ACTIVITY)
    parts = world.sheet(ActivitySession, "id activity_id name begin_at end_at capacity taken")
    asked = world.sheet(SignUpQuestion, "id activity_id label kind options required sort")
    signed = world.sheet(Registration, REGISTRATION)
    scans = world.sheet(TicketScan, SCAN)
    held: list[tuple[int, ActivityPlan, datetime]] = []
    for number, plan in enumerate(ACTIVITIES, start=1):
        row, begin = world.ids(), _moment(world, plan.day, plan.hour)
        held.append((row, plan, begin))
        sessions = [world.ids() for _ in plan.sessions]
        questions = [(world.ids(), *question) for question in plan.questions]
        people = list(_registrations(world, rng, members, plan, row, begin, sessions, questions))
        for people_row in people:
            signed.add(*people_row)
            for line in _scans(world, people_row):
                scans.add(*line)
        _add_activity(sheet, world, rng, plan, (row, number, begin), categories[plan.category], people)
        room = plan.capacity // max(len(sessions), 1)
        for at, (part, name) in enumerate(zip(sessions, plan.sessions, strict=True)):
            start = begin + timedelta(hours=at * 4)
            parts.add(part, row, name, start, start + timedelta(hours=3), room, _seats(people, SEATED, part))
        for at, (question, *rest) in enumerate(questions):
            asked.add(question, row, *rest, at)
    add_costs(world, held)


def _build_categories(world: World) -> dict[str, int]:
    sheet = world.sheet(ActivityCategory, "id code name parent_id colour sort")
    made: dict[str, int] = {}
    for order, (code, name, above, colour) in enumerate(CATEGORIES):
        made[code] = world.ids()
        sheet.add(made[code], code, name, made[above] if above else None, colour, order)
    return made


def _moment(world: World, days: int, hour: int) -> datetime:
    """Also in days to come, which `World.at` does not know."""
    return datetime.combine(world.today + timedelta(days=days), time(hour), SHANGHAI)


def _seats(people: list[tuple[Any, ...]], states: tuple[str, ...], part: int | None = None) -> int:
    return sum(row[6] for row in people if row[13] in states and part in (None, row[2]))


def _add_activity(
    sheet: Any,
    world: World,
    rng: Random,
    plan: ActivityPlan,
    made: tuple[int, int, datetime],
    category: int,
    people: list[tuple[Any, ...]],
) -> None:
    row, number, begin = made
    end = begin + timedelta(days=plan.long, hours=plan.hours)
    contact = world.person()
    content = f"<p>{plan.title}由商会秘书处组织，名额{plan.capacity}人，请按时到{plan.place}签到入场。</p>"
    last = max((line[12] or 0 for line in people), default=0)
    sheet.add(
        row,
        f"HD{number:05d}",
        plan.title,
        category,
        content,
        plan.place,
        begin,
        end,
        begin - timedelta(days=1),
        plan.capacity,
        WAIT,
        plan.fee,
        budget_of(plan),
        sum(amount for _, amount, _ in costs_of(plan)),
        plan.audience,
        plan.review,
        "商会秘书处",
        contact.name,
        contact.phone,
        plan.state,
        plan.reason,
        _seats(people, SEATED),
        _seats(people, (WAITING,)),
        last,
        f"{rng.getrandbits(128):032x}" if plan.state in LINKED else None,
        world.at(min(world.today, begin.date()) - timedelta(days=25 + number % 5), 10),
    )


def _registrations(
    world: World,
    rng: Random,
    members: Membership,
    plan: ActivityPlan,
    activity_id: int,
    begin: datetime,
    sessions: list[int],
    questions: list[tuple[Any, ...]],
) -> Iterator[tuple[Any, ...]]:
    """Members more often than guests; the last of a full one wait."""
    chosen = iter(rng.sample(members.persons, min(plan.signed, len(members.persons))))
    signing = min(world.today, begin.date())
    for at in range(plan.signed):
        guest = plan.audience == "everyone" and at % 3 == 2
        member_id, name, phone = (None, (one := world.person()).name, one.phone) if guest else next(chosen)
        waits = at >= plan.signed - plan.queue
        fates = REVIEWED if plan.review else FATES[plan.state]
        state = WAITING if waits else fates[at % len(fates)]
        if plan.queue and not waits:
            state = CONFIRMED if at < plan.capacity else CANCELLED
        seats = 2 if at % 7 == 3 and not plan.queue else 1
        came = begin + timedelta(minutes=at - 40) if state == CHECKED_IN else None
        reason = _reason(plan, state, at)
        answers = {str(item[0]): _answer(item, at) for item in questions}
        text = "；".join(f"{item[1]}：{'、'.join(answers[str(item[0])])}" for item in questions)
        yield (
            world.ids(),
            activity_id,
            sessions[at % len(sessions)] if sessions else None,
            member_id,
            name,
            phone,
            seats,
            plan.fee * seats,
            DESK if guest or at % 4 == 0 else LINK,
            json_text(answers) if answers else None,
            text or None,
            make_number(rng.choice),
            at - (plan.signed - plan.queue) + 1 if waits else None,
            state,
            came,
            world.signatures["secretary2"] if came else None,
            GATES[at % 2] if came else None,
            reason,
            world.at(signing - timedelta(days=2 + (plan.signed - at) % 15), 8 + at % 12, at % 60),
        )


def _reason(plan: ActivityPlan, state: str, at: int) -> str | None:
    if state == REFUSED:
        return REFUSALS[at % len(REFUSALS)]
    if state != CANCELLED:
        return None
    return f"活动取消：{plan.reason}" if plan.reason else REASONS[at % 3]


def _scans(world: World, row: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The scan that let in; now and then the ticket was shown again, or two doors without a network let it in."""
    number, ticket, came, gate = row[0], row[11], row[14], row[16]
    if came is None:
        return
    later = number % 9
    shown = [(ADMITTED, came, gate)]
    if later == 1:
        shown.append((AGAIN, came + timedelta(minutes=20), gate))
    if later == 2:
        shown.append((DOUBLE, came + timedelta(minutes=3), GATES[gate == GATES[0]]))
    for outcome, at, where in shown:
        offline_id = f"demo-{number}-{outcome}" if outcome == DOUBLE else None
        yield (world.ids(), number, row[1], ticket, outcome, at, where, world.signatures["secretary2"], offline_id)


def _answer(question: tuple[Any, ...], at: int) -> list[str]:
    _, _, kind, options, _ = question
    offered = options.split(",") if options else list(FREE_TEXTS)
    first = offered[at % len(offered)]
    return [first, offered[(at + 1) % len(offered)]] if kind == "multi" and at % 2 else [first]
