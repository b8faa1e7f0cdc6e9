"""A member's own facts: the number, the spelling of the name, and an ID number that tells birthday and gender."""

from datetime import date
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.rules import RULES
from server.engine.effects import Act
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.numbers import next_number
from server.kit.pinyin import syllables
from server.kit.unit_of_work import Work

ID_CARD, MALE, FEMALE = "id_card", "1", "2"


async def check_document(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """The number of an ID card is right by its checksum; what it tells fills what was left empty."""
    if not {"id_no", "id_type"} & values.keys() or (value_after(values, row, "id_type") or ID_CARD) != ID_CARD:
        return
    number = value_after(values, row, "id_no")
    if not number:
        return
    if not RULES["national_id"].accepts(number):
        raise Invalid(fields={"idNo": RULES["national_id"].message})
    if len(number) == 18:
        if not value_after(values, row, "birth"):
            values["birth"] = date(int(number[6:10]), int(number[10:12]), int(number[12:14]))
        if not value_after(values, row, "gender"):
            values["gender"] = MALE if int(number[16]) % 2 else FEMALE


async def complete(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """A member without a typed number gets the next one; the spelling follows the name."""
    if (row is None or "member_no" in values) and not values.get("member_no"):
        values["member_no"] = (
            row.member_no if row is not None else await next_number(work, "vip_member", "member_no", "HY", 5)
        )
    if "name" in values:
        values["name_pinyin"] = "".join(syllables(values["name"] or ""))[:240]


async def join(act: Act) -> None:
    """Who is admitted without a typed day joins today."""
    if act.row.join_date is None:
        act.changes["join_date"] = await business_day(act.actor.tenant_id)
