"""What the public site may show of tenants' questions: those that were published, with nothing of who asked."""

from typing import NamedTuple

from schema.crm.customer_dict import CustomerDict
from schema.crm.tenant_question import PUBLISHED, TenantQuestion
from server.kit.scope import of_tenant

MOST = 30


class PublishedQuestion(NamedTuple):
    """The title and the answer alone: what the asker wrote besides may tell of people and rooms."""

    row: TenantQuestion
    category: str | None


async def published_questions(tenant_id: int) -> list[PublishedQuestion]:
    """The latest answers first."""
    rows = of_tenant(TenantQuestion, tenant_id).filter(del_flag=0, state=PUBLISHED).order_by("-answered_at", "-id")
    found = await rows.limit(MOST)
    ids = {row.category_id for row in found if row.category_id}
    names = {row.id: row.name for row in await of_tenant(CustomerDict, tenant_id).filter(del_flag=0, id__in=ids)}
    return [PublishedQuestion(row, names.get(row.category_id or 0)) for row in found]
