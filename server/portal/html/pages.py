"""What each public page is made of: only what the calls of the site tell everybody."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from schema.kit.errors import NotFound
from schema.kit.html import plain_text
from schema.kit.text import localize
from server.portal.html.place import Place
from server.portal.html.render import render
from server.portal.pages import articles_of, page_of
from server.portal.shown import picture_url
from server.portal.site import article_text, facts_of, shown_article

_DESCRIBED = 160
_HEAD = re.compile(r"<title>.*?</title>", re.DOTALL)
_LANGUAGE = {"zh": "zh-CN", "en": "en"}
Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """`kind`: home, column, article or page; `key`: its id or path."""

    kind: str
    key: str


def asked_for(path: Mapping[str, str], query: Mapping[str, str]) -> Asked:
    """By the path, or by the query as the web app writes it."""
    if "kind" in path:
        return Asked(path["kind"], path["key"])
    for kind in ("page", "column"):
        if query.get(kind):
            return Asked(kind, query[kind][:40])
    return Asked("home", "")


async def draw_page(place: Place, asked: Asked, shell: str) -> str:
    """The page of the web app with its first paint beside the place where the app will stand."""
    facts = await facts_of(place.tenant)
    values = {**_common(place, facts), **await _READERS[asked.kind](place, facts, asked.key)}
    head = render("head.html", place.locale, **values)
    first = render(f"{asked.kind}.html", place.locale, **values)
    html = _HEAD.sub(lambda _: head, shell, count=1).replace('lang="zh-CN"', f'lang="{_LANGUAGE[place.locale]}"', 1)
    before, end, after = html.rpartition("</body>")
    return f"{before}{first}{end}{after}"


def _common(place: Place, facts: Values) -> Values:
    tenant = place.tenant
    slogan = localize(facts["slogan"] or "", place.locale)
    return {
        "facts": facts,
        "link": place.link,
        "path": "",
        "title": facts["name"],
        "description": slogan or facts["name"],
        "canonical": place.address(),
        "feed": place.link("/feed.xml"),
        "kind": "website",
        "picture": "",
        "origin": place.origin,
        "logo": picture_url(tenant, "logo", tenant.id) if tenant.logo else "/favicon.svg",
        "other": "zh" if place.locale == "en" else "en",
    }


async def _home(place: Place, facts: Values, _key: str) -> Values:
    return {"articles": facts["articles"]}


async def _column(place: Place, facts: Values, key: str) -> Values:
    found = next((one for one in facts["columns"] if one["id"] == key), None)
    if found is None:
        raise NotFound()
    name = localize(found["name"], place.locale)
    return {
        "heading": name,
        **_named(place, facts, name, f"/column/{key}"),
        "articles": await articles_of(place.tenant, key),
    }


async def _article(place: Place, facts: Values, key: str) -> Values:
    row, text = await shown_article(place.tenant, key), await article_text(place.tenant, key)
    return {
        **_named(place, facts, row.title, f"/article/{key}"),
        "heading": row.title,
        "description": (row.summary or plain_text(text["content"]) or row.title)[:_DESCRIBED],
        "kind": "article",
        "picture": picture_url(place.tenant, "article", row.id) if row.cover else "",
        "author": row.author,
        "since": text["since"],
        "content": Markup(text["content"]),
    }


async def _page(place: Place, facts: Values, key: str) -> Values:
    page = await page_of(place.tenant, key)
    texts = [plain_text(block["html"]) for block in page["blocks"] if block["html"]]
    return {
        **_named(place, facts, page["title"], f"/page/{key}"),
        "heading": page["title"],
        "description": (texts[0] if texts else page["title"])[:_DESCRIBED],
        "since": page["since"],
        "blocks": [{**block, "html": Markup(block["html"]) if block["html"] else None} for block in page["blocks"]],
    }


def _named(place: Place, facts: Values, name: str, path: str) -> Values:
    return {"title": f"{name} · {facts['name']}", "canonical": place.address(path), "path": path}


_READERS: dict[str, Callable[[Place, Values, str], Awaitable[Values]]] = {
    "home": _home,
    "column": _column,
    "article": _article,
    "page": _page,
}
