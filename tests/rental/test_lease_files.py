"""Files that belong to a lease and are no part of its terms: attached in any state, told in its history, opened by who may see it."""

from typing import Any

import pytest_asyncio

from schema.rental.lease import Lease
from schema.system.audit import Audit
from server.kit.files import save_file
from tests.engine.test_data_rules import restrict_to
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.people import make_user
from tests.rental.test_lease_life import draw_up, take, taken
from tests.rental.village import Village, build

PURPOSE = "rental/lease.files"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def stored(village: Village, name: str = "身份证.jpg") -> str:
    return (await save_file(village.actor, picture(300, 200), name, PURPOSE)).file_path


async def test_they_are_attached_in_every_state_and_no_term_changes(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village)
    kept = ["price", "endDate", "state", "holdUntil", "total", "planned", "bills"]
    for state in ("draft", "to_sign", "to_confirm", "signed", "active", "settling", "ended", "void"):
        await Lease.filter(id=int(lease["id"])).update(state=state)
        before = await desk.result("GET", "/rental/lease/detail", params={"id": lease["id"]})
        assert "attachFiles" in before["can"], state
        path = await stored(village)
        after = await taken(desk, "attachFiles", before, files=path)
        assert after["files"] == path, state
        if state != "signed":
            assert [after[key] for key in kept] == [before[key] for key in kept], state


async def test_what_was_attached_and_taken_off_is_in_its_history(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village)
    first, second = await stored(village), await stored(village, "交房.jpg")
    lease = await taken(desk, "attachFiles", lease, files=f"{first},{second}")
    lease = await taken(desk, "attachFiles", lease, files="")
    assert lease["files"] is None
    told = await Audit.filter(tenant_id=village.org.id, action="attachFiles").order_by("id")
    assert len(told) == 2 and first in str(told[0].diff) and second in str(told[1].diff)


async def test_what_is_no_file_of_ours_or_too_many_is_refused_at_the_field(village: Village, desk: Client) -> None:
    lease = await draw_up(desk, village)
    path = await stored(village)
    for files in ("no/where.pdf", ",".join([path] * 31)):
        assert set((await take(desk, "attachFiles", lease, files=files))["fields"]) == {"files"}
    assert (await Lease.get(id=int(lease["id"]))).files is None


async def test_only_who_may_see_the_lease_opens_its_files(village: Village, desk: Client, sign_in: Any) -> None:
    path = await stored(village)
    await taken(desk, "attachFiles", await draw_up(desk, village), files=path)
    beyond = str(int(village.community) + 1)
    hidden = await restrict_to(village.org, "rental/lease", "rental:lease:list", "communityId", "=", beyond, set())
    cases = [
        (await make_user(village.org.id, "查看", codes=("rental:lease:list",)), 200),
        (await make_user(village.org.id, "保洁", codes=("rental:unit:list",)), 403),
        (hidden, 403),
        ((await build()).actor, 404),
    ]
    for actor, status in cases:
        client = await sign_in(actor)
        for query in ({}, {"thumb": "1"}):
            answer = await client.send("GET", f"/sys/common/static/{path}", params=query)
            assert answer.status_code == status, (actor.realname, query)
        [facts] = await client.result("GET", "/sys/common/files", params={"paths": path})
        assert (facts["state"] == "missing") == (status != 200), actor.realname
    loose = await stored(village)
    reader = await sign_in(cases[0][0])
    assert (await reader.send("GET", f"/sys/common/static/{loose}")).status_code == 403
    assert (await desk.send("GET", f"/sys/common/static/{loose}")).status_code == 200


async def test_who_may_only_read_the_lease_attaches_nothing(village: Village, desk: Client, sign_in: Any) -> None:
    lease = await draw_up(desk, village)
    reader = await sign_in(await make_user(village.org.id, "查看", codes=("rental:lease:list",)))
    assert (await take(reader, "attachFiles", lease, files=await stored(village)))["code"] == 403


async def test_what_a_step_asks_for_is_uploaded_for_the_column_that_it_ends_in(desk: Client) -> None:
    resources = (await desk.result("GET", "/sys/engine/describe"))["resources"]
    described = next(one for one in resources if one["path"] == "rental/lease")
    asked = {action["code"]: action["fields"] for action in described["actions"] if action["step"]}
    assert asked["attachFiles"][0]["biz"] == PURPOSE and asked["attachScan"][0]["biz"] == "rental/lease.scan"
    assert all(field["biz"] is None for field in asked["cancel"])
