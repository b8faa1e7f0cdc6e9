"""The options of a choice, as they are typed: one a line, "value=中文 | English"."""

import re

MOST_OPTIONS = 200
Option = tuple[str, str, str]
_VALUE = re.compile(r"[\w.\-]{1,60}")
TOO_MANY = f"最多{MOST_OPTIONS}个选项，更多请用字典 | At most {MOST_OPTIONS} options; use a dictionary for more"


def read_options(text: str) -> list[Option]:
    """(value, Chinese, English); ValueError with a pair text. Without a value the text stands for it."""
    options = [_read(line, place) for place, line in enumerate(_lines(text), start=1)]
    if not options:
        raise ValueError("请填写选项 | Enter the options")
    if len(options) > MOST_OPTIONS:
        raise ValueError(TOO_MANY)
    values = [value for value, _, _ in options]
    twice = next((value for value in values if values.count(value) > 1), None)
    if twice is not None:
        raise ValueError(f"选项值重复：{twice} | Two options have the value {twice}")
    return options


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _read(line: str, place: int) -> Option:
    value, equals, rest = line.partition("=")
    if not equals:
        value, rest = line.partition("|")[0], line
    zh, _, en = (part.strip() for part in rest.partition("|"))
    value = value.strip()
    if not _VALUE.fullmatch(value) or not zh or len(zh) > 100 or len(en) > 100:
        raise ValueError(f"第{place}行不对，应为“值=中文” | Line {place} must look like: value=中文")
    return value, zh, en or zh
