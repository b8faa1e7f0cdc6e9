"""Login and logout, and what the client needs right after (wire contract 5)."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import now
from schema.kit.errors import AppError, Refusal, Unauthorized
from schema.system.tenant import Tenant
from schema.system.user import Session, User
from server.account.agreements import accept_by_entering
from server.account.guard import ACCOUNT_LIMIT, LOCK_MINUTES, Try, count_try, locked_for
from server.account.human import ASKED_AFTER, ask_after_failures
from server.account.models import Login, SelectDepart
from server.account.password import verify_password
from server.account.profile import departments_of, describe_user
from server.account.sign_log import note_sign
from server.account.two_step.challenge import ask_second_step
from server.engine.dictionaries import offered_items
from server.http.envelope import ok
from server.http.session import COOKIE, Sessions, address_of, locale_of, open_session, read_token, revoke_session
from server.kit.actor import Actor
from server.kit.control import end_session, rights_changed
from server.kit.scope import everywhere
from server.settings import get_settings
from server.system.api import stand_ins_of

WAITING = "3"


class LoginFailed(Refusal):
    default_id = "login.failed"
    default_message = "用户名或密码错误 | Wrong username or password"


async def login(request: Request, body: Login) -> Response:
    """POST /sys/login: {token, userInfo, departs, multi_depart, sysAllDictItems, tenantList}; code 200."""
    address = address_of(request)
    await ask_after_failures(request, body.username, body)
    attempt = await count_try(body.username, address, body.password)
    user = await everywhere(User).get_or_none(username__iexact=body.username, del_flag=0)
    if not await verify_password(user.password if user else None, body.password) or user is None:
        note_sign(request, "登录失败：用户名或密码错误" if user else "登录失败：账号不存在", user, success=False)
        await _refuse(attempt)
        raise LoginFailed()
    await attempt.passed()
    check_open(user)
    return await sign_in(request, user)


async def _refuse(attempt: Try) -> None:
    """Says how many tries are left once few are, and that it is locked once none is."""
    left = await attempt.failed()
    if left == 0:
        raise locked_for(LOCK_MINUTES * 60)
    asks = {"captcha": ACCOUNT_LIMIT - left >= ASKED_AFTER, "left": left}
    if left < ACCOUNT_LIMIT - 1:
        raise LoginFailed(
            f"用户名或密码错误，再错{left}次将锁定{LOCK_MINUTES}分钟"
            f" | Wrong username or password; {left} more and it is locked for {LOCK_MINUTES} minutes",
            result=asks,
        )


def check_open(user: User) -> None:
    """Raises when the account may not be entered, however its owner proved who they are."""
    if user.status == WAITING:
        raise LoginFailed(
            "账号待管理员审核，通过后会短信通知您 | This account waits for approval; a text message will tell you",
            id="login.waiting",
        )
    if user.status != "1":
        raise LoginFailed("该用户已冻结 | This account is frozen", id="login.frozen")


async def sign_in(request: Request, user: User, *, device: str = "web") -> Response:
    """For a user who proved who they are: a session, or SecondStepDue where their account has a second factor."""
    await ask_second_step(user, device)
    return await enter(request, user, device=device)


async def enter(request: Request, user: User, *, device: str) -> Response:
    """Opens a session for a user who proved all that is asked of them; sets the file cookie."""
    if not await everywhere(Tenant).filter(id=user.tenant_id, status="1", del_flag=0).exists():
        raise LoginFailed("所属租户已停用 | Your organisation is switched off", id="login.tenant")
    await accept_by_entering(request, user)
    token = await open_session(user, request, device=device)
    note_sign(request, "登录成功", user)
    await everywhere(User).filter(id=user.id).update(last_login=now())
    response = ok(await login_result(user, token), "登录成功 | Signed in", locale=locale_of(request))
    response.set_cookie(
        COOKIE,
        token,
        max_age=get_settings().session_days * 86_400,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path="/",
    )
    return response


async def login_result(user: User, token: str) -> dict[str, Any]:
    departs = await departments_of(user.id, user.tenant_id)
    tenant = await everywhere(Tenant).get_or_none(id=user.tenant_id)
    return {
        "token": token,
        "userInfo": {**await describe_user(user), **await stand_ins_of(user.tenant_id, user.id)},
        "departs": departs,
        "multi_depart": min(len(departs), 2),
        "sysAllDictItems": await offered_items(user.tenant_id),
        "tenantList": [{"id": tenant.id, "name": tenant.name}] if tenant else [],
    }


async def logout(request: Request) -> Response:
    """POST /sys/logout: the session ends everywhere at once. Whoever has none any more is out already: clients that are told
    otherwise sign out again, and again."""
    sessions: Sessions = request.app.state.sessions
    actor = await sessions.resolve_request(request, read_token(request))
    if actor is not None:
        await revoke_session(actor.session_id)
        await end_session(actor.session_id)
        note_sign(request, "退出登录", await everywhere(User).get_or_none(id=actor.user_id))
    response = ok(None, "退出登录成功！ | Signed out", locale=locale_of(request))
    # Another site's page can send this call, but no header: it must not take the cookie away.
    if read_token(request):
        response.delete_cookie(COOKIE, path="/")
    return response


async def current_departs(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/user/getCurrentUserDeparts: {list, orgCode}."""
    return {"list": await departments_of(actor.user_id, actor.tenant_id), "orgCode": actor.org_code}


async def select_depart(request: Request, actor: Actor, body: SelectDepart) -> dict[str, Any]:
    """POST or PUT /sys/selectDepart: only departments of the token's own user."""
    departs = await departments_of(actor.user_id, actor.tenant_id)
    if body.org_code not in {depart["orgCode"] for depart in departs}:
        raise AppError("您尚未设置机构信息! | You do not belong to this department", id="depart.foreign")
    user = await everywhere(User).get_or_none(id=actor.user_id)
    if user is None:
        raise Unauthorized()
    await everywhere(User).filter(id=user.id).update(org_code=body.org_code)
    await _follow_session(actor, body.org_code)
    user.org_code = body.org_code
    return {"userInfo": {**await describe_user(user), **await stand_ins_of(user.tenant_id, user.id)}}


async def _follow_session(actor: Actor, org_code: str) -> None:
    await everywhere(Session).filter(id=actor.session_id).update(org_code=org_code)
    await rights_changed(actor.tenant_id, actor.user_id)
