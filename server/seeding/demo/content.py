"""Demo rows of the domain content: the office of the chamber at work, and what its site shows."""

from datetime import datetime, timedelta
from itertools import cycle

from schema.content.task import BizTask, BizTaskItem
from schema.content.trip import Trip
from schema.seeds.demo.content import DUE_DAYS, PRIORITIES, TASK_STATES, TASKS, TRIPS
from server.seeding.demo.members import Membership
from server.seeding.demo.messages import build_messages
from server.seeding.demo.site import build_site
from server.seeding.demo.world import World

ROUNDS = 2
_STAFF = ("secretary1", "secretary2", "manager", "finance1", "works1")


def build_content(world: World, members: Membership) -> None:
    """Written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
    _build_tasks(world)
    _build_trips(world)
    build_messages(world, members)
    build_site(world)


def moment(world: World, days_ago: int, hour: int = 10) -> datetime:
    return world.at(world.today - timedelta(days=days_ago), hour)


def _build_tasks(world: World) -> None:
    """Each twice, as last month's round and this one's."""
    tasks = world.sheet(BizTask, "id title content owner_id assignee_ids priority due state reason done_at create_time")
    items = world.sheet(BizTaskItem, "id task_id what done seq")
    people = [world.users[name] for name in _STAFF]
    states = cycle(TASK_STATES)
    for number in range(len(TASKS) * ROUNDS):
        title, parts = TASKS[number % len(TASKS)]
        state = next(states)
        task, owner, doer = world.ids(), people[number % 2], people[(number * 3 + 1) % len(people)]
        due = world.today + timedelta(days=DUE_DAYS[number % len(DUE_DAYS)])
        done_at = moment(world, number % 5 + 1) if state == "done" else None
        reason = "与其他安排合并" if state == "cancelled" else None
        name = title if number < len(TASKS) else f"{title}（本月）"
        tasks.add(
            task,
            name,
            f"{title}，完成后请在清单中逐项勾选。",
            owner,
            str(doer),
            PRIORITIES[number % len(PRIORITIES)],
            due,
            state,
            reason,
            done_at,
            moment(world, 8 + number % 20),
        )
        for at, what in enumerate(parts):
            items.add(world.ids(), task, what, state == "done" or (state == "doing" and at == 0), at + 1)


def _build_trips(world: World) -> None:
    trips = world.sheet(
        Trip,
        "id title traveller_id purpose begin_on end_on places member_ids budget cost report state reason create_time",
    )
    people = [world.users[name] for name in _STAFF[:3]]
    for number, plan in enumerate(TRIPS):
        begin = world.today + timedelta(days=plan.begin)
        end = begin + timedelta(days=plan.days - 1)
        closed, rejected = plan.state == "closed", plan.state == "rejected"
        made = moment(world, max(3, 10 - plan.begin))
        trips.add(
            world.ids(),
            plan.title,
            people[number % len(people)],
            plan.purpose,
            begin,
            end,
            plan.places,
            str(people[(number + 1) % len(people)]) if plan.days > 1 else None,
            plan.budget,
            plan.cost,
            plan.text if closed else None,
            plan.state,
            plan.text if rejected else None,
            made,
        )
