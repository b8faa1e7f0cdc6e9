"""Rights on flows: they are those of the row that is signed, so whoever may see a contract sees who has signed it."""

from collections.abc import Sequence
from typing import Any

from schema.domains import registry
from schema.kit.errors import Denied, NotFound
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from schema.signing.flow import VOID, SignFlow
from schema.system.file import File
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.signing.subjects import find_subject

BIZ = "sign"
"""Purpose of the files of flows: what is signed, signatures, and what was sealed."""


def _resource_of(kind: str) -> Resource | None:
    subject = find_subject(kind)
    return registry().get(subject.path) if subject else None


def right_to_sign(kind: str) -> str | None:
    """The permission code of whoever may have a row of the kind signed; None for an unknown kind."""
    resource = _resource_of(kind)
    return resource.code("sign") if resource else None


async def may_see(actor: Actor, kind: str, subject_id: int) -> bool:
    resource = _resource_of(kind)
    if resource is None or not actor.can(resource.code("list")):
        return False
    return subject_id in await visible_ids(resource, actor, [subject_id])


async def require_sight(actor: Actor, kind: str, subject_id: int) -> None:
    """NotFound beyond what the actor may see, as for what is not there."""
    if not await may_see(actor, kind, subject_id):
        raise NotFound()


async def require_hand(actor: Actor, kind: str, subject_id: int) -> None:
    """The same, and Denied for who may only look."""
    await require_sight(actor, kind, subject_id)
    needed = right_to_sign(kind)
    if needed is None or not actor.can(needed):
        raise Denied(result={"needs": needed})


async def handled(actor: Actor, rows: Sequence[SignFlow]) -> set[int]:
    """Those of the flows that the actor may do something with."""
    found: set[int] = set()
    for kind in {row.kind for row in rows}:
        resource, needed = _resource_of(kind), right_to_sign(kind)
        if resource is None or needed is None or not actor.can(needed):
            continue
        mine = [row for row in rows if row.kind == kind]
        seen = await visible_ids(resource, actor, [row.subject_id for row in mine])
        found |= {row.id for row in mine if row.subject_id in seen}
    return found


async def may_see_topic(actor: Actor, kind: str, subject_id: str) -> bool:
    row_id = read_row_id(subject_id)
    return row_id is not None and await may_see(actor, kind, row_id)


async def may_read_file(actor: Actor, file: File) -> bool:
    """Files of flows are for those who may see what is signed; signatures travel inside of what was sealed alone.

    What does not stand is read as a marked print only (prints.py).
    """
    path: Any = file.file_path
    flow = (
        await scoped(SignFlow, actor).filter(pdf=path).first()
        or await scoped(SignFlow, actor).filter(final_pdf=path).first()
    )
    if flow is None or flow.state in VOID:
        return False
    return actor.can("sign:flow:list") or await may_see(actor, flow.kind, flow.subject_id)
