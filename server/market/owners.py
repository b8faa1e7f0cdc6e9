"""Whose posts are whose: the accounts of the person of a post, or of the people of its firm."""

from collections.abc import Iterable

from schema.market.post import Post
from schema.member.person import Member
from server.kit.actor import Actor
from server.kit.scope import scoped


async def accounts_of(actor: Actor, posts: Iterable[Post]) -> dict[int, set[int]]:
    """Ids of the accounts that act for each post, by the id of the post."""
    listed = list(posts)
    persons = {post.person_id for post in listed if post.person_id}
    firms = {post.firm_id for post in listed if post.firm_id}
    members = scoped(Member, actor).filter(user_id__not_isnull=True)
    by_person = {row.id: row.user_id for row in await members.filter(id__in=persons).only("id", "user_id")}
    by_firm: dict[int, set[int]] = {}
    for row in await members.filter(firm_id__in=firms).only("id", "firm_id", "user_id"):
        by_firm.setdefault(row.firm_id, set()).add(row.user_id)
    return {
        post.id: ({by_person[post.person_id]} if post.person_id in by_person else set())
        | by_firm.get(post.firm_id or 0, set())
        for post in listed
    }
