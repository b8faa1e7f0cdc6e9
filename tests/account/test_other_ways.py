"""Captcha, phone codes, QR codes, other systems and CAS: each lets in once, the right person, for a short time."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Route

from server.account import codes, tickets
from server.kit.database import pool
from server.settings import Settings, get_settings
from tests.account.captcha import solve_captcha
from tests.account.human import forget_spent, slide
from tests.kit.people import PASSWORD, Organisation
from tests.live.page import until

PHONE = "13912340001"


@pytest.fixture(autouse=True)
async def no_memory_of_failures(database: None) -> None:
    await pool().execute("DELETE FROM sys_login_guard")
    await pool().execute("DELETE FROM sys_ticket")
    await forget_spent()


@pytest.fixture
def demo(monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(get_settings(), "demo", True)
    return get_settings()


async def give_phone(organisation: Organisation, phone: str = PHONE) -> None:
    await pool().execute("UPDATE sys_user SET phone = NULL WHERE phone = $1", phone)
    await pool().execute("UPDATE sys_user SET phone = $2 WHERE id = $1", organisation.admin.user_id, phone)


async def sent_code(phone: str = PHONE) -> str:
    await codes.all_sent()
    text = await pool().fetchval("SELECT content FROM sys_sms WHERE phone = $1 ORDER BY id DESC LIMIT 1", phone)
    return re.findall(r"\d{6}", text)[0]


async def test_after_three_failures_a_picture_must_be_read(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in()
    name = organisation.admin.username
    for _ in range(3):
        await client.call("POST", "/sys/login", json={"username": name, "password": "wrong"})
    refused = await client.call("POST", "/sys/login", json={"username": name, "password": PASSWORD})
    assert refused["id"] == "captcha.required" and refused["result"] == {"captcha": True}
    typed = await solve_captcha(client)
    wrong = await client.call(
        "POST", "/sys/login", json={"username": name, "password": PASSWORD, **typed, "captcha": "x"}
    )
    assert wrong["id"] == "captcha.wrong"
    again = await client.call("POST", "/sys/login", json={"username": name, "password": PASSWORD, **typed})
    assert again["id"] == "captcha.gone", "a picture serves one try"
    typed = await solve_captcha(client)
    assert (await client.call("POST", "/sys/login", json={"username": name, "password": PASSWORD, **typed}))[
        "code"
    ] == 200


async def test_a_code_sent_to_the_phone_signs_in_once(sign_in: Any, organisation: Organisation, demo: Settings) -> None:
    await give_phone(organisation)
    client = await sign_in()
    await client.result("POST", "/sys/sms", json={"mobile": PHONE, "smsmode": "0", **await slide(client)})
    code = await sent_code()
    assert (await client.call("POST", "/sys/sms", json={"mobile": PHONE, **await slide(client)}))["id"] == "sms.soon"
    answer = await client.call("POST", "/sys/phoneLogin", json={"mobile": PHONE, "captcha": code})
    assert answer["code"] == 200
    assert answer["result"]["userInfo"]["username"] == organisation.admin.username
    assert {"token", "departs", "multi_depart", "sysAllDictItems"} <= set(answer["result"])
    twice = await client.call("POST", "/sys/phoneLogin", json={"mobile": PHONE, "captcha": code})
    assert twice["id"] == "sms.code.wrong"


async def test_a_code_for_another_purpose_or_guessed_too_often_is_worthless(
    sign_in: Any, organisation: Organisation, demo: Settings
) -> None:
    await give_phone(organisation)
    client = await sign_in()
    await client.result("POST", "/sys/sms", json={"mobile": PHONE, "smsmode": "2", **await slide(client)})
    code = await sent_code()
    other = await client.call("POST", "/sys/phoneLogin", json={"mobile": PHONE, "captcha": code})
    assert other["id"] == "sms.code.wrong"
    for _ in range(codes.TRIES):
        with pytest.raises(codes.CodeRefused):
            await codes.check_code(PHONE, "reset", "000000" if code != "000000" else "111111")
    with pytest.raises(codes.CodeRefused):
        await codes.check_code(PHONE, "reset", code)


async def test_nobody_learns_whether_a_phone_is_known(sign_in: Any, organisation: Organisation, demo: Settings) -> None:
    await give_phone(organisation)
    client = await sign_in()
    known = await client.call("POST", "/sys/sms", json={"mobile": PHONE, **await slide(client)})
    unknown = await client.call("POST", "/sys/sms", json={"mobile": "13912349999", **await slide(client)})
    await codes.all_sent()
    assert {**known, "timestamp": 0} == {**unknown, "timestamp": 0}
    assert not await pool().fetchval("SELECT count(*) FROM sys_sms WHERE phone = '13912349999'")


async def test_without_a_provider_no_code_is_promised(
    sign_in: Any, organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "demo", False)
    await give_phone(organisation)
    client = await sign_in()
    answer = await client.send("POST", "/sys/sms", json={"mobile": PHONE})
    assert (answer.status_code, answer.json()["id"]) == (503, "sms.off")


async def test_a_qr_code_waits_for_the_phone_and_signs_in_who_confirmed(
    sign_in: Any, organisation: Organisation
) -> None:
    screen, phone = await sign_in(), await sign_in(organisation.admin)
    made = await screen.result("GET", "/sys/getLoginQrcode")
    shown = parse_qs(urlsplit(made["url"]).query)["q"][0]
    assert shown != made["qrcodeId"] and "<svg" in made["svg"]
    waiting = await screen.call("POST", "/sys/qrcodeLogin", json={"qrcodeId": made["qrcodeId"]})
    assert (waiting["success"], waiting["id"]) == (False, "qrcode.waiting")
    stolen = await screen.call("POST", "/sys/qrcodeLogin", json={"qrcodeId": shown})
    assert stolen["id"] == "qrcode.gone", "the picture alone lets nobody in"
    await phone.result("POST", "/sys/scanLoginQrcode", json={"qrcodeId": shown, "act": "scan"})
    seen = await screen.call("POST", "/sys/qrcodeLogin", json={"qrcodeId": made["qrcodeId"]})
    assert seen["result"] == {"state": "scanned"}
    await phone.result("POST", "/sys/scanLoginQrcode", json={"qrcodeId": shown, "act": "confirm"})
    polls = [screen.call("POST", "/sys/qrcodeLogin", json={"qrcodeId": made["qrcodeId"]}) for _ in range(5)]
    answers = await asyncio.gather(*polls)
    assert sorted(answer["code"] for answer in answers) == [200, 500, 500, 500, 500]
    winner = next(answer for answer in answers if answer["code"] == 200)
    assert winner["result"]["userInfo"]["username"] == organisation.admin.username


async def test_a_refused_or_old_qr_code_lets_nobody_in(sign_in: Any, organisation: Organisation) -> None:
    screen, phone = await sign_in(), await sign_in(organisation.admin)
    made = await screen.result("GET", "/sys/getLoginQrcode")
    shown = parse_qs(urlsplit(made["url"]).query)["q"][0]
    await phone.result("POST", "/sys/scanLoginQrcode", json={"qrcodeId": shown, "act": "refuse"})
    assert (await screen.call("POST", "/sys/qrcodeLogin", json={"qrcodeId": made["qrcodeId"]}))[
        "id"
    ] == "qrcode.refused"
    made = await screen.result("GET", "/sys/getLoginQrcode")
    await pool().execute("UPDATE sys_ticket SET expires_at = now()")
    assert (await screen.call("POST", "/sys/qrcodeLogin", json={"qrcodeId": made["qrcodeId"]}))["id"] == "qrcode.gone"


async def test_an_account_elsewhere_is_bound_by_a_phone_code_and_then_signs_in(
    sign_in: Any, organisation: Organisation, demo: Settings
) -> None:
    await give_phone(organisation)
    client = await sign_in()
    waiting = (await come_back(client, "lin")).partition("绑定手机号,")[2]
    await client.result("POST", "/sys/sms", json={"mobile": PHONE, **await slide(client)})
    bound = await client.result(
        "POST",
        "/sys/thirdLogin/bindingThirdPhone",
        json={"mobile": PHONE, "captcha": await sent_code(), "thirdUserUuid": waiting},
    )
    for token in (bound["token"], await come_back(client, "lin")):
        answer = await client.call("GET", f"/sys/thirdLogin/getLoginUser/{token}/rehearsal")
        assert answer["result"]["userInfo"]["username"] == organisation.admin.username
        twice = await client.call("GET", f"/sys/thirdLogin/getLoginUser/{token}/rehearsal")
        assert twice["id"] == "third.invalid"


async def come_back(client: Any, code: str) -> str:
    """The popup's way: to the provider, a choice there, and the text that the opener is handed."""
    gone = await client.send("GET", "/sys/thirdLogin/render/rehearsal")
    state = parse_qs(urlsplit(gone.headers["location"]).query)["state"][0]
    page = await client.send("GET", f"/sys/thirdLogin/rehearsal/callback?code={code}&state={state}")
    return re.findall(r'postMessage\("([^"]+)"', page.text)[0]


async def test_a_chats_webview_is_led_there_and_back_as_a_whole_page(
    sign_in: Any, organisation: Organisation, demo: Settings
) -> None:
    await give_phone(organisation)
    client = await sign_in()

    async def go(code: str, back: str = "/rental/board?from=2026-11-01") -> Any:
        gone = await client.send("GET", "/sys/thirdLogin/render/rehearsal", params={"back": back})
        state = parse_qs(urlsplit(gone.headers["location"]).query)["state"][0]
        there = await client.send("GET", f"/sys/thirdLogin/rehearsal/callback?code={code}&state={state}")
        return urlsplit(there.headers["location"])

    place = await go("zhou")
    assert (place.netloc, place.path) == ("", "/oauth2-app/login")
    assert parse_qs(place.query) == {"redirect": ["/rental/board?from=2026-11-01"]}
    told = parse_qs(place.fragment)
    assert told["third"][0].startswith("绑定手机号,") and told["source"] == ["rehearsal"], (
        "no server log sees the token"
    )
    assert "failed" in parse_qs((await go("stranger")).fragment)
    for foreign in ("//evil.example/", "https://evil.example/", "/\\evil.example"):
        answer = await client.send("GET", "/sys/thirdLogin/render/rehearsal", params={"back": foreign})
        assert answer.status_code == 422, foreign


async def test_a_state_of_another_browser_is_refused(sign_in: Any, organisation: Organisation, demo: Settings) -> None:
    attacker, victim = await sign_in(), await sign_in()
    gone = await attacker.send("GET", "/sys/thirdLogin/render/rehearsal")
    state = parse_qs(urlsplit(gone.headers["location"]).query)["state"][0]
    answer = await victim.call("GET", f"/sys/thirdLogin/rehearsal/callback?code=lin&state={state}")
    assert answer["id"] == "third.invalid"


async def test_ways_that_are_not_set_up_are_not_there(
    sign_in: Any, organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "demo", False)
    client = await sign_in()
    for path in ("rehearsal", "oidc", "nobody"):
        assert (await client.call("GET", f"/sys/thirdLogin/render/{path}"))["id"] == "third.off"
    cas = await client.call("GET", "/sys/cas/client/validateLogin?ticket=ST-1&service=http://desk/")
    assert cas["id"] == "cas.off"


CAS_YES = """<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
<cas:authenticationSuccess><cas:user>{user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>"""
CAS_NO = """<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>"""
CAS_BOMB = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'


class Neighbour:
    """Another organisation's sign-in server on a socket of its own, speaking CAS and OpenID Connect."""

    def __init__(self) -> None:
        self.user = ""
        self.codes: dict[str, str] = {}
        routes = [
            Route("/cas/serviceValidate", self.validate),
            Route("/.well-known/openid-configuration", self.discover),
            Route("/token", self.token, methods=["POST"]),
            Route("/userinfo", self.userinfo),
        ]
        self.server = uvicorn.Server(uvicorn.Config(Starlette(routes=routes), port=0, log_level="warning"))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    async def validate(self, request: Request) -> PlainTextResponse:
        ticket = request.query_params["ticket"]
        answers = {"ST-good": CAS_YES.format(user=self.user), "ST-bomb": CAS_BOMB}
        return PlainTextResponse(answers.get(ticket, CAS_NO))

    async def discover(self, request: Request) -> JSONResponse:
        places = {"authorization": "authorize", "token": "token", "userinfo": "userinfo"}
        return JSONResponse({f"{name}_endpoint": f"{self.url}/{path}" for name, path in places.items()})

    async def token(self, request: Request) -> JSONResponse:
        form = parse_qs((await request.body()).decode())
        good = self.codes.pop(form["code"][0], "") == form["redirect_uri"][0] and "authorization" in request.headers
        return JSONResponse({"access_token": "at"} if good else {"error": "invalid_grant"}, 200 if good else 400)

    async def userinfo(self, request: Request) -> JSONResponse:
        return JSONResponse(
            {"sub": "sub-1", "name": "远方来客"}, 200 if request.headers["authorization"] == "Bearer at" else 401
        )


@pytest.fixture
async def neighbour() -> AsyncIterator[Neighbour]:
    there = Neighbour()
    serving = asyncio.create_task(there.server.serve())
    await until(lambda: there.server.started, "the neighbour")
    yield there
    there.server.should_exit = True
    await serving


async def test_a_ticket_of_the_cas_server_signs_in_the_account_of_that_name(
    sign_in: Any, organisation: Organisation, neighbour: Neighbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "cas_url", f"{neighbour.url}/cas")
    neighbour.user = organisation.admin.username
    client = await sign_in()
    service = str(client.http.base_url)

    async def validate(ticket: str, service: str = service) -> Any:
        return await client.call("GET", "/sys/cas/client/validateLogin", params={"ticket": ticket, "service": service})

    assert (await validate("ST-good"))["result"]["userInfo"]["username"] == organisation.admin.username
    assert (await validate("ST-bad"))["id"] == "cas.refused"
    assert (await validate("ST-bomb"))["id"] == "third.failed"
    assert (await validate("ST-good", "http://elsewhere/"))["id"] == "cas.refused", "a ticket made for another service"
    neighbour.user = "nobody-here"
    assert (await validate("ST-good"))["id"] == "cas.refused"


async def test_an_openid_provider_is_asked_and_its_person_must_bind_first(
    sign_in: Any, organisation: Organisation, neighbour: Neighbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"issuer": neighbour.url, "client_id": "gj", "client_secret": "s"}.items():
        monkeypatch.setattr(get_settings(), f"oidc_{name}", value)
    client = await sign_in()
    gone = await client.send("GET", "/sys/thirdLogin/render/oidc")
    asked = parse_qs(urlsplit(gone.headers["location"]).query)
    neighbour.codes["c1"] = asked["redirect_uri"][0]
    page = await client.send("GET", f"/sys/thirdLogin/oidc/callback?code=c1&state={asked['state'][0]}")
    key = re.findall(r'postMessage\("绑定手机号,([^"]+)"', page.text)[0]
    known = await tickets.read_ticket("third", key)
    assert known is not None and (known["uuid"], known["name"]) == ("sub-1", "远方来客")
