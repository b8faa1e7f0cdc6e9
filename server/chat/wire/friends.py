"""Friends of these clients: who was talked with, newest first, then everybody else one may talk with."""

from typing import Any

from server.chat.friendship import all_are_friends
from server.chat.listing import conversations_of
from server.chat.read import reader
from server.chat.shapes import Shape
from server.chat.wire.line import name_of, text_of
from server.kit.actor import Actor

MOST_FRIENDS = 2000
_PEOPLE = f"""
SELECT u.id, u.username, coalesce(nullif(f.remark, ''), u.realname) AS realname, u.avatar FROM sys_user u
LEFT JOIN chat_friend f ON f.user_id = $1 AND f.friend_id = u.id AND f.tenant_id = $2 AND f.status = 'accepted'
WHERE u.id <> $1 AND u.del_flag = 0 AND u.status = '1' AND (f.id IS NOT NULL OR $3) AND (u.tenant_id = $2
  OR EXISTS (SELECT 1 FROM sys_user_tenant t WHERE t.user_id = u.id AND t.tenant_id = $2 AND t.enabled))
ORDER BY u.realname, u.id LIMIT {MOST_FRIENDS}
"""

Friend = dict[str, Any]


def _spoken_to(conversation: Shape, locale: str) -> Friend:
    last = conversation["last"]
    return {
        "username": name_of(conversation),
        "realname": conversation["name"],
        "avatar": conversation["avatar"],
        "updateTime": conversation["lastAt"],
        "lastTalkText": text_of(last, locale) if last else "",
        "unreadCount": conversation["unread"],
    }


def _silent(row: dict[str, Any]) -> Friend:
    named = {key: row[key] for key in ("username", "realname", "avatar")}
    return {**named, "updateTime": None, "lastTalkText": "", "unreadCount": 0}


async def friends_of(actor: Actor) -> list[Friend]:
    """Groups and talks about records stand among the people, under names that no person can have."""
    talks = [_spoken_to(one, actor.locale) for one in await conversations_of(actor, whole=True)]
    spoken = {one["username"]: one for one in talks}
    everybody = await all_are_friends(actor.tenant_id)
    people = await reader()(_PEOPLE, actor.user_id, actor.tenant_id, everybody)
    return [*spoken.values(), *(_silent(row) for row in people if row["username"] not in spoken)]


async def friend_of(actor: Actor, username: str) -> Friend | None:
    return next((one for one in await friends_of(actor) if one["username"] == username), None)
