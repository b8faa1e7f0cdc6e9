"""Turns columns of sheet cells into stored values; column by column, because a call per cell makes imports slow.

Rules are those of the field kinds; a value that was read before is looked up, not read again.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, time, timedelta, timezone
from typing import Any

from schema.kit.field import Field
from schema.kit.kinds import FILE_KINDS, KINDS
from schema.kit.rules import RULES
from schema.kit.sealing import NO_VALUE, is_mask
from schema.kit.text import plain
from server.sandbox.rows import Unread

REQUIRED = "必填 | Required"
UNREAD = {
    "error": "单元格是错误值“{text}”，请先更正 | The cell holds the error “{text}”; correct it first",
    "formula": "公式没有计算结果，请在表格软件中打开并保存后重试"
    " | The formula has no result; open the file in a spreadsheet program and save it",
    "merged": "单元格已合并，请取消合并并逐格填写 | The cell is merged with others; unmerge it and fill in each cell",
}
LONG_NUMBER = (
    "数字超过15位，表格已丢失末尾数字，请将该列设为文本后重新填写"
    " | A sheet keeps 15 digits of a number: make the column text and enter it again"
)
_MOST_WHOLE = 1e15
_SHANGHAI_TODAY = timezone(timedelta(hours=8))  # since 1992 without summer time, and quicker than a zone
_MEMO_LIMIT = 50_000
SEVERAL = object()  # stands where a label names more than one row
_APART = {bool, Unread}  # True == 1, and a text like an error is one: they would find the other's answer
ReadCell = Callable[[Any], Any]
ReadColumn = Callable[[Sequence[Any]], list[Any]]


class Wrong:
    """Stands in a column where a cell could not be read."""

    __slots__ = ("message",)

    def __init__(self, message: str) -> None:
        self.message = message


def as_text(value: Any) -> str:
    """A cell as its reader sees it: 13800000000.0 is a phone number, not a float."""
    if isinstance(value, str):
        return plain(value).strip()
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < _MOST_WHOLE else f"{value:.15G}"
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S")
    if isinstance(value, (date, time)):
        return value.isoformat()
    return str(value)


def _typed(value: Any) -> str:
    """The text of a cell for a place that keeps texts; raises ValueError for a number whose digits the sheet has lost."""
    if type(value) is float and abs(value) >= _MOST_WHOLE:
        raise ValueError(LONG_NUMBER)
    return as_text(value)


def column_reader(item: Field, default: Any, labels: Mapping[str, Any] | None = None) -> ReadColumn:
    """A reader of whole columns. `labels` maps what a person typed to the stored value (dictionaries, references)."""
    read_cell = _label_reader(item, labels) if labels is not None else _cell_reader(item)
    blank: Any = Wrong(REQUIRED) if item.required and default is None else default
    memo: dict[Any, Any] = {"": blank}

    def miss(value: Any) -> Any:
        try:
            found = read_cell(value) if not isinstance(value, str) or plain(value).strip() else blank
        except ValueError as error:
            found = Wrong(str(error))
        return found

    def read_once(value: Any) -> Any:
        if value not in memo:
            if len(memo) > _MEMO_LIMIT:
                memo.clear()
                memo[""] = blank
            memo[value] = miss(value)
        return memo[value]

    def apart(value: Any) -> Any:
        if type(value) is Unread:
            return Wrong(UNREAD[value.why].format(text=value))
        return miss(value) if type(value) is bool else read_once(value)

    def read(values: Sequence[Any]) -> list[Any]:
        if _APART.isdisjoint(map(type, values)):
            return [memo[value] if value in memo else read_once(value) for value in values]
        return [apart(value) for value in values]

    return read


def _label_reader(item: Field, labels: Mapping[str, Any]) -> ReadCell:
    several = item.kind in ("dicts", "refs")

    def find(text: str) -> Any:
        found = labels.get(text.lower())
        if found is None:
            raise ValueError(f"没有“{text}”这一项 | There is no “{text}” to choose")
        if found is SEVERAL:
            raise ValueError(f"“{text}”不止一个，请写明 | There are several “{text}”, say which")
        return found

    def read(value: Any) -> Any:
        text = _typed(value)
        if not several:
            return find(text)
        parts = text.replace("，", ",").replace(item.separator, ",").split(",")
        return item.separator.join(str(find(part.strip())) for part in parts if part.strip())

    return read


def _cell_reader(item: Field) -> ReadCell:
    """The kind's own reader and rule, behind a short cut for what is plainly right."""
    slow = _slow_reader(item)
    if item.kind not in ("text", "textarea"):
        return slow
    least, most = item.min or 0, item.max if item.max is not None else 1 << 30
    rule = RULES[item.rule] if item.rule else None

    def read(value: Any) -> Any:
        text = plain(value).strip() if type(value) is str else _typed(value)
        if rule is None and not item.sealed and least <= len(text) <= most and "\x00" not in text:
            return text
        return slow(text)

    return read


def _slow_reader(item: Field) -> ReadCell:
    quick = _QUICK.get(item.kind)
    kind = KINDS[item.kind]
    as_cell = _typed if kind.text else as_text
    rule = RULES[item.rule] if item.rule else None
    signed = item.min is not None and item.min < 0

    def read(value: Any) -> Any:
        if quick is not None and rule is None:
            found = quick(value)
            if found is not None and (signed or not isinstance(found, int) or found >= 0):
                return found
        found = kind.read(value if type(value) in _NATIVE else as_cell(value), item)
        if item.sealed and is_mask(str(found)):
            raise ValueError(NO_VALUE)
        if rule is None:
            return found
        fitting = rule.read(str(found))
        if fitting is None:
            raise ValueError(rule.message)
        return fitting if isinstance(found, str) else found

    return read


_NATIVE = (date, datetime)


def _quick_money(value: Any) -> int | None:
    """Sheets compute in floats: 288.1 may arrive as 288.09999999999997."""
    if not isinstance(value, float) or abs(value) > 1e11:
        return None
    fen = round(value * 100)
    return fen if abs(value * 100 - fen) < 1e-4 else None


def _quick_date(value: Any) -> date | None:
    if isinstance(value, datetime):
        return value.date()
    return value if isinstance(value, date) else None


def _quick_datetime(value: Any) -> datetime | None:
    if not isinstance(value, date) or value.year < 1992:
        return None
    if isinstance(value, datetime):
        return value.replace(tzinfo=_SHANGHAI_TODAY)
    return datetime(value.year, value.month, value.day, tzinfo=_SHANGHAI_TODAY)  # midnight reads as a day


_QUICK: dict[str, ReadCell] = {"money": _quick_money, "date": _quick_date, "datetime": _quick_datetime}


def importable(fields: Sequence[Field]) -> list[Field]:
    """Fields that a sheet may set, files, links and what is hidden there left out."""
    return [
        item
        for item in fields
        if not item.read_only
        and item.link is None
        and "import" not in item.hide
        and item.kind not in (*FILE_KINDS, "json")
    ]
