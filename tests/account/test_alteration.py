"""A new password or e-mail before signing in: three steps, each once, and no word about who exists."""

import re
from typing import Any

import pytest
import pytest_asyncio

from schema.system.user import User
from server.account import codes, guard
from server.kit.database import pool
from server.settings import get_settings
from tests.account.human import forget_spent, slide
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import PASSWORD, Organisation
from tests.workers.sheets import sheet_bytes

NEW = "Xinde@2027"
PHONE = "13812340001"


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def fresh(database: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(get_settings(), "demo", True)
    await forget_spent()
    await pool().execute("DELETE FROM sys_ticket")
    await pool().execute("DELETE FROM sys_login_guard")
    await pool().execute("UPDATE sys_user SET phone = NULL WHERE phone = $1", PHONE)


async def identify(client: Client, account: str) -> dict[str, Any]:
    answer = await client.call("POST", "/sys/alteration/identify", json={"account": account, **await slide(client)})
    await codes.all_sent()
    return answer


async def last_code(to: str) -> str:
    text = await pool().fetchval(
        "SELECT content FROM sys_sms WHERE phone = $1 OR email = $1 ORDER BY id DESC LIMIT 1", to
    )
    return re.findall(r"\d{6}", text)[0]


async def prove(client: Client, account: str, to: str) -> str:
    begun = (await identify(client, account))["result"]
    return str(
        (await client.result("POST", "/sys/alteration/verify", json={**begun, "code": await last_code(to)}))["key"]
    )


async def test_a_code_to_the_phone_sets_a_new_password_and_ends_all_sessions(
    sign_in: Any, organisation: Organisation
) -> None:
    await User.filter(id=organisation.admin.user_id).update(phone=PHONE)
    name, there = organisation.admin.username, await sign_in(organisation.admin)
    client = await sign_in()
    for _ in range(guard.ACCOUNT_LIMIT):
        await (await guard.count_try(name, "127.0.0.2")).failed()
    key = await prove(client, name, PHONE)
    done = {"key": key, "password": NEW, "confirmpassword": NEW}
    assert (await client.result("POST", "/sys/alteration/finish", json=done)) == {"username": name}
    assert (await there.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 401
    assert (await client.call("POST", "/sys/login", json={"username": name, "password": PASSWORD}))["success"] is False
    entered = await client.call("POST", "/sys/login", json={"username": name, "password": NEW})
    assert entered["code"] == 200, "who proved the account is not kept locked out"
    assert (await client.call("POST", "/sys/alteration/finish", json=done))["id"] == "alteration.over"
    trail = await pool().fetch(
        "SELECT action, diff::text AS diff FROM sys_audit WHERE row_id = $1 ORDER BY id DESC LIMIT 1",
        organisation.admin.user_id,
    )
    assert trail[0]["action"] == "alteration" and NEW not in trail[0]["diff"]


async def test_a_new_e_mail_must_be_free_and_is_stored_only_with_the_code_that_was_sent_to_it(
    sign_in: Any, organisation: Organisation
) -> None:
    mine, theirs, wanted = (f"{name}{organisation.id}@guanjia.test" for name in ("me", "other", "new"))
    await User.filter(id=organisation.admin.user_id).update(email=mine)
    colleague = await organisation.hire()
    await User.filter(id=colleague.user_id).update(email=theirs)
    client = await sign_in()
    key = await prove(client, mine, mine)
    for taken in (theirs, theirs.upper()):
        for path in ("sendNewCode", "finish"):
            answer = await client.call("POST", f"/sys/alteration/{path}", json={"key": key, "email": taken})
            assert "email" in answer["fields"], (path, taken)
    sent = await client.result("POST", "/sys/alteration/sendNewCode", json={"key": key, "email": wanted})
    assert sent == {"to": "ne***@guanjia.test"}
    await codes.all_sent()
    code = await last_code(wanted)
    for email, typed in ((wanted, ""), (wanted, "abcdef"), (f"x{wanted}", code)):
        change = {"key": key, "email": email, "code": typed}
        assert (await client.call("POST", "/sys/alteration/finish", json=change))["id"] == "sms.code.wrong", change
    assert (await User.get(id=organisation.admin.user_id)).email == mine
    await client.result("POST", "/sys/alteration/finish", json={"key": key, "email": wanted, "code": code})
    assert (await User.get(id=organisation.admin.user_id)).email == wanted


async def test_nobody_is_sent_a_code_to_a_new_address_before_the_account_is_proved(
    sign_in: Any, organisation: Organisation
) -> None:
    await User.filter(id=organisation.admin.user_id).update(phone=PHONE)
    client = await sign_in()
    begun = (await identify(client, PHONE))["result"]
    for key in (begun["key"], "made-up"):
        asked = {"key": key, "email": f"new{organisation.id}@guanjia.test"}
        assert (await client.call("POST", "/sys/alteration/sendNewCode", json=asked))["id"] == "alteration.over"


async def test_known_and_unknown_accounts_are_answered_alike(sign_in: Any, organisation: Organisation) -> None:
    await User.filter(id=organisation.admin.user_id).update(phone=PHONE)
    client = await sign_in()
    names = (organisation.admin.username, "nobody-at-all")
    before = await pool().fetchval("SELECT count(*) FROM sys_sms")
    answers = [await identify(client, name) for name in names]
    assert await pool().fetchval("SELECT count(*) FROM sys_sms") == before + 1
    known, unknown = ({**answer, "timestamp": 0, "result": sorted(answer["result"])} for answer in answers)
    assert known == unknown
    wrong = [
        [
            await client.call("POST", "/sys/alteration/verify", json={**answer["result"], "code": "abcdef"})
            for _ in range(codes.TRIES + 1)
        ]
        for answer in answers
    ]
    told = [[(one["id"], one["message"]) for one in tries] for tries in wrong]
    assert told[0] == told[1]
    assert told[0][-1][0] in {"alteration.over", "login.locked"}
    again = [(await identify(client, name))["id"] for name in names]
    assert again == ["rate.limited", "rate.limited"]


async def test_asking_under_a_name_does_not_tell_whose_phone_it_is(sign_in: Any, organisation: Organisation) -> None:
    await User.filter(id=organisation.admin.user_id).update(phone=PHONE)
    client = await sign_in()
    for account in (PHONE, organisation.admin.username, "nobody-at-all"):
        assert (await identify(client, account))["success"] is True, account


async def test_steps_cannot_be_skipped_and_a_weak_password_is_refused(sign_in: Any, organisation: Organisation) -> None:
    await User.filter(id=organisation.admin.user_id).update(phone=PHONE)
    client = await sign_in()
    begun = (await identify(client, PHONE))["result"]
    skipped = await client.call(
        "POST", "/sys/alteration/finish", json={**begun, "password": NEW, "confirmpassword": NEW}
    )
    assert skipped["id"] == "alteration.over"
    code = {**begun, "code": await last_code(PHONE)}
    proved = await client.result("POST", "/sys/alteration/verify", json=code)
    assert (await client.call("POST", "/sys/alteration/verify", json=code))["id"] == "alteration.over"
    for bad, field in (
        ({"password": "weak", "confirmpassword": "weak"}, "password"),
        ({"password": NEW}, "confirmpassword"),
        ({"password": NEW, "confirmpassword": "Other@2027"}, "confirmpassword"),
        ({}, "password"),
    ):
        assert field in (await client.call("POST", "/sys/alteration/finish", json={**proved, **bad}))["fields"], bad
    done = {**proved, "password": NEW, "confirmpassword": NEW}
    assert (await client.call("POST", "/sys/alteration/finish", json=done))["success"]


async def test_a_frozen_or_waiting_account_gets_no_code(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in()
    before = await pool().fetchval("SELECT count(*) FROM sys_sms")
    for status in ("2", "3"):
        await User.filter(id=organisation.admin.user_id).update(phone=PHONE, status=status)
        await forget_spent()
        await identify(client, organisation.admin.username)
    assert await pool().fetchval("SELECT count(*) FROM sys_sms") == before


async def test_people_who_came_by_an_import_open_their_account_with_a_code(
    sign_in: Any, organisation: Organisation
) -> None:
    await add_dictionaries(organisation.id)
    admin = await sign_in(organisation.admin)
    content = sheet_bytes(("用户账号", "真实姓名", "手机号码"), [["imported_one", "王一", PHONE]])
    answer = await admin.call("POST", "/sys/user/importExcel", files={"file": ("人.xlsx", content)})
    assert answer["code"] == 200, answer
    client = await sign_in()
    for guess in ("!", "imported_one", PASSWORD):
        refused = await client.call("POST", "/sys/login", json={"username": "imported_one", "password": guess})
        assert not refused["success"]
    key = await prove(client, "imported_one", PHONE)
    await client.result("POST", "/sys/alteration/finish", json={"key": key, "password": NEW, "confirmpassword": NEW})
    entered = await client.call("POST", "/sys/login", json={"username": "imported_one", "password": NEW})
    assert entered["success"] and entered["result"]["userInfo"]["realname"] == "王一"
