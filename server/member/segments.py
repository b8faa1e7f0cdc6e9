"""Segments on the server: their conditions are checked as the list would read them, and who is in one is found when it is asked.

Whoever uses a segment finds those of it whom they may see: data rules narrow it, a field that is hidden from them refuses it.
For an audience, of a survey or an activity, nobody in particular asks, so that the organisation's own rights hold.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import orjson
from pydantic import Field as Limit
from starlette.requests import Request

from schema.content.message import SENT, BizMessage
from schema.domains import registry
from schema.kit.errors import Conflict, Denied, Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.member.person import Member
from schema.member.segment import FIRM, PERSON, Segment
from server.engine.conditions import OPERATORS, BadValue, build_condition
from server.engine.count import count_rows
from server.engine.filters import searchable, super_condition
from server.engine.hooks import value_after
from server.engine.keyword import KEYWORD
from server.engine.read import ListQuery, compile_list
from server.engine.sql import Parameters
from server.engine.view import view_of
from server.http.adapters import Id
from server.http.body import Body, parse
from server.http.shape import Shape
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.scope import fetch, known_ids, scoped
from server.kit.unit_of_work import Work

PATHS = {PERSON: "vip/person", FIRM: "vip/firm"}
SHOWN, MOST_NAMED = 50, 5
NO_FIELD = "没有这个字段，或不能按它筛选 | There is no such field, or nothing is found by it"
NO_WAY = "没有这种比较方式 | There is no such comparison"
NO_VALUE = "条件的值无效 | The value of a condition does not fit its field"
NO_CONDITION = "请至少写一个条件 | Say at least one condition"
_ENDINGS = ("_begin", "_end", "_MultiString", "_below")


class Conditions(Body):
    """As the list takes them: plain filters by parameter name, and the advanced query."""

    filters: dict[str, str] = Limit(default_factory=dict, max_length=50)
    match_type: Literal["and", "or"] = "and"
    conditions: list[dict[str, Any]] = Limit(default_factory=list, max_length=50)

    @property
    def query(self) -> dict[str, str]:
        rules = {"superQueryParams": orjson.dumps(self.conditions).decode(), "superQueryMatchType": self.match_type}
        return {**self.filters, **(rules if self.conditions else {})}

    def rules(self) -> Iterator[dict[str, Any]]:
        return _flat(self.conditions)

    def names(self) -> set[str]:
        """Wire names of the fields that it says something of."""
        plain = {_field_of(key) for key in self.filters if key != KEYWORD}
        return plain | {str(rule.get("field", "")) for rule in self.rules()}


class SegmentMembers(Shape):
    """How many the asking person finds in it, `estimated` where they are too many to be counted, and the first of them."""

    of: Literal["person", "firm"]
    total: int
    estimated: bool
    members: list["SegmentMember"]


class SegmentMember(Shape):
    id: str
    name: str


def _flat(rules: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for rule in rules:
        if not isinstance(rule, dict):
            yield {}
        elif isinstance(rule.get("conditions"), list):
            yield from _flat(rule["conditions"])
        else:
            yield rule


def _field_of(key: str) -> str:
    return next((key.removesuffix(ending) for ending in _ENDINGS if key.endswith(ending)), key)


async def check_segment(actor: Actor, values: dict[str, Any], row: Segment | None) -> None:
    """Invalid at `conditions` for what the list of these rows would not take from this person."""
    if not {"conditions", "of"} & values.keys():
        return
    try:
        told = parse(Conditions, value_after(values, row, "conditions") or {})
        _check(told, _list_of(value_after(values, row, "of") or PERSON, actor), actor)
    except Invalid as error:
        why = next(iter((error.fields or {}).values()), error.message)
        raise Invalid(fields={"conditions": why}) from error
    values["conditions"] = told.model_dump(by_alias=True, mode="json")


def _check(told: Conditions, resource: Resource, actor: Actor) -> None:
    if not told.query:
        raise Invalid(NO_CONDITION)
    known = searchable(resource)
    if not told.names() <= known.keys():
        raise Invalid(NO_FIELD)
    for rule in told.rules():
        _check_rule(rule, known[str(rule["field"])], actor)
    if told.conditions:
        super_condition(resource, told.query["superQueryParams"], told.match_type, Parameters(actor.today))


def _check_rule(rule: dict[str, Any], item: Field, actor: Actor) -> None:
    operator, value = str(rule.get("rule", "")), rule.get("val")
    if operator not in OPERATORS:
        raise Invalid(NO_WAY)
    if value in (None, "", []) and operator not in {"empty", "not_empty"}:
        raise Invalid(NO_VALUE)
    try:
        if build_condition(item, operator, value, Parameters(actor.today)) is None:
            raise Invalid(NO_FIELD)
    except BadValue as error:
        raise Invalid(NO_VALUE) from error


def _list_of(of: str, actor: Actor) -> Resource:
    """The list as the person sees it; Denied for who has no right to it."""
    resource = registry().require(PATHS[of])
    actor.require(resource.code("list"))
    return view_of(resource, actor)


def compile_segment(row: Segment, actor: Actor, narrower: dict[str, str] | None = None) -> ListQuery:
    """Denied where it asks for a field that the actor may not read: without it, it would hold more than was meant."""
    told, resource = parse(Conditions, row.conditions), _list_of(row.of, actor)
    if not told.names() <= searchable(resource).keys():
        raise Denied()
    return compile_list(resource, actor, {**told.query, **(narrower or {})})


async def open_segment(actor: Actor, segment_id: int | str) -> Segment:
    """NotFound for one that is not the organisation's."""
    return await fetch(Segment, actor, segment_id)


async def ids_of_segment(actor: Actor, row: Segment) -> list[int]:
    """Of the persons or firms in it whom the actor may see."""
    found = compile_segment(row, actor)
    return [one["id"] for one in await pool().fetch(f'SELECT t."id" {found.tail}', *found.values)]


async def accounts_of_segments(actor: Actor, segment_ids: list[int]) -> set[int]:
    """Accounts of the members in them, and of those who work in a firm in them."""
    accounts: set[int] = set()
    for row in await scoped(Segment, actor).filter(id__in=segment_ids).order_by("id"):
        column = "id__in" if row.of == PERSON else "firm_id__in"
        members = scoped(Member, actor).filter(**{column: await ids_of_segment(actor, row)}, user_id__isnull=False)
        accounts |= {member.user_id for member in await members.only("id", "user_id") if member.user_id}
    return accounts


async def holds_member(tenant_id: int, segment_id: int, member_id: int) -> bool:
    """Whether a member, or their firm, is of an audience; nobody is of one that is gone."""
    member = await scoped(Member, system_actor(tenant_id)).get_or_none(id=member_id)
    return member is not None and await _holds(tenant_id, segment_id, member)


async def holds_account(tenant_id: int, segment_id: int, user_id: int) -> bool:
    """The same of whoever signed in."""
    member = await scoped(Member, system_actor(tenant_id)).filter(user_id=user_id).first()
    return member is not None and await _holds(tenant_id, segment_id, member)


async def _holds(tenant_id: int, segment_id: int, member: Member) -> bool:
    actor = system_actor(tenant_id)
    row = await scoped(Segment, actor).get_or_none(id=segment_id)
    wanted = member.id if row is not None and row.of == PERSON else member.firm_id
    if row is None or not wanted:
        return False
    found = compile_segment(row, actor, {"selections": str(wanted)})
    return bool(await pool().fetchval(f"SELECT EXISTS (SELECT 1 {found.tail})", *found.values))


async def read_members(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /vip/segment/members?id: counted anew each time, with the rights of who looks."""
    row = await open_segment(actor, query.id)
    found = compile_segment(row, actor)
    path = PATHS[row.of]
    async with pool().acquire() as connection:
        total, estimated = await count_rows(connection, actor.tenant_id, path, found.tail, list(found.values))
        rows = await connection.fetch(
            f'SELECT t."id", t."name" {found.tail} ORDER BY {found.order} LIMIT {SHOWN}', *found.values
        )
    named = "name" in found.resource.by_key
    members = [{"id": str(one["id"]), "name": one["name"] if named else ""} for one in rows]
    return {"of": row.of, "total": total, "estimated": estimated, "members": members}


async def keep_used(work: Work, row: Segment, actor: Actor) -> None:
    """Conflict that says by which messages it is used, whose lists of ids the engine does not know as references."""
    messages = scoped(BizMessage, actor).exclude(state=SENT).filter(segment_ids__contains=str(row.id))
    titles = [one.title for one in await messages if row.id in known_ids(one.segment_ids or "")][:MOST_NAMED]
    if titles:
        zh, en = "、".join(f"“{title}”" for title in titles), ", ".join(f"“{title}”" for title in titles)
        raise Conflict(f"业务消息正在使用该分群：{zh} | Messages use it: {en}", id="segment.used")
