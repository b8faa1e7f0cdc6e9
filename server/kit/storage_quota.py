"""Quotas of stored bytes: what an organisation and a person may keep, looked at where the database has just counted.

Whoever added bytes holds the counters until the transaction ends (`schema/system/storage_use.py`), so that of two uploads at the
rim one is refused.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tortoise.transactions import in_transaction

from schema.kit.errors import Invalid
from schema.system.storage_use import COUNTED, WHOLE
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.switches import STORAGE, STORAGE_PERSON, read_switch
from server.kit.unit_of_work import Work

MEGABYTE = 1 << 20
WARN_PERCENT = 80
_USED = """
SELECT k.user_id, k.bytes, p.quota_megabytes AS own FROM sys_storage_use k
LEFT JOIN sys_user p ON p.id = k.user_id AND p.tenant_id = k.tenant_id
WHERE k.tenant_id = $1 AND k.user_id = ANY($2::bigint[]) ORDER BY k.user_id
"""
_OWN_SPACE = """
SELECT coalesce(sum(k.bytes), 0)::bigint AS bytes,
  (SELECT quota_megabytes FROM sys_user WHERE id = $2 AND tenant_id = $1) AS own
FROM sys_storage_use k WHERE k.tenant_id = $1 AND k.user_id = $2
"""
_OWN_QUOTA = """
SELECT coalesce(t.quota_megabytes, p.quota_megabytes) AS quota_megabytes FROM sys_tenant t
LEFT JOIN sys_tenant_package p ON p.id = t.package_id AND p.del_flag = 0 WHERE t.id = $1
"""
_HOLD = """
INSERT INTO sys_storage_use (tenant_id, user_id, bytes) VALUES ($1, $2, 0)
ON CONFLICT (tenant_id, user_id) DO UPDATE SET bytes = sys_storage_use.bytes
"""
_KEPT = " UNION ALL ".join(
    f"SELECT owner_id, file_size FROM {table} WHERE tenant_id = $1 AND {counted}" for table, counted in COUNTED.items()
)
_SUMS = f"""
SELECT person.id, sum(kept.file_size)::bigint AS bytes FROM ({_KEPT}) AS kept,
  LATERAL (VALUES ({WHOLE}::bigint), (nullif(kept.owner_id, {WHOLE}))) AS person(id)
WHERE person.id IS NOT NULL GROUP BY person.id
"""
_RECOUNT = f"""
WITH sums AS ({_SUMS}), empty AS (
  UPDATE sys_storage_use u SET bytes = 0 WHERE tenant_id = $1 AND bytes <> 0
    AND NOT EXISTS (SELECT 1 FROM sums s WHERE s.id = u.user_id))
INSERT INTO sys_storage_use AS u (tenant_id, user_id, bytes) SELECT $1, id, bytes FROM sums ORDER BY id
ON CONFLICT (tenant_id, user_id) DO UPDATE SET bytes = excluded.bytes WHERE u.bytes <> excluded.bytes
"""


@dataclass(frozen=True, slots=True)
class Space:
    """What one counter holds and may hold, in bytes; `allowed` None is no limit."""

    used: int
    allowed: int | None

    @property
    def percent(self) -> int:
        return self.used * 100 // self.allowed if self.allowed else 0


Warn = Callable[[Work, int, Space], Awaitable[None]]
_warn: Warn | None = None


def configure_quota_warning(warn: Warn | None) -> None:
    """Sets who is called, in the transaction, when an organisation (0) or a person has crossed the warning line."""
    global _warn
    _warn = warn


async def allowed_bytes(tenant_id: int, own_megabytes: int | None) -> int | None:
    """Of one person: the limit set for them, else that of every person of the organisation."""
    megabytes = int(await read_switch(tenant_id, STORAGE_PERSON)) if own_megabytes is None else own_megabytes
    return megabytes * MEGABYTE or None


async def space_of(actor: Actor) -> Space:
    """The actor's own."""
    found = await pool().fetchrow(_OWN_SPACE, actor.tenant_id, actor.user_id)
    return Space(found["bytes"], await allowed_bytes(actor.tenant_id, found["own"]))


async def _allowed_whole(work: Work) -> int:
    """Of the organisation: its own quota, or the platform's default."""
    rows = await work.db.execute_query_dict(_OWN_QUOTA, [work.actor.tenant_id])
    own = rows[0]["quota_megabytes"] if rows else None
    return (own if own is not None else int(await read_switch(work.actor.tenant_id, STORAGE))) * MEGABYTE


async def check_space(work: Work, added: int) -> None:
    """Raises Invalid when what this transaction has just added does not fit; warns when it crossed the line."""
    actor = work.actor
    rows = await work.db.execute_query_dict(_USED, [actor.tenant_id, [WHOLE, actor.user_id]])
    for row in rows:
        whole = row["user_id"] == WHOLE
        allowed = await (_allowed_whole(work) if whole else allowed_bytes(actor.tenant_id, row["own"]))
        space = Space(row["bytes"], allowed)
        before = Space(space.used - added, space.allowed)
        if space.allowed is not None and space.used > space.allowed:
            raise _full(row["user_id"], before, added)
        if _warn is not None and before.percent < WARN_PERCENT <= space.percent:
            await _warn(work, row["user_id"], space)


def _full(user_id: int, space: Space, added: int) -> Invalid:
    used, most = in_megabytes(space.used), in_megabytes(space.allowed or 0)
    whose_zh, whose_en = ("本机构", "Your organisation") if user_id == WHOLE else ("您", "You")
    whose = "organisation" if user_id == WHOLE else "person"
    return Invalid(
        f"空间不足：{whose_zh}已用{used}MB，上限{most}MB；请删除文件并清空回收站，或联系管理员"
        f" | Not enough space: {whose_en} used {used} of {most} MB; delete files for good or ask an administrator",
        id="file.quota",
        result={"whose": whose, "used": space.used, "allowed": space.allowed, "wanted": added},
    )


def in_megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f}".removesuffix(".0")


async def recount_space(tenant_id: int) -> None:
    """Counts an organisation anew from its rows: for files that were there before anybody counted, and as a nightly check.

    Whoever adds or removes waits for the organisation's counter, so that the rows stand still meanwhile.
    """
    async with in_transaction() as db:
        await db.execute_query(_HOLD, [tenant_id, WHOLE])
        await db.execute_query(_RECOUNT, [tenant_id])
