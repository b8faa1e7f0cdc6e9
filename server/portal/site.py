"""The public site of an organisation: one reading call, held in memory since anybody may make it.

What people publish is read anew as soon as it changes, on every process; what is free changes all day and is held for half a minute.
"""

import asyncio
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import now, to_wire
from schema.kit.errors import NotFound, Refusal
from schema.kit.html import paragraphs_of
from schema.portal.article import Article
from schema.system.address import Address
from schema.system.agreement import Agreement
from schema.system.tenant import Tenant
from server.engine.dictionaries import offered_items
from server.http.envelope import ok
from server.http.session import locale_of
from server.kit.business_day import business_day
from server.kit.cache import TenantCache
from server.kit.database import pool
from server.kit.scope import everywhere, of_tenant, parse_id
from server.kit.switches import PORTAL, PORTAL_HOST, SITE_RECORD, SITE_SLOGAN, is_on, read_switch
from server.portal.ads import in_turn
from server.portal.models import PublicQuery, TextQuery
from server.portal.shown import clean_or_plain, is_due, list_articles, released, site_facts
from server.rental.api import read_offer
from server.system.api import apps_of

KEPT_SECONDS = 30.0
ADDRESSES, CLEANED = 20, 20
OPEN_DICTIONARIES = ("sex", "yn", "id_type")
CLOSED = "该机构未开放门户 | This organisation has no public portal"
_BY_HOST = (
    "SELECT tenant_id FROM sys_param WHERE param_key = $1 AND param_value = $2 AND del_flag = 0 ORDER BY tenant_id"
)

PUBLISHED = (
    "portal/article",
    "cms/column",
    "cms/ad",
    "cms/page",
    "cms/block",
    "crm/question",
    "sys/address",
    "sys/userAgreement",
)
"""Resources whose rows the site shows; a change of one ends what is held."""
_offers: dict[int, tuple[Any, float]] = {}


async def _read_published(tenant_id: int) -> dict[str, Any]:
    tenant = await everywhere(Tenant).get(id=tenant_id)
    return {
        "articles": await list_articles(tenant),
        "addresses": await _addresses(tenant),
        "agreements": await _agreements(tenant),
        **await site_facts(tenant),
    }


_published = TenantCache(_read_published, PUBLISHED, unsubscribed_seconds=5.0)


async def read_public(request: Request, query: PublicQuery) -> Response:
    """GET /portal/public?tenant=code, for anybody."""
    tenant = await open_tenant(request, query.tenant)
    apps = await apps_of(request, tenant.id, locale_of(request))
    facts = await facts_of(tenant)
    response = ok({**facts, "ads": in_turn(facts["ads"]), "apps": apps}, locale=locale_of(request))
    response.headers["vary"] = "international"
    response.headers["cache-control"] = "no-cache"
    return response


async def read_dictionary(request: Request, query: PublicQuery) -> list[dict[str, Any]]:
    """GET /portal/getDictItems/{code}?tenant, for anybody: of the few dictionaries whose words pages without a sign-in show."""
    tenant = await open_tenant(request, query.tenant)
    code = request.path_params["code"]
    if code not in OPEN_DICTIONARIES:
        raise Refusal("该字典不公开 | This dictionary is not public", id="dict.closed", loud="silent")
    return (await offered_items(tenant.id)).get(code, [])


async def open_tenant(request: Request, code: str) -> Tenant:
    """The organisation asked for; one without a portal looks like none."""
    alive = everywhere(Tenant).filter(status="1", del_flag=0)
    if code:
        found = await alive.get_or_none(code=code)
    else:
        host = request.headers.get("host", "").lower()
        named = await pool().fetchval(_BY_HOST, PORTAL_HOST, host)
        found = await (alive.get_or_none(id=named) if named else alive.order_by("id").first())
    if found is None or not await is_on(found.id, PORTAL):
        raise NotFound(CLOSED, id="portal.closed")
    return found


async def facts_of(tenant: Tenant) -> dict[str, Any]:
    """What the site says of an organisation, whoever asks."""
    return {
        "name": tenant.name,
        "code": tenant.code,
        "date": (await business_day(tenant.id)).isoformat(),
        "offer": await _offer(tenant.id),
        "slogan": await read_switch(tenant.id, SITE_SLOGAN) or None,
        "record": await read_switch(tenant.id, SITE_RECORD) or None,
        **await _published.get(tenant.id),
    }


async def _offer(tenant_id: int) -> Any:
    kept = _offers.get(tenant_id)
    if kept is None or time.monotonic() - kept[1] > KEPT_SECONDS:
        kept = _offers[tenant_id] = (await read_offer(tenant_id), time.monotonic())
    return kept[0]


async def offered_at(tenant_id: int) -> float:
    """When what is free was read last: what is made of the facts holds no longer than that, nor do articles come late that are due."""
    await _offer(tenant_id)
    return _offers[tenant_id][1]


async def _addresses(tenant: Tenant) -> list[dict[str, Any]]:
    """Those marked as public; who answers there is not."""
    rows = await of_tenant(Address, tenant.id).filter(del_flag=0, public=True).order_by("create_time").limit(ADDRESSES)
    return [{"name": row.name, "detail": row.detail, "phone": row.phone} for row in rows]


async def _in_force(tenant: Tenant) -> list[Agreement]:
    """The newest of each kind that is in force."""
    newest: dict[str, Agreement] = {}
    for row in await of_tenant(Agreement, tenant.id).filter(del_flag=0).order_by("effective", "id"):
        if row.effective is None or row.effective <= now():
            newest[row.kind] = row
    return list(newest.values())


async def _agreements(tenant: Tenant) -> list[dict[str, Any]]:
    rows = await _in_force(tenant)
    return [{"id": str(row.id), "kind": row.kind, "title": row.title, "version": row.version} for row in rows]


async def read_text(request: Request, query: TextQuery) -> dict[str, Any]:
    """GET /portal/public/text: an article that is online, or an agreement in force."""
    tenant = await open_tenant(request, query.tenant)
    if query.kind == "agreement":
        agreement = next((row for row in await _in_force(tenant) if row.id == parse_id(query.id)), None)
        if agreement is None:
            raise NotFound()
        since = to_wire(agreement.effective) if agreement.effective else None
        return {"title": agreement.title, "since": since, "content": paragraphs_of(agreement.content), "markup": True}
    return await article_text(tenant, query.id)


async def article_text(tenant: Tenant, row_id: str) -> dict[str, Any]:
    """An article that is online and due, as markup."""
    article = await shown_article(tenant, row_id)
    since = to_wire(article.publish_at or article.create_time)
    return {"title": article.title, "since": since, "content": await _cleaned(article), "markup": True}


async def shown_article(tenant: Tenant, row_id: str) -> Article:
    article: Article | None = await released(tenant).get_or_none(id=parse_id(row_id))
    if article is None or not is_due(article):
        raise NotFound()
    return article


_clean: dict[tuple[int, int], str] = {}


async def _cleaned(article: Article) -> str:
    """It was cleaned when it was written; what came into the table otherwise is cleaned here, once for each version."""
    key = (article.id, article.row_version)
    if key not in _clean:
        if len(_clean) >= CLEANED:
            _clean.clear()
        _clean[key] = await asyncio.to_thread(clean_or_plain, article.content or "")
    return _clean[key]
