"""The member's file of the signed-in account: one's own, so that no right to see the others is needed."""

from typing import Any

from starlette.requests import Request

from schema.member.person import Member, person
from server.engine.read import get_record
from server.http.shape import Shape
from server.kit.actor import Actor, system_actor
from server.kit.scope import scoped

_TOLD = ("id", "name", "memberNo", "state", "mobile", "joinDate", "score", "completeness", "missing")
_NAMED = {"level": "levelId", "chapter": "orgId", "firm": "firmId"}


class OwnMember(Shape):
    """`state` and `missing` are words of their dictionaries, the latter between commas; `level`, `chapter` and `firm` are names."""

    id: str
    name: str
    member_no: str
    state: str
    mobile: str | None
    join_date: str | None
    score: int
    completeness: int
    missing: str
    level: str | None
    chapter: str | None
    firm: str | None


class OwnRecord(Shape):
    """Nothing where the account belongs to no member."""

    member: OwnMember | None


async def read_mine(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /vip/person/mine."""
    row = await scoped(Member, actor).filter(user_id=actor.user_id).first()
    if row is None:
        return {"member": None}
    # Whoever it is about may read it, whatever else they may see.
    record = await get_record(person, system_actor(actor.tenant_id), row.id)
    names = {name: record.get(f"{key}_dictText") for name, key in _NAMED.items()}
    return {"member": {**{key: record[key] for key in _TOLD}, **names}}
