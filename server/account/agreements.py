"""Agreements in force: shown to anybody, accepted with their version by entering.

They are asked for again where a newer version says so.
"""

import hashlib
from dataclasses import replace
from datetime import datetime
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Denied, Invalid, NotFound
from schema.kit.snowflake import next_id
from schema.system.user import User
from server.account.models import AcceptAgreements, AgreementText
from server.account.visitor import tenant_of_visitor
from server.http.agreed import ACCEPTANCES, IN_FORCE, MUST_ACCEPT
from server.http.device import device_of
from server.http.route import Route
from server.http.session import address_of, locale_of
from server.kit.actor import AGREEMENT_DUE, Actor, system_actor
from server.kit.control import announce_rights, rights_changed
from server.kit.database import pool
from server.kit.scope import known_ids
from server.kit.unit_of_work import unit_of_work

PATH = "sys/agreementAccept"
# To read and accept, to know who one is, and to leave.
_OPEN = {"/sys/agreement/accept", "/sys/permission/getUserPermissionByToken", "/sys/logout"}
_OF_TENANT = IN_FORCE.replace("$2", "$1")
_STILL = f"SELECT {MUST_ACCEPT}"
_CAME_INTO_FORCE = """
SELECT DISTINCT tenant_id FROM sys_user_agreement
WHERE force_reaccept AND del_flag = 0 AND effective > $1 AND effective <= $2
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
    return [_named(row, locale) for row in await pool().fetch(_OF_TENANT, tenant_id)] if tenant_id else []


async def require_shown(tenant_id: int, shown: list[str]) -> None:
    """Who registers must have been shown what is in force now; `shown`: kind:version of each."""
    if {f"{one['kind']}:{one['version']}" for one in await in_force(tenant_id, "zh")} - set(shown):
        raise Invalid(fields={"agreements": "请先阅读并同意协议 | Please read and accept the agreements"})


async def read_text(request: Request, query: AgreementText) -> dict[str, Any]:
    """GET /sys/agreement/text?kind=user|privacy: {kind, title, version, since, content}, for anybody."""
    locale = locale_of(request)
    for row in await pool().fetch(_OF_TENANT, await tenant_of_visitor(request)):
        if row["kind"] != query.kind:
            continue
        content = row["content_en"] or row["content"] if locale == "en" else row["content"]
        return {**_named(row, locale), "since": to_wire(row["since"]), "content": content}
    raise NotFound("协议尚未发布 | This agreement is not published yet", id="agreement.missing")


async def waiting_for(user_id: int, tenant_id: int, locale: str) -> list[dict[str, Any]]:
    """What this person accepted in an older version and must accept anew: [{id, kind, title, version}]."""
    standing = await pool().fetch(ACCEPTANCES, user_id, tenant_id)
    asked = [row for row in standing if row["forced"] and not row["accepted"]]
    return [{"id": str(row["id"]), **_named(row, locale)} for row in asked]


class AgreementDue(Denied):
    """Not shown as a refusal: the page puts the agreement before the person instead."""

    default_id = AGREEMENT_DUE
    default_message = (
        "协议已更新，请先阅读并同意后再继续 | The agreements have changed; please read and accept them first"
    )
    loud = "silent"


async def refuse_until_accepted(route: Route, actor: Actor) -> None:
    """A guard of every call. What the session remembers may be older than the acceptance, so a refusal looks again."""
    if not actor.must_accept or route.path in _OPEN:
        return
    if await pool().fetchval(_STILL, actor.user_id, actor.tenant_id):
        raise AgreementDue()


async def announce_in_force(since: datetime, until: datetime) -> None:
    """What was published for a later time is asked for on open screens when that time has come."""
    for row in await pool().fetch(_CAME_INTO_FORCE, since, until):
        await rights_changed(row["tenant_id"])


async def accept_by_entering(request: Request, user: User) -> None:
    """The footer's sentence: who enters agrees to what is in force, unless a newer version is to be asked for."""
    standing = await pool().fetch(ACCEPTANCES, user.id, user.tenant_id)
    new = [row for row in standing if not row["accepted"] and not row["forced"]]
    if new:
        actor = replace(system_actor(user.tenant_id), user_id=user.id, username=user.username)
        await _record(request, actor, new)


async def accept(request: Request, actor: Actor, body: AcceptAgreements) -> None:
    """POST /sys/agreement/accept {ids}: of those in force only."""
    wanted = set(known_ids(",".join(body.ids)))
    standing = await pool().fetch(ACCEPTANCES, actor.user_id, actor.tenant_id)
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
        if actor.must_accept:
            announce_rights(work, [actor.user_id])
