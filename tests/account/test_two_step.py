"""Two-step verification: a code besides the first proof, on every way in; set up by its owner, demanded by roles, reset for a reason."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import datetime, time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pyotp
import pytest

from schema.kit.clock import SHANGHAI
from schema.system.role import Role
from schema.system.user import User
from server.account.answers import LoginResult
from server.account.guard import ACCOUNT_LIMIT
from server.account.two_step import challenge
from server.domains import all_routes
from server.kit.actor import Actor
from server.kit.control import rights_changed
from server.kit.database import pool
from server.settings import Settings, get_settings
from tests.account.human import slide
from tests.account.test_other_ways import (
    PHONE,
    Neighbour,
    come_back,
    demo,
    give_phone,
    neighbour,
    no_memory_of_failures,
    sent_code,
)
from tests.kit.clock import set_clock, today
from tests.kit.people import PASSWORD, Organisation

__all__ = ["demo", "neighbour", "no_memory_of_failures"]

SignIn = Callable[..., Awaitable[Any]]
SetClock = Callable[[str], None]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """It is ten in the morning until the test says otherwise: no code runs out while it is typed."""

    def show(at: str) -> None:
        set_clock(monkeypatch, today(), at)

    show("10:00:00")
    return show


def code_at(secret: str, at: str) -> str:
    return pyotp.TOTP(secret).at(datetime.combine(today(), time.fromisoformat(at), SHANGHAI))


def wrong_code(secret: str) -> str:
    """Six digits that are of no half minute near ten."""
    near = {code_at(secret, at) for at in ("09:59:00", "09:59:30", "10:00:00", "10:00:30", "10:01:00")}
    return next(code for code in ("000000", "111111", "222222", "333333", "444444", "555555") if code not in near)


async def set_up(client: Any, at: str = "10:00:00") -> tuple[str, list[str]]:
    """The secret and the recovery codes."""
    started = await client.result("POST", "/sys/user/secondFactor/start")
    confirmed = await client.result(
        "POST", "/sys/user/secondFactor/confirm", json={"code": code_at(started["secret"], at)}
    )
    return started["secret"], confirmed["codes"]


async def ask(client: Any, person: Actor) -> str:
    """A challenge, by the right password."""
    answer = await client.call("POST", "/sys/login", json={"username": person.username, "password": PASSWORD})
    assert answer["id"] == "login.secondStep", answer
    return str(answer["result"]["challenge"])


async def step(client: Any, asked: str, code: str) -> dict[str, Any]:
    return dict(await client.call("POST", "/sys/login/secondStep", json={"challenge": asked, "code": code}))


async def forget_tries() -> None:
    await pool().execute("DELETE FROM sys_login_guard")


async def test_whoever_has_none_signs_in_as_ever(sign_in: SignIn, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    state = await client.result("GET", "/sys/user/secondFactor")
    assert state == {"on": False, "since": None, "left": 0, "demanded": False, "password": True}


async def test_it_counts_once_a_code_was_typed_and_gives_ten_recovery_codes_once(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    client, other = await sign_in(organisation.admin), await sign_in()
    started = await client.result("POST", "/sys/user/secondFactor/start")
    assert started["address"].startswith("otpauth://totp/") and started["secret"] in started["address"]
    assert "<svg" in started["svg"]
    assert (await other.sign_in(organisation.admin)).token, "begun is not done"
    wrong = await client.send("POST", "/sys/user/secondFactor/confirm", json={"code": wrong_code(started["secret"])})
    assert wrong.status_code == 422 and set(wrong.json()["fields"]) == {"code"}
    body = {"code": code_at(started["secret"], "10:00:00")}
    codes = (await client.result("POST", "/sys/user/secondFactor/confirm", json=body))["codes"]
    assert len(set(codes)) == 10 and all(re.fullmatch(r"[2-9A-Z]{5}-[2-9A-Z]{5}", code) for code in codes)
    state = await client.result("GET", "/sys/user/secondFactor")
    assert (state["on"], state["left"]) == (True, 10)
    assert (await client.call("POST", "/sys/user/secondFactor/start"))["id"] == "secondFactor.on"
    assert (await client.call("POST", "/sys/user/secondFactor/confirm", json=body))["id"] == "secondFactor.on"


async def test_neither_the_secret_nor_a_code_stands_open_anywhere(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    secret, codes = await set_up(await sign_in(organisation.admin))
    kept = await pool().fetchrow(
        "SELECT secret, recovery_codes FROM sys_second_factor WHERE user_id = $1", organisation.admin.user_id
    )
    assert kept["secret"].startswith("sealed:") and secret not in kept["secret"]
    assert not any(part in kept["recovery_codes"] for code in codes for part in code.split("-"))
    trail = await pool().fetch("SELECT t::text AS text FROM sys_audit t WHERE tenant_id = $1", organisation.id)
    assert not any(secret in row["text"] for row in trail)


async def test_a_code_signs_in_after_the_password_and_no_token_is_there_before(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    secret, _ = await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    clock("10:01:00")
    told = await client.send("POST", "/sys/login", json={"username": organisation.admin.username, "password": PASSWORD})
    answer = told.json()
    assert (told.status_code, answer["success"], answer["id"]) == (200, False, "login.secondStep")
    assert set(answer["result"]) == {"challenge", "seconds"} and "set-cookie" not in told.headers
    client.http.headers["X-Access-Token"] = answer["result"]["challenge"]
    assert (await client.send("GET", "/sys/user/profile")).status_code == 401
    entered = await step(client, answer["result"]["challenge"], code_at(secret, "10:01:00"))
    assert entered["code"] == 200
    client.http.headers["X-Access-Token"] = entered["result"]["token"]
    assert (await client.send("GET", "/sys/user/profile")).status_code == 200


async def test_the_question_is_asked_in_both_languages(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    body = {"username": organisation.admin.username, "password": PASSWORD}
    assert (await client.call("POST", "/sys/login", json=body))["message"] == "请输入两步验证码"
    english = await client.call("POST", "/sys/login", json=body, headers={"international": "2"})
    assert english["message"] == "Enter the code of your second step"


async def test_a_code_is_taken_once_and_none_before_it_either(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    secret, _ = await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    set_up_with = code_at(secret, "10:00:00")
    assert (await step(client, await ask(client, organisation.admin), set_up_with))["id"] == "login.secondStep.wrong"
    clock("10:01:00")
    used = code_at(secret, "10:01:00")
    assert (await step(client, await ask(client, organisation.admin), used))["success"]
    asked = await ask(client, organisation.admin)
    assert (await step(client, asked, used))["id"] == "login.secondStep.wrong"
    assert (await step(client, asked, code_at(secret, "10:00:30")))["id"] == "login.secondStep.wrong", "an older one"


async def test_of_many_that_bring_one_code_at_once_one_gets_in(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    secret, _ = await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    clock("10:01:00")
    asked = [await ask(client, organisation.admin) for _ in range(4)]
    answers = await asyncio.gather(*(step(client, one, code_at(secret, "10:01:00")) for one in asked))
    assert sorted(answer["success"] for answer in answers) == [False, False, False, True]


@pytest.mark.parametrize(
    ("at", "taken"),
    [("10:04:00", False), ("10:04:30", True), ("10:05:00", True), ("10:05:30", True), ("10:06:00", False)],
)
async def test_a_code_counts_half_a_minute_early_and_late_and_no_longer(
    sign_in: SignIn, organisation: Organisation, clock: SetClock, at: str, taken: bool
) -> None:
    secret, _ = await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    clock("10:05:00")
    assert (await step(client, await ask(client, organisation.admin), code_at(secret, at)))["success"] is taken


async def test_a_challenge_is_good_for_one_session(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    secret, codes = await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    asked = await ask(client, organisation.admin)
    assert (await step(client, asked, codes[0]))["success"]
    assert (await step(client, asked, codes[1]))["id"] == "login.secondStep.over"
    clock("10:01:00")
    assert (await step(client, asked, code_at(secret, "10:01:00")))["id"] == "login.secondStep.over"


async def test_a_challenge_is_good_for_so_many_tries_and_minutes(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    secret, codes = await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    asked = await ask(client, organisation.admin)
    for _ in range(challenge.TRIES):
        assert (await step(client, asked, wrong_code(secret)))["id"] == "login.secondStep.wrong"
    await forget_tries()
    assert (await step(client, asked, codes[0]))["id"] == "login.secondStep.over"
    asked = await ask(client, organisation.admin)
    await pool().execute("UPDATE sys_ticket SET expires_at = now() WHERE kind = 'second'")
    assert (await step(client, asked, codes[0]))["id"] == "login.secondStep.over"


async def test_new_challenges_give_no_more_tries(sign_in: SignIn, organisation: Organisation, clock: SetClock) -> None:
    secret, codes = await set_up(await sign_in(organisation.admin))
    client = await sign_in()
    for _ in range(ACCOUNT_LIMIT):
        await step(client, await ask(client, organisation.admin), wrong_code(secret))
    locked = await step(client, await ask(client, organisation.admin), codes[0])
    assert locked["id"] == "login.locked"


async def test_a_challenge_takes_the_codes_of_its_own_person_only(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    colleague = await organisation.hire()
    await set_up(await sign_in(organisation.admin))
    theirs, their_codes = await set_up(await sign_in(colleague))
    client = await sign_in()
    clock("10:01:00")
    asked = await ask(client, organisation.admin)
    for code in (code_at(theirs, "10:01:00"), their_codes[0]):
        assert (await step(client, asked, code))["id"] == "login.secondStep.wrong"
    assert (await step(client, "made-up", their_codes[0]))["id"] == "login.secondStep.over"
    entered = await step(client, await ask(client, colleague), their_codes[0])
    assert entered["result"]["userInfo"]["username"] == colleague.username


async def test_a_recovery_code_lets_in_once_however_it_is_typed(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    owner = await sign_in(organisation.admin)
    _, codes = await set_up(owner)
    client = await sign_in()
    typed = codes[0].lower().replace("-", " ")
    assert (await step(client, await ask(client, organisation.admin), typed))["success"]
    assert (await owner.result("GET", "/sys/user/secondFactor"))["left"] == 9
    asked = await ask(client, organisation.admin)
    assert (await step(client, asked, codes[0]))["id"] == "login.secondStep.wrong"
    assert (await step(client, asked, codes[1]))["success"]


async def test_new_recovery_codes_need_password_and_code_and_end_the_old_ones(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    owner = await sign_in(organisation.admin)
    _, codes = await set_up(owner)
    refused = await owner.call("POST", "/sys/user/secondFactor/codes", json={"password": "wrong", "code": codes[0]})
    assert set(refused["fields"]) == {"password"}
    refused = await owner.call("POST", "/sys/user/secondFactor/codes", json={"password": PASSWORD, "code": "no"})
    assert set(refused["fields"]) == {"code"}
    body = {"password": PASSWORD, "code": codes[0]}
    fresh = (await owner.result("POST", "/sys/user/secondFactor/codes", json=body))["codes"]
    assert len(fresh) == 10 and not set(fresh) & set(codes)
    client = await sign_in()
    asked = await ask(client, organisation.admin)
    assert (await step(client, asked, codes[1]))["id"] == "login.secondStep.wrong"
    assert (await step(client, asked, fresh[0]))["success"]


async def test_it_is_turned_off_by_password_and_code_and_then_asked_for_no_more(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    owner = await sign_in(organisation.admin)
    _, codes = await set_up(owner)
    for body, field in (
        ({"password": "wrong", "code": codes[0]}, "password"),
        ({"password": PASSWORD, "code": "x"}, "code"),
    ):
        assert set((await owner.call("POST", "/sys/user/secondFactor/turnOff", json=body))["fields"]) == {field}
    await owner.result("POST", "/sys/user/secondFactor/turnOff", json={"password": PASSWORD, "code": codes[0]})
    assert (await (await sign_in()).sign_in(organisation.admin)).token
    off = await owner.call("POST", "/sys/user/secondFactor/turnOff", json={"password": PASSWORD, "code": codes[1]})
    assert off["id"] == "secondFactor.off"


async def test_an_account_without_a_password_sets_up_none(sign_in: SignIn, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    await User.filter(id=organisation.admin.user_id).update(password="!")
    assert (await client.call("POST", "/sys/user/secondFactor/start"))["id"] == "secondFactor.password"


async def test_an_administrator_resets_somebodys_for_a_reason_and_they_are_told(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    colleague = await organisation.hire()
    theirs = await sign_in(colleague)
    await set_up(theirs)
    body = {"id": str(colleague.user_id), "reason": "手机遗失"}
    clerk = await sign_in(await organisation.hire("sys:user:edit"))
    refused = await clerk.send("PUT", "/sys/user/resetSecondFactor", json=body)
    assert (refused.status_code, refused.json()["result"]) == (403, {"needs": "sys:user:secondFactor"})
    boss = await sign_in(organisation.admin)
    assert "reason" in (await boss.call("PUT", "/sys/user/resetSecondFactor", json={**body, "reason": ""}))["fields"]
    own = {**body, "id": str(organisation.admin.user_id)}
    assert (await boss.call("PUT", "/sys/user/resetSecondFactor", json=own))["id"] == "secondFactor.own"
    await boss.result("PUT", "/sys/user/resetSecondFactor", json=body)
    assert (await theirs.send("GET", "/sys/user/profile")).status_code == 401
    assert (await boss.call("PUT", "/sys/user/resetSecondFactor", json=body))["id"] == "secondFactor.off"
    kept = await pool().fetchrow(
        "SELECT username, reason FROM sys_state_log WHERE row_id = $1 AND event = 'secondFactorReset'",
        colleague.user_id,
    )
    assert dict(kept) == {"username": organisation.admin.username, "reason": "手机遗失"}
    again = await sign_in(colleague)
    notices = await again.result("GET", "/sys/annountCement/listByUser")
    assert "两步验证已被重置" in str(notices)


async def test_only_an_administrator_resets_an_administrators(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    await set_up(await sign_in(organisation.admin))
    clerk = await sign_in(await organisation.hire("sys:user:secondFactor"))
    body = {"id": str(organisation.admin.user_id), "reason": "手机遗失"}
    assert (await clerk.call("PUT", "/sys/user/resetSecondFactor", json=body))["id"] == "user.administrator"


async def test_whose_role_demands_one_sets_it_up_before_anything_else(
    sign_in: SignIn, organisation: Organisation, clock: SetClock
) -> None:
    colleague = await organisation.hire("sys:position:list")
    theirs, boss = await sign_in(colleague), await sign_in(organisation.admin)
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 200
    role = await Role.get(role_code=f"role{colleague.user_id}")
    await boss.result(
        "PUT", "/sys/role/edit", json={"id": str(role.id), "version": role.row_version, "secondFactor": True}
    )
    refused = await theirs.send("GET", "/sys/position/list")
    assert (refused.status_code, refused.json()["id"]) == (403, "account.secondFactorDue")
    assert (await theirs.result("GET", "/sys/permission/getUserPermissionByToken"))["secondFactorDue"] is True
    assert (await theirs.result("GET", "/sys/user/secondFactor"))["demanded"] is True
    _, codes = await set_up(theirs)
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 200
    assert (await theirs.result("GET", "/sys/permission/getUserPermissionByToken"))["secondFactorDue"] is False
    await theirs.result("POST", "/sys/user/secondFactor/turnOff", json={"password": PASSWORD, "code": codes[0]})
    assert (await theirs.call("GET", "/sys/position/list"))["id"] == "account.secondFactorDue"


async def test_what_was_begun_does_not_lift_the_demand(sign_in: SignIn, organisation: Organisation) -> None:
    await Role.filter(tenant_id=organisation.id).update(second_factor=True)
    await rights_changed(organisation.id)
    client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/user/secondFactor/start")
    assert (await client.call("GET", "/sys/position/list"))["id"] == "account.secondFactorDue"


async def by_password(client: Any, owner: Any, person: Actor) -> Any:
    return await client.call("POST", "/sys/login", json={"username": person.username, "password": PASSWORD})


async def by_phone(client: Any, owner: Any, person: Actor) -> Any:
    await client.result("POST", "/sys/sms", json={"mobile": PHONE, "smsmode": "0", **await slide(client)})
    return await client.call("POST", "/sys/phoneLogin", json={"mobile": PHONE, "captcha": await sent_code()})


async def by_qrcode(client: Any, owner: Any, person: Actor) -> Any:
    made = await client.result("GET", "/sys/getLoginQrcode")
    shown = parse_qs(urlsplit(made["url"]).query)["q"][0]
    await owner.result("POST", "/sys/scanLoginQrcode", json={"qrcodeId": shown, "act": "confirm"})
    return await client.call("POST", "/sys/qrcodeLogin", json={"qrcodeId": made["qrcodeId"]})


async def by_third(client: Any, owner: Any, person: Actor) -> Any:
    await pool().execute("DELETE FROM sys_third_account WHERE third_type = 'rehearsal'")
    waiting = (await come_back(client, "lin")).partition("绑定手机号,")[2]
    await client.result("POST", "/sys/sms", json={"mobile": PHONE, **await slide(client)})
    body = {"mobile": PHONE, "captcha": await sent_code(), "thirdUserUuid": waiting}
    token = (await client.result("POST", "/sys/thirdLogin/bindingThirdPhone", json=body))["token"]
    return await client.call("GET", f"/sys/thirdLogin/getLoginUser/{token}/rehearsal")


async def by_cas(client: Any, owner: Any, person: Actor) -> Any:
    asked = {"ticket": "ST-good", "service": str(client.http.base_url)}
    return await client.call("GET", "/sys/cas/client/validateLogin", params=asked)


WAYS = {
    "/sys/login": by_password,
    "/sys/phoneLogin": by_phone,
    "/sys/qrcodeLogin": by_qrcode,
    "/sys/thirdLogin/getLoginUser/{token}/{third_type}": by_third,
    "/sys/cas/client/validateLogin": by_cas,
}
# The second step itself; a phone that is bound, which is refused (tests/housekeeping); a wall display, which is nobody's.
OTHER_ENTRANCES = {"/sys/login/secondStep", "/housekeeping/bind", "/portal/display/enter"}


@pytest.mark.parametrize("path", WAYS)
async def test_every_way_in_asks_for_the_second_step(
    sign_in: SignIn,
    organisation: Organisation,
    clock: SetClock,
    demo: Settings,
    neighbour: Neighbour,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
) -> None:
    monkeypatch.setattr(get_settings(), "cas_url", f"{neighbour.url}/cas")
    neighbour.user = organisation.admin.username
    await give_phone(organisation)
    owner, client = await sign_in(organisation.admin), await sign_in()
    _, codes = await set_up(owner)
    sessions = "SELECT count(*) FROM sys_session WHERE user_id = $1"
    before = await pool().fetchval(sessions, organisation.admin.user_id)
    answer = await WAYS[path](client, owner, organisation.admin)
    assert (answer["success"], answer["id"]) == (False, "login.secondStep")
    assert await pool().fetchval(sessions, organisation.admin.user_id) == before, "no session is there yet"
    entered = await step(client, answer["result"]["challenge"], codes[0])
    assert entered["result"]["userInfo"]["username"] == organisation.admin.username


def test_there_is_no_other_way_in() -> None:
    """Every call that answers a token is walked above or named here, and sessions are opened in one place."""
    entrances = {
        route.path for route in all_routes() if route.result is LoginResult or "token" in _fields(route.result)
    }
    assert {path for path in entrances if path not in _TOKENS_OF_OTHERS} == set(WAYS) | OTHER_ENTRANCES
    root = Path(__file__).parents[2] / "server"
    sources = {path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*.py")}
    opens = {name for name, text in sources.items() if "open_session(" in text}
    enters = {name for name, text in sources.items() if re.search(r"(?<![\w.])enter\(request, user", text)}
    assert opens == {"http/session.py", "account/login.py"}
    assert enters == {"account/login.py", "account/two_step/sign_in.py"}


# One-time words that lead to a way in above, and no sessions.
_TOKENS_OF_OTHERS = {"/housekeeping/staff/bindCode", "/sys/thirdLogin/bindingThirdPhone"}


def _fields(result: Any) -> set[str]:
    return set(getattr(result, "model_fields", {}))
