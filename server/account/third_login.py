"""Login by an account of another system: popup, callback, a one-time token back to the opener (wire contract 5.1)."""

import secrets
from html import escape
from typing import Any
from urllib.parse import urlencode

import orjson
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from schema.kit.clock import now
from schema.kit.errors import AppError, Refusal
from schema.kit.text import localize
from schema.system.third_account import ThirdAccount
from schema.system.user import User
from server.account.codes import CodeRefused, check_code
from server.account.guard import count_try
from server.account.login import check_open, sign_in
from server.account.models import BindPhone, Rehearsal, ThirdCallback, ThirdStart
from server.account.phone_login import user_of_phone
from server.account.providers import PEOPLE, REHEARSAL, Identity, choose_provider
from server.account.tickets import put_ticket, read_ticket, take_ticket
from server.http.session import address_of, locale_of
from server.kit.actor import system_actor
from server.kit.scope import everywhere
from server.kit.unit_of_work import unit_of_work
from server.settings import get_settings

STATE_COOKIE = "gj_third"
STATE_SECONDS = 600
HAND_OVER_SECONDS = 60
BIND_FIRST = "绑定手机号"
ALTERNATE_LOGIN = "/oauth2-app/login"


class ThirdRefused(Refusal):
    default_id = "third.invalid"
    default_message = "第三方登录已失效，请重新发起 | This sign-in is no longer valid; start it again"


def _callback(request: Request, source: str) -> str:
    return f"{str(request.base_url).rstrip('/')}{get_settings().api_prefix}/sys/thirdLogin/{source}/callback"


async def render(request: Request, query: ThirdStart) -> Response:
    """GET /sys/thirdLogin/render/{source}?back: to the other system, with a state that only this browser can bring back.

    With `back` the whole page goes there and returns to the alternate login, which leads on to `back`; else it is a popup.
    """
    source = request.path_params["source"]
    state = secrets.token_urlsafe(24)
    await put_ticket("third", state, {"source": source, "back": query.back}, seconds=STATE_SECONDS)
    answer = RedirectResponse(await choose_provider(source).authorize_url(state, _callback(request, source)))
    answer.set_cookie(
        STATE_COOKIE,
        state,
        max_age=STATE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=f"{get_settings().api_prefix}/sys/thirdLogin",
    )
    return answer


async def rehearse(request: Request, query: Rehearsal) -> Response:
    """GET /sys/thirdLogin/rehearsal: the built-in provider's page of demo mode."""
    choose_provider(REHEARSAL)
    state = escape(query.state, quote=True)
    links = "".join(
        f'<a class="who" href="{REHEARSAL}/callback?code={code}&amp;state={state}">{name}</a>'
        for code, name in PEOPLE.items()
    )
    return _page(f"<h1>演练身份 Rehearsal</h1><p>选择一位演示人物 Choose who to be</p>{links}")


async def callback(request: Request, query: ThirdCallback) -> Response:
    """GET /sys/thirdLogin/{source}/callback: hands the opener a one-time token, or asks it to bind a phone first."""
    source = request.path_params["source"]
    started = await take_ticket("third", query.state)
    held = request.cookies.get(STATE_COOKIE, "")
    if started is None or started["source"] != source or not secrets.compare_digest(held, query.state):
        raise ThirdRefused()
    back = started.get("back")
    try:
        identity = await choose_provider(source).identify(query.code, _callback(request, source))
    except AppError as error:
        if back is None:
            raise
        return _lead_back(back, failed=localize(error.message, locale_of(request)))
    account = await everywhere(ThirdAccount).get_or_none(third_type=source, third_user_uuid=identity.uuid, del_flag=0)
    if account is not None:
        return _return(await _token_for(account.user_id, source), source, back)
    waiting = secrets.token_urlsafe(24)
    known = {"source": source, "uuid": identity.uuid, "name": identity.name}
    await put_ticket("third", waiting, known, seconds=STATE_SECONDS)
    return _return(f"{BIND_FIRST},{waiting}", source, back)


async def bind_phone(request: Request, body: BindPhone) -> dict[str, Any]:
    """POST /sys/thirdLogin/bindingThirdPhone: a code to the phone proves the account here; result: the one-time token."""
    address = address_of(request)
    known = await read_ticket("third", body.third_user_uuid)
    if known is None or "uuid" not in known:
        raise ThirdRefused()
    attempt = await count_try(body.mobile, address)
    try:
        await check_code(body.mobile, "login", body.captcha)
    except CodeRefused:
        await attempt.failed()
        raise
    await attempt.passed()
    user = await user_of_phone(request, body.mobile)
    if user is None:
        raise CodeRefused()
    check_open(user)
    if await take_ticket("third", body.third_user_uuid) is None:
        raise ThirdRefused()
    await _bind(user, known["source"], Identity(known["uuid"], known["name"]))
    return {"token": await _token_for(user.id, known["source"])}


async def _bind(user: User, source: str, identity: Identity) -> None:
    async with unit_of_work(system_actor(user.tenant_id)) as work:
        await work.insert(
            ThirdAccount(
                third_type=source,
                third_user_uuid=identity.uuid,
                realname=identity.name or None,
                user_id=user.id,
                bound_at=now(),
            )
        )


async def _token_for(user_id: int, source: str) -> str:
    token = secrets.token_urlsafe(32)
    await put_ticket("hand_over", token, {"user": user_id, "source": source}, seconds=HAND_OVER_SECONDS)
    return token


async def get_login_user(request: Request) -> Response:
    """GET /sys/thirdLogin/getLoginUser/{token}/{thirdType}: the token is exchanged once for a session."""
    taken = await take_ticket("hand_over", request.path_params["token"])
    if taken is None or taken["source"] != request.path_params["third_type"]:
        raise ThirdRefused()
    user = await everywhere(User).get_or_none(id=taken["user"], del_flag=0)
    if user is None:
        raise ThirdRefused()
    check_open(user)
    return await sign_in(request, user)


def _return(text: str, source: str, back: str | None) -> Response:
    """To the opener of the popup, or, behind the #, which no server sees, to the alternate login."""
    if back is None:
        return _hand_over(text)
    return _lead_back(back, third=text, source=source)


def _lead_back(back: str, **told: str) -> Response:
    return RedirectResponse(f"{ALTERNATE_LOGIN}?{urlencode({'redirect': back})}#{urlencode(told)}")


def _hand_over(text: str) -> Response:
    words = orjson.dumps(text).decode().replace("<", "\\u003c")
    script = f"opener&&opener.postMessage({words},location.origin);close()"
    return _page(f"<p>正在返回 Returning …</p><script>{script}</script>", script=True)


_STYLE = """
body{font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;margin:0;padding:48px 16px;
text-align:center;color:#1f2328;background:#eef4fc}h1{margin:0 0 4px;font-size:22px}p{margin:0 0 24px;color:#55606e}
a.who{display:block;max-width:280px;margin:0 auto 12px;padding:12px;border-radius:8px;color:#0156c6;background:#fff;
text-decoration:none;box-shadow:0 2px 8px rgb(12 40 90/12%)}
@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}p{color:#a9b4c2}a.who{color:#a9cdf7;background:#161b22}}
"""


def _page(body: str, *, script: bool = False) -> Response:
    policy = "default-src 'none'; style-src 'unsafe-inline'" + ("; script-src 'unsafe-inline'" if script else "")
    return HTMLResponse(
        '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>管家</title><style>{_STYLE}</style>{body}",
        headers={"content-security-policy": policy, "cache-control": "no-store"},
    )
