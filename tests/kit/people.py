"""Tenants and people made for one test: each test has a tenant of its own, so nothing needs to be cleaned."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

from argon2 import PasswordHasher

from schema.kit.errors import NodeLapsed
from schema.kit.snowflake import next_id
from schema.system.depart import Depart, UserDepart
from schema.system.role import Permission, Role, RolePermission, UserRole
from schema.system.tenant import Tenant
from schema.system.user import User
from server.http.rights import ADMIN_ROLE, load_actor
from server.kit.actor import Actor

PASSWORD = "Guanjia@2026"
# How dear a hash is to verify stands in the hash; a suite signs in thousands of times.
_HASH = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
_numbers = count(1)
CODES_OF_A_MENU = 12
"""Its column does not hold many more."""


@dataclass
class Organisation:
    """A tenant with an administrator; `hire` adds people with exactly the given permission codes."""

    id: int
    admin: Actor
    people: dict[str, Actor] = field(default_factory=dict)

    async def hire(self, *codes: str, name: str = "员工") -> Actor:
        return await make_user(self.id, name, codes=codes)


async def create_organisation(name: str = "测试物业") -> Organisation:
    """A new tenant, seeded with nothing but its administrator and a department."""
    tenant = await Tenant.create(id=await _first_id(), code=f"t{next_id()}", name=name)
    await Depart.create(id=next_id(), tenant_id=tenant.id, depart_name="总部", org_code="A01")
    admin = await make_user(tenant.id, "管理员", admin=True)
    return Organisation(tenant.id, admin)


async def _first_id() -> int:
    """The loop stands still while tests without one run, so the lease of the ids may have ended; it is renewed here."""
    while True:
        try:
            return next_id()
        except NodeLapsed:
            await asyncio.sleep(0.1)


async def make_user(tenant_id: int, realname: str, *, codes: tuple[str, ...] = (), admin: bool = False) -> Actor:
    user = await User.create(
        id=next_id(),
        tenant_id=tenant_id,
        username=f"user{next(_numbers)}_{next_id() % 1_000_000}",
        realname=realname,
        password=_HASH,
        org_code="A01",
    )
    code = ADMIN_ROLE if admin else f"role{user.id}"
    role = await Role.create(id=next_id(), tenant_id=tenant_id, role_code=code, role_name=realname)
    await UserRole.create(id=next_id(), tenant_id=tenant_id, user_id=user.id, role_id=role.id)
    depart = await Depart.get(tenant_id=tenant_id, org_code="A01")
    await UserDepart.create(id=next_id(), tenant_id=tenant_id, user_id=user.id, depart_id=depart.id)
    for first in range(0, len(codes), CODES_OF_A_MENU):
        perms = ",".join(codes[first : first + CODES_OF_A_MENU])
        permission = await Permission.create(id=next_id(), tenant_id=0, name="测试", menu_type=2, perms=perms)
        await RolePermission.create(id=next_id(), tenant_id=tenant_id, role_id=role.id, permission_id=permission.id)
    actor = await load_actor(user.id, tenant_id, "A01", 0)
    assert actor is not None
    return actor
