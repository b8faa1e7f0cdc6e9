"""Parameters with a declared meaning. What each takes is declared once, and every way in checks it by its kind."""

import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from schema.kit.text import Pair

ON, OFF = "1", "0"
LONGEST = 500
_NUMBER = re.compile(r"-?[0-9]{1,12}(\.([0-9]{1,6}))?", re.ASCII)
_CLOCK = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]", re.ASCII)
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Switch:
    """`kind`: bool, text, number, time (HH:MM) or date; `least` and `most` bound numbers and times, `places` are a number's
    decimals. `platform`: one value for the whole installation, kept by its first organisation."""

    key: str
    label: Pair
    effect: Pair
    kind: str = "bool"
    default: str = OFF
    platform: bool = False
    least: str = ""
    most: str = ""
    places: int = 0
    unit: Pair | None = None


def fault_of(switch: Switch, value: str) -> str | None:
    """What is wrong with a value of a declared parameter, as a pair text; None when it fits. Only texts may be empty."""
    if switch.kind == "text":
        return None if len(value) <= LONGEST else f"最多{LONGEST}个字符 | At most {LONGEST} characters"
    if switch.kind == "number":
        return _number_fault(switch, value)
    if switch.kind == "time":
        return _time_fault(switch, value)
    return fault_of_kind(switch.kind, value)


def fault_of_kind(kind: str, value: str) -> str | None:
    """The same for a parameter of an organisation's own, which has a kind and no bounds."""
    if kind == "bool":
        return None if value in (ON, OFF) else "请选择是或否 | Choose yes or no"
    if kind == "number":
        return None if _NUMBER.fullmatch(value) else "请输入数字 | Enter a number"
    if kind == "time":
        return None if _CLOCK.fullmatch(value) else "请输入时刻，如 06:00 | Enter a time, like 06:00"
    if kind == "date":
        return None if _is_day(value) else "请输入日期，如 2026-01-31 | Enter a date, like 2026-01-31"
    return None


def _number_fault(switch: Switch, value: str) -> str | None:
    least, most = Decimal(switch.least or "0"), Decimal(switch.most or "999999999999")
    found = _NUMBER.fullmatch(value)
    if found and len(found[2] or "") <= switch.places and least <= Decimal(value) <= most:
        return None
    if switch.places:
        zh = f"请输入 {least} 到 {most} 的数，最多{switch.places}位小数"
        return f"{zh} | Enter a number from {least} to {most}, with at most {switch.places} decimals"
    return f"请输入 {least} 到 {most} 的整数 | Enter a whole number from {least} to {most}"


def _time_fault(switch: Switch, value: str) -> str | None:
    least, most = switch.least or "00:00", switch.most or "23:59"
    if _CLOCK.fullmatch(value) and least <= value <= most:
        return None
    return f"请输入 {least} 到 {most} 的时刻，如 06:00 | Enter a time from {least} to {most}, like 06:00"


def _is_day(value: str) -> bool:
    try:
        return bool(_DAY.fullmatch(value)) and bool(date.fromisoformat(value))
    except ValueError:
        return False
