"""What the public site may show of the content: columns that are shown, ads of today, pages that are published."""

from collections.abc import Iterable
from datetime import date

from tortoise.expressions import Q

from schema.content.ad import ONLINE, Advert
from schema.content.column import SiteColumn
from schema.content.page import PUBLISHED, PageBlock, SitePage
from server.kit.database import pool
from server.kit.scope import of_tenant

# By itself and not as a change of the row: visitors would end what is held of the site, and whoever edits it would clash with them.
_CLICK = f"""
UPDATE cms_ad SET clicks = clicks + 1 WHERE tenant_id = $1 AND id = $2 AND del_flag = 0 AND state = '{ONLINE}'
  AND begin_on <= $3 AND (end_on IS NULL OR end_on >= $3) AND coalesce(link, '') <> '' RETURNING id
"""


async def shown_columns(tenant_id: int) -> list[SiteColumn]:
    """In their order; what stands below a column that is not shown is not shown either."""
    rows = await of_tenant(SiteColumn, tenant_id).filter(del_flag=0, shown=True).order_by("seq", "create_time", "id")
    parents = {row.id: row.parent_id for row in rows}
    return [row for row in rows if _is_reached(parents, row.id)]


def _is_reached(parents: dict[int, int | None], row_id: int) -> bool:
    at: int | None = row_id
    for _ in range(len(parents) + 1):
        if at is None:
            return True
        if at not in parents:
            return False
        at = parents[at]
    return False


def columns_below(columns: Iterable[SiteColumn], top: int) -> set[int]:
    """A column with all below it."""
    rows, found = list(columns), {top}
    while more := {row.id for row in rows if row.parent_id in found} - found:
        found |= more
    return found


async def shown_ads(tenant_id: int, day: date) -> list[Advert]:
    """Online, and the day is one of theirs; by slot in their order."""
    running = of_tenant(Advert, tenant_id).filter(del_flag=0, state=ONLINE, begin_on__lte=day)
    return await running.filter(Q(end_on__isnull=True) | Q(end_on__gte=day)).order_by("slot", "sort", "-begin_on", "id")


async def count_click(tenant_id: int, ad_id: int, day: date) -> bool:
    """One more visitor followed the link of an ad; False when it is not shown that day or leads nowhere."""
    return await pool().fetchval(_CLICK, tenant_id, ad_id, day) is not None


async def published_pages(tenant_id: int) -> list[SitePage]:
    pages = of_tenant(SitePage, tenant_id).filter(del_flag=0, state=PUBLISHED)
    return await pages.order_by("seq", "create_time", "id")


async def published_page(tenant_id: int, path: str) -> tuple[SitePage, list[PageBlock]] | None:
    """A page with its blocks from top to bottom."""
    page = await of_tenant(SitePage, tenant_id).get_or_none(del_flag=0, state=PUBLISHED, path=path)
    if page is None:
        return None
    blocks = of_tenant(PageBlock, tenant_id).filter(del_flag=0, page_id=page.id)
    return page, await blocks.order_by("seq", "create_time", "id")


async def published_picture(tenant_id: int, block_id: int) -> str | None:
    """The stored path of the picture of a block whose page is published."""
    block = await of_tenant(PageBlock, tenant_id).get_or_none(del_flag=0, id=block_id)
    if block is None:
        return None
    shown = of_tenant(SitePage, tenant_id).filter(del_flag=0, state=PUBLISHED, id=block.page_id)
    return block.image if await shown.exists() else None
