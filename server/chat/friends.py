"""Friends: asked, accepted, refused, removed. Where all staff are friends anyway it only keeps them at hand, with a remark."""

from schema.chat.friend import ACCEPTED, REFUSED, REMOVED, REQUESTED, Friend
from schema.kit.clock import now
from schema.kit.snowflake import next_id
from server.chat.bodies import AddFriend, Peer, Remark
from server.chat.conversations import staff
from server.chat.errors import missing, not_allowed
from server.chat.friendship import all_are_friends
from server.chat.membership import as_id
from server.chat.people import people_shown, shown
from server.chat.publish import inbox_of
from server.chat.read import reader
from server.chat.shapes import Shape, time_of
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work
from server.system.api import notify

_MINE = """
SELECT CASE WHEN user_id = $1 THEN friend_id ELSE user_id END AS other, user_id, status, remark, said, at FROM chat_friend
WHERE tenant_id = $2 AND ((user_id = $1 AND status IN ('requested', 'accepted', 'refused'))
  OR (friend_id = $1 AND status = 'requested')) ORDER BY at DESC, id DESC
"""
_SET = """
INSERT INTO chat_friend (id, tenant_id, user_id, friend_id, status, said, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (user_id, friend_id) DO UPDATE SET status = excluded.status, said = coalesce(excluded.said, chat_friend.said),
  at = excluded.at
"""


async def _set(work: Work, user_id: int, friend_id: int, status: str, said: str | None = None) -> None:
    values = (next_id(), work.actor.tenant_id, user_id, friend_id, status, said, now())
    await reader(work)(_SET, *values)


async def _lock_pair(work: Work, other: int) -> None:
    """One act on a pair at a time: two who ask each other at once become friends."""
    low, high = sorted((work.actor.user_id, other))
    await take_turn(work.connection, f"friend {low} {high}")


def _tell(work: Work, other: int) -> None:
    for user_id in sorted((work.actor.user_id, other)):
        work.emit(inbox_of(user_id), "friend", {})


async def _status(tenant_id: int, user_id: int, friend_id: int) -> str | None:
    row = await of_tenant(Friend, tenant_id).get_or_none(user_id=user_id, friend_id=friend_id)
    return row.status if row else None


async def friends_of(actor: Actor) -> list[Shape]:
    """Friends, and requests in both directions; the newest first, each person once."""
    rows = await reader()(_MINE, actor.user_id, actor.tenant_id)
    by_other = {row["other"]: row for row in reversed(rows)}
    friends = await all_are_friends(actor.tenant_id)
    found = []
    for one in await people_shown(actor, list(dict.fromkeys(row["other"] for row in rows))):
        row = by_other[one["id"]]
        status = row["status"] if row["status"] != REQUESTED or row["user_id"] != actor.user_id else "asked"
        said = {"remark": one["remark"], "status": status, "said": row["said"], "at": time_of(row["at"])}
        found.append({**shown(one, friends=friends), **said})
    return found


async def one_of(actor: Actor, user_id: int) -> Shape:
    row = (await people_shown(actor, [user_id]))[0]
    person = shown(row, friends=await all_are_friends(actor.tenant_id))
    return {**person, "remark": row["remark"], "status": person["friend"]}


async def add(actor: Actor, given: AddFriend) -> Shape:
    """Asks; who was asked by them already, or whose organisation holds all staff for friends, has them at once."""
    other = as_id(given.user_id)
    if other == actor.user_id:
        raise not_allowed("不能添加自己 | Not yourself")
    await staff(actor, [given.user_id])
    at_once = await all_are_friends(actor.tenant_id)
    async with unit_of_work(actor) as work:
        await _lock_pair(work, other)
        mine = await _status(actor.tenant_id, actor.user_id, other)
        theirs = await _status(actor.tenant_id, other, actor.user_id)
        if mine != ACCEPTED and (at_once or theirs == REQUESTED):
            await _befriend(work, other)
        elif mine not in (ACCEPTED, REQUESTED):
            await _set(work, actor.user_id, other, REQUESTED, given.said)
            _tell(work, other)
            said = f"：{given.said}" if given.said else ""
            text = f"{actor.realname}请求加你为好友{said} | {actor.realname} asks to be your friend{said}"
            await notify(work, [other], "好友请求 | A friend request", text, bus=("chat/friend", actor.user_id))
    return await one_of(actor, other)


async def _befriend(work: Work, other: int) -> None:
    me = work.actor.user_id
    await _set(work, me, other, ACCEPTED)
    await _set(work, other, me, ACCEPTED)
    _tell(work, other)


async def _asked(actor: Actor, user_id: str) -> int:
    other = as_id(user_id)
    row = await of_tenant(Friend, actor.tenant_id).get_or_none(user_id=other, friend_id=actor.user_id)
    if row is None or row.status not in (REQUESTED, ACCEPTED):
        raise missing()
    return other


async def accept(actor: Actor, given: Peer) -> Shape:
    other = await _asked(actor, given.user_id)
    async with unit_of_work(actor) as work:
        await _lock_pair(work, other)
        await _befriend(work, other)
    return await one_of(actor, other)


async def refuse(actor: Actor, given: Peer) -> Shape:
    other = await _asked(actor, given.user_id)
    async with unit_of_work(actor) as work:
        await _lock_pair(work, other)
        if await _status(actor.tenant_id, other, actor.user_id) == REQUESTED:
            await _set(work, other, actor.user_id, REFUSED)
            _tell(work, other)
    return await one_of(actor, other)


async def remove(actor: Actor, given: Peer) -> None:
    """On both sides; what was said stays."""
    other = as_id(given.user_id)
    pair = (actor.user_id, other)
    async with unit_of_work(actor) as work:
        await _lock_pair(work, other)
        rows = of_tenant(Friend, actor.tenant_id).filter(user_id__in=pair, friend_id__in=pair)
        if await rows.update(status=REMOVED):
            _tell(work, other)


async def remark(actor: Actor, given: Remark) -> Shape:
    """A name of one's own for somebody."""
    other = as_id(given.user_id)
    async with unit_of_work(actor) as work:
        mine = of_tenant(Friend, actor.tenant_id).filter(user_id=actor.user_id, friend_id=other)
        if not await mine.update(remark=given.remark or None):
            raise missing()
        work.emit(inbox_of(actor.user_id), "friend", {})
    return await one_of(actor, other)
