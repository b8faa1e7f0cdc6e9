"""Proposals and bills: whose they are follows from the term of office in which they are brought."""

from typing import Any

from schema.kit.base import Base
from schema.member.cppcc import MemberCppcc
from schema.member.npc import MemberNpc
from server.engine.hooks import Prepare, value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work


def of_term(model: type[MemberCppcc] | type[MemberNpc]) -> Prepare:
    """Takes the member of the term."""

    async def keep(work: Work, values: dict[str, Any], row: Base | None, actor: Actor) -> None:
        term = await scoped(model, actor).get_or_none(id=value_after(values, row, "term_id"))
        if term is None:
            return
        values["member_id"] = term.member_id

    return keep
