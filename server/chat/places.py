"""Where records are shown, and which record an address of this site shows."""

from functools import cache

from schema.seeds.menu import LIST_PAGE, MENU


@cache
def _pages() -> dict[str, str]:
    """Resource path -> address of its page."""
    found: dict[str, str] = {}
    for group in MENU:
        for page in group.pages:
            if page.resource and page.route and (page.resource not in found or page.component == LIST_PAGE):
                found[page.resource] = page.url
    return found


def route_of(path: str, row_id: str) -> str | None:
    """The address that opens a record; None where no page shows its kind."""
    page = _pages().get(path)
    return f"{page}?open={row_id}" if page else None
