"""How a value of one kind becomes one of another when a published field changes its kind.

By the readers of sheets: what the old field shows is read as if somebody had typed it into the new one, so nothing is cut, rounded or
guessed, and whatever cannot be read is refused with the reader's own words.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from schema.kit.clock import from_wire, names_day, to_wire
from schema.kit.field import Field
from schema.kit.money import to_yuan
from schema.online.definition import REFERENCES, UPLOADS, BuiltField, Definition
from schema.online.form import DAY, DECIMAL, DICTIONARY, MONEY, OPTIONS, WHOLE
from server.engine.sheet_cells import Wrong, column_reader

NO_FILES = "文件和图片不能与其他类型互相转换 | Files and pictures are not turned into or from another kind"
TOO_EXACT = "最多两位小数 | At most two decimals"
NO_NOUGHTS = "开头的0会丢失 | Its leading noughts would be lost"
NO_TIME = "含有时间，改为日期会丢失 | It has a time of the day, which a day cannot keep"
_MIDNIGHT = " 00:00:00"
_NOUGHTS = re.compile(r"[+-]?0[0-9]")


@dataclass(frozen=True, slots=True)
class Conversion:
    """A field that changes its kind; `number`: of the table that has it, `old` and `new` with their columns."""

    number: int
    old: BuiltField
    new: BuiltField

    @property
    def terms(self) -> tuple[object, ...]:
        """What its values hang on: converted by other terms they would be others."""
        new = self.new
        asked = (new.options, new.dict_code, new.length, new.rule, new.least, new.most, new.unique)
        return (self.number, self.old.column, new.column, new.kind, *asked)


def fields_by_column(definition: Definition | None) -> dict[str, BuiltField]:
    """Of the form and its sub-tables; columns are counted for the whole form."""
    if definition is None:
        return {}
    lines = (item for table in definition.tables for item in table.fields)
    return {item.column: item for item in (*definition.fields, *lines)}


def conversions_between(before: Definition | None, after: Definition) -> list[Conversion]:
    """What the later of two versions converts."""
    if before is None:
        return []
    old, new, done = fields_by_column(before), fields_by_column(after), set(before.converted)
    of_lines = {item.column: table.number for table in after.tables for item in table.fields}
    return [
        Conversion(of_lines.get(column, after.number), old[was], new[column])
        for was, column in after.converted
        if (was, column) not in done
    ]


def shown(one: Conversion, value: Any, labels: Mapping[str, str]) -> str:
    """What people read of a stored value. `labels`: of choices and of what is named, by what is stored."""
    if one.old.kind in (OPTIONS, DICTIONARY, *REFERENCES):
        return labels.get(str(value), str(value))
    if one.old.kind == MONEY:
        return _number(to_yuan(value), one.new.kind)
    if isinstance(value, bool):
        return "是" if value else "否"
    if isinstance(value, datetime):
        text = to_wire(value)
        return text.removesuffix(_MIDNIGHT) if one.new.kind == DAY else text
    if isinstance(value, date):
        return value.isoformat()
    return _number(f"{value:f}", one.new.kind) if isinstance(value, Decimal) else str(value)


def _number(text: str, kind: str) -> str:
    """A whole amount is a whole number, too."""
    whole, _, rest = text.partition(".")
    return whole if kind == WHOLE and not rest.strip("0") else text


def convert(one: Conversion, field: Field, texts: Sequence[str], choices: Mapping[str, Any] | None) -> list[Any]:
    """Stored values of the new field, Wrong in the place of each that cannot be one; empty texts are none.

    `field`: the new one as the engine has it; `choices`: what may be chosen, by what people call it.
    """
    if UPLOADS & {one.old.kind, one.new.kind}:
        return [Wrong(NO_FILES) if text.strip() else None for text in texts]
    read = column_reader(field, None, choices)
    found = zip(texts, read(texts), strict=True)
    return [_exact(one.new.kind, text.strip(), value) if text.strip() else None for text, value in found]


def _exact(kind: str, text: str, value: Any) -> Any:
    """What readers leave out when a person types it, a conversion must not."""
    if isinstance(value, Wrong):
        return value
    if kind in (WHOLE, DECIMAL, MONEY) and _NOUGHTS.match(text):
        return Wrong(NO_NOUGHTS)
    if kind == DAY and not names_day(text) and to_wire(from_wire(text)) != f"{value}{_MIDNIGHT}":
        return Wrong(NO_TIME)
    return Wrong(TOO_EXACT) if isinstance(value, Decimal) and value != round(value, 2) else value
