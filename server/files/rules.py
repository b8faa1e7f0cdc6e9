"""Rules of uploads by purpose: the declared fields set them, everything else is small and plain."""

from dataclasses import dataclass
from functools import lru_cache

from schema.domains import registry
from schema.kit.errors import Denied
from schema.kit.field import Field
from schema.kit.kinds import FILE_KINDS
from schema.kit.resource import Resource
from server.chat.api import TALK
from server.kit.actor import Actor
from server.kit.file_limits import read_files
from server.kit.files import Limits
from server.kit.named_files import CONTENT, limits_of

IN_TALK = Limits(frozenset({"image", "file", "audio", "video"}), 100)


@dataclass(frozen=True, slots=True)
class Rule:
    """`needs`: codes of which the sender must hold one; none for purposes that no field declares."""

    item: Field
    needs: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def _declared(revision: int) -> dict[str, Rule]:
    """Purpose of a field, as `describe` tells it -> what the field takes."""
    return {
        f"{resource.path}.{item.key}": Rule(item, () if item.files.anybody else _codes_of(resource))
        for resource in registry().every
        for item in resource.complete_fields
        if item.kind in FILE_KINDS
    }


def _codes_of(resource: Resource) -> tuple[str, ...]:
    """Whoever may write the row in some way may bring its files."""
    verbs = [resource.code(verb) for verb in ("add", "edit")]
    return (*verbs, *(code for code in resource.own_rights if code != resource.code("reveal")))


async def limits_for(actor: Actor, biz: str, kind: str = "") -> Limits:
    """The limits of a purpose; Denied when the actor may write nothing that has such a field.

    kind: "image" narrows a purpose that no field declares to pictures.
    """
    rule = _declared(registry().revision).get(biz)
    if biz == TALK:
        return IN_TALK
    if rule is None:
        return Limits(CONTENT["image"]) if kind == "image" else Limits()
    if rule.needs and not any(actor.can(code) for code in rule.needs):
        raise Denied(result={"needs": rule.needs[0]})
    return limits_of(rule.item, await read_files(rule.item, actor.tenant_id))
