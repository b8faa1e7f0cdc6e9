"""Posts: whose they are, how long they are valid, and whom to call about one, kept where nothing else reads it."""

from datetime import date, timedelta
from typing import Any

from schema.kit.errors import Invalid
from schema.market.post import MOST_DAYS, PUBLISHED, Post, PostContact
from server.engine.effects import Act, Blocker
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work

PAST = Blocker("sdPost.past", "有效期已过 | It is no longer valid", {"validTo": "有效期已过 | The day has passed"})


def check_owner(values: dict[str, Any], row: Any) -> None:
    """Of a person or of a firm, not of both."""
    if bool(value_after(values, row, "person_id")) == bool(value_after(values, row, "firm_id")):
        raise Invalid(fields={"personId": "会员与企业须且只能填一个 | Name either a member or a firm"})


async def check_post(actor: Actor, values: dict[str, Any], row: Post | None) -> None:
    check_owner(values, row)
    low, high = value_after(values, row, "budget_min"), value_after(values, row, "budget_max")
    if low is not None and high is not None and low > high:
        raise Invalid(fields={"budgetMax": "不能低于预算下限 | Not below the lower bound"})
    day = value_after(values, row, "valid_to")
    if "valid_to" not in values or (row is not None and day == row.valid_to):
        return
    if day < actor.today:
        raise Invalid(fields={"validTo": "不能早于今天 | Not before today"})
    if day > actor.today + timedelta(days=MOST_DAYS):
        raise Invalid(fields={"validTo": f"最长 {MOST_DAYS} 天 | {MOST_DAYS} days ahead at most"})


def refuse_past(actor: Actor, row: Post) -> list[Blocker]:
    return [PAST] if row.valid_to < actor.today else []


async def keep_contact(act: Act) -> None:
    """A new row instead of a change, so that the trail has nothing to tell of it."""
    await forget_contact(act.work, act.row, act.actor)
    made = PostContact(post_id=act.row.id, name=act.body.contact_name, phone=act.body.contact_phone)
    await act.work.insert(made, audit=False)


async def forget_contact(work: Work, row: Post, actor: Actor) -> None:
    await of_tenant(PostContact, actor.tenant_id).filter(post_id=row.id).delete()


async def contact_of(actor: Actor, post_id: int) -> dict[str, Any]:
    """Whom to call; the caller has made sure that both sides accepted."""
    found = await of_tenant(PostContact, actor.tenant_id).get_or_none(post_id=post_id)
    return {"name": found.name if found else "", "phone": found.phone if found else ""}


def is_open(row: Post, today: date) -> bool:
    return row.state == PUBLISHED and row.valid_to >= today
