"""What the site lists: articles that are released, columns, ads and pages, for the facts and for the calls beside them."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlencode

from schema.kit.clock import now, to_wire
from schema.kit.html import clean_html, paragraphs_of
from schema.portal.article import Article
from schema.system.tenant import Tenant
from server.content.api import published_pages, shown_ads, shown_columns
from server.crm.api import published_questions
from server.kit.business_day import business_day
from server.kit.scope import of_tenant
from server.settings import get_settings

MOST = 20


def released(tenant: Tenant) -> Any:
    return of_tenant(Article, tenant.id).filter(del_flag=0, online=True)


def is_due(row: Article) -> bool:
    return row.publish_at is None or row.publish_at <= now()


async def due_articles(asked: Any) -> list[Article]:
    """Of released articles those that are due, what is on top and then what is newest first."""
    rows = [row for row in await asked if is_due(row)]
    return sorted(rows, key=lambda row: (row.on_top, row.publish_at or row.create_time), reverse=True)


async def list_articles(tenant: Tenant, columns: Iterable[int] | None = None) -> list[dict[str, Any]]:
    """The newest that are released and due, of these columns where any are named."""
    asked = released(tenant) if columns is None else released(tenant).filter(column_id__in=list(columns))
    return [
        {
            "id": str(row.id),
            "kind": row.kind,
            "columnId": str(row.column_id) if row.column_id else None,
            "title": row.title,
            "summary": row.summary,
            "author": row.author,
            "cover": picture_url(tenant, "article", row.id) if row.cover else None,
            "onTop": row.on_top,
            "since": to_wire(row.publish_at or row.create_time),
        }
        for row in (await due_articles(asked))[:MOST]
    ]


def picture_url(tenant: Tenant, kind: str, row_id: int) -> str:
    """By the row that shows it, so that no other file can be asked for."""
    query = urlencode({"tenant": tenant.code, "kind": kind, "id": row_id})
    return f"{get_settings().api_prefix}/portal/public/image?{query}"


def clean_or_plain(text: str) -> str:
    """It was cleaned when it was written; what came into the table otherwise is cleaned here."""
    try:
        return clean_html(text)
    except ValueError:
        return paragraphs_of(text)


async def list_questions(tenant: Tenant) -> list[dict[str, Any]]:
    """Questions of tenants that were published, the latest answer first."""
    return [
        {
            "id": str(row.id),
            "title": row.title,
            "answer": row.answer or "",
            "category": category,
            "since": to_wire(row.answered_at) if row.answered_at else None,
        }
        for row, category in await published_questions(tenant.id)
    ]


async def site_facts(tenant: Tenant) -> dict[str, Any]:
    """Columns, ads of today, pages and answered questions, as the public facts tell of them."""
    ads = await shown_ads(tenant.id, await business_day(tenant.id))
    return {
        "columns": [
            {"id": str(row.id), "name": row.name, "parentId": str(row.parent_id) if row.parent_id else None}
            for row in await shown_columns(tenant.id)
        ],
        "ads": [
            {
                "id": str(row.id),
                "slot": row.slot,
                "title": row.title,
                "link": row.link or None,
                "sort": row.sort,
                "weight": row.weight,
                "image": picture_url(tenant, "ad", row.id) if row.image else None,
            }
            for row in ads
        ],
        "pages": [{"path": row.path, "title": row.title} for row in await published_pages(tenant.id)],
        "questions": await list_questions(tenant),
    }
