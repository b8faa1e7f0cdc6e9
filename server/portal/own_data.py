"""Own data of a renter: the fields that they may complete, and what a right value is."""

from dataclasses import dataclass

from schema.kit.errors import Invalid
from schema.kit.rules import RULES, Rule
from schema.kit.text import Pair
from schema.kit.wire import camel, snake
from schema.portal.improve import IMPROVE_FIELD
from server.rental.api import OWN_DATA


@dataclass(frozen=True, slots=True)
class Own:
    key: str
    label: Pair
    max: int
    rule: Rule | None = None

    @property
    def column(self) -> str:
        return snake(self.key)


_LABELS = IMPROVE_FIELD.labels
_LIMITS = {
    "phone": (20, "phone"),
    "email": (100, "email"),
    "address": (200, None),
    "nation": (40, None),
    "emergency_name": (60, "name"),
    "emergency_phone": (20, "phone"),
}
FIELDS: dict[str, Own] = {
    camel(column): Own(camel(column), _LABELS[camel(column)], _LIMITS[column][0], RULES.get(_LIMITS[column][1] or ""))
    for column in OWN_DATA
}


def choose(keys: list[str]) -> list[str]:
    """The known ones of what is asked for, in one order."""
    unknown = [key for key in keys if key not in FIELDS]
    if unknown:
        raise Invalid(fields={"fields": "选项无效 | Not one of the choices"})
    return [key for key in FIELDS if key in keys]


def read_values(asked: list[str], values: dict[str, str]) -> dict[str, str]:
    """What was typed into the fields that were asked for; Invalid at the field that is wrong."""
    wrong: dict[str, str] = {}
    found: dict[str, str] = {}
    for key in asked:
        text, own = " ".join(values.get(key, "").split()), FIELDS[key]
        if not text:
            continue
        if len(text) > own.max:
            wrong[key] = f"最多{own.max}个字符 | At most {own.max} characters"
        elif own.rule is None:
            found[key] = text
        elif (fitting := own.rule.read(text)) is None:
            wrong[key] = own.rule.message
        else:
            found[key] = fitting
    if wrong:
        raise Invalid(fields=wrong)
    if not found:
        raise Invalid("请至少填写一项 | Fill in at least one field", id="improve.empty")
    return found
