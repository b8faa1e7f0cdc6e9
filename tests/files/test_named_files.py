"""A field names stored files of its organisation that the writer may read, by whatever way it is written."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from schema.asset.card import Card
from schema.system.file import REFUSED, File
from server.kit.actor import Actor
from server.kit.files import Limits, save_file
from server.kit.named_files import CONTENT
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation
from tests.workers.sheets import sheet_bytes

SignIn = Callable[..., Awaitable[Client]]
PATH = "/asset/card"
ANY = Limits(CONTENT["file"])


def card(code: str, **more: Any) -> dict[str, Any]:
    return {"code": code, "name": "灭火器", "category": "other", **more}


async def stored(actor: Actor, biz: str = "temp", data: bytes = b"") -> str:
    return (await save_file(actor, data or picture(), "门.jpg", biz, limits=ANY)).file_path


@pytest.fixture
async def client(organisation: Organisation, sign_in: SignIn) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def faults(client: Client, **values: Any) -> dict[str, str]:
    answer = await client.call("POST", f"{PATH}/add", json=card("F-1", **values))
    assert answer["success"] is False and answer["code"] == 422
    return dict(answer["fields"])


async def test_a_picture_that_nobody_stored_or_that_is_anothers_is_refused_at_its_field(
    client: Client, organisation: Organisation
) -> None:
    theirs = await stored((await create_organisation("别家")).admin)
    gone = await stored(organisation.admin)
    await File.filter(file_path=gone).update(del_flag=1)
    for path in ("t1/temp/20260101/x_1.jpg", theirs, gone, "../../etc/passwd"):
        assert list(await faults(client, photo=path)) == ["photo"], path
    assert "没有这个文件" in (await faults(client, photo=theirs))["photo"]
    mine = await stored(organisation.admin)
    assert (await client.result("POST", f"{PATH}/add", json=card("F-1", photo=mine)))["photo"] == mine


async def test_a_file_must_be_of_the_kind_that_the_field_shows(client: Client, organisation: Organisation) -> None:
    paper = await stored(organisation.admin, data=b"%PDF-1.4 ...")
    assert await faults(client, photo=paper) == {"photo": "请上传图片"}
    small = {"name": "小", "communityId": "1", "buildingId": "1", "floor": 1, "totalFloor": 2, "houseNo": "1"}
    tiny = (await save_file(organisation.admin, picture(300, 300), "小.jpg", "temp")).file_path
    community = await client.result("POST", "/rental/community/add", json={"name": "云栖"})
    building = await client.result(
        "POST", "/rental/building/add", json={"communityId": community["id"], "name": "1幢", "floors": 6}
    )
    place = {**small, "communityId": community["id"], "buildingId": building["id"]}
    answer = await client.call("POST", "/rental/house/add", json={**place, "cover": tiny})
    assert "600×600" in answer["fields"]["cover"]
    answer = await client.call("POST", "/rental/house/add", json={**place, "video": tiny})
    assert answer["fields"] == {"video": "请上传视频"}


async def test_a_file_that_the_writer_may_not_read_is_as_if_it_were_not_there(
    organisation: Organisation, sign_in: SignIn, client: Client
) -> None:
    hidden = await stored(organisation.admin, biz="anntFiles")
    clerk = await sign_in(await organisation.hire("asset:card:list", "asset:card:add"))
    assert "没有这个文件" in (await faults(clerk, photo=hidden))["photo"]
    await client.result("POST", f"{PATH}/add", json=card("F-2", photo=hidden))


async def test_a_refused_file_says_why(client: Client, organisation: Organisation) -> None:
    path = await stored(organisation.admin)
    await File.filter(file_path=path).update(work=REFUSED, work_note="时长不足 | Too short")
    assert (await faults(client, photo=path))["photo"] == "时长不足"


async def test_what_stands_in_a_row_already_stays_and_what_is_new_is_looked_at(
    client: Client, organisation: Organisation
) -> None:
    row = await client.result("POST", f"{PATH}/add", json=card("F-3"))
    await Card.filter(id=int(row["id"])).update(photo="old/plain.jpg")
    edit = {"id": row["id"], "photo": "old/plain.jpg", "name": "新名"}
    assert (await client.result("PUT", f"{PATH}/edit", json=edit))["name"] == "新名"
    refused = await client.call("PUT", f"{PATH}/edit", json={**edit, "photo": "old/other.jpg"})
    assert list(refused["fields"]) == ["photo"]


async def test_cells_and_batches_look_as_well(client: Client, organisation: Organisation) -> None:
    row, mine = await client.result("POST", f"{PATH}/add", json=card("F-4")), await stored(organisation.admin)
    cell = {"id": row["id"], "key": "photo", "old": None}
    body = {"edits": [{**cell, "value": "no/where.jpg"}]}
    answer = await client.result("POST", f"{PATH}/cells", json=body)
    assert answer["done"] == [] and "没有这个文件" in answer["refused"][0]["reason"]
    answer = await client.result("POST", f"{PATH}/cells", json={"edits": [{**cell, "value": mine}]})
    assert [entry["value"] for entry in answer["done"]] == [mine]
    batch = {"ids": row["id"], "values": {"photo": "no/where.jpg"}}
    answer = await client.result("POST", f"{PATH}/batchEdit", json=batch)
    assert answer["done"] == 0 and list(answer["refused"][0]["fields"]) == ["photo"]


async def test_a_sheet_brings_no_files_since_nobody_can_upload_in_one(
    client: Client, organisation: Organisation
) -> None:
    sheet = sheet_bytes(("资产编号", "名称", "类别", "照片"), [("S-1", "灯", "other", "no/where.jpg")])
    answer = await client.call("POST", f"{PATH}/importExcel", files={"file": ("资产.xlsx", sheet)})
    assert answer["success"], answer
    assert (await Card.get(tenant_id=organisation.id)).photo is None
