"""Arguments of gateway rules as rows store them: a name, and values in any of the family's spellings."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MOST, LONGEST = 20, 200
WRONG = "格式不正确 | Wrong format"
NOT_APPLIED = "不支持: {} | Not supported: {}"


@dataclass(frozen=True, slots=True)
class Args:
    """Arguments as the family writes them: plain values, an object, or a list of {key, value}."""

    values: tuple[str, ...]
    named: Mapping[str, str]

    @classmethod
    def read(cls, raw: Any) -> "Args":
        if isinstance(raw, dict):
            pairs = [(str(key), value) for key, value in raw.items()]
        elif isinstance(raw, list) and raw and all(isinstance(item, dict) and "key" in item for item in raw):
            pairs = [(str(item["key"]), item.get("value", "")) for item in raw]
        elif isinstance(raw, list):
            pairs = [("", item) for item in raw]
        else:
            raise ValueError(WRONG)
        if any(isinstance(value, (dict, list)) or len(f"{key}{value}") > LONGEST for key, value in pairs):
            raise ValueError(WRONG)
        texts = [(key, str(value).strip()) for key, value in pairs]
        if any(not sign.isprintable() for key, text in texts for sign in key + text):
            raise ValueError(WRONG)
        return cls(tuple(text for _, text in texts), {key: text for key, text in texts if key})


def read_rules(value: Any, known: Mapping[str, Any]) -> list[dict[str, Any]]:
    """[{name, args}] whose kinds are applied here. Raises ValueError with a pair text."""
    rules = value or []
    if not isinstance(rules, list) or len(rules) > MOST:
        raise ValueError(WRONG)
    for rule in rules:
        if not isinstance(rule, dict) or not isinstance(rule.get("name"), str):
            raise ValueError(WRONG)
        make = known.get(rule["name"])
        if make is None:
            raise ValueError(NOT_APPLIED.format(rule["name"][:40], rule["name"][:40]))
        make(Args.read(rule.get("args") or []))
    return [{"name": rule["name"], "args": rule.get("args") or []} for rule in rules]


def some(args: Args) -> tuple[str, ...]:
    if not args.values or not all(args.values):
        raise ValueError(WRONG)
    return args.values
