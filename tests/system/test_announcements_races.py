"""One announcement published, revoked, edited, deleted and read at the same moment: one order of things comes out of it."""

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

import pytest
import pytest_asyncio

from schema.system.announcement import RELEASED, REVOKED, Announcement, AnnouncementSend
from schema.system.audit import Audit
from server.system.announcements.effects import turn_announcements
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.kit.seeds import seeds

PATH = "/sys/annountCement"
MAY_BE_REFUSED = {"announcement.state", "announcement.kept", "row.stale", "row.missing", "row.contended"}
LEADS_TO = {"release": RELEASED, "revoke": REVOKED}


@pytest_asyncio.fixture(loop_scope="session")
async def desk(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    client: Client = await sign_in(organisation.admin)
    return client


async def check_story(row_id: int, people: set[int]) -> None:
    """Nothing was edited or deleted while it was out, and whoever it is for has it once."""
    row = await Announcement.get(id=row_id)
    out, was_out = False, False
    for line in await Audit.filter(table_name="sys_announcement", row_id=row_id).order_by("version"):
        if line.action in ("edit", "delete"):
            assert not out, line.action
            assert line.action == "edit" or not was_out
        out = LEADS_TO.get(line.action, RELEASED if out else "") == RELEASED
        was_out = was_out or out
    assert (row.send_status == RELEASED) is out
    sent = await AnnouncementSend.filter(annt_id=row_id, del_flag=0).values_list("user_id", flat=True)
    assert sorted(map(int, map(str, sent))) == (sorted(people) if was_out else [])


@pytest.mark.parametrize("seed", seeds(4))
async def test_whatever_is_done_to_one_at_once_leaves_one_story(
    desk: Client, organisation: Organisation, sign_in: Any, seed: int
) -> None:
    reader = await organisation.hire()
    reads = await sign_in(reader)
    chance = random.Random(seed)
    for number in range(4):
        body = {"titile": f"停水{number}", "msgContent": "<p>明日</p>", "msgType": "ALL"}
        row_id = (await desk.result("POST", f"{PATH}/add", json=body))["id"]
        if chance.random() < 0.5:
            await desk.result("GET", f"{PATH}/doReleaseData", params={"id": row_id})
        one = {"id": row_id}
        calls: list[Awaitable[dict[str, Any]]] = [
            *(desk.call("GET", f"{PATH}/doReleaseData", params=one) for _ in range(3)),
            *(desk.call("GET", f"{PATH}/doReovkeData", params=one) for _ in range(3)),
            *(desk.call("PUT", f"{PATH}/edit", json={**one, "titile": f"停电{at}"}) for at in range(3)),
            desk.call("DELETE", f"{PATH}/delete", params=one),
            desk.call("POST", f"{PATH}/batchDelete", json={"ids": [row_id]}),
            reads.call("PUT", "/sys/sysAnnouncementSend/editByAnntIdAndUserId", json={"anntId": row_id}),
            reads.call("PUT", "/sys/sysAnnouncementSend/readAll"),
        ]
        chance.shuffle(calls)
        *answers, _ = await asyncio.gather(*calls, turn_announcements())
        said = [answer for answer in answers if isinstance(answer, dict)]
        assert [answer for answer in said if answer["code"] >= 500 and answer["id"] != "answer.no"] == []
        assert {answer["id"] for answer in said if not answer["success"]} <= MAY_BE_REFUSED
        await check_story(int(row_id), {reader.user_id, organisation.admin.user_id})
