"""What the demo's secretariat waits for: members who complete their own data by a link, and whose dues are a year late."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from schema.kit.own_data import ACCEPTED, FILLED, PARTLY, REVOKED, SENT
from schema.member.improve import MemberImprove
from schema.member.suspension import DAYS_LATE, DISMISSED, PROPOSED, Suspension
from server.seeding.demo.dues_writing import Due
from server.seeding.demo.own_data import LinkPlan, write_links
from server.seeding.demo.world import World

LINKS = (
    LinkPlan(SENT, 1, "mobile,education,degree", {}),
    LinkPlan(SENT, 3, "mobile,nation,party", {}),
    LinkPlan(FILLED, 2, "education,marital", {"education": "bachelor", "marital": "married"}),
    LinkPlan(FILLED, 4, "health,education", {"health": "良好", "education": "college"}),
    LinkPlan(ACCEPTED, 9, "health", {"health": "良好"}, ("health",)),
    LinkPlan(PARTLY, 12, "health,education", {"health": "一般", "education": "high"}, ("health",), "学历以档案为准"),
    LinkPlan(REVOKED, 20, "mobile", {}, (), "发错了人"),
)
DISMISSAL = "已电话联系，承诺月底前补缴"


def build_own_data(world: World, members: Sequence[tuple[Any, ...]]) -> None:
    """`members`: (id, …) of persons, in the order of making."""
    write_links(world, MemberImprove, "member_id", [member for member, *_ in members], LINKS)


def build_suspensions(world: World, dues: Sequence[Due]) -> None:
    """As the job of the night proposes them; every second one was decided on."""
    late = [one for one in dues if one.owed and _days_late(world, one) > DAYS_LATE]
    sheet = world.sheet(Suspension, "id person_id firm_id name due_id year due_date owed state reason create_time")
    for number, one in enumerate(late):
        kind, member = one.subject
        state, reason = (DISMISSED, DISMISSAL) if number % 2 else (PROPOSED, None)
        named = (member, None) if kind == "person" else (None, member)
        made = world.at(world.today - timedelta(days=number), 7, 10)
        sheet.add(world.ids(), *named, one.name, one.id, one.year, one.until, one.owed, state, reason, made)


def _days_late(world: World, due: Due) -> int:
    return (world.today - due.until).days
