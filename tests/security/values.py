"""Values that mean harm, by what a field holds: each is refused at the field or read right, and never answered by a 500."""

from typing import Any

DEEP: Any = None
for _ in range(200):
    DEEP = [DEEP]

NUMBERS: list[Any] = [
    -1,
    0,
    1.5,
    True,
    2**31,
    2**63,
    -(10**30),
    1e300,
    "１２３",
    "٣٤٥",
    "²",
    "1_000",
    "1e3",
    "1e400",
    "NaN",
    "-Infinity",
    "0x10",
    "1,288.505",
    "9" * 400,
    "abc",
]
DATES: list[Any] = [
    "9999-12-31",
    "0001-01-01",
    "9999-12-31 23:59:59",
    "0001-01-01T00:00:00+14:00",
    "2026-02-30",
    "２０２６-０１-０１",
    "2026-W01-1",
    "2026-01-01x",
    "0000-00-00",
    253402300800,
    -1,
    1e30,
    "abc",
]
TEXTS: list[str] = [
    " ",
    "\u202e\u200b\ufeff",
    "👩‍👩‍👧‍👦" * 5,
    "\x01\x1b\x7f",
    "'; DROP TABLE sys_user; --",
    "%_\\",
    "a,b,,c,",
    "{}",
    "[[[[",
    "x" * 20_000,
]
SHAPES: list[Any] = [None, True, -1.5, 10**30, [], {}, [[]], [None], ["x", {"y": 1}], {"$ne": ""}, DEEP]
ODD: list[str] = ["abc", "9999-12-31", "１２３", "1_000", "25:61", "9" * 25, "-1"]
"""What a text that stands for a number, a day, a time, an amount or an id may hold."""

BY_KIND: dict[str, list[Any]] = {
    "int": NUMBERS,
    "decimal": NUMBERS,
    "money": NUMBERS,
    "ref": NUMBERS,
    "tree": NUMBERS,
    "date": DATES,
    "datetime": DATES,
    "time": ["25:61", "24:00:00", "１２:００", "-1:00", "1:2", "99:99:99", "abc"],
    "bool": ["2", "真", -1, 0.5],
    "json": [DEEP, "[" * 2000, "[" * 200 + "]" * 200, "{", '"x', [], 1e300, {"a": {"b": [None]}}, "null", "１"],
    "cron": ["* * * * *", "0 0 0 31 2 ?", "９ ９ ９ ９ ９ ？", "0/0 * * * * ?", "@yearly", "0 0 0 ? * 9#9"],
    "colour": ["#", "#12345678901234567", "red", "url(x)", "＃ＦＦＦＦＦＦ"],
    "html": ["<p>" * 5000, "<", "<a href=javascript:1>x", "</" * 3000, "&" * 5000, "<!--" * 3000],
    "markdown": ["[" * 5000, "*" * 5000, "> " * 3000],
    "refs": ["1,2,3", "-1", "１,２", "9" * 25, "a,b", "," * 100, ["1", None], [1.5]],
    "dicts": ["x,y", "," * 100, ["1", None], "１"],
    "chosen": ["x,y", ",", ["1", None], "９" * 30],
    "file": ["a.txt", "../x", "x" * 300, ["a", "b"]],
}


def hostile_to(kind: str) -> list[Any]:
    """What does harm to a field of this kind."""
    return BY_KIND.get(kind, ODD)
