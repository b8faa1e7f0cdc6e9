"""The route of the search of all records."""

import asyncpg
from pydantic import Field as Limit
from starlette.requests import Request

from schema.kit.errors import AppError
from server.http.body import Body
from server.http.route import Route
from server.http.shape import Shape
from server.kit.actor import Actor
from server.search.find import Group, Hit, search

PHONES = {"mobile", "phone", "landline"}
BROAD = "范围太大，请多输入几个字 | Too broad: type a few more letters"


class SearchQuery(Body):
    """`paths`: comma-joined resources to look in, all that may be listed when empty."""

    q: str = Limit(max_length=100)
    paths: str = Limit("", max_length=4000)
    limit: int = Limit(5, ge=1, le=20)


class SearchHit(Shape):
    """`field` and `text`: where it was found, or what else tells it apart; phones are masked."""

    id: str
    name: str
    field: str | None
    text: str | None


class SearchGroup(Shape):
    path: str
    title: str
    hits: list[SearchHit]
    more: bool


class SearchAnswer(Shape):
    groups: list[SearchGroup]


class TooBroad(AppError):
    status = 422
    default_id = "search.broad"
    default_message = BROAD


def mask_phone(text: str) -> str:
    return f"{text[:3]}****{text[-4:]}" if len(text) > 7 else text


def _hit(hit: Hit, locale: str) -> SearchHit:
    item = hit.field
    text = hit.text
    if item is not None and text and (item.rule in PHONES or item.column.endswith("phone")):
        text = mask_phone(text)
    return SearchHit(id=str(hit.row_id), name=hit.name, field=item.label.of(locale) if item else None, text=text)


def _group(group: Group, locale: str) -> SearchGroup:
    hits = [_hit(hit, locale) for hit in group.hits]
    return SearchGroup(path=group.resource.path, title=group.resource.titles.of(locale), hits=hits, more=group.more)


async def search_records(request: Request, actor: Actor, query: SearchQuery) -> dict[str, object]:
    paths = [path for path in query.paths.split(",") if path]
    try:
        groups = await search(actor, query.q, paths=paths, limit=query.limit, palette=True)
    except asyncpg.QueryCanceledError as error:
        raise TooBroad() from error
    return SearchAnswer(groups=[_group(group, actor.locale) for group in groups]).model_dump(by_alias=True)


ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/search",
        search_records,
        query=SearchQuery,
        result=SearchAnswer,
        budget="search",
        summary="全局搜索 | Search of all records",
    )
]
