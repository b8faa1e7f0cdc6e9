"""What a new organisation needs before anybody can work in it: base data, a department, an administrator."""

from collections.abc import Awaitable, Callable
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.rules import RULES
from schema.system.depart import Depart, UserDepart
from schema.system.role import Role, UserRole
from schema.system.tenant import Tenant
from schema.system.user import User
from server.account.api import hash_password
from server.http.rights import ADMIN_ROLE
from server.kit.scope import everywhere, of_tenant
from server.kit.unit_of_work import Work
from server.system.tenants.shapes import FirstAdmin

LoadBase = Callable[[Any, list[tuple[int, str, str]]], Awaitable[int]]
# No password opens the account until its owner has set one.
NO_PASSWORD = "!"
_load: LoadBase | None = None


def configure_founding(load: LoadBase) -> None:
    """Says who loads dictionaries, roles, holidays and regions: the seeds, which stand above the domains."""
    global _load
    _load = load


async def check_admin(admin: FirstAdmin) -> None:
    """Raises Invalid when the first account cannot be made."""
    if not admin.admin_username and not admin.admin_password:
        return
    if not admin.admin_username:
        raise Invalid(fields={"adminUsername": "必填 | Required"})
    _check_rules(admin)
    if await everywhere(User).filter(username__iexact=admin.admin_username, del_flag=0).exists():
        raise Invalid(fields={"adminUsername": "该账号已存在 | This username is taken"})


def _check_rules(admin: FirstAdmin) -> None:
    typed = (
        ("adminRealname", "name", admin.admin_realname.strip()),
        ("adminPassword", "password", admin.admin_password),
        ("adminPhone", "mobile", admin.admin_phone),
        ("adminEmail", "email", admin.admin_email),
    )
    wrong = {key: RULES[rule].message for key, rule, text in typed if text and RULES[rule].read(text) is None}
    if wrong:
        raise Invalid(fields=wrong)


async def found_tenant(work: Work, tenant: Tenant, admin: FirstAdmin) -> User | None:
    """Everything in the transaction that makes the tenant; `work` writes within it. Gives the first administrator."""
    if _load is not None:
        connection: Any = work.db
        await _load(connection._connection, [(tenant.id, tenant.code, tenant.name)])
    depart = Depart(depart_name=tenant.name[:100], org_code="A01", org_category="1")
    await work.insert(depart)
    if not admin.admin_username:
        return None
    user = User(
        username=admin.admin_username,
        realname=RULES["name"].read(admin.admin_realname.strip()) or "管理员",
        password=await hash_password(admin.admin_password) if admin.admin_password else NO_PASSWORD,
        phone=admin.admin_phone or None,
        email=admin.admin_email or None,
        org_code=depart.org_code,
    )
    await work.insert(user)
    role = await of_tenant(Role, tenant.id).get_or_none(role_code=ADMIN_ROLE, del_flag=0)
    if role is None:
        role = Role(role_code=ADMIN_ROLE, role_name="管理员")
        await work.insert(role)
    await work.insert(UserRole(user_id=user.id, role_id=role.id))
    await work.insert(UserDepart(user_id=user.id, depart_id=depart.id))
    return user
