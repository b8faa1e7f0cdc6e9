"""What the public site shows beside its facts: pages with their blocks, articles by column, and the pictures of all of them."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.content.page import QUESTIONS
from schema.kit.clock import to_wire
from schema.kit.errors import NotFound
from schema.system.tenant import Tenant
from server.content.api import (
    columns_below,
    count_click,
    published_page,
    published_picture,
    shown_ads,
    shown_columns,
)
from server.files.api import send_file
from server.kit.actor import system_actor
from server.kit.business_day import business_day
from server.kit.files import find_file
from server.kit.scope import parse_id
from server.portal.models import ClickedAd, ColumnQuery, PageQuery, PictureQuery
from server.portal.shown import clean_or_plain, is_due, list_articles, list_questions, picture_url, released
from server.portal.site import open_tenant

CARDS = 6


async def read_articles(request: Request, query: ColumnQuery) -> list[dict[str, Any]]:
    """GET /portal/public/articles?column: those of a column that is shown, and of all below it."""
    return await articles_of(await open_tenant(request, query.tenant), query.column)


async def articles_of(tenant: Tenant, column: str) -> list[dict[str, Any]]:
    """Of a column that is shown and of all below it; NotFound for any other."""
    columns, top = await shown_columns(tenant.id), parse_id(column)
    if top not in {row.id for row in columns}:
        raise NotFound()
    return await list_articles(tenant, columns_below(columns, top))


async def read_page(request: Request, query: PageQuery) -> dict[str, Any]:
    """GET /portal/public/page?path, for anybody."""
    return await page_of(await open_tenant(request, query.tenant), query.path)


async def page_of(tenant: Tenant, path: str) -> dict[str, Any]:
    """A published page with what its blocks show; NotFound for any other."""
    found = await published_page(tenant.id, path)
    if found is None:
        raise NotFound()
    page, blocks = found
    return {
        "path": page.path,
        "title": page.title,
        "since": to_wire(page.published_at or page.create_time),
        "blocks": [await _block(tenant, block) for block in blocks],
    }


async def _block(tenant: Tenant, block: Any) -> dict[str, Any]:
    articles: list[dict[str, Any]] = []
    columns = await shown_columns(tenant.id) if block.column_id else []
    if block.column_id in {row.id for row in columns}:
        articles = (await list_articles(tenant, columns_below(columns, block.column_id)))[:CARDS]
    return {
        "kind": block.kind,
        "title": block.title,
        "html": await asyncio.to_thread(clean_or_plain, block.html) if block.html else None,
        "image": picture_url(tenant, "block", block.id) if block.image else None,
        "articles": articles,
        "questions": await list_questions(tenant) if block.kind == QUESTIONS else [],
    }


async def read_picture(request: Request, query: PictureQuery) -> Response:
    """GET /portal/public/image: of an ad, a block or an article, for as long as that is shown."""
    tenant = await open_tenant(request, query.tenant)
    path = await _PICTURES[query.kind](tenant, parse_id(query.id))
    if not path:
        raise NotFound()
    return await send_file(request, await find_file(system_actor(tenant.id), path))


async def click(request: Request, body: ClickedAd) -> None:
    """POST /portal/public/click {tenant, id}, for anybody; nothing of who it was is kept."""
    tenant = await open_tenant(request, body.tenant)
    if not await count_click(tenant.id, parse_id(body.id), await business_day(tenant.id)):
        raise NotFound()


async def _of_ad(tenant: Tenant, row_id: int) -> str | None:
    ads = await shown_ads(tenant.id, await business_day(tenant.id))
    return next((row.image for row in ads if row.id == row_id), None)


async def _of_block(tenant: Tenant, row_id: int) -> str | None:
    return await published_picture(tenant.id, row_id)


async def _of_article(tenant: Tenant, row_id: int) -> str | None:
    row = await released(tenant).get_or_none(id=row_id)
    return row.cover if row is not None and is_due(row) else None


async def _of_tenant(tenant: Tenant, row_id: int) -> str | None:
    return tenant.logo if row_id == tenant.id else None


_PICTURES = {"logo": _of_tenant, "ad": _of_ad, "block": _of_block, "article": _of_article}
