"""Wall displays: made with a link that is shown once, signed in by it as an account without a password, ended at once."""

import secrets
from datetime import timedelta
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict, Invalid
from schema.portal.display import Display
from schema.system.role import Role, UserRole
from schema.system.user import UNBOUND, User
from server.account.api import Allowance, end_session, revoke_sessions_of, sign_in, spend
from server.engine.row_locks import lock_present
from server.http.adapters import Id
from server.http.session import address_of, hash_token
from server.kit.actor import Actor, system_actor
from server.kit.business_day import business_day
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, lock, of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.portal.models import MakeDisplay, Token
from server.portal.wall import INCOME

ENTRIES = Allowance("displays-from", 30, 600)
NO_PASSWORD = "!"
FROZEN = "2"


class LinkRefused(AppError):
    default_id = "display.invalid"
    default_message = "大屏链接已失效，请让管理员重新生成 | This display's link is no longer valid; ask for a new one"


async def make_display(request: Request, actor: Actor, body: MakeDisplay) -> dict[str, Any]:
    """POST /portal/display/link: the display with its account; the link is not kept."""
    if body.income:
        actor.require(INCOME)
    token = secrets.token_urlsafe(32)
    expires = actor.today + timedelta(days=body.days)
    async with unit_of_work(actor) as work:
        user_id = await _make_account(work, body)
        row = Display(
            name=body.name, token_hash=hash_token(token), user_id=user_id, income=body.income, expires_on=expires
        )
        await work.insert(row)
    url = f"{str(request.base_url).rstrip('/')}/bigscreen#{token}"
    return {"id": str(row.id), "url": url, "expires": expires.isoformat(), "svg": draw_qr(url)}


async def _make_account(work: Work, body: MakeDisplay) -> int:
    code = "display_income" if body.income else "display"
    role = await scoped(Role, work.actor).get_or_none(role_code=code)
    if role is None or not await lock_present(work, Role, [role.id]):
        raise Invalid(f"缺少角色 {code} | The role {code} is missing", id="display.role")
    user = User(username=f"display_{secrets.token_hex(5)}", realname=body.name[:50], password=NO_PASSWORD)
    await work.insert(user)
    await work.insert(UserRole(user_id=user.id, role_id=role.id), audit=False)
    return int(user.id)


async def enter(request: Request, body: Token) -> Response:
    """POST /portal/display/enter, for whoever holds the link."""
    await spend(ENTRIES, address_of(request))
    row = await everywhere(Display).get_or_none(token_hash=hash_token(body.token), del_flag=0, revoked_at__isnull=True)
    if row is None or (row.expires_on is not None and row.expires_on < await business_day(row.tenant_id)):
        raise LinkRefused()
    user = await of_tenant(User, row.tenant_id).get_or_none(id=row.user_id, del_flag=0, status="1")
    if user is None:
        raise LinkRefused()
    response = await sign_in(request, user, device="display")
    async with unit_of_work(system_actor(row.tenant_id)) as work:
        await work.update(row, {"seen_at": now()}, action="enter")
    return response


async def revoke(request: Request, actor: Actor, body: Id) -> dict[str, Any]:
    """POST /portal/display/revoke: link and running screens end together."""
    async with unit_of_work(actor) as work:
        row = await lock(Display, actor, body.id)
        if row.revoked_at is not None:
            raise Conflict("该大屏已停用 | This display is revoked already", id="display.revoked")
        await work.update(row, {"revoked_at": now()}, action="revoke")
        account = await scoped(User, actor).get_or_none(id=row.user_id)
        if account is not None:
            await work.update(account, {"status": FROZEN}, action="freeze")
    for session_id in await revoke_sessions_of(row.user_id, UNBOUND):
        await end_session(session_id)
    return {"id": str(row.id)}
