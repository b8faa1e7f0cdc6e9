"""Posts: whose they are, how long they are valid, and whom to call about one, kept where nothing else reads it."""

import re
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any, NamedTuple

from schema.kit.errors import Invalid
from schema.market.post import MOST_DAYS, PUBLISHED, Post, PostContact
from server.engine.effects import Act, Blocker
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.market.owners import NOT_OWN, check_owner, own_ids

NO_NUMBERS = "请勿填写联系方式，提交时另填 | No contacts here: they are asked for on submitting"
_NUMBER = re.compile(
    r"(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)|(?<!\d)0\d{2,3}[ -]?\d{7,8}(?!\d)|[\w.+-]+@[\w-]+\.\w", re.ASCII
)
"""A mobile, a number of a fixed line or an address of mail."""
PAST = Blocker("sdPost.past", "有效期已过 | It is no longer valid", {"validTo": "有效期已过 | The day has passed"})


class Ownership(NamedTuple):
    """`own`: the actor acts for it."""

    row: Post
    own: bool


async def ownership_of(actor: Actor, rows: Sequence[Post]) -> Mapping[int, Ownership]:
    own = await own_ids(actor, rows)
    return {row.id: Ownership(row, row.id in own) for row in rows}


def refuse_others(actor: Actor, ownership: Ownership) -> list[Blocker]:
    return [] if ownership.own else [NOT_OWN]


def check_texts(values: dict[str, Any]) -> None:
    """Whom to call is said on submitting, and shown to nobody before both sides agree."""
    wrong = [key for key in ("title", "content", "tags", "unit") if _NUMBER.search(str(values.get(key) or ""))]
    if wrong:
        raise Invalid(fields=dict.fromkeys(wrong, NO_NUMBERS))


async def check_post(actor: Actor, values: dict[str, Any], row: Post | None) -> None:
    await check_owner(actor, values, row)
    check_texts(values)
    day = value_after(values, row, "valid_to")
    if "valid_to" not in values or (row is not None and day == row.valid_to):
        return
    if day < actor.today:
        raise Invalid(fields={"validTo": "不能早于今天 | Not before today"})
    if day > actor.today + timedelta(days=MOST_DAYS):
        raise Invalid(fields={"validTo": f"最长 {MOST_DAYS} 天 | {MOST_DAYS} days ahead at most"})


def refuse_past(actor: Actor, ownership: Ownership) -> list[Blocker]:
    return [PAST] if ownership.row.valid_to < actor.today else []


def refuse_submit(actor: Actor, ownership: Ownership) -> list[Blocker]:
    return [*refuse_others(actor, ownership), *refuse_past(actor, ownership)]


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
