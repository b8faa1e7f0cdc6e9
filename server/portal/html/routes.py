"""Addresses of the public site: its pages as HTML in the page of the web app, and what machines read of it."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from schema.kit.errors import AppError, NotFound
from server.http.session import address_of
from server.http.site import Shell, unbuilt
from server.kit.budget import OverBudget, spend_budget
from server.kit.business_day import business_day
from server.portal.html.feeds import CLOSED, draw_feed, draw_map, robots
from server.portal.html.kept import answer, keep
from server.portal.html.pages import asked_for, draw_page
from server.portal.html.place import HOME, Place, place_of
from server.portal.site import offered_at

_METHODS = ["GET", "HEAD"]
Draw = Callable[[Place], Awaitable[str]]


def public_routes(shell: Shell) -> list[BaseRoute]:
    """Routes without a sign-in; pages below `HOME` are those of the web app with what is published in them."""
    documents: list[tuple[str, str, Draw]] = [
        ("/sitemap.xml", "application/xml", draw_map),
        (f"{HOME}/sitemap.xml", "application/xml", draw_map),
        (f"{HOME}/feed.xml", "application/rss+xml", draw_feed),
    ]
    pages = [HOME, *(f"{HOME}/{kind}/{{key}}" for kind in ("column", "article", "page"))]
    return [
        Route("/robots.txt", _robots, methods=_METHODS),
        *(Route(path, _document(media, draw), methods=_METHODS) for path, media, draw in documents),
        *(Route(path, _page(shell), methods=_METHODS) for path in pages),
    ]


def _page(shell: Shell) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        html = shell.read()
        if html is None:
            return unbuilt()
        try:
            await spend_budget("page", address_of(request))
            return await _first_paint(request, shell, html)
        except OverBudget:
            return HTMLResponse(html, headers=shell.headers)
        except AppError as error:
            return HTMLResponse(html, status_code=error.status, headers=shell.headers)

    return page


async def _first_paint(request: Request, shell: Shell, html: str) -> Response:
    place = await place_of(request)
    asked = asked_for(_parts(request), request.query_params)
    day = await business_day(place.tenant.id)
    key = (asked, place.locale, place.origin, day, await offered_at(place.tenant.id), shell.built_at())
    kept = await keep(place.tenant.id, key, lambda: draw_page(place, asked, html))
    return answer(request, kept, "text/html", shell.headers)


def _parts(request: Request) -> dict[str, str]:
    if "key" not in request.path_params:
        return {}
    return {"kind": request.url.path.split("/")[2], "key": request.path_params["key"]}


def _document(media: str, draw: Draw) -> Callable[[Request], Awaitable[Response]]:
    async def document(request: Request) -> Response:
        try:
            await spend_budget("page", address_of(request))
            place = await place_of(request)
            day = await business_day(place.tenant.id)
            key = (draw.__name__, place.locale, place.origin, day, await offered_at(place.tenant.id))
            kept = await keep(place.tenant.id, key, lambda: draw(place))
            return answer(request, kept, media, {})
        except OverBudget as error:
            return Response(status_code=error.status, headers={"retry-after": str(error.result["seconds"])})
        except NotFound:
            return Response(status_code=404)

    return document


async def _robots(request: Request) -> Response:
    try:
        return PlainTextResponse(robots(await place_of(request)), headers={"cache-control": "no-cache"})
    except NotFound:
        return PlainTextResponse(CLOSED, headers={"cache-control": "no-cache"})
