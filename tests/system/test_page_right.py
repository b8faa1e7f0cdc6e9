"""An address that is missing from somebody's menu: unknown to the product, or only not theirs, and then who can help."""

from schema.kit.snowflake import next_id
from schema.system.role import Permission
from tests.kit.client import Client
from tests.kit.people import Organisation


async def ask(client: Client, path: str) -> dict[str, object]:
    return dict(await client.result("GET", "/sys/permission/checkPath", params={"path": path}))


async def test_an_address_without_a_right_is_told_from_one_that_does_not_exist(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(await organisation.hire())
    missing = await ask(client, "/no/such/page")
    assert missing == {"known": False, "title": None, "titleEn": None, "codes": [], "givers": []}
    users = await ask(client, "/isystem/user")
    assert users["known"] is True and users["codes"] == ["sys:user:list"] and users["title"]
    assert users["givers"] == [organisation.admin.realname]


async def test_a_right_is_called_as_the_menu_calls_it_and_says_who_gives_it(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(await organisation.hire())

    async def name(code: str) -> tuple[object, object]:
        right = await client.result("GET", "/sys/permission/checkRight", params={"code": code})
        assert right["givers"] == [organisation.admin.realname]
        return right["title"], right["titleEn"]

    assert await name("sys:user:list") == ("用户管理", "Users")
    assert await name("sys:user:add") == ("用户管理 · 新增", "Users · Add")
    assert await name("no:such:right") == (None, None)


async def test_a_right_that_also_stands_in_no_menu_is_called_as_the_menu_calls_it(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(await organisation.hire())
    alone = await Permission.create(
        id=next_id(), tenant_id=0, sort_no=-1, name="孤立", perms="sys:user:edit", menu_type=2
    )
    try:
        right = await client.result("GET", "/sys/permission/checkRight", params={"code": "sys:user:edit"})
    finally:
        await alone.delete()
    assert right["title"] == "用户管理 · 修改"


async def test_an_address_with_a_number_in_it_is_known_by_its_pattern(platform: Client) -> None:
    entry = {"name": "试验", "menuType": 1, "url": "trial/:id/view", "component": "x/Y", "hidden": True}
    made = await platform.result("POST", "/sys/permission/add", json=entry)
    try:
        assert (await ask(platform, "/trial/12/view"))["known"] is True
        assert (await ask(platform, "/trial/12/other"))["known"] is False
        assert (await ask(platform, "/trial/1/2/view"))["known"] is False
    finally:
        await platform.result("DELETE", "/sys/permission/delete", params={"id": made["id"]})


async def test_what_is_no_path_is_refused(platform: Client) -> None:
    answer = await platform.call("GET", "/sys/permission/checkPath", params={"path": "https://x.cn"})
    assert "path" in answer["fields"]


async def test_an_entry_for_another_site_has_a_path_of_its_own_and_says_where_it_leads(platform: Client) -> None:
    entry = {"name": "经营分析", "menuType": 1, "url": "https://bi.example.cn/board?x=1", "component": None}
    made = await platform.result("POST", "/sys/permission/add", json=entry)
    try:
        answer = await platform.result("GET", "/sys/permission/getUserPermissionByToken")
        item = next(item for item in answer["menu"] if item["id"] == made["id"])
        assert item["path"] == f"/link/{made['id']}" and item["component"] == "layouts/IframePageView"
        assert item["meta"]["url"] == "https://bi.example.cn/board?x=1" and not item["meta"]["internalOrExternal"]
        assert answer["frameHosts"] == []
    finally:
        await platform.result("DELETE", "/sys/permission/delete", params={"id": made["id"]})
