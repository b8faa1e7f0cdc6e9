"""The administrative divisions of mainland China down to county, read from the file beside (its head names the source)."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("regions.csv")


class Division(NamedTuple):
    """`level`: 1 province, 2 city, 3 county; `parent` is empty for a province."""

    code: str
    name: str
    level: int
    parent: str


def _level(code: str) -> int:
    return 1 if code.endswith("0000") else 2 if code.endswith("00") else 3


def _parent(code: str, level: int) -> str:
    return ("", "", f"{code[:2]}0000", f"{code[:4]}00")[level]


@cache
def divisions() -> tuple[Division, ...]:
    """All of them, parents first within a province."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        code, _, name = line.partition(",")
        level = _level(code)
        found.append(Division(code, name, level, _parent(code, level)))
    return tuple(found)
