"""What a field of a draft may say of another by which it goes.

Only fields above it are meant, so that what one goes by is settled before it, on every screen and in every save.
"""

from collections.abc import Sequence

from schema.online.form import DICTIONARY, OPTIONS, YES_NO, OnlineField
from server.online.options import read_options

CHOICES = {OPTIONS, DICTIONARY, YES_NO}
NO_FIELD = "请选择它所依据的字段 | Choose the field that it goes by"
NO_EFFECT = "请选择满足时怎样 | Choose what it does then"
NOT_ABOVE = "必须是它上面的字段 | It must be a field above this one"
NO_VALUES = "只有选项、字典、是否可以按取值联动 | Only by values of options, dictionaries and yes or no"
NO_SUCH = "没有这个取值 | There is no such value"


def values_of(text: str) -> tuple[str, ...]:
    return tuple(value for part in text.replace("，", ",").split(",") if (value := part.strip()))


def link_problems(name: str, values: str, does: str) -> dict[str, str]:
    """What is wrong with it by itself; by wire name."""
    if not name:
        return {"linkField": NO_FIELD} if values or does else {}
    return {} if does else {"linkDoes": NO_EFFECT}


def place_problems(item: OnlineField, above: Sequence[OnlineField]) -> dict[str, str]:
    """What is wrong with it where it stands; by wire name."""
    if not item.link_field:
        return {}
    by = next((one for one in above if one.name == item.link_field), None)
    if by is None:
        return {"linkField": NOT_ABOVE}
    values = values_of(item.link_values or "")
    if values and by.kind not in CHOICES:
        return {"linkValues": NO_VALUES}
    known = known_values(by)
    return {} if known is None or known.issuperset(values) else {"linkValues": NO_SUCH}


def known_values(by: OnlineField) -> set[str] | None:
    """None where a dictionary has them."""
    if by.kind == OPTIONS:
        return {value for value, _, _ in read_options(by.options or "")}
    return {"true", "false"} if by.kind == YES_NO else None
