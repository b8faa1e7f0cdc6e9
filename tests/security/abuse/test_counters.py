"""Counters decide in the statement that counts: however many guess at once, from wherever, as many guesses count as are allowed."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import pytest
import pytest_asyncio
from starlette.applications import Starlette

from schema.system.user import User
from server.account.codes import TRIES, CodeRefused, check_code, draw_code
from server.account.guard import ACCOUNT_LIMIT, PASSWORD_LIMIT
from server.account.tickets import put_ticket
from server.kit.database import pool
from tests.kit.client import PREFIX, Client
from tests.kit.people import PASSWORD, Organisation

SignIn = Callable[..., Awaitable[Client]]
AT_ONCE = 60


@pytest_asyncio.fixture(autouse=True)
async def nobody_guessed(database: None) -> AsyncIterator[None]:
    await pool().execute("DELETE FROM sys_login_guard")
    yield
    await pool().execute("DELETE FROM sys_login_guard")


async def sign_in_from(app: Starlette, address: str, username: str, password: str) -> dict[str, Any]:
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://guanjia.test") as http:
        body = {"username": username, "password": password}
        return dict((await http.post(f"{PREFIX}/sys/login", json=body)).json())


async def test_sixty_wrong_passwords_at_once_are_five(app: Starlette, organisation: Organisation) -> None:
    name = (await User.get(id=organisation.admin.user_id)).username
    tries = [sign_in_from(app, f"10.0.0.{number}", name, f"wrong {number}") for number in range(AT_ONCE)]
    answers = Counter(answer["id"] for answer in await asyncio.gather(*tries))
    assert set(answers) <= {"login.failed", "login.locked", "login.busy", "captcha.required"}
    assert 0 < answers["login.failed"] <= ACCOUNT_LIMIT
    locked = await sign_in_from(app, "10.0.1.1", name, PASSWORD)
    assert locked["id"] in {"login.locked", "captcha.required"}


async def test_right_passwords_at_once_are_no_guesses(app: Starlette, organisation: Organisation) -> None:
    name = (await User.get(id=organisation.admin.user_id)).username
    for _ in range(3):
        answers = await asyncio.gather(*(sign_in_from(app, "10.0.0.1", name, PASSWORD) for _ in range(ACCOUNT_LIMIT)))
        assert [answer["code"] for answer in answers] == [200] * ACCOUNT_LIMIT
    assert not await pool().fetchval("SELECT sum(failures) FROM sys_login_guard")


async def test_one_password_over_a_hundred_names_is_limited_over_all_addresses(app: Starlette) -> None:
    tries = [sign_in_from(app, f"10.1.0.{number}", f"someone{number}", "Welcome@2026") for number in range(100)]
    answers = Counter(answer["id"] for answer in await asyncio.gather(*tries))
    assert set(answers) <= {"login.failed", "login.locked", "login.busy"}
    assert 0 < answers["login.failed"] <= PASSWORD_LIMIT
    other = await sign_in_from(app, "10.1.1.1", "someone200", "another one")
    assert other["id"] == "login.failed"
    stored = [row["key"] for row in await pool().fetch("SELECT key FROM sys_login_guard WHERE key LIKE 'password:%'")]
    assert stored and not any("elcome" in key for key in stored)


async def test_sixty_old_passwords_at_once_are_five(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    await pool().execute("DELETE FROM sys_login_guard")

    async def guess(number: int) -> int:
        new = {"password": "Guanjia@2027", "confirmpassword": "Guanjia@2027"}
        body = {"oldpassword": f"wrong {number}", **new}
        answer = await client.send("PUT", "/sys/user/updatePassword", json=body)
        assert answer.json()["success"] is False
        return answer.status_code

    answers = Counter(await asyncio.gather(*(guess(number) for number in range(AT_ONCE))))
    assert answers[200] <= ACCOUNT_LIMIT and answers[200] + answers[429] == AT_ONCE
    assert await guess(0) == 429


async def test_a_code_is_compared_five_times_however_many_ask_at_once(
    database: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "login:13900139001"
    _, kept = draw_code(key)
    await put_ticket("sms", key, kept, seconds=600)
    compared: list[str] = []

    def is_never(key: str, typed: str, kept: str) -> bool:
        compared.append(typed)
        return False

    monkeypatch.setattr("server.account.codes.is_code", is_never)

    async def guess(number: int) -> None:
        with pytest.raises(CodeRefused):
            await check_code("13900139001", "login", f"{number:06d}")

    await asyncio.gather(*(guess(number) for number in range(AT_ONCE)))
    assert len(compared) <= TRIES


async def test_nobody_changes_anothers_password_by_naming_them(organisation: Organisation, sign_in: SignIn) -> None:
    colleague = await User.get(id=(await organisation.hire()).user_id)
    client = await sign_in(organisation.admin)
    body = {"oldpassword": PASSWORD, "password": "Guanjia@2027", "confirmpassword": "Guanjia@2027"}
    for method in ("PUT", "POST"):
        answer = await client.send(method, "/sys/user/updatePassword", json={**body, "username": colleague.username})
        assert (answer.status_code, answer.json()["id"]) == (403, "password.foreign")
    own = (await User.get(id=organisation.admin.user_id)).username
    assert (await client.call("PUT", "/sys/user/updatePassword", json={**body, "username": own.upper()}))["success"]
