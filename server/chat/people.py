"""The staff as a book of addresses: who is there, in which department and role, and whether one may write to them.

Names are found as everywhere: as written, by pinyin and by initials. Phones are not told here.
"""

from typing import Any

from schema.chat.friend import ACCEPTED, REFUSED, REQUESTED
from schema.system.user import user
from server.chat.bodies import Peer, PeopleQuery
from server.chat.errors import missing
from server.chat.friendship import all_are_friends
from server.chat.membership import as_id
from server.chat.read import Row, reader
from server.chat.shapes import Shape, person_of
from server.engine.labels import stored_labels
from server.kit.actor import Actor
from server.kit.pinyin import read_tables, syllables
from server.kit.redis import get_redis
from server.live.staff_presence import published_states
from server.search.api import sort_by_answer

PAGE = 30
STAFF = """
FROM sys_user u WHERE u.del_flag = 0 AND u.status = '1' AND (u.tenant_id = $1
  OR EXISTS (SELECT 1 FROM sys_user_tenant t WHERE t.user_id = u.id AND t.tenant_id = $1 AND t.enabled))
"""
_DEPART_NAME = """
CASE WHEN ${} THEN coalesce(nullif(d.depart_name_en, ''), d.depart_name) ELSE d.depart_name END"""
_CHOSEN = f"""
SELECT u.id, u.username, u.realname {STAFF} AND u.id <> $2
  AND ($3::bigint IS NULL OR EXISTS (SELECT 1 FROM sys_user_depart b
    JOIN sys_depart d ON d.id = b.depart_id AND d.del_flag = 0
    JOIN sys_depart top ON top.id = $3 AND top.tenant_id = $1 AND left(d.org_code, length(top.org_code)) = top.org_code
    WHERE b.user_id = u.id AND b.tenant_id = $1 AND b.del_flag = 0))
  AND ($4::bigint IS NULL OR EXISTS (SELECT 1 FROM sys_user_role r WHERE r.user_id = u.id AND r.role_id = $4
    AND r.tenant_id = $1 AND r.del_flag = 0))
ORDER BY u.id
"""
_SHOWN = f"""
SELECT u.id, u.username, u.realname, u.avatar, u.post,
  (SELECT array_agg({_DEPART_NAME.format(4)} ORDER BY d.org_code) FROM sys_user_depart b
   JOIN sys_depart d ON d.id = b.depart_id AND d.del_flag = 0
   WHERE b.user_id = u.id AND b.tenant_id = $2 AND b.del_flag = 0) AS departs,
  mine.status AS mine, mine.remark, theirs.status AS theirs
FROM sys_user u
LEFT JOIN chat_friend mine ON mine.user_id = $3 AND mine.friend_id = u.id
LEFT JOIN chat_friend theirs ON theirs.user_id = u.id AND theirs.friend_id = $3
WHERE u.id = ANY($1::bigint[])
"""
_DEPARTS = f"""
SELECT d.id, d.parent_id, {_DEPART_NAME.format(2)} AS depart_name, (SELECT count(DISTINCT b.user_id) FROM sys_user_depart b
  JOIN sys_depart x ON x.id = b.depart_id AND x.del_flag = 0 AND x.tenant_id = $1
  WHERE b.tenant_id = $1 AND b.del_flag = 0 AND left(x.org_code, length(d.org_code)) = d.org_code
    AND EXISTS (SELECT 1 {STAFF} AND u.id = b.user_id)) AS n
FROM sys_depart d WHERE d.tenant_id = $1 AND d.del_flag = 0 ORDER BY d.org_code
"""
_ROLES = f"""
SELECT r.id, r.role_name, (SELECT count(DISTINCT b.user_id) FROM sys_user_role b WHERE b.role_id = r.id AND b.tenant_id = $1
  AND b.del_flag = 0 AND EXISTS (SELECT 1 {STAFF} AND u.id = b.user_id)) AS n
FROM sys_role r WHERE r.tenant_id = $1 AND r.del_flag = 0 ORDER BY r.role_name, r.id
"""


def friendship_of(row: Row) -> str | None:
    """How the two stand, as the asking person sees it."""
    if row["mine"] == ACCEPTED:
        return ACCEPTED
    if row["theirs"] == REQUESTED:
        return REQUESTED
    return {REQUESTED: "asked", REFUSED: REFUSED}.get(row["mine"] or "")


def shown(row: Row, *, friends: bool) -> Shape:
    friend = friendship_of(row)
    return {
        **person_of(row),
        "depart": "、".join(row["departs"] or []) or None,
        "friend": friend,
        "mayWrite": friends or friend == ACCEPTED,
    }


async def people_shown(actor: Actor, ids: list[int]) -> list[Row]:
    """In the order of the ids."""
    rows = {row["id"]: row for row in await reader()(_SHOWN, ids, actor.tenant_id, actor.user_id, actor.locale == "en")}
    return [rows[one] for one in ids if one in rows]


async def people(actor: Actor, query: PeopleQuery) -> Shape:
    depart = as_id(query.depart_id) if query.depart_id else None
    role = as_id(query.role_id) if query.role_id else None
    rows = await reader()(_CHOSEN, actor.tenant_id, actor.user_id, depart, role)
    if query.text:
        rows = await sort_by_answer(query.text, rows, lambda row: (row["realname"], row["username"]))
    else:
        await read_tables()
        rows = sorted(rows, key=lambda row: syllables(row["realname"]))
    start = (query.page - 1) * PAGE
    friends = await all_are_friends(actor.tenant_id)
    page = await people_shown(actor, [row["id"] for row in rows[start : start + PAGE]])
    return {
        "people": [shown(row, friends=friends) for row in page],
        "total": len(rows),
        "more": len(rows) > start + PAGE,
    }


async def staff_among(tenant_id: int, ids: list[int]) -> set[int]:
    """Those of the ids that the address book of an organisation shows."""
    rows = await reader()(f"SELECT u.id {STAFF} AND u.id = ANY($2::bigint[])", tenant_id, ids) if ids else []
    return {row["id"] for row in rows}


async def present(actor: Actor) -> Shape:
    """Who of the staff is here, and how; kept true by the topic "colleagues"."""
    told = await published_states(get_redis(), actor.tenant_id)
    return {"people": {str(one): state for one, state in told.items()}}


async def person(actor: Actor, query: Peer) -> Shape:
    user_id = as_id(query.user_id)
    if user_id not in await staff_among(actor.tenant_id, [user_id]):
        raise missing()
    row = (await people_shown(actor, [user_id]))[0]
    return {
        **shown(row, friends=await all_are_friends(actor.tenant_id)),
        "post": await _post(actor, row["post"] or ""),
        "departs": row["departs"] or [],
        "remark": row["remark"],
    }


async def _post(actor: Actor, codes: str) -> str | None:
    """Positions by their names; they are kept as codes."""
    chosen = user.by_key["post"].chosen
    held = [code for code in codes.split(",") if code]
    if chosen is None or not held:
        return None
    names = await stored_labels(chosen, set(held), actor.tenant_id)
    return "、".join(names.get(code, code) for code in held)


async def departs(actor: Actor) -> list[Shape]:
    """The tree, with how many are in each department and below."""
    rows = await reader()(_DEPARTS, actor.tenant_id, actor.locale == "en")
    nodes: dict[int, dict[str, Any]] = {
        row["id"]: {"id": str(row["id"]), "name": row["depart_name"], "count": row["n"], "children": []} for row in rows
    }
    tops: list[Shape] = []
    for row in rows:
        above = nodes.get(row["parent_id"] or 0)
        (tops if above is None else above["children"]).append(nodes[row["id"]])
    return tops


async def roles(actor: Actor) -> list[Shape]:
    rows = await reader()(_ROLES, actor.tenant_id)
    return [{"id": str(row["id"]), "name": row["role_name"], "count": row["n"]} for row in rows if row["n"]]
