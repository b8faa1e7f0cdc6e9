"""Filters of a gateway route: what it changes of a request on its way out."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from server.system.gateway.args import WRONG, Args, some
from server.system.gateway.conditions import PATH

_HEADER = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,60}")
_OURS = frozenset(
    {"host", "cookie", "x-access-token", "content-length", "transfer-encoding", "connection", "x-gateway-hops"}
)


@dataclass
class Change:
    """The request on its way out."""

    path: str
    headers: dict[str, str]
    query: list[tuple[str, str]]


Filter = Callable[[Change, Mapping[str, str]], None]


def strip(path: str, segments: int) -> str:
    return "/" + "/".join([part for part in path.split("/") if part][segments:]) + ("/" if path.endswith("/") else "")


def _strip_prefix(args: Args) -> Filter:
    count = int(some(args)[0])
    if not 0 <= count <= 9:
        raise ValueError(WRONG)

    def take_off(change: Change, found: Mapping[str, str]) -> None:
        change.path = strip(change.path, count)

    return take_off


def _prefix_path(args: Args) -> Filter:
    front = some(args)[0].rstrip("/")
    if not PATH.fullmatch(front) or set(front) & set("*{}"):
        raise ValueError(WRONG)

    def put_before(change: Change, found: Mapping[str, str]) -> None:
        change.path = front + change.path

    return put_before


def _set_path(args: Args) -> Filter:
    template = some(args)[0]
    if not PATH.fullmatch(template) or "*" in template:
        raise ValueError(WRONG)

    def put(change: Change, found: Mapping[str, str]) -> None:
        change.path = re.sub(r"\{(\w+)\}", lambda name: found.get(name[1], ""), template)

    return put


def _pairs(args: Args) -> list[tuple[str, str]]:
    pairs = list(args.named.items()) or [(args.values[0], args.values[1])] if len(args.values) > 1 or args.named else []
    if not pairs:
        raise ValueError(WRONG)
    return pairs


def _add_header(args: Args) -> Filter:
    pairs = _pairs(args)
    if not all(_HEADER.fullmatch(name) and name.lower() not in _OURS for name, _ in pairs):
        raise ValueError(WRONG)

    def add(change: Change, found: Mapping[str, str]) -> None:
        change.headers |= {name.lower(): text for name, text in pairs}

    return add


def _add_parameter(args: Args) -> Filter:
    pairs = _pairs(args)

    def add(change: Change, found: Mapping[str, str]) -> None:
        change.query += pairs

    return add


FILTERS: dict[str, Callable[[Args], Filter]] = {
    "StripPrefix": _strip_prefix,
    "PrefixPath": _prefix_path,
    "SetPath": _set_path,
    "AddRequestHeader": _add_header,
    "AddRequestParameter": _add_parameter,
}


def make_filters(rules: Sequence[Mapping[str, Any]]) -> list[Filter]:
    return [FILTERS[rule["name"]](Args.read(rule.get("args") or [])) for rule in rules]
