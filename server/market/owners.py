"""Whose posts and requests are whose: a member's own, or those of their firm, and which accounts act for them.

Who reviews posts acts for anybody; everybody else for the member whose account it is, and for the firm that they are of.
"""

from collections.abc import Iterable
from typing import Any

from schema.kit.errors import Invalid
from schema.market.contact_request import ContactRequest
from schema.market.post import Post, post
from schema.member.membership import ACTIVE
from schema.member.person import Member
from server.engine.effects import Blocker
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

Owned = Post | ContactRequest
REVIEW = post.code("publish")
NOT_OWN = Blocker("sdPost.notOwn", "这是其他会员的信息 | It belongs to another member")
ONE_OWNER = "会员与企业须且只能填一个 | Name either a member or a firm"
NO_MEMBER = "账号未关联正式会员 | The account belongs to no member"
NOT_YOURS = "只能填写本人或所在企业 | Only yourself or your own firm"


async def accounts_of(actor: Actor, rows: Iterable[Owned]) -> dict[int, set[int]]:
    """Ids of the accounts that act for each row, by the id of the row."""
    listed = list(rows)
    persons = {row.person_id for row in listed if row.person_id}
    firms = {row.firm_id for row in listed if row.firm_id}
    members = scoped(Member, actor).filter(user_id__not_isnull=True)
    by_person = {row.id: row.user_id for row in await members.filter(id__in=persons).only("id", "user_id")}
    by_firm: dict[int, set[int]] = {}
    for row in await members.filter(firm_id__in=firms).only("id", "firm_id", "user_id"):
        by_firm.setdefault(row.firm_id, set()).add(row.user_id)
    return {
        row.id: ({by_person[row.person_id]} if row.person_id in by_person else set())
        | by_firm.get(row.firm_id or 0, set())
        for row in listed
    }


async def own_ids(actor: Actor, rows: Iterable[Owned]) -> frozenset[int]:
    """Of these rows those that the actor acts for."""
    if actor.can(REVIEW):
        return frozenset(row.id for row in rows)
    member = await _member_of(actor)
    return frozenset(row.id for row in rows if member and _is_of(member, row.person_id, row.firm_id))


async def check_owner(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """Of one member or one firm; members name nobody but themselves and their firm, and may leave it open (`give_owner`)."""
    person, firm = (value_after(values, row, column) for column in ("person_id", "firm_id"))
    if person and firm:
        raise Invalid(fields={"personId": ONE_OWNER})
    if actor.can(REVIEW):
        if not person and not firm:
            raise Invalid(fields={"personId": ONE_OWNER})
        return
    member = await _member_of(actor)
    if member is None:
        raise Invalid(fields={"personId": NO_MEMBER})
    if (person or firm) and not _is_of(member, person, firm):
        raise Invalid(fields={"firmId" if firm else "personId": NOT_YOURS})


async def give_owner(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """What names nobody is the member's own."""
    if value_after(values, row, "person_id") or value_after(values, row, "firm_id"):
        return
    member = await _member_of(actor)
    if member is not None:
        values["person_id"] = member.id


async def _member_of(actor: Actor) -> Member | None:
    return await scoped(Member, actor).filter(user_id=actor.user_id, state=ACTIVE).only("id", "firm_id").first()


def _is_of(member: Member, person: int | None, firm: int | None) -> bool:
    return person == member.id or (firm is not None and firm == member.firm_id)
