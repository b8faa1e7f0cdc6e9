"""Columns, articles, ads and pages of the demo's public site."""

from datetime import timedelta

from schema.content.ad import Advert
from schema.content.column import SiteColumn
from schema.content.page import PageBlock, SitePage
from schema.portal.article import Article
from schema.seeds.demo.content import ADS, ARTICLES, COLUMNS, PAGES
from server.seeding.demo.world import World


def build_site(world: World) -> None:
    columns = _build_columns(world)
    articles = world.sheet(Article, "id kind column_id title summary author content publish_at on_top online")
    for kind, column, title, summary, text, days_ago in ARTICLES:
        at = world.at(world.today - timedelta(days=days_ago), 9)
        articles.add(world.ids(), kind, columns[column], title, summary, "秘书处", text, at, False, True)
    _build_ads(world)
    _build_pages(world, columns)


def _build_columns(world: World) -> list[int]:
    sheet = world.sheet(SiteColumn, "id parent_id name summary seq shown")
    made: list[int] = []
    for number, (name, above, summary, shown) in enumerate(COLUMNS):
        made.append(world.ids())
        sheet.add(made[-1], made[above] if above is not None else None, name, summary, number + 1, shown)
    return made


def _build_ads(world: World) -> None:
    sheet = world.sheet(Advert, "id slot title link begin_on end_on sort state approver_id create_time")
    for number, plan in enumerate(ADS):
        begin = world.today + timedelta(days=plan.begin)
        end = world.today + timedelta(days=plan.end) if plan.end is not None else None
        approver = world.users["secretary1"] if plan.state != "draft" else None
        made = world.at(world.today - timedelta(days=max(2, 5 - plan.begin)), 9)
        sheet.add(world.ids(), plan.slot, plan.title, plan.link, begin, end, number, plan.state, approver, made)


def _build_pages(world: World, columns: list[int]) -> None:
    pages = world.sheet(SitePage, "id path title seq state published_at create_time")
    blocks = world.sheet(PageBlock, "id page_id seq kind title html column_id")
    for number, plan in enumerate(PAGES):
        page = world.ids()
        published = world.at(world.today - timedelta(days=20 + number), 10) if plan.state != "draft" else None
        made = world.at(world.today - timedelta(days=30 + number), 9)
        pages.add(page, plan.path, plan.title, number + 1, plan.state, published, made)
        for seq, (kind, title, html, column) in enumerate(plan.blocks, start=1):
            blocks.add(world.ids(), page, seq, kind, title, html, columns[column] if column is not None else None)
