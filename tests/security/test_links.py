"""A link to a file opens that file until its end, for nobody longer than for its maker, and nothing else ever."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from httpx import Response

from schema.kit.clock import now
from schema.system.file import File
from schema.system.file_link import FileLink
from schema.system.user import User
from server.files.links import address_of
from server.kit.files import save_file
from server.settings import get_settings
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.people import Organisation, create_organisation

SignIn = Callable[..., Awaitable[Client]]
LINK = "/sys/common/link"


@pytest.fixture
async def clerk(organisation: Organisation, sign_in: SignIn) -> Client:
    """Without any right but to be signed in."""
    return await sign_in(await organisation.hire())


@pytest.fixture
async def stranger(sign_in: SignIn) -> Client:
    return await sign_in()


async def stored(organisation: Organisation, biz: str = "temp") -> File:
    return await save_file(organisation.admin, picture(), "合同 1.jpg", biz)


async def linked(client: Client, file: File, hours: int = 24) -> dict[str, Any]:
    body = {"path": file.file_path, "hours": hours, "note": "给业主"}
    return dict(await client.result("POST", LINK, json=body))


async def opened(stranger: Client, url: str, **headers: str) -> Response:
    prefix = get_settings().api_prefix
    assert url.startswith(f"{prefix}/sys/common/static/out/")
    return await stranger.send("GET", url.removeprefix(prefix), headers=headers)


async def test_a_link_opens_its_file_for_somebody_without_an_account(
    organisation: Organisation, clerk: Client, stranger: Client
) -> None:
    file = await stored(organisation)
    link = await linked(clerk, file)
    answer = await opened(stranger, link["url"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/jpeg")
    assert answer.headers["cache-control"] == "private, no-cache"
    (known,) = await clerk.result("GET", LINK, params={"path": file.file_path})
    assert (known["url"], known["opened"], known["note"]) == (link["url"], 1, "给业主")


async def test_no_part_of_a_link_can_be_changed(organisation: Organisation, clerk: Client, stranger: Client) -> None:
    first, second = [await linked(clerk, await stored(organisation, biz)) for biz in ("temp", "other")]
    *head, number, expires, sign, name = first["url"].split("/")
    other, later = second["url"].split("/")[-4], str(int(expires) + 86400)
    changed = [
        (other, expires, sign),
        (number, later, sign),
        (number, f"0{expires}", sign),
        (number, expires, sign[:-1] + ("0" if sign[-1] != "0" else "1")),
        (number, expires, "签名"),
        ("9" * 30, expires, sign),
        ("x", expires, sign),
    ]
    for parts in changed:
        answer = await opened(stranger, "/".join([*head, *parts, name]))
        assert (answer.status_code, answer.json()["id"]) == (410, "link.ended"), parts
    page = await opened(stranger, "/".join([*head, number, later, sign, name]), accept="text/html,*/*")
    assert page.status_code == 410 and "已失效" in page.text and "sender" in page.text


async def test_a_link_ends_in_time_when_it_is_taken_back_and_with_its_file(
    organisation: Organisation, clerk: Client, stranger: Client
) -> None:
    async def status(link: dict[str, Any]) -> int:
        return (await opened(stranger, link["url"])).status_code

    file = await stored(organisation)
    late, back, kept = [await linked(clerk, file) for _ in range(3)]
    assert [await status(link) for link in (late, back, kept)] == [200, 200, 200]
    await FileLink.filter(id=int(late["id"])).update(expires_at=now() - timedelta(seconds=2))
    late["url"] = address_of(await FileLink.get(id=int(late["id"])))
    await clerk.result("DELETE", LINK, params={"id": back["id"]})
    assert [await status(link) for link in (late, back, kept)] == [410, 410, 200]
    await File.filter(id=file.id).update(del_flag=1)
    assert await status(kept) == 410


async def test_another_secret_shuts_every_link(
    organisation: Organisation, clerk: Client, stranger: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = await linked(clerk, await stored(organisation))
    monkeypatch.setattr(get_settings(), "secret_key", "another secret of the house")
    assert (await opened(stranger, link["url"])).status_code == 410


async def test_nobody_gets_more_by_a_link_than_its_maker_may_read(
    organisation: Organisation, clerk: Client, stranger: Client, sign_in: SignIn
) -> None:
    notice, plain = await stored(organisation, "anntFiles"), await stored(organisation)
    refused = await clerk.call("POST", LINK, json={"path": notice.file_path, "hours": 1})
    assert refused["id"] == "file.denied"
    foreign = await sign_in((await create_organisation("别家")).admin)
    answer = await foreign.call("POST", LINK, json={"path": plain.file_path, "hours": 1})
    assert answer["id"] == "file.missing"
    maker = await organisation.hire("sys:annountCement:list", name="宣传")
    link = await linked(await sign_in(maker), notice)
    assert (await opened(stranger, link["url"])).status_code == 200
    await User.filter(id=maker.user_id).update(status="2")
    assert (await opened(stranger, link["url"])).status_code == 410


async def test_links_of_others_are_seen_and_taken_back_only_by_who_looks_after_them(
    organisation: Organisation, clerk: Client, sign_in: SignIn
) -> None:
    file = await stored(organisation)
    link = await linked(clerk, file)
    colleague = await sign_in(await organisation.hire(name="同事"))
    assert await colleague.result("GET", LINK, params={"path": file.file_path}) == []
    assert (await colleague.call("DELETE", LINK, params={"id": link["id"]}))["code"] == 403
    keeper = await sign_in(organisation.admin)
    assert len(await keeper.result("GET", LINK, params={"path": file.file_path})) == 1
    assert (await keeper.result("GET", "/sys/oss/link/list"))["total"] == 1
    await keeper.result("DELETE", "/sys/oss/link/delete", params={"id": link["id"]})
    assert await clerk.result("GET", LINK, params={"path": file.file_path}) == []


@pytest.mark.parametrize("hours", [0, 90 * 24 + 1])
async def test_a_link_has_an_end_within_ninety_days(organisation: Organisation, clerk: Client, hours: int) -> None:
    body = {"path": (await stored(organisation)).file_path, "hours": hours}
    assert list((await clerk.call("POST", LINK, json=body))["fields"]) == ["hours"]
