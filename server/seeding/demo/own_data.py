"""Links of own data in the demo: those who were asked, who answered, and what staff took over of it."""

from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple

from schema.kit.own_data import DONE, FILLED, REFUSED, REVOKED, SENT, OwnDataLink
from schema.portal.improve import Improve
from server.http.session import hash_token
from server.kit.json_text import json_text
from server.seeding.demo.world import World

LINK_DAYS = 14


class LinkPlan(NamedTuple):
    """`days`: ago. `taken`: what was taken over of what came in."""

    state: str
    days: int
    fields: str
    payload: dict[str, str]
    taken: tuple[str, ...] = ()
    note: str | None = None


_PHONE = "13900001234"
OF_RENTERS = (
    LinkPlan(SENT, 1, "phone,email,address", {}),
    LinkPlan(SENT, 5, "emergencyName,emergencyPhone", {}),
    LinkPlan(FILLED, 2, "email,address", {"email": "tenant@example.com", "address": "杭州市拱墅区丰潭路380号"}),
    LinkPlan(FILLED, 3, "emergencyName,emergencyPhone", {"emergencyName": "王秀兰", "emergencyPhone": _PHONE}),
    LinkPlan(REFUSED, 9, "email", {"email": "a@example.com"}, (), "邮箱退信，已请其重填"),
    LinkPlan(REVOKED, 18, "phone", {}, (), "已电话核实"),
)


def build_renters_data(world: World, renters: Sequence[int]) -> None:
    write_links(world, Improve, "renter_id", renters, OF_RENTERS)


def write_links(
    world: World, model: type[OwnDataLink], owner: str, owners: Sequence[int], plans: Sequence[LinkPlan]
) -> None:
    """A link for each plan, in the order of `owners`, whose ids stand in the column `owner`."""
    heads = "fields token_hash expires_at state payload per_field filled_at reviewed_at note create_time"
    sheet = world.sheet(model, f"id {owner} {heads}")
    for person, plan in zip(owners, plans, strict=False):
        sent = world.today - timedelta(days=plan.days)
        filled = world.at(sent + timedelta(days=1), 20) if plan.payload else None
        done = plan.state in DONE.split()
        reviewed = world.at(sent + timedelta(days=2), 10) if done else None
        decisions = {key: "taken" if key in plan.taken else "left" for key in plan.payload} if done else {}
        sheet.add(
            world.ids(),
            person,
            plan.fields,
            hash_token(f"{world.plan.code}/{person}"),
            world.at(sent, 9) + timedelta(days=LINK_DAYS),
            plan.state,
            json_text(plan.payload),
            json_text(decisions),
            filled,
            reviewed,
            plan.note,
            world.at(sent, 9),
        )
