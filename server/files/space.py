"""Storage space: who keeps how many bytes of what they may.

Administrators see their organisation's, each person their own, and a warning comes before it is full.
"""

from typing import Any

from starlette.requests import Request

from schema.system.storage_use import WHOLE
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.storage_quota import Space, allowed_bytes, in_megabytes, space_of
from server.kit.switches import STORAGE, read_switch
from server.kit.unit_of_work import Work
from server.system.api import administrators_of, is_platform, notify

_MOST_PEOPLE = 20
PAGE = "/isystem/service"
_ORGANISATIONS = """
SELECT t.id, t.name, coalesce(u.bytes, 0) AS used, coalesce(t.quota_megabytes, k.quota_megabytes, $2)::bigint << 20 AS allowed,
  (SELECT coalesce(sum(file_size), 0)::bigint FROM sys_file f WHERE f.tenant_id = t.id AND f.del_flag = 1) AS deleted,
  (SELECT coalesce(sum(file_size), 0)::bigint FROM sys_upload p
    WHERE p.tenant_id = t.id AND p.del_flag = 0 AND p.state IN ('open', 'keeping')) AS unfinished
FROM sys_tenant t LEFT JOIN sys_storage_use u ON u.tenant_id = t.id AND u.user_id = 0
LEFT JOIN sys_tenant_package k ON k.id = t.package_id AND k.del_flag = 0
WHERE t.del_flag = 0 AND ($1::bigint IS NULL OR t.id = $1) ORDER BY used DESC, t.id LIMIT 200
"""
_PEOPLE = """
SELECT p.id, p.username, p.realname, u.bytes AS used,
  CASE WHEN p.tenant_id = u.tenant_id THEN p.quota_megabytes END AS own FROM sys_storage_use u JOIN sys_user p ON p.id = u.user_id
WHERE u.tenant_id = $1 AND u.user_id <> 0 AND u.bytes > 0 ORDER BY u.bytes DESC, p.id LIMIT $2
"""


async def own_space(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/storage/own: {used, allowed} in bytes of the one who asks; allowed null is no limit."""
    own = await space_of(actor)
    return {"used": own.used, "allowed": own.allowed}


async def list_spaces(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/storage/list: {organisations, people}, in bytes: what each keeps, with what is in the bin and on its
    way; the platform's administrators see every organisation, others their own."""
    only = None if await is_platform(actor) else actor.tenant_id
    default = int(await read_switch(actor.tenant_id, STORAGE))
    organisations = await pool().fetch(_ORGANISATIONS, only, default)
    people = await pool().fetch(_PEOPLE, actor.tenant_id, _MOST_PEOPLE)
    return {
        "organisations": [{**row, "id": str(row["id"])} for row in organisations],
        "people": [await _person(actor.tenant_id, **row) for row in people],
    }


async def _person(tenant_id: int, id: int, own: int | None, **told: Any) -> dict[str, Any]:
    return {**told, "id": str(id), "allowed": await allowed_bytes(tenant_id, own)}


async def warn_of_space(work: Work, user_id: int, space: Space) -> None:
    """The administrators hear of their organisation, a person of their own; once each time the line is crossed."""
    whole = user_id == WHOLE
    people = await administrators_of(work) if whole else [user_id]
    used, allowed = in_megabytes(space.used), in_megabytes(space.allowed or 0)
    whose_zh, whose_en = ("本机构", "Your organisation") if whole else ("您", "You")
    await notify(
        work,
        people,
        f"存储空间已用{space.percent}% | {space.percent}% of the storage is used",
        f"{whose_zh}已用{used}MB，上限{allowed}MB；用满后不能再上传文件"
        f" | {whose_en} used {used} of {allowed} MB; no file can be sent when it is full",
        url=PAGE if whole else "/account/center",
        priority="M",
        bus=("storage", user_id or work.actor.tenant_id),
    )
