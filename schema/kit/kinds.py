"""Field kinds, one row each: how a value is read, written and searched.

What differs between kinds stands here and nowhere else.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import Any

import orjson

from schema.kit.clock import (
    FIRST_YEAR,
    LAST_YEAR,
    OutOfTime,
    UnclearDay,
    check_year,
    day_from_wire,
    day_text,
    from_wire,
    to_wire,
)
from schema.kit.field import Field
from schema.kit.html import clean_html
from schema.kit.json_depth import MOST_DEPTH, is_deep
from schema.kit.money import from_yuan, to_yuan
from schema.kit.numerals import narrow, read_decimal, read_row_id, read_whole
from schema.kit.text import plain

Read = Callable[[Any, Field], Any]
Write = Callable[[Any], Any]
_TIME = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?")
FILE_KINDS = ("file", "image", "video", "signature", "voice")


@dataclass(frozen=True, slots=True)
class Kind:
    """`read` raises ValueError with a pair text; `write` None means the stored value is the wire value."""

    name: str
    read: Read
    write: Write | None
    find: str
    text: bool = False


def _bounded(value: int | Decimal, item: Field) -> None:
    if item.min is not None and value < item.min:
        raise ValueError(f"不能小于{item.min} | Not below {item.min}")
    if item.max is not None and value > item.max:
        raise ValueError(f"不能大于{item.max} | Not above {item.max}")


def _as_meant(text: str, kind: str) -> str:
    """A password is what it is; in markup a space may be one that must not break."""
    return text if kind in ("password", "html", "markdown") else plain(text)


def _read_text(value: Any, item: Field) -> str:
    if isinstance(value, (dict, list, bool)):
        raise ValueError("格式不正确 | Wrong format")
    text = _as_meant(str(value), item.kind).strip()
    if "\x00" in text:
        raise ValueError("含有非法字符 | Contains an illegal character")
    if item.max is not None and len(text) > item.max:
        raise ValueError(f"最多{item.max}个字符 | At most {item.max} characters")
    if item.min is not None and len(text) < item.min:
        raise ValueError(f"至少{item.min}个字符 | At least {item.min} characters")
    return text


def _read_int(value: Any, item: Field) -> int:
    try:
        number = read_whole(value)
    except ValueError as error:
        raise ValueError("请输入整数 | Enter a whole number") from error
    if abs(number) > 2_147_483_647:
        raise ValueError("数字过大 | The number is too large")
    _bounded(number, item)
    return number


def _read_ref(value: Any, item: Field) -> int:
    number = read_row_id(value)
    if number is None:
        raise ValueError("选择无效 | Invalid choice")
    return number


def _read_decimal(value: Any, item: Field) -> Decimal:
    try:
        number = read_decimal(value)
    except ValueError as error:
        raise ValueError("请输入数字 | Enter a number") from error
    if abs(number) >= Decimal("1e9"):
        raise ValueError("请输入数字 | Enter a number")
    _bounded(number, item)
    return number


def _read_money(value: Any, item: Field) -> int:
    try:
        fen = from_yuan(value)
    except ValueError as error:
        raise ValueError("请输入金额，最多两位小数 | Enter an amount with at most two decimals") from error
    if fen < 0 and (item.min is None or item.min >= 0):
        raise ValueError("金额不能为负 | The amount must not be negative")
    return fen


_TRUE = {"1", "true", "y", "yes", "是"}
_FALSE = {"0", "false", "n", "no", "否"}


def _read_bool(value: Any, item: Field) -> bool:
    if isinstance(value, bool):
        return value
    text = narrow(str(value)).lower()
    if text in _TRUE:
        return True
    if text in _FALSE:
        return False
    raise ValueError("请选择是或否 | Choose yes or no")


def _read_date(value: Any, item: Field) -> date:
    """`min` and `max` of a field with days are years."""
    first, last = item.min or FIRST_YEAR, item.max or LAST_YEAR
    try:
        if not isinstance(value, date):
            return day_from_wire(day_text(value), first, last)
    except (OutOfTime, UnclearDay):
        raise
    except ValueError as error:
        raise ValueError("日期格式应为 yyyy-MM-dd | Dates look like yyyy-MM-dd") from error
    check_year(value, first, last)
    return value.date() if isinstance(value, datetime) else value


def _read_datetime(value: Any, item: Field) -> datetime:
    text = value.isoformat() if isinstance(value, date) else day_text(value)
    try:
        return from_wire(text, item.min or FIRST_YEAR, item.max or LAST_YEAR)
    except (OutOfTime, UnclearDay):
        raise
    except ValueError as error:
        raise ValueError("时间格式应为 yyyy-MM-dd HH:mm:ss | Times look like yyyy-MM-dd HH:mm:ss") from error


def _read_time(value: Any, item: Field) -> str:
    text = narrow(_read_text(value, item))
    if text and not _TIME.fullmatch(text):
        raise ValueError("时间格式应为 HH:mm:ss | Times look like HH:mm:ss")
    return text


def _read_json(value: Any, item: Field) -> Any:
    if isinstance(value, str):
        try:
            value = orjson.loads(value)
        except orjson.JSONDecodeError as error:
            raise ValueError("需要JSON格式 | JSON is expected") from error
    if is_deep(value):
        raise ValueError(f"最多嵌套{MOST_DEPTH}层 | At most {MOST_DEPTH} levels deep")
    return value


def _write_json(value: Any) -> Any:
    return orjson.loads(value) if isinstance(value, str) else value


def _read_list(value: Any, item: Field) -> str:
    if isinstance(value, (dict, bool)):
        raise ValueError("格式不正确 | Wrong format")
    parts = value if isinstance(value, list) else str(value).split(item.separator)
    if any(isinstance(part, (dict, list)) for part in parts):
        raise ValueError("格式不正确 | Wrong format")
    chosen = [str(part).strip() for part in parts if str(part).strip()]
    least, most = item.pick or (0, None)
    if len(chosen) < least:
        raise ValueError(f"至少选择{least}项 | Choose at least {least}")
    if most is not None and len(chosen) > most:
        raise ValueError(f"最多选择{most}项 | Choose at most {most}")
    return _read_text(item.separator.join(chosen), item)


def _read_files(value: Any, item: Field) -> str:
    """How many where an organisation says that is asked where its files are looked at (`check_files`)."""
    text, most = _read_list(value, item), item.files.most
    if item.files.by or text.count(",") < most:
        return text
    if item.kind == "image":
        raise ValueError(f"最多只能上传{most}张图片 | At most {most} pictures can be uploaded")
    raise ValueError(f"最多只能上传{most}个文件 | At most {most} files can be uploaded")


def _read_tags(value: Any, item: Field) -> str:
    """Tags between semicolons, without empty ones."""
    parts = _read_text(value, item).replace("；", ";").split(";")
    return ";".join(part.strip() for part in parts if part.strip())


def _read_html(value: Any, item: Field) -> str:
    """Every way in passes here: form, batch, sheet."""
    return clean_html(_read_text(value, item))


_KINDS = [
    Kind("text", _read_text, None, "like", text=True),
    Kind("textarea", _read_text, None, "like", text=True),
    Kind("markdown", _read_text, None, "like", text=True),
    Kind("tags", _read_tags, None, "like", text=True),
    Kind("memo", _read_text, None, "like", text=True),
    Kind("signature", _read_files, None, "", text=True),
    Kind("voice", _read_files, None, "", text=True),
    Kind("html", _read_html, None, "like", text=True),
    Kind("password", _read_text, None, "", text=True),
    Kind("colour", _read_text, None, "eq", text=True),
    Kind("cron", _read_text, None, "like", text=True),
    Kind("list", _read_text, None, "eq", text=True),
    Kind("time", _read_time, None, "eq", text=True),
    Kind("file", _read_files, None, "", text=True),
    Kind("image", _read_files, None, "", text=True),
    Kind("video", _read_files, None, "", text=True),
    Kind("dict", _read_text, None, "eq", text=True),
    Kind("dicts", _read_list, None, "like", text=True),
    Kind("refs", _read_list, None, "like", text=True),
    Kind("chosen", _read_list, None, "like", text=True),
    Kind("popup", _read_text, None, "like", text=True),
    Kind("int", _read_int, None, "eq"),
    Kind("bytes", _read_int, None, "eq"),
    Kind("ref", _read_ref, str, "eq"),
    Kind("tree", _read_ref, str, "eq"),
    Kind("decimal", _read_decimal, str, "range"),
    Kind("money", _read_money, to_yuan, "range"),
    Kind("bool", _read_bool, None, "eq"),
    Kind("date", _read_date, date.isoformat, "range"),
    Kind("datetime", _read_datetime, to_wire, "range"),
    Kind("json", _read_json, _write_json, ""),
]
KINDS: dict[str, Kind] = {kind.name: kind for kind in _KINDS}
