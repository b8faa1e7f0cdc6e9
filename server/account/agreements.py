"""The agreements in force: shown to anybody, accepted with their version by entering, asked for again where a newer one says so."""

import hashlib
from dataclasses import replace
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Invalid, NotFound
from schema.kit.snowflake import next_id
from schema.system.user import User
from server.account.models import AcceptAgreements, AgreementText
from server.account.visitor import tenant_of_visitor
from server.http.device import device_of
from server.http.session import address_of, locale_of
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.scope import known_ids
from server.kit.unit_of_work import unit_of_work

PATH = "sys/agreementAccept"
# What entering means agreeing to; other kinds are signed where they apply.
KINDS = ["user", "privacy"]
_SINCE = "coalesce(effective, create_time)"
_IN_FORCE = f"""
SELECT DISTINCT ON (kind) id, kind, version, title, title_en, content, content_en, {_SINCE} AS since
FROM sys_user_agreement
WHERE tenant_id = $1 AND del_flag = 0 AND kind = ANY($2::text[]) AND (effective IS NULL OR effective <= now())
ORDER BY kind, {_SINCE} DESC, id DESC
"""
# Per kind: whether the version in force was accepted, whether any was, and whether a newer one than that must be accepted.
_STANDING = f"""
SELECT c.id, c.kind, c.version, c.title, c.title_en, c.content, c.since, a.id IS NOT NULL AS accepted, h.since IS NOT NULL AS any,
  EXISTS (SELECT 1 FROM sys_user_agreement f WHERE f.tenant_id = $1 AND f.del_flag = 0 AND f.kind = c.kind AND f.force_reaccept
    AND (f.effective IS NULL OR f.effective <= now())
    AND (coalesce(f.effective, f.create_time), f.id) > (h.since, h.agreement_id)) AS forced
FROM ({_IN_FORCE}) c
LEFT JOIN sys_agreement_accept a ON a.user_id = $3 AND a.agreement_id = c.id AND a.del_flag = 0
LEFT JOIN LATERAL (
  SELECT coalesce(g.effective, g.create_time) AS since, b.agreement_id FROM sys_agreement_accept b
  JOIN sys_user_agreement g ON g.id = b.agreement_id
  WHERE b.user_id = $3 AND b.del_flag = 0 AND g.kind = c.kind
  ORDER BY 1 DESC, 2 DESC LIMIT 1) h ON true
"""
_ACCEPT = """
INSERT INTO sys_agreement_accept (id, tenant_id, create_by, create_time, del_flag, row_version, user_id, agreement_id, kind, version,
  digest, accepted_at, ip, device)
VALUES ($1, $2, $3, $4, 0, 1, $5, $6, $7, $8, $9, $4, $10, $11) ON CONFLICT DO NOTHING RETURNING id
"""


def _named(row: Any, locale: str) -> dict[str, Any]:
    title = row["title_en"] or row["title"] if locale == "en" else row["title"]
    return {"kind": row["kind"], "title": title, "version": row["version"]}


async def in_force(tenant_id: int | None, locale: str) -> list[dict[str, Any]]:
    """[{kind, title, version}], without the texts."""
    return [_named(row, locale) for row in await pool().fetch(_IN_FORCE, tenant_id, KINDS)] if tenant_id else []


async def require_shown(tenant_id: int, shown: list[str]) -> None:
    """Who registers must have been shown what is in force now; `shown`: kind:version of each."""
    if {f"{one['kind']}:{one['version']}" for one in await in_force(tenant_id, "zh")} - set(shown):
        raise Invalid(fields={"agreements": "请先阅读并同意协议 | Please read and accept the agreements"})


async def read_text(request: Request, query: AgreementText) -> dict[str, Any]:
    """GET /sys/agreement/text?kind=user|privacy: {kind, title, version, since, content}, for anybody."""
    locale = locale_of(request)
    for row in await pool().fetch(_IN_FORCE, await tenant_of_visitor(request), [query.kind]):
        content = row["content_en"] or row["content"] if locale == "en" else row["content"]
        return {**_named(row, locale), "since": to_wire(row["since"]), "content": content}
    raise NotFound("协议尚未发布 | This agreement is not published yet", id="agreement.missing")


async def waiting_for(user_id: int, tenant_id: int, locale: str) -> list[dict[str, Any]]:
    """What this person accepted in an older version and must accept anew: [{id, kind, title, version}]."""
    standing = await pool().fetch(_STANDING, tenant_id, KINDS, user_id)
    asked = [row for row in standing if row["forced"] and not row["accepted"]]
    return [{"id": str(row["id"]), **_named(row, locale)} for row in asked]


async def accept_by_entering(request: Request, user: User) -> None:
    """The footer's sentence: who enters agrees to what is in force, unless a newer version is to be asked for."""
    standing = await pool().fetch(_STANDING, user.tenant_id, KINDS, user.id)
    new = [row for row in standing if not row["accepted"] and not row["forced"]]
    if new:
        actor = replace(system_actor(user.tenant_id), user_id=user.id, username=user.username)
        await _record(request, actor, new)


async def accept(request: Request, actor: Actor, body: AcceptAgreements) -> None:
    """POST /sys/agreement/accept {ids}: of those in force only."""
    wanted = set(known_ids(",".join(body.ids)))
    standing = await pool().fetch(_STANDING, actor.tenant_id, KINDS, actor.user_id)
    found = [row for row in standing if row["id"] in wanted]
    if len(found) < len(set(body.ids)):
        raise NotFound(
            "协议已更新，请重新阅读 | The agreement has changed; please read it again", id="agreement.changed"
        )
    await _record(request, actor, [row for row in found if not row["accepted"]])


async def _record(request: Request, actor: Actor, rows: list[Any]) -> None:
    device = device_of(request.headers.get("user-agent", ""))[:80]
    async with unit_of_work(actor) as work:
        connection: Any = work.db
        written = [
            await connection._connection.fetchval(
                _ACCEPT,
                next_id(),
                actor.tenant_id,
                actor.username,
                now(),
                actor.user_id,
                row["id"],
                row["kind"],
                row["version"],
                hashlib.sha256(row["content"].encode()).hexdigest(),
                address_of(request)[:45],
                device,
            )
            for row in rows
        ]
        work.emit_rows(PATH, "add", [(row_id, 1) for row_id in written if row_id is not None])
