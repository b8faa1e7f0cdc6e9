"""A file sent in one form under an idempotency key is stored once, and a repeat gets the first answer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio

from schema.system.file import File
from schema.system.idempotency_key import IdempotencyKey
from server.http.idempotency import KEY_HEADER, REPLAYED_HEADER
from server.kit.storage import storage
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]
PICTURE = picture()
FORMS = ["/sys/common/upload", "/sys/common/upload1", "/sys/upload/uploadMinio", "/sys/oss/file/upload", "/upimg"]


@pytest_asyncio.fixture
async def admin(organisation: Organisation, sign_in: SignIn) -> Client:
    return await sign_in(organisation.admin)


async def send(client: Client, key: str, path: str = FORMS[0], **other: Any) -> httpx.Response:
    """httpx draws a boundary of its own for each form."""
    file = (other.get("name", "说明.jpg"), other.get("data", PICTURE))
    form = {"data": {"biz": other.get("biz", "temp")}, "files": {"file": file}}
    return await client.send("POST", path, headers={KEY_HEADER: key}, **form)


async def stored(organisation: Organisation) -> int:
    return await File.filter(tenant_id=organisation.id).count()


async def objects(organisation: Organisation) -> int:
    return len([key async for key in storage().list(f"t{organisation.id}")])


@pytest.mark.parametrize("path", FORMS)
async def test_a_repeat_gets_the_first_answer_and_no_second_file(
    organisation: Organisation, admin: Client, path: str
) -> None:
    key = uuid4().hex
    first, again = await send(admin, key, path), await send(admin, key, path)
    assert first.status_code == 200 and REPLAYED_HEADER not in first.headers, first.text
    assert (again.content, again.headers.get(REPLAYED_HEADER)) == (first.content, "true")
    assert await stored(organisation) == 1
    [kept] = await IdempotencyKey.filter(tenant_id=organisation.id)
    assert kept.user_id == organisation.admin.user_id and kept.call.endswith(path)


async def test_forms_sent_at_once_are_one_file_and_one_object(organisation: Organisation, admin: Client) -> None:
    key = uuid4().hex
    answers = await asyncio.gather(*(send(admin, key) for _ in range(5)))
    assert {answer.content for answer in answers} == {answers[0].content} and answers[0].status_code == 200
    assert sum(REPLAYED_HEADER in answer.headers for answer in answers) == 4
    assert (await stored(organisation), await objects(organisation)) == (1, 1)


@pytest.mark.parametrize("other", [{"name": "合同.jpg"}, {"data": PICTURE + b"\0"}, {"biz": "avatar"}])
async def test_the_same_key_for_other_parts_is_refused(
    organisation: Organisation, admin: Client, other: dict[str, Any]
) -> None:
    key = uuid4().hex
    await send(admin, key)
    refused = await send(admin, key, **other)
    assert (refused.status_code, refused.json()["id"]) == (422, "once.other")
    assert (await stored(organisation), await objects(organisation)) == (1, 1)


async def test_the_key_of_a_refused_form_is_free_for_a_better_one(organisation: Organisation, admin: Client) -> None:
    key = uuid4().hex
    assert (await send(admin, key, data=b"MZ no picture")).status_code == 422
    assert (await send(admin, key)).status_code == 200
    assert await stored(organisation) == 1


async def test_the_key_of_somebody_else_is_unknown(organisation: Organisation, admin: Client, sign_in: SignIn) -> None:
    key = uuid4().hex
    mine = await send(admin, key)
    theirs = await send(await sign_in(await organisation.hire()), key)
    assert REPLAYED_HEADER not in theirs.headers and theirs.json()["message"] != mine.json()["message"]
    assert await stored(organisation) == 2
