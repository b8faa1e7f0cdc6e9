"""Registration: a code to the phone makes an account, an administrator opens it, and nobody learns more than they must."""

import asyncio
from itertools import count
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.system.role import Role, UserRole
from schema.system.user import User
from server.account.throttle import CODES_TO_ONE
from server.kit import switches
from server.kit.database import pool
from server.settings import get_settings
from tests.account.human import forget_spent, slide
from tests.account.test_agreements import publish
from tests.account.test_other_ways import sent_code
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.kit.races import while_deleted
from tests.kit.switch import set_switch

PASSWORD = "Zhuce@2026"
PHONE = "13712340001"
NUMBERS = count(100)


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def open_house(database: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(get_settings(), "demo", True)
    await forget_spent()
    await pool().execute("DELETE FROM sys_ticket")


async def visitor(sign_in: Any, organisation: Organisation) -> Client:
    client: Client = await sign_in()
    client.http.headers["tenant-id"] = str(organisation.id)
    return client


def form(number: int, **more: Any) -> dict[str, Any]:
    typed = {"username": f"新员工_{number}", "realname": "新员工", "phone": PHONE, "password": PASSWORD}
    return {**typed, "confirmpassword": PASSWORD, "agreements": [], **more}


async def send(client: Client, phone: str = PHONE) -> str:
    await client.result("POST", "/sys/sms", json={"mobile": phone, "smsmode": "1", **await slide(client)})
    return await sent_code(phone)


async def test_who_registers_waits_is_approved_with_a_role_and_told(sign_in: Any, organisation: Organisation) -> None:
    client, boss = await visitor(sign_in, organisation), await sign_in(organisation.admin)
    await publish(organisation, "1.0")
    shown = [f"{one['kind']}:{one['version']}" for one in (await client.result("GET", "/sys/login/ways"))["agreements"]]
    typed = form(next(NUMBERS), agreements=shown)
    made = await client.result("POST", "/sys/user/register", json={**typed, "smscode": await send(client)})
    assert made == {"state": "waiting", "username": typed["username"]}
    user = await User.get(username=typed["username"])
    assert (user.tenant_id, user.status, user.phone) == (organisation.id, "3", PHONE)
    login = {"username": typed["username"], "password": PASSWORD}
    assert (await client.call("POST", "/sys/login", json=login))["id"] == "login.waiting"
    told = await boss.result("GET", "/sys/annountCement/listByUser")
    assert any("新注册账号待审核" in one["titile"] for one in told["sysMsgList"])
    role = await Role.create(id=next_id(), tenant_id=organisation.id, role_code="desk", role_name="前台")
    approval = {"ids": f"{user.id},", "roleIds": f"{role.id},", "departIds": ""}
    await boss.result("PUT", "/sys/user/approve", json=approval)
    assert await UserRole.filter(user_id=user.id, role_id=role.id, del_flag=0).exists()
    assert (await client.call("POST", "/sys/login", json=login))["code"] == 200
    text = await pool().fetchval("SELECT content FROM sys_sms WHERE phone = $1 ORDER BY id DESC LIMIT 1", PHONE)
    assert "已通过审核" in text
    twice = await boss.send("PUT", "/sys/user/approve", json=approval)
    assert (twice.status_code, twice.json()["id"]) == (409, "user.not.waiting")
    rows = await pool().fetch("SELECT version FROM sys_agreement_accept WHERE user_id = $1", user.id)
    assert [row["version"] for row in rows] == ["1.0"]


async def test_nobody_approves_with_more_than_they_hold(sign_in: Any, organisation: Organisation) -> None:
    user = await User.create(
        id=next_id(), tenant_id=organisation.id, username=f"w{next_id()}", realname="等", password="!", status="3"
    )
    clerk = await sign_in(await organisation.hire("sys:user:edit"))
    admin_role = await Role.get(tenant_id=organisation.id, role_code="admin")
    answer = await clerk.send("PUT", "/sys/user/approve", json={"ids": str(user.id), "roleIds": str(admin_role.id)})
    assert answer.status_code == 403
    assert (await User.get(id=user.id)).status == "3"


async def test_without_approval_the_named_role_opens_the_door_at_once(sign_in: Any, organisation: Organisation) -> None:
    await Role.create(id=next_id(), tenant_id=organisation.id, role_code="guest", role_name="访客")
    await set_switch(organisation.id, switches.APPROVAL, "0")
    await set_switch(organisation.id, switches.SIGN_UP_ROLE, "guest")
    client = await visitor(sign_in, organisation)
    typed = form(next(NUMBERS))
    made = await client.result("POST", "/sys/user/register", json={**typed, "smscode": await send(client)})
    assert made["state"] == "open"
    login = {"username": typed["username"], "password": PASSWORD}
    assert (await client.call("POST", "/sys/login", json=login))["code"] == 200


@pytest.mark.parametrize("role", ["", "admin", "nobody-has-this"])
async def test_no_role_or_an_administrators_means_approval_all_the_same(
    sign_in: Any, organisation: Organisation, role: str
) -> None:
    await set_switch(organisation.id, switches.APPROVAL, "0")
    await set_switch(organisation.id, switches.SIGN_UP_ROLE, role)
    client = await visitor(sign_in, organisation)
    typed = form(next(NUMBERS))
    made = await client.result("POST", "/sys/user/register", json={**typed, "smscode": await send(client)})
    assert made["state"] == "waiting"


async def test_names_and_phones_are_checked_while_typing_so_many_times(
    sign_in: Any, organisation: Organisation
) -> None:
    client = await visitor(sign_in, organisation)
    assert await client.result("GET", "/sys/user/checkFree", params={"username": f"free{next(NUMBERS)}"}) is True
    taken = await client.call("GET", "/sys/user/checkFree", params={"username": organisation.admin.username.upper()})
    assert (taken["id"], taken["fields"]["username"]) == ("user.taken", "该账号已存在")
    answers = [await client.send("GET", "/sys/user/checkFree?phone=13700000000") for _ in range(120)]
    assert (answers[-1].status_code, answers[0].status_code) == (429, 200)


BAD = {
    "password": ({"password": "weakpass1", "confirmpassword": "weakpass1"}, "Insufficient Password strength"),
    "confirmpassword": ({"confirmpassword": "Other@2026"}, "The two passwords do not match"),
    "phone": ({"phone": "12345678901"}, "correct mobile number"),
    "username": ({"username": "a b"}, "4 to 20"),
    "email": ({"email": "nonsense"}, "e-mail"),
}


@pytest.mark.parametrize("field", BAD)
async def test_each_wrong_field_is_told_at_its_place(sign_in: Any, organisation: Organisation, field: str) -> None:
    client = await visitor(sign_in, organisation)
    client.http.headers["international"] = "2"
    change, words = BAD[field]
    answer = await client.call("POST", "/sys/user/register", json={**form(1, smscode="000000"), **change})
    assert words in answer["fields"][field]


async def test_a_wrong_code_an_old_agreement_or_a_taken_name_make_no_account(
    sign_in: Any, organisation: Organisation
) -> None:
    client = await visitor(sign_in, organisation)
    before = await User.filter(tenant_id=organisation.id).count()
    code = await send(client)
    wrong = "111111" if code != "111111" else "222222"
    assert (await client.call("POST", "/sys/user/register", json=form(2, smscode=wrong)))["id"] == "sms.code.wrong"
    taken = form(2, smscode=code, username=organisation.admin.username)
    assert "username" in (await client.call("POST", "/sys/user/register", json=taken))["fields"]
    await publish(organisation, "9.0")
    unread = await client.call("POST", "/sys/user/register", json=form(2, smscode=code))
    assert "agreements" in unread["fields"]
    assert await User.filter(tenant_id=organisation.id).count() == before


async def test_a_closed_house_takes_nobody_in(sign_in: Any, organisation: Organisation) -> None:
    await set_switch(organisation.id, switches.REGISTRATION, "0")
    client = await visitor(sign_in, organisation)
    assert (await client.result("GET", "/sys/login/ways"))["registration"] is False
    for call in (
        ("GET", "/sys/user/checkFree?username=abcd", None),
        ("POST", "/sys/user/register", form(3, smscode="1")),
        ("POST", "/sys/sms", {"mobile": PHONE, "smsmode": "1"}),
    ):
        answer = await client.send(call[0], call[1], json=call[2])
        assert (answer.status_code, answer.json()["id"]) == (404, "register.off")


async def test_codes_are_kept_hashed_and_given_out_ten_times_a_day(sign_in: Any, organisation: Organisation) -> None:
    client = await visitor(sign_in, organisation)
    code = await send(client)
    kept = await pool().fetch("SELECT key, value::text AS value FROM sys_ticket WHERE kind = 'sms'")
    assert kept and all(code not in row["value"] and PHONE not in row["key"] for row in kept)
    for _ in range(CODES_TO_ONE.most - 1):
        await pool().execute("UPDATE sys_ticket SET created_at = now() - interval '2 minutes'")
        await send(client)
    await pool().execute("UPDATE sys_ticket SET created_at = now() - interval '2 minutes'")
    answer = await client.send("POST", "/sys/sms", json={"mobile": PHONE, "smsmode": "1", **await slide(client)})
    assert answer.status_code == 429 and "小时" in answer.json()["message"]


async def test_two_at_once_with_one_name_make_one_account(sign_in: Any, organisation: Organisation) -> None:
    client = await visitor(sign_in, organisation)
    name, phones = f"同名_{next(NUMBERS)}", ("13712340011", "13712340012")
    bodies = [form(0, username=name, phone=phone, smscode=await send(client, phone)) for phone in phones]
    answers = await asyncio.gather(*(client.send("POST", "/sys/user/register", json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200, 422]
    assert await User.filter(username=name).count() == 1


async def test_a_role_that_goes_meanwhile_opens_no_door(sign_in: Any, organisation: Organisation) -> None:
    role = await Role.create(id=next_id(), tenant_id=organisation.id, role_code="guest", role_name="访客")
    await set_switch(organisation.id, switches.APPROVAL, "0")
    await set_switch(organisation.id, switches.SIGN_UP_ROLE, "guest")
    client = await visitor(sign_in, organisation)
    typed = {**form(next(NUMBERS)), "smscode": await send(client)}
    made = await while_deleted(
        organisation.admin, "sys/role", role, lambda: client.call("POST", "/sys/user/register", json=typed)
    )
    assert made["success"], made
    assert made["result"]["state"] == "waiting"
    assert not await UserRole.filter(role_id=role.id).exists()
