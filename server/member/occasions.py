"""Birthdays and anniversaries of joining that come next, found among the members whom the person who asks may see.

Who was born on 29 February has the birthday on the 28th in common years. Of a person who may not read a birthday or a day of joining,
nothing that follows from it is told.
"""

from datetime import date, timedelta
from typing import Any, Literal

from pydantic import Field as Limit
from starlette.requests import Request

from schema.kit.sealing import mask
from schema.member.greeting import BIRTHDAY, JOINING
from schema.member.membership import ACTIVE
from schema.member.person import person
from server.engine.read import compile_list
from server.engine.view import view_of
from server.http.body import Body
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.database import pool

MOST = 1000
COLUMNS = {BIRTHDAY: "birth", JOINING: "join_date"}
Occasion = Literal["birthday", "joining"]
# A day of the year is the one of so many whole years later: of 29 February the 28th where there is no other.
_COMING = """
WITH seen AS (SELECT t.id, t.tenant_id, t.name, t.member_no, t.mobile, t.birth, t.join_date, t.org_id, t.level_id {tail}),
since AS ({since}),
coming AS (
    SELECT s.id, s.occasion, (s.day + make_interval(years => y.year - extract(year FROM s.day)::int))::date AS day,
        y.year, y.year - extract(year FROM s.day)::int AS years
    FROM since s, generate_series({first}::int, {first}::int + 1) AS y(year))
SELECT m.id, m.name, m.member_no, m.mobile, c.occasion, c.day, c.year, c.years, o.name AS chapter, l.name AS level,
    g.id AS greeting_id, g.state AS greeting_state
FROM coming c JOIN seen m ON m.id = c.id
LEFT JOIN vip_org o ON o.id = m.org_id AND o.tenant_id = m.tenant_id AND o.del_flag = 0
LEFT JOIN vip_level l ON l.id = m.level_id AND l.tenant_id = m.tenant_id AND l.del_flag = 0
LEFT JOIN vip_greeting g ON g.tenant_id = m.tenant_id AND g.member_id = m.id AND g.occasion = c.occasion AND g.year = c.year
    AND g.del_flag = 0
WHERE c.years > 0 AND c.day BETWEEN {begin}::date AND {end}::date
ORDER BY c.day, m.id, c.occasion LIMIT {most}
"""
_NONE = "SELECT 0::bigint AS id, '' AS occasion, NULL::date AS day WHERE false"


class AskOccasions(Body):
    """`chapter_id`: with those below it; empty for all."""

    days: int = Limit(default=30, ge=0, le=90)
    occasion: Literal["", "birthday", "joining"] = ""
    chapter_id: str = ""


class OccasionLine(Shape):
    """`years`: the age reached, or the years as a member; `mobile` with its middle hidden. `greeting_state`: of this year's greeting."""

    member_id: str
    name: str
    member_no: str
    mobile: str | None
    chapter: str | None
    level: str | None
    occasion: Occasion
    day: date
    years: int
    greeting_id: str | None
    greeting_state: str | None


class Occasions(Shape):
    """From today on; `more`: there are others behind the last."""

    today: date
    more: bool
    lines: list[OccasionLine]


async def read_occasions(request: Request, actor: Actor, query: AskOccasions) -> dict[str, Any]:
    """GET /vip/greeting/birthdays: active members by their next day within `days` from today."""
    found = await find_occasions(actor, query.days, query.occasion, query.chapter_id, most=MOST + 1)
    return {"today": actor.today, "more": len(found) > MOST, "lines": [_line(row) for row in found[:MOST]]}


async def find_occasions(
    actor: Actor, days: int, occasion: str = "", chapter_id: str = "", *, ids: list[int] | None = None, most: int
) -> list[Any]:
    """Rows of the days from today on, `days` included. Denied without the right to the members' list."""
    actor.require(person.code("list"))
    view = view_of(person, actor)
    columns = {item.column for item in view.fields}
    narrower = {"state": ACTIVE}
    if chapter_id:
        narrower["orgId_below"] = chapter_id
    if ids is not None:
        narrower["selections"] = ",".join(map(str, ids))
    # The state narrows also for whom it is hidden from, as the whole resource knows it.
    found = compile_list(person, actor, narrower)
    kinds = [kind for kind, column in COLUMNS.items() if column in columns and occasion in ("", kind)]
    since = " UNION ALL ".join(
        f"SELECT id, '{kind}' AS occasion, {COLUMNS[kind]} AS day FROM seen WHERE {COLUMNS[kind]} IS NOT NULL"
        for kind in kinds
    )
    values = list(found.values)
    first, begin, end, limit = (f"${len(values) + place}" for place in range(1, 5))
    text = _COMING.format(tail=found.tail, since=since or _NONE, first=first, begin=begin, end=end, most=limit)
    today = actor.today
    rows = await pool().fetch(text, *values, today.year, today, today + timedelta(days=days), most)
    return [{**dict(row), "mobile": row["mobile"] if "mobile" in columns else None} for row in rows]


def _line(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "memberId": str(row["id"]),
        "name": row["name"],
        "memberNo": row["member_no"],
        "mobile": mask(row["mobile"]) if row["mobile"] else None,
        "chapter": row["chapter"],
        "level": row["level"],
        "occasion": row["occasion"],
        "day": row["day"],
        "years": row["years"],
        "greetingId": str(row["greeting_id"]) if row["greeting_id"] else None,
        "greetingState": row["greeting_state"],
    }
