"""Routes of records: where one is shown, and which record an address of this site shows."""

import re
from functools import cache
from urllib.parse import parse_qs, urlsplit

from schema.domains import registry
from schema.menu import LIST_PAGE, MENU

# Pages of one record that are no lists: their address carries its id.
_OWN_PAGES = {
    "/Housekeeping/propertyPortrait": "rental/house",
    "/Housekeeping/propertyPortraitlong": "rental/house",
}
_ID = re.compile(r"[0-9]{1,18}")


@cache
def _pages() -> dict[str, str]:
    """Resource path -> address of its page: the first list of it, else the first page."""
    pages = [page for group in MENU for page in group.pages if page.resource and page.route]
    lists = [page for page in pages if page.component == LIST_PAGE]
    return {page.resource: page.url for page in reversed([*lists, *pages])}


@cache
def _resources() -> dict[str, str]:
    """Address of a page -> resource path."""
    return {**{url: path for path, url in _pages().items()}, **_OWN_PAGES}


def route_of(path: str, row_id: str) -> str | None:
    """The address that opens a record; None where no page shows its kind."""
    page = _pages().get(path)
    return f"{page}?open={row_id}" if page else None


def record_at(link: str, host: str) -> tuple[str, int] | None:
    """(resource path, id) of an address of this site or of "path/id"; None for anything else."""
    try:
        parts = urlsplit(link.strip())
        query = parse_qs(parts.query, max_num_fields=20)
    except ValueError:
        return None
    if parts.netloc and (parts.scheme not in ("http", "https") or parts.netloc != host):
        return None
    asked = [text for name in ("open", "id") for text in query.get(name, []) if _ID.fullmatch(text)]
    path = _resources().get(parts.path.rstrip("/"))
    if path and asked:
        return path, int(asked[0])
    place, _, row_id = parts.path.strip("/").rpartition("/")
    if not parts.query and _ID.fullmatch(row_id) and registry().get(place) is not None:
        return place, int(row_id)
    return None
