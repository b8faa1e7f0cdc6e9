"""What machines read of the public site: its map, the news as RSS, and where robots may go."""

from datetime import datetime
from email.utils import format_datetime
from typing import Any

from schema.kit.clock import from_wire
from server.portal.html.place import HOME, Place
from server.portal.html.render import render
from server.portal.shown import due_articles, released
from server.portal.site import facts_of

CLOSED = "User-agent: *\nDisallow: /\n"


def robots(place: Place) -> str:
    """Only the public site is for everybody; files and pictures that it shows are fetched by the API."""
    allowed = (HOME, "/assets/", "/favicon.svg", "/sitemap.xml", "/*/portal/public")
    lines = ["User-agent: *", *(f"Allow: {path}" for path in allowed), "Disallow: /"]
    return "\n".join([*lines, f"Sitemap: {place.address('/sitemap.xml')}", ""])


async def draw_map(place: Place) -> str:
    """Exactly what is published: the home page, columns that are shown, pages, and articles that are due."""
    facts = await facts_of(place.tenant)
    paths: list[tuple[str, str]] = [("", "")]
    paths += [(f"/column/{one['id']}", "") for one in facts["columns"]]
    paths += [(f"/page/{one['path']}", "") for one in facts["pages"]]
    paths += [
        (f"/article/{row.id}", (row.update_time or row.create_time).date().isoformat())
        for row in await due_articles(released(place.tenant))
    ]
    entries = [{"address": place.address(path), "changed": changed} for path, changed in paths]
    return render("sitemap.xml", place.locale, entries=entries)


async def draw_feed(place: Place) -> str:
    """The newest articles as the home page lists them, in RSS 2.0."""
    facts = await facts_of(place.tenant)
    return render(
        "feed.xml",
        place.locale,
        facts=facts,
        home=place.address(),
        own=place.address("/feed.xml"),
        items=[_item(place, line) for line in facts["articles"]],
    )


def _item(place: Place, line: dict[str, Any]) -> dict[str, Any]:
    since: datetime = from_wire(line["since"])
    return {**line, "address": place.address(f"/article/{line['id']}"), "told": format_datetime(since)}
