"""Own data of one person: whose links there are, and what a right value is in a field that was asked for."""

from typing import Any

from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.kinds import KINDS
from schema.kit.own_data import OwnData, OwnDataLink
from schema.kit.rules import RULES
from schema.member.improve import MEMBER_DATA
from schema.portal.improve import RENTER_DATA
from server.engine.dictionaries import labels_of, offered_items
from server.engine.validate import read_field, writable_fields
from server.engine.view import view_of
from server.kit.actor import Actor

OWN: tuple[OwnData, ...] = (RENTER_DATA, MEMBER_DATA)
UNKNOWN = "选项无效 | Not one of the choices"


def data_of(link: OwnDataLink) -> OwnData:
    return next(one for one in OWN if one.links.model is type(link))


def proposable(data: OwnData, actor: Actor) -> dict[str, Field]:
    """Of what a link may ask for the fields that this member of the staff may change by hand."""
    actor.require(data.of.code("edit"))
    writable = {item.key for item in writable_fields(view_of(data.of, actor), adding=False)}
    return {key: item for key, item in data.fields.items() if key in writable}


def choose(fields: dict[str, Field], keys: list[str]) -> list[str]:
    """What is asked for in the order of the form; Invalid for anything else."""
    if not set(keys) <= fields.keys():
        raise Invalid(fields={"fields": UNKNOWN})
    return [key for key in fields if key in keys]


async def describe(item: Field, key: str, tenant_id: int, known: bool) -> dict[str, Any]:
    """A field of the public form: how it is typed, and whether something is known; never what."""
    rule = RULES[item.rule] if item.rule else None
    offered = (await offered_items(tenant_id)).get(item.dict, []) if item.dict else []
    return {
        "key": key,
        "label": item.label._asdict(),
        "kind": item.kind,
        "max": item.max or 0,
        "pattern": rule.pattern if rule else None,
        "message": rule.message if rule else None,
        "options": [
            {"value": one["value"], "label": {"zh": one["text"], "en": one["textEn"] or one["text"]}} for one in offered
        ],
        "known": known,
    }


async def read_values(data: OwnData, asked: list[str], values: dict[str, str], tenant_id: int) -> dict[str, Any]:
    """What was typed into the fields that were asked for, as it travels; Invalid at the field that is wrong."""
    wrong: dict[str, str] = {}
    found: dict[str, Any] = {}
    for key in asked:
        text, item = " ".join(values.get(key, "").split()), data.fields[key]
        if not text:
            continue
        try:
            found[key] = to_wire(item, await _read(item, text, tenant_id))
        except ValueError as error:
            wrong[key] = str(error)
    if wrong:
        raise Invalid(fields=wrong)
    if not found:
        raise Invalid("请至少填写一项 | Fill in at least one field", id="improve.empty")
    return found


async def _read(item: Field, text: str, tenant_id: int) -> Any:
    if item.dict and all(one["value"] != text for one in (await offered_items(tenant_id)).get(item.dict, [])):
        raise ValueError(UNKNOWN)
    return read_field(item, text)


def to_wire(item: Field, value: Any) -> Any:
    write = KINDS[item.kind].write
    return value if write is None or value is None else write(value)


async def to_text(item: Field, value: Any, tenant_id: int) -> str | None:
    """A stored or proposed value as staff read it."""
    if value in (None, ""):
        return None
    return (await labels_of(tenant_id, item.dict)).get(str(value), str(value)) if item.dict else str(value)
