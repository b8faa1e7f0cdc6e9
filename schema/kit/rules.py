"""The named rules of rules.json, which server and web both read.

What a pattern cannot decide is one of three checks, written once on either side.
"""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

import orjson

from schema.kit.numerals import document_number, narrow, person_name

DOCUMENTS = {"national_id", "certificate", "company_code"}
"""Rules of numbers that are written in capitals: x and X, narrow and full width are one document."""
Check = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Rule:
    """`pattern` must match the whole text, then `check` must accept it; `message` is a pair text."""

    pattern: str
    message: str
    check: str | None = None

    def accepts(self, text: str) -> bool:
        return re.fullmatch(self.pattern, text) is not None and (self.check is None or CHECKS[self.check](text))

    def read(self, text: str) -> str | None:
        """The text in the form that fits: a number typed with full-width digits is that number, a document is in capitals."""
        if self == RULES["password"]:
            return text if self.accepts(text) else None
        if self == RULES["name"]:
            text = person_name(text)
            return text if self.accepts(text) else None
        if self in (RULES[name] for name in DOCUMENTS):
            forms: tuple[str, ...] = (document_number(text),)
        else:
            forms = (text, narrow(text))
        return next((form for form in forms if self.accepts(form)), None)


_ID_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_COMPANY_SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY"


def check_luhn(text: str) -> bool:
    """ISO 7812: every second digit from the right counts twice."""
    doubled = [int(digit) * (1 + at % 2) for at, digit in enumerate(reversed(text))]
    return sum(value - 9 if value > 9 else value for value in doubled) % 10 == 0


def check_national_id(text: str) -> bool:
    """A day of birth that exists; of 18 characters the last is the check character of GB 11643."""
    born = text[6:14] if len(text) == 18 else f"19{text[6:12]}"
    try:
        date(int(born[:4]), int(born[4:6]), int(born[6:8]))
    except ValueError:
        return False
    if len(text) == 15:
        return True
    total = sum(int(digit) * weight for digit, weight in zip(text, _ID_WEIGHTS, strict=False))
    return "10X98765432"[total % 11] == text[-1].upper()


def check_company_code(text: str) -> bool:
    """GB 32100: the 18th character makes the weighted sum a multiple of 31."""
    total = sum(_COMPANY_SIGNS.index(sign) * pow(3, at, 31) for at, sign in enumerate(text[:17]))
    return _COMPANY_SIGNS[-total % 31] == text[17]


CHECKS: dict[str, Check] = {
    "luhn": check_luhn,
    "national_id": check_national_id,
    "company_code": check_company_code,
}
_DATA: dict[str, dict[str, Any]] = orjson.loads(Path(__file__).with_name("rules.json").read_bytes())
RULES: dict[str, Rule] = {name: Rule(**rule) for name, rule in _DATA.items()}


def describe_rules() -> dict[str, Any]:
    """The rules as JSON for the web."""
    return {name: asdict(rule) for name, rule in RULES.items()}
