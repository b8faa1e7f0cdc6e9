"""The public site: ads of today, published pages, articles by column, and nothing else of any of them."""

import asyncio
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from schema.content.ad import Advert
from schema.content.column import SiteColumn
from schema.content.page import PageBlock, SitePage
from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.portal.article import Article
from schema.system.tenant import Tenant
from server.kit.business_day import business_day
from server.kit.parameter import ON
from server.kit.switches import PORTAL
from server.portal import site
from server.portal.ads import in_turn
from tests.content.conftest import Office, SignIn
from tests.kit.client import Client
from tests.kit.switch import set_switch


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    site._offers.clear()
    site._published._readings.clear()


class Site:
    """What anybody sees of the organisation."""

    def __init__(self, office: Office, code: str, nobody: Client) -> None:
        self.office, self.code, self.nobody = office, code, nobody
        self.tenant = office.organisation.id

    async def get(self, part: str = "", **params: Any) -> dict[str, Any]:
        site._offers.clear()
        site._published._readings.clear()
        return await self.nobody.call("GET", f"/portal/public{part}", params={"tenant": self.code, **params})

    async def make(self, model: Any, **values: Any) -> Any:
        return await model.create(id=next_id(), tenant_id=self.tenant, **values)

    async def article(self, title: str, column: SiteColumn | None, **more: Any) -> Article:
        known = {"kind": "news", "content": "<p>正文</p>", "online": True, "column_id": column.id if column else None}
        row: Article = await self.make(Article, title=title, **{**known, **more})
        return row


@pytest_asyncio.fixture(loop_scope="session")
async def shown(office: Office, sign_in: SignIn) -> Site:
    await set_switch(office.organisation.id, PORTAL, ON)
    tenant = await Tenant.get(id=office.organisation.id)
    return Site(office, tenant.code, await sign_in())


async def test_an_ad_is_seen_from_its_first_day_to_its_last_and_only_online(shown: Site) -> None:
    day = await business_day(shown.tenant)
    for title, state, begin, end in (
        ("今天止", "online", -3, 0),
        ("无期限", "online", 0, None),
        ("昨天止", "online", -3, -1),
        ("明天起", "online", 1, 5),
        ("已审核", "approved", -3, 3),
        ("已下线", "offline", -3, 3),
    ):
        last = None if end is None else day + timedelta(days=end)
        known = {"slot": "home_top", "begin_on": day + timedelta(days=begin), "end_on": last}
        await shown.make(Advert, title=title, state=state, **known)
    ads = (await shown.get())["result"]["ads"]
    assert {ad["title"] for ad in ads} == {"今天止", "无期限"}


async def test_ads_of_one_slot_and_order_come_first_as_often_as_their_weight_says(shown: Site) -> None:
    day = await business_day(shown.tenant)
    known = {"state": "online", "begin_on": day, "link": "https://example.com"}
    await shown.make(Advert, title="重", slot="home_top", weight=3, **known)
    await shown.make(Advert, title="轻", slot="home_top", weight=1, **known)
    await shown.make(Advert, title="后", slot="home_top", weight=100, sort=1, **known)
    ads = (await site.facts_of(await Tenant.get(id=shown.tenant)))["ads"]
    draw = Random(7).random
    orders = [[ad["title"] for ad in in_turn(ads, draw)] for _ in range(2000)]
    assert {order[2] for order in orders} == {"后"}, "the order comes before the weight"
    assert 0.70 < sum(order[0] == "重" for order in orders) / len(orders) < 0.80
    told = (await shown.get())["result"]["ads"]
    assert {"id", "slot", "title", "link", "image"} == told[0].keys(), (
        "what it weighs and brings in is nobody's business"
    )


async def test_a_click_is_counted_while_an_ad_is_shown_and_stands_in_the_list(shown: Site) -> None:
    day = await business_day(shown.tenant)
    values: dict[str, Any] = {"slot": "news", "begin_on": day, "link": "https://example.com"}
    ad = await shown.make(Advert, title="展会", state="online", **values)
    others = [
        await shown.make(Advert, title="草稿", **values),
        await shown.make(Advert, title="无链接", state="online", slot="news", begin_on=day),
        await shown.make(
            Advert,
            title="已过",
            state="online",
            **{**values, "begin_on": day - timedelta(days=2)},
            end_on=day - timedelta(days=1),
        ),
        await Advert.create(id=next_id(), tenant_id=1, title="别家", state="online", **values),
    ]
    click = partial(shown.nobody.call, "POST", "/portal/public/click")
    answers = await asyncio.gather(*(click(json={"tenant": shown.code, "id": str(ad.id)}) for _ in range(5)))
    assert all(answer["success"] for answer in answers)
    for other in others:
        assert (await click(json={"tenant": shown.code, "id": str(other.id)}))["code"] == 404
    await Advert.filter(id=others[-1].id).delete()
    found = (await shown.office.desk.result("GET", "/cms/ad/list", params={"slot": "news", "title": "展会"}))["records"]
    assert [row["clicks"] for row in found] == [5]
    assert (await Advert.get(id=ad.id)).row_version == ad.row_version, "nobody who edits it clashes with visitors"


async def test_an_ad_has_a_link_over_https_and_days_in_order(shown: Site) -> None:
    office, day = shown.office, await business_day(shown.tenant)
    values = {"title": "展会", "slot": "news", "beginOn": str(day), "endOn": str(day)}
    assert await office.refused("cms/ad", **values, link="http://example.com") == {"link"}
    assert await office.refused("cms/ad", **{**values, "endOn": str(day - timedelta(days=1))}) == {"endOn"}
    row = await office.add("cms/ad", **values, link="https://example.com/fair")
    assert (await office.step("cms/ad", "publish", row))["id"] == "siteAd.state", "nobody approved it yet"
    assert (await office.step("cms/ad", "approve", row))["success"]
    assert (await office.read("cms/ad", row))["approverId"] == str(office.organisation.admin.user_id)
    await Advert.filter(id=int(row["id"])).update(begin_on=day - timedelta(days=9), end_on=day - timedelta(days=1))
    assert (await office.step("cms/ad", "publish", row))["id"] == "ad.over"


async def test_articles_of_a_column_are_those_of_all_below_it_that_are_public(shown: Site) -> None:
    top = await shown.make(SiteColumn, name="动态")
    below = await shown.make(SiteColumn, name="报道", parent_id=top.id)
    other = await shown.make(SiteColumn, name="公告")
    hidden = await shown.make(SiteColumn, name="内部", shown=False)
    under = await shown.make(SiteColumn, name="内部之下", parent_id=hidden.id)
    await shown.article("上层的", top, author="秘书处")
    await shown.article("下层的", below)
    await shown.article("别栏的", other)
    await shown.article("草稿", below, online=False)
    await shown.article("明天的", below, publish_at=now() + timedelta(days=1))
    found = (await shown.get("/articles", column=str(top.id)))["result"]
    assert {row["title"] for row in found} == {"上层的", "下层的"}
    assert {row["name"] for row in (await shown.get())["result"]["columns"]} == {"动态", "报道", "公告"}
    for column in (hidden, under):
        assert (await shown.get("/articles", column=str(column.id)))["code"] == 404


async def test_a_page_is_read_by_its_path_while_it_is_published(shown: Site) -> None:
    office = shown.office
    column = await shown.make(SiteColumn, name="报道")
    await shown.article("参观工厂", column)
    row = await office.add("cms/page", title="关于", path=f"about-{next_id() % 10**6}")
    assert (await office.step("cms/page", "publish", row))["id"] == "page.empty"
    known = {"page_id": int(row["id"])}
    await shown.make(PageBlock, kind="cards", seq=3, column_id=column.id, **known)
    await shown.make(PageBlock, kind="heading", seq=1, title="我们是谁", **known)
    await shown.make(PageBlock, kind="text", seq=2, html="<p onclick='x()'>好</p><script>1</script>", **known)
    assert (await shown.get("/page", path=row["path"]))["code"] == 404
    assert (await office.step("cms/page", "publish", row))["success"]
    page = (await shown.get("/page", path=row["path"]))["result"]
    assert [block["kind"] for block in page["blocks"]] == ["heading", "text", "cards"]
    assert page["blocks"][1]["html"] == "<p>好</p>"
    assert [one["title"] for one in page["blocks"][2]["articles"]] == ["参观工厂"]
    assert (await shown.get())["result"]["pages"] == [{"path": row["path"], "title": "关于"}]
    assert (await office.step("cms/page", "takeDown", row))["success"]
    assert (await shown.get("/page", path=row["path"]))["code"] == 404


async def test_a_block_has_what_its_kind_shows(shown: Site) -> None:
    office = shown.office
    row = await office.add("cms/page", title="空白", path=f"blank-{next_id() % 10**6}")
    for kind, field in (("heading", "title"), ("text", "html"), ("image", "image"), ("cards", "columnId")):
        assert await office.refused("cms/block", pageId=row["id"], kind=kind) == {field}


async def test_pictures_are_given_for_what_is_shown_and_for_no_other_row(shown: Site) -> None:
    day = await business_day(shown.tenant)
    draft = await shown.make(Advert, title="草稿", slot="news", begin_on=day, image="temp/x.png")
    page = await shown.make(SitePage, path=f"p{next_id() % 10**6}", title="草稿页")
    block = await shown.make(PageBlock, page_id=page.id, kind="image", image="temp/x.png")
    article = await shown.article("未公开", None, online=False, cover="temp/x.png")
    for kind, row in (("ad", draft), ("block", block), ("article", article)):
        answer = await shown.get("/image", kind=kind, id=str(row.id))
        assert (answer["code"], answer["id"]) == (404, "row.missing")
