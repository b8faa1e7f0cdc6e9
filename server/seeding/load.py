"""Brings a migrated database to its first usable state; loading again changes nothing."""

import asyncio

import asyncpg

from schema.kit.clock import now
from schema.seeds.demo.organisations import ORGANISATIONS, Organisation
from schema.system.role import UserRole
from schema.system.user import User
from server.account.api import hash_now
from server.kit.database import pool
from server.seeding.base import load_base
from server.seeding.demo.build import build_demo
from server.seeding.rights import role_id
from server.seeding.sheet import Sheet, Stamp, copy_all, seed_id

DEMO_PASSWORD = "Guanjia@2026"
LOCK = 0x5EED
FIRST_TENANT = (1, "main", "本机构")


async def load_seeds(demo: bool, admin_password: str = "") -> bool:
    """True if something was written.

    `demo` adds the demo organisations to an empty database; else there is one tenant with an administrator whose first
    password is `admin_password`.
    """
    async with pool().acquire() as connection:
        return await load_into(connection, demo, admin_password)


async def is_empty() -> bool:
    """Whether there is no organisation yet."""
    return not await pool().fetchval("SELECT EXISTS (SELECT 1 FROM sys_tenant)")


async def load_into(connection: asyncpg.Connection, demo: bool, admin_password: str) -> bool:
    """One transaction; loaders of several processes wait for each other."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        known = [tuple(row) for row in await connection.fetch("SELECT id, code, name FROM sys_tenant ORDER BY id")]
        if demo and not known:
            await _load_demo(connection, admin_password or DEMO_PASSWORD)
            return True
        tenants = known or [FIRST_TENANT]
        written = await load_base(connection, tenants)
        if not known:
            written += await _add_admin(connection, FIRST_TENANT[0], admin_password)
        return written > 0


COMPANY = "UPDATE sys_tenant SET company_code = $2 WHERE id = $1"


async def _load_demo(connection: asyncpg.Connection, password: str) -> None:
    """Building and writing overlap: rows are made in a thread while the server takes those made before."""
    digest = asyncio.get_running_loop().run_in_executor(None, hash_now, password)
    await load_base(connection, [(plan.id, plan.code, plan.name) for plan in ORGANISATIONS])
    for plan in ORGANISATIONS:
        await connection.execute(COMPANY, plan.id, plan.company_code)
    for plan in ORGANISATIONS:
        await copy_all(connection, await asyncio.to_thread(_build, plan, await digest))


def _build(plan: Organisation, digest: str) -> list[Sheet]:
    return build_demo(plan, digest)


async def _add_admin(connection: asyncpg.Connection, tenant_id: int, password: str) -> int:
    """The first account; without a password there is none."""
    if not password:
        return 0
    digest = await asyncio.to_thread(hash_now, password)
    stamp = Stamp(tenant_id, "", "system", now()).values
    users = Sheet(User, "id username realname password", **stamp)
    users.add(seed_id(f"user/{tenant_id}/admin"), "admin", "管理员", digest)
    roles = Sheet(UserRole, "id user_id role_id", **stamp)
    user, role = seed_id(f"user/{tenant_id}/admin"), role_id(tenant_id, "admin")
    roles.add(seed_id(f"user-role/{user}/{role}"), user, role)
    return len(await users.merge(connection)) + len(await roles.merge(connection))
