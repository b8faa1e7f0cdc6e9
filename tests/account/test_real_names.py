"""Real-name verification: handed in by the person, kept sealed, decided by somebody else with a reason, and heard of in the bell."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from schema.system.announcement import Announcement
from schema.system.real_name import RealName
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.files import save_file
from server.settings import get_settings
from tests.account.human import forget_spent
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.live.page import until

ME = "/sys/user/realName"
REVIEWS = ("sys:realName:list", "sys:realName:verify")
GOOD, OTHER = "11010519491231002X", "440524188001010014"


async def papers(who: Actor, **more: Any) -> dict[str, Any]:
    """What somebody hands in about themselves."""
    sides = {
        side: (await save_file(who, picture(), f"{side}.jpg", f"sys/realName.{side}")).file_path
        for side in ("front", "back")
    }
    return {"realname": "顾云深", "idNo": GOOD, **sides, **more}


async def hand_in(client: Client, who: Actor, **more: Any) -> dict[str, Any]:
    return await client.call("POST", ME, json=await papers(who, **more))


async def row_of(who: Actor) -> RealName:
    return await RealName.get(user_id=who.user_id)


async def decide(client: Client, step: str, who: Actor, **more: Any) -> dict[str, Any]:
    row = await row_of(who)
    return await client.call(
        "POST", f"/sys/realName/{step}", json={"id": str(row.id), "version": row.row_version, **more}
    )


async def told(who: Actor) -> list[str]:
    """Titles in the bell of a person."""
    rows = await pool().fetch("SELECT annt_id FROM sys_announcement_send WHERE user_id = $1 ORDER BY id", who.user_id)
    return [str((await Announcement.get(id=row["annt_id"])).title).split(" | ")[0] for row in rows]


@pytest.fixture
async def clerk(organisation: Organisation) -> Actor:
    await forget_spent()
    return await organisation.hire(name="林小满")


async def test_a_person_hands_it_in_and_somebody_else_verifies_it(
    sign_in: Any, organisation: Organisation, clerk: Actor
) -> None:
    mine, reviewer = await sign_in(clerk), await organisation.hire(*REVIEWS)
    assert (await mine.result("GET", ME))["state"] == "0"
    answer = await hand_in(mine, clerk)
    assert answer["success"], answer
    assert (answer["result"]["state"], answer["result"]["idNo"]) == ("1", "1101**********002X")
    assert await told(reviewer) == ["实名认证待审核"]
    again = await hand_in(mine, clerk)
    assert again["id"] == "realName.state"
    done = await decide(await sign_in(reviewer), "verify", clerk)
    assert done["success"], done
    assert (await mine.result("GET", ME))["state"] == "2"
    assert await told(clerk) == ["实名认证已通过"]
    card = (await mine.result("GET", "/sys/user/profile"))["userInfo"]
    assert card["realname"] == "顾云深"
    fixed = await mine.call("PUT", "/sys/user/profile", json={"realname": "别的名"})
    assert set(fixed["fields"]) == {"realname"}


async def test_the_number_is_sealed_in_the_database_and_told_nobody_whole(
    sign_in: Any, organisation: Organisation, clerk: Actor
) -> None:
    await hand_in(await sign_in(clerk), clerk, idNo="１１０１０５１９４９１２３１００２x")
    kept = await pool().fetchval("SELECT id_no FROM sys_real_name WHERE user_id = $1", clerk.user_id)
    assert GOOD not in kept and (await row_of(clerk)).id_no == GOOD
    reviewer = await sign_in(await organisation.hire(*REVIEWS))
    listed = await reviewer.result("GET", "/sys/realName/list")
    assert [row["realname"] for row in listed["records"]] == ["顾云深"]
    assert GOOD not in str(listed)
    body = {"id": listed["records"][0]["id"], "field": "idNo", "reason": "核对证件"}
    assert (await reviewer.call("POST", "/sys/realName/reveal", json=body))["code"] == 403
    opener = await sign_in(await organisation.hire(*REVIEWS, "sys:realName:reveal"))
    assert await opener.result("POST", "/sys/realName/reveal", json=body) == {"value": GOOD}
    trail = await pool().fetch("SELECT * FROM sys_audit WHERE tenant_id = $1", organisation.id)
    assert GOOD not in str([tuple(row) for row in trail])


async def test_it_is_refused_with_a_reason_and_handed_in_again(
    sign_in: Any, organisation: Organisation, clerk: Actor
) -> None:
    mine, reviewer = await sign_in(clerk), await sign_in(await organisation.hire(*REVIEWS))
    await hand_in(mine, clerk)
    assert set((await decide(reviewer, "refuse", clerk))["fields"]) == {"reason"}
    assert (await decide(reviewer, "refuse", clerk, reason="照片模糊"))["success"]
    own = await mine.result("GET", ME)
    assert (own["state"], own["reason"]) == ("3", "照片模糊")
    assert await told(clerk) == ["实名认证未通过"]
    assert (await hand_in(mine, clerk))["result"] | {"submittedAt": ""} == {
        "state": "1",
        "realname": "顾云深",
        "idNo": "1101**********002X",
        "reason": None,
        "submittedAt": "",
        "reviewedAt": None,
    }
    assert (await decide(reviewer, "verify", clerk))["success"]
    assert (await decide(reviewer, "withdraw", clerk, reason="证件已过期"))["success"]
    assert (await mine.result("GET", ME))["state"] == "3"
    steps = await pool().fetch(
        "SELECT old_state, new_state FROM sys_state_log WHERE row_id = $1 ORDER BY id", (await row_of(clerk)).id
    )
    assert [tuple(one) for one in steps] == [("0", "1"), ("1", "3"), ("3", "1"), ("1", "2"), ("2", "3")]


async def test_nobody_reviews_themselves_not_even_an_administrator(sign_in: Any, organisation: Organisation) -> None:
    await forget_spent()
    admin = await sign_in(organisation.admin)
    assert (await hand_in(admin, organisation.admin))["success"]
    for step, more in (("verify", {}), ("refuse", {"reason": "不想"})):
        answer = await decide(admin, step, organisation.admin, **more)
        assert (answer["code"], answer["id"]) == (409, "realName.own")


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"idNo": "110105194912310021"}, "idNo"),
        ({"idNo": "123"}, "idNo"),
        ({"realname": "9"}, "realname"),
        ({"front": "t1/temp/x.jpg"}, "front"),
        ({"back": ""}, "back"),
    ],
)
async def test_what_is_wrong_is_refused_at_its_field_and_nothing_is_kept(
    sign_in: Any, clerk: Actor, wrong: dict[str, str], field: str
) -> None:
    answer = await hand_in(await sign_in(clerk), clerk, **wrong)
    assert answer["code"] == 422 and set(answer["fields"]) == {field}
    assert not await RealName.filter(user_id=clerk.user_id).exists()


async def test_a_photo_is_ones_own_and_seen_by_reviewers_alone(
    sign_in: Any, organisation: Organisation, clerk: Actor
) -> None:
    colleague = await organisation.hire()
    mine, theirs = await sign_in(clerk), await sign_in(colleague)
    sent = await papers(clerk)
    stolen = await theirs.call("POST", ME, json={**await papers(colleague, idNo=OTHER), "front": sent["front"]})
    assert set(stolen["fields"]) == {"front"}
    assert (await mine.call("POST", ME, json=sent))["success"]
    address = f"/sys/common/static/{sent['front']}"
    reviewer = await sign_in(await organisation.hire(*REVIEWS))
    seen = [(await one.send("GET", address)).status_code for one in (mine, reviewer, theirs)]
    assert seen == [200, 200, 403]


async def test_one_document_belongs_to_one_account_also_at_once(
    sign_in: Any, organisation: Organisation, clerk: Actor
) -> None:
    people = [clerk, await organisation.hire(), await organisation.hire()]
    clients = [await sign_in(one) for one in people]
    sent = [await papers(one) for one in people]
    answers = await asyncio.gather(
        *(client.call("POST", ME, json=body) for client, body in zip(clients, sent, strict=True))
    )
    assert sum(bool(one["success"]) for one in answers) == 1
    assert {key for one in answers if not one["success"] for key in one["fields"]} == {"idNo"}


class Checker:
    """A checker of documents on a socket of its own; `says` is what it answers."""

    def __init__(self) -> None:
        self.says: Any = {"same": True}
        self.asked: list[tuple[str, dict[str, str]]] = []
        app = Starlette(routes=[Route("/check", self.answer, methods=["POST"])])
        self.server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}/check"

    async def answer(self, request: Request) -> JSONResponse:
        self.asked.append((request.headers.get("authorization", ""), await request.json()))
        return JSONResponse(self.says, 200 if isinstance(self.says, dict) else 500)


@pytest.fixture
async def checker(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Checker]:
    there = Checker()
    running = asyncio.create_task(there.server.serve())
    await until(lambda: there.server.started, "the checker")
    monkeypatch.setattr(get_settings(), "identity_url", there.url)
    monkeypatch.setattr(get_settings(), "identity_token", "geheim")
    yield there
    there.server.should_exit = True
    await running


async def test_the_outside_checker_is_asked_and_what_differs_cannot_be_verified(
    sign_in: Any, organisation: Organisation, clerk: Actor, checker: Checker
) -> None:
    reviewer = await sign_in(await organisation.hire(*REVIEWS))
    checker.says = {"same": False}
    await hand_in(await sign_in(clerk), clerk)
    assert checker.asked == [("Bearer geheim", {"name": "顾云深", "idNo": GOOD})]
    answer = await decide(reviewer, "verify", clerk)
    assert (answer["code"], answer["id"]) == (409, "realName.differs")
    checker.says = None
    assert (await decide(reviewer, "check", clerk))["result"] == {"checked": "silent"}
    checker.says = {"same": "yes"}
    assert (await decide(reviewer, "check", clerk))["result"] == {"checked": "silent"}
    checker.says = {"same": True}
    assert (await decide(reviewer, "check", clerk))["result"] == {"checked": "same"}
    assert (await decide(reviewer, "verify", clerk))["success"]


async def test_a_checker_that_is_away_holds_nobody_up(
    sign_in: Any, clerk: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "identity_url", "http://127.0.0.1:9/check")
    assert (await hand_in(await sign_in(clerk), clerk))["success"]
    assert (await row_of(clerk)).checked == "silent"
    with pytest.raises(httpx.ConnectError):
        await httpx.AsyncClient().get("http://127.0.0.1:9/check")


async def test_whoever_may_not_review_neither_lists_nor_decides(
    sign_in: Any, organisation: Organisation, clerk: Actor
) -> None:
    await hand_in(await sign_in(clerk), clerk)
    for codes, status in (((), 403), (("sys:realName:list",), 403)):
        other = await sign_in(await organisation.hire(*codes))
        assert (await decide(other, "verify", clerk))["code"] == status
        assert (await decide(other, "check", clerk))["code"] == status
