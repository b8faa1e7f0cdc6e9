"""Registration of an account by oneself (spec 2, /user/register).

It takes a code to the phone, and an approval where the switch asks for one.
"""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid, NotFound, Refusal
from schema.system.role import Role, UserRole
from schema.system.user import User
from server.account.agreements import accept_by_entering, require_shown
from server.account.codes import check_code, use_code
from server.account.login import WAITING
from server.account.models import CheckFree, Register
from server.account.password import hash_password
from server.account.sign_log import note_sign
from server.account.throttle import CHECKS_FROM_ADDRESS, SIGN_UPS_FROM_ADDRESS, spend
from server.account.user_names import is_anothers
from server.account.visitor import tenant_of_visitor
from server.engine.row_locks import lock_present
from server.http.rights import ADMIN_ROLE
from server.http.session import address_of
from server.kit.actor import system_actor
from server.kit.person_names import read_name
from server.kit.scope import everywhere, of_tenant
from server.kit.switches import APPROVAL, REGISTRATION, SIGN_UP_ROLE, is_on, read_switch
from server.kit.unit_of_work import Work, unit_of_work
from server.system.api import administrators_of, check_quota, hold_quota, notify

TAKEN_NAME = "该账号已存在 | This username is taken"
TAKEN_PHONE = "该手机号已注册 | This phone is registered already"
TAKEN_EMAIL = "该邮箱已被使用 | This e-mail address is in use"


async def require_open(request: Request) -> int:
    """The organisation that somebody registers with; NotFound where it takes nobody in this way."""
    tenant_id = await tenant_of_visitor(request)
    if tenant_id is None or not await is_on(tenant_id, REGISTRATION):
        raise NotFound("未开放注册，请联系管理员 | Registration is not open; ask an administrator", id="register.off")
    return tenant_id


async def check_free(request: Request, query: CheckFree) -> bool:
    """GET /sys/user/checkFree?username|phone: is it free, while somebody types; so many times an address."""
    tenant_id = await require_open(request)
    await spend(CHECKS_FROM_ADDRESS, address_of(request))
    taken = await _taken(tenant_id, query.username, query.phone, None)
    if taken:
        raise Refusal(next(iter(taken.values())), id="user.taken", fields=taken, loud="silent", result=False)
    return True


async def register(request: Request, body: Register) -> dict[str, Any]:
    """POST /sys/user/register {username, realname, phone, smscode, password, confirmpassword, email?}: {state, username}.

    state: "open" may sign in at once, "waiting" after an administrator approved.
    """
    tenant_id = await require_open(request)
    await spend(SIGN_UPS_FROM_ADDRESS, address_of(request))
    await require_shown(tenant_id, body.agreements)
    realname = read_name(body.realname, "realname")
    if taken := await _taken(tenant_id, body.username, body.phone, None):
        raise Invalid(fields=taken)
    await check_code(body.phone, "register", body.smscode, use=False)
    if taken := await _taken(tenant_id, "", "", body.email):
        raise Invalid(fields=taken)
    await use_code(body.phone, "register")
    actor = system_actor(tenant_id)
    await check_quota(actor, {}, None)
    role = await _role(tenant_id)
    needs_approval = await is_on(tenant_id, APPROVAL)
    user = User(
        username=body.username,
        realname=realname,
        phone=body.phone,
        email=body.email,
        password=await hash_password(body.password),
    )
    async with unit_of_work(actor) as work:
        held = role is not None and bool(await lock_present(work, Role, [role.id]))
        waits = needs_approval or not held
        user.status = WAITING if waits else "1"
        await work.insert(user)
        await hold_quota(work)
        if role is not None and held:
            await work.insert(UserRole(user_id=user.id, role_id=role.id))
        work.log_state(user, "user", None, user.status, "register")
        if waits:
            await _tell_administrators(work, user)
    await accept_by_entering(request, user)
    note_sign(request, "注册账号", user)
    return {"state": "waiting" if waits else "open", "username": user.username}


async def _tell_administrators(work: Work, user: User) -> None:
    await notify(
        work,
        await administrators_of(work),
        "新注册账号待审核 | A new account waits for approval",
        f"{user.realname}（{user.username}）注册了账号 | {user.realname} ({user.username}) registered",
        url="/isystem/user?status=3",
        bus=("user", user.id),
    )


async def _role(tenant_id: int) -> Role | None:
    """What people who registered may do; never an administrator's role."""
    code = await read_switch(tenant_id, SIGN_UP_ROLE)
    if not code or code == ADMIN_ROLE:
        return None
    return await of_tenant(Role, tenant_id).get_or_none(role_code=code, del_flag=0)


async def _taken(tenant_id: int, username: str, phone: str, email: str | None) -> dict[str, str]:
    """Field -> why; user names are one space of the whole installation, phones and addresses of an organisation."""
    everybody = everywhere(User).filter(del_flag=0)
    taken: dict[str, str] = {}
    if username and await is_anothers(tenant_id, username):
        taken["username"] = TAKEN_NAME
    if phone and await everybody.filter(tenant_id=tenant_id, phone=phone).exists():
        taken["phone"] = TAKEN_PHONE
    if email and await everybody.filter(tenant_id=tenant_id, email=email).exists():
        taken["email"] = TAKEN_EMAIL
    return taken
