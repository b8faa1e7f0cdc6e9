"""What a change of a role costs the sockets that are open, and whom it concerns."""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import timedelta
from typing import Any

import asyncpg
import pytest
from starlette.applications import Starlette

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.system.role import Permission, Role, RolePermission, UserRole
from schema.system.user import Session
from server.http.session import hash_token
from server.kit.actor import Actor
from tests.kit.client import open_client
from tests.kit.people import Organisation, make_user
from tests.kit.window import listening
from tests.live.page import Page, open_page, until
from tests.security.abuse.limits import limited

MOST_STATEMENTS = 12
WINDOWS = 100
SAVE = "/sys/permission/saveRolePermission"
RIGHTS = ["session", {"op": "rights"}]


async def _token_of(actor: Actor) -> str:
    """A session of its own, as a password would give."""
    token = f"window-{next_id()}"
    await Session.create(
        id=next_id(),
        token_hash=hash_token(token),
        user_id=actor.user_id,
        tenant_id=actor.tenant_id,
        expires_at=now() + timedelta(days=1),
    )
    return token


async def _new_role(organisation: Organisation, *holders: Actor) -> Role:
    role = await Role.create(id=next_id(), tenant_id=organisation.id, role_code=f"r{next_id()}", role_name="值班")
    for holder in holders:
        await UserRole.create(id=next_id(), tenant_id=organisation.id, user_id=holder.user_id, role_id=role.id)
    return role


async def _entry(*codes: str) -> Permission:
    return await Permission.create(id=next_id(), tenant_id=0, name="测试", menu_type=2, perms=",".join(codes))


@asynccontextmanager
async def _windows(port: int, tokens: list[str]) -> AsyncIterator[list[Page]]:
    async with AsyncExitStack() as stack:
        pages = [await open_page(port, token) for token in tokens]
        for page in pages:
            stack.push_async_callback(page.close)
            assert (await page.subscribe("list/sys/position"))["ok"]
        yield pages


@contextmanager
def _counted() -> Iterator[Counter[str]]:
    """What this process asks the database beside its transactions, but for the events that it passes on."""
    found: Counter[str] = Counter()

    def counting(call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(pool: asyncpg.Pool, query: str, *args: Any, **options: Any) -> Any:
            found[query.strip().split("\n")[0]] += 1
            return await call(pool, query, *args, **options)

        return counted

    with pytest.MonkeyPatch.context() as patch:
        for name in ("fetch", "fetchrow", "fetchval", "execute"):
            patch.setattr(asyncpg.Pool, name, counting(getattr(asyncpg.Pool, name)))
        yield found


@pytest.mark.parametrize("people", [1, WINDOWS])
async def test_a_hundred_windows_cost_no_more_statements_than_one(
    app: Starlette, organisation: Organisation, people: int
) -> None:
    staff = [await make_user(organisation.id, "值班", codes=("sys:position:list",)) for _ in range(people)]
    role, entry = await _new_role(organisation, *staff), await _entry("sys:position:add")
    tokens = [await _token_of(one) for one in staff] * (WINDOWS // people)
    async with listening(app) as port, open_client(app, organisation.admin) as admin:
        with limited(SOCKETS_PER_PERSON=200):
            async with _windows(port, tokens) as pages:
                await admin.result("GET", "/sys/user/getCurrentUserDeparts")
                with _counted() as statements:
                    await admin.result("POST", SAVE, json={"roleId": str(role.id), "permissionIds": str(entry.id)})
                    await until(lambda: all(RIGHTS in page.others for page in pages), "the new rights everywhere")
                    await app.state.live.outbox.drain()
                assert sum(statements.values()) <= MOST_STATEMENTS, statements
                assert [page.others for page in pages] == [[RIGHTS]] * WINDOWS, "each is told once"


async def test_a_change_of_a_role_concerns_only_who_holds_it(app: Starlette, organisation: Organisation) -> None:
    holder, other = [await make_user(organisation.id, "值班", codes=("sys:position:list",)) for _ in range(2)]
    role, entry = await _new_role(organisation, holder), await _entry("sys:depart:list")
    tokens = [await _token_of(one) for one in (holder, other)]
    async with (
        listening(app) as port,
        open_client(app, organisation.admin) as admin,
        _windows(port, tokens) as (hers, theirs),
    ):
        await admin.result("POST", SAVE, json={"roleId": str(role.id), "permissionIds": str(entry.id)})
        await until(lambda: hers.others, "the new rights")
        await admin.result("POST", SAVE, json={"roleId": str(role.id), "permissionIds": ""})
        await until(lambda: len(hers.others) == 2, "the rights of before")
        assert theirs.others == []


async def test_a_role_that_comes_back_is_felt_at_once(app: Starlette, organisation: Organisation) -> None:
    holder = await make_user(organisation.id, "值班", codes=("sys:position:list",))
    role, entry = await _new_role(organisation, holder), await _entry("sys:user:list")
    await RolePermission.create(id=next_id(), tenant_id=organisation.id, role_id=role.id, permission_id=entry.id)
    token = await _token_of(holder)
    async with (
        listening(app) as port,
        open_client(app, organisation.admin) as admin,
        _windows(port, [token]) as (page,),
    ):
        assert (await page.subscribe("list/sys/user"))["ok"]
        await admin.result("DELETE", "/sys/role/delete", params={"id": str(role.id)})
        await until(lambda: len(page.others) == 2, "the end of the topic")
        assert (await page.subscribe("list/sys/user"))["id"] == "live.denied"
        await admin.result("POST", "/sys/role/restore", json={"ids": [str(role.id)]})
        await until(lambda: len(page.others) == 3, "the rights that came back")
        assert (await page.subscribe("list/sys/user"))["ok"]
