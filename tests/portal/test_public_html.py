"""The public site as HTML: what is published, of one organisation, whole without JavaScript and anew as soon as it changes."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from starlette.applications import Starlette

from schema.content.column import SiteColumn
from schema.content.page import PUBLISHED, PageBlock, SitePage
from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.portal.article import Article
from schema.system.address import Address
from server.http.site import open_shell
from server.kit.parameter import OFF
from server.kit.switches import PORTAL, PORTAL_HOST, SITE_RECORD, SITE_SLOGAN
from server.portal import site
from server.portal.html import kept
from server.portal.html.routes import public_routes
from tests.kit.client import Client, address_of_a_stranger
from tests.kit.switch import set_switch
from tests.portal.conftest import House

SHELL = (
    '<!doctype html><html lang="zh-CN"><head><title>管家</title></head>'
    '<body><div id="root"></div><script type="module" src="/assets/main.js"></script></body></html>'
)
HOSTILE = "<script>alert(1)</script>\"'&{{ 7*7 }}"


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    site._offers.clear()
    site._published._readings.clear()
    kept._answers._readings.clear()


class Reader:
    """Somebody with a browser that runs no scripts."""

    def __init__(self, http: httpx.AsyncClient, house: House) -> None:
        self.http, self.house = http, house

    async def get(self, path: str = "", **headers: str) -> httpx.Response:
        asked = f"{path}{'&' if '?' in path else '?'}tenant={self.house.code}"
        address = asked if asked.startswith(("/sitemap", "/robots")) else f"/guanwang{asked}"
        return await self.http.get(address, headers={key.replace("_", "-"): value for key, value in headers.items()})

    async def make(self, model: Any, **values: Any) -> Any:
        return await model.create(id=next_id(), tenant_id=self.house.organisation.id, **values)

    async def article(self, title: str, **more: Any) -> Article:
        row: Article = await self.make(
            Article, title=title, **{"kind": "news", "content": "<p>正文</p>", "online": True, **more}
        )
        return row


@pytest_asyncio.fixture(loop_scope="session")
async def reader(house: House, tmp_path: Path) -> AsyncIterator[Reader]:
    (tmp_path / "index.html").write_text(SHELL, encoding="utf-8")
    app = Starlette(routes=public_routes(open_shell(tmp_path)))
    transport = httpx.ASGITransport(app=app, client=(address_of_a_stranger(), 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://guanjia.test") as http:
        yield Reader(http, house)


async def test_home_says_in_html_what_is_published_and_carries_the_app(reader: Reader) -> None:
    tenant = reader.house.organisation.id
    await set_switch(tenant, SITE_SLOGAN, "同心同行")
    await set_switch(tenant, SITE_RECORD, "浙ICP备00000001号")
    shown = await reader.article("植树节", summary="去山上", author="秘书处")
    await reader.make(Address, name="服务中心", detail="路1号", contact="张经理", public=True)
    answer = await reader.get()
    text = answer.text
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'href="/guanwang/article/{shown.id}?tenant={reader.house.code}">植树节</a>' in text
    for word in (
        "<h1>同心同行</h1>",
        "浙ICP备00000001号",
        "去山上",
        "秘书处",
        'property="og:title"',
        'name="description"',
    ):
        assert word in text
    assert f'<link rel="canonical" href="http://guanjia.test/guanwang?tenant={reader.house.code}" />' in text
    assert '<div id="root"></div><script type="module" src="/assets/main.js">' in text, "the app can take over"
    assert text.count("<title>") == 1 and "<title>管家</title>" not in text
    assert "张经理" not in text and "default-src 'self'" in answer.headers["content-security-policy"]


async def test_only_what_is_published_has_an_address(reader: Reader, organisation: Any) -> None:
    column = await reader.make(SiteColumn, name="动态")
    secret = await reader.make(SiteColumn, name="内部", shown=False)
    about = await reader.make(SitePage, path=f"p{next_id() % 10**9}", title="关于我们", state=PUBLISHED)
    await reader.make(PageBlock, page_id=about.id, kind="text", seq=1, html="<p>我们是谁</p><script>1</script>")
    draft = await reader.make(SitePage, path=f"d{next_id() % 10**9}", title="草稿页")
    rows = {
        "公开的": await reader.article("公开的", column_id=column.id),
        "草稿": await reader.article("草稿", online=False, column_id=column.id),
        "明天的": await reader.article("明天的", publish_at=now() + timedelta(days=1), column_id=column.id),
        "删掉的": await reader.article("删掉的", del_flag=1, column_id=column.id),
    }
    other = await Article.create(id=next_id(), tenant_id=1, kind="news", title="别家的", content="x", online=True)
    try:
        for path, words in (
            (f"/article/{rows['公开的'].id}", ["<h1>公开的</h1>", "<p>正文</p>"]),
            (f"/column/{column.id}", ["<h1>动态</h1>", "公开的"]),
            (f"?column={column.id}", ["<h1>动态</h1>", f"/guanwang/column/{column.id}?tenant="]),
            (f"/page/{about.path}", ["<h1>关于我们</h1>", "<p>我们是谁</p>"]),
            (f"?page={about.path}", ["<h1>关于我们</h1>", f"/guanwang/page/{about.path}?tenant="]),
        ):
            answer = await reader.get(path)
            assert answer.status_code == 200, path
            assert all(word in answer.text for word in words), path
            assert not any(title in answer.text for title in ("草稿", "明天的", "删掉的", "别家的", "内部")), path
        gone = [f"/article/{row.id}" for title, row in rows.items() if title != "公开的"]
        gone += [f"/article/{other.id}", f"/column/{secret.id}", f"/page/{draft.path}", "/article/x", "/column/0"]
        for path in gone:
            answer = await reader.get(path)
            assert answer.status_code == 404 and answer.text == SHELL, path
        found = re.findall(r"<loc>http://guanjia\.test(.*?)\?tenant=\w+</loc>", (await reader.get("/sitemap.xml")).text)
        assert sorted(found) == sorted(
            [
                "/guanwang",
                f"/guanwang/column/{column.id}",
                f"/guanwang/page/{about.path}",
                f"/guanwang/article/{rows['公开的'].id}",
            ]
        )
    finally:
        await Article.filter(id=other.id).delete()


async def test_what_people_typed_is_text_and_an_article_is_cleaned(reader: Reader) -> None:
    row = await reader.article(
        HOSTILE, summary=HOSTILE, author=HOSTILE, content="<p onclick='x()'>好</p><script>alert(2)</script>"
    )
    await set_switch(reader.house.organisation.id, SITE_SLOGAN, HOSTILE)
    for path in ("", f"/article/{row.id}", "/feed.xml"):
        text = (await reader.get(path)).text
        assert "alert(1)" in text and "<script>alert" not in text and 'content="<' not in text, path
        assert "{{ 7*7 }}" in text and "onclick" not in text and "alert(2)" not in text, path


async def test_who_has_it_is_told_so_until_it_changes(reader: Reader) -> None:
    desk = reader.house.desk
    body = {"kind": "news", "title": "春季走访", "content": "<p>三月</p>", "online": True}
    made = await desk.result("POST", "/portal/article/add", json=body)
    paths = ("", f"/article/{made['id']}", "/sitemap.xml", "/feed.xml")
    tags = {path: (await reader.get(path)).headers["etag"] for path in paths}
    for path, tag in tags.items():
        again = await reader.get(path, if_none_match=tag)
        assert (again.status_code, again.content) == (304, b""), path
        assert again.headers["cache-control"] == "public, no-cache"
    await desk.result("PUT", "/portal/article/edit", json={"id": made["id"], "title": "秋季走访"})
    for path in ("", f"/article/{made['id']}", "/feed.xml"):
        changed = await reader.get(path, if_none_match=tags[path])
        assert changed.status_code == 200 and "秋季走访" in changed.text and "春季走访" not in changed.text, path
    await desk.result("PUT", "/portal/article/edit", json={"id": made["id"], "online": False})
    assert (await reader.get(f"/article/{made['id']}")).status_code == 404
    assert made["id"] not in (await reader.get("/sitemap.xml")).text


async def test_the_host_names_the_organisation_and_stands_in_every_address(reader: Reader) -> None:
    host = f"portal{next_id() % 10**6}.example.com"
    await set_switch(reader.house.organisation.id, PORTAL_HOST, host)
    row = await reader.article("域名下的")
    text = (await reader.http.get("/guanwang", headers={"host": host})).text
    assert f'<link rel="canonical" href="http://{host}/guanwang" />' in text
    assert f'href="/guanwang/article/{row.id}">域名下的</a>' in text
    told = (await reader.http.get("/robots.txt", headers={"host": host})).text
    assert f"Sitemap: http://{host}/guanwang/sitemap.xml" in told and "Disallow: /\n" in told


async def test_the_browser_chooses_the_language(reader: Reader) -> None:
    answer = await reader.get(accept_language="en-GB,en;q=0.9")
    assert '<html lang="en">' in answer.text and "Notices and news" in answer.text
    assert answer.headers["vary"] == "accept-language"
    assert "公告与动态" in (await reader.get("?lang=zh", accept_language="en")).text


async def test_a_closed_site_is_the_app_alone_and_no_robot_is_let_in(reader: Reader) -> None:
    await reader.article("看不到的")
    await set_switch(reader.house.organisation.id, PORTAL, OFF)
    answer = await reader.get()
    assert (answer.status_code, answer.text) == (404, SHELL)
    assert (await reader.get("/feed.xml")).status_code == 404
    assert "Allow" not in (await reader.get("/robots.txt")).text


async def test_the_product_serves_it_without_a_token(house: House) -> None:
    nobody: Client = house.nobody
    answer = await nobody.http.get("/sitemap.xml", params={"tenant": house.code})
    assert answer.status_code == 200 and "/guanwang?tenant=" in answer.text
    assert (await nobody.http.get("/guanwang/column/1/2")).status_code in (200, 503), "no address of the site"
