"""Conditions of a gateway route: which requests it is for."""

import ipaddress
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from fnmatch import fnmatchcase
from typing import Any

from schema.kit.clock import now
from server.system.gateway.args import WRONG, Args, some

MOST_WILD = 6
PATH = re.compile(r"/[\w\-./*{}]{0,199}")
_TOKEN = re.compile(r"\*\*|\*|\{(\w{1,30})\}|[^*{}]+")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a condition may look at; `path` begins behind the gateway's own prefix."""

    method: str
    path: str
    host: str
    headers: Mapping[str, str]
    query: Mapping[str, str]
    address: str


Condition = Callable[[Asked], bool]


def compile_path(pattern: str) -> re.Pattern[str]:
    """/orders/** also matches /orders; * is within one segment, {id} names one."""
    if not PATH.fullmatch(pattern) or pattern.count("*") + pattern.count("{") > MOST_WILD:
        raise ValueError(WRONG)
    body, tail = (pattern[:-3], "(?:/.*)?") if pattern.endswith("/**") else (pattern, "")
    parts: list[str] = []
    place = 0
    for found in _TOKEN.finditer(body):
        if found.start() != place:
            raise ValueError(WRONG)
        place = found.end()
        parts.append(
            {"**": ".*", "*": "[^/]*"}.get(found[0]) or (f"(?P<{found[1]}>[^/]+)" if found[1] else re.escape(found[0]))
        )
    if place != len(body):
        raise ValueError(WRONG)
    try:
        return re.compile("".join(parts) + tail)
    except re.error as error:
        raise ValueError(WRONG) from error


def _path(args: Args) -> Condition:
    patterns = [compile_path(text) for text in some(args)]
    return lambda asked: any(pattern.fullmatch(asked.path) for pattern in patterns)


def _host(args: Args) -> Condition:
    patterns = [text.lower().replace("**", "*") for text in some(args)]
    return lambda asked: any(fnmatchcase(asked.host.lower(), pattern) for pattern in patterns)


def _method(args: Args) -> Condition:
    wanted = {part.strip().upper() for text in some(args) for part in text.split(",")}
    if not wanted <= {"GET", "POST", "PUT", "DELETE"}:
        raise ValueError(WRONG)
    return lambda asked: asked.method in wanted


def _named(args: Args) -> tuple[str, str]:
    """A name, and what its value must look like: `*` stands for anything, empty for any value."""
    values = some(args)
    if len(values) > 2 or any(sign in "\\^$()|+[]" for sign in values[-1]):
        raise ValueError("值只能用 * 通配 | The value may only use * as a wildcard")
    return values[0], values[1] if len(values) > 1 else "*"


def _header(args: Args) -> Condition:
    name, pattern = _named(args)
    return lambda asked: name.lower() in asked.headers and fnmatchcase(asked.headers[name.lower()], pattern)


def _query(args: Args) -> Condition:
    name, pattern = _named(args)
    return lambda asked: name in asked.query and fnmatchcase(asked.query[name], pattern)


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text.partition("[")[0])
    if moment.tzinfo is None:
        raise ValueError("时间需带时区 | A time needs its zone")
    return moment


def _after(args: Args) -> Condition:
    moment = _moment(some(args)[0])
    return lambda asked: now() > moment


def _before(args: Args) -> Condition:
    moment = _moment(some(args)[0])
    return lambda asked: now() < moment


def _between(args: Args) -> Condition:
    moments = [_moment(text) for value in some(args) for text in value.split(",")]
    if len(moments) != 2 or moments[0] >= moments[1]:
        raise ValueError(WRONG)
    return lambda asked: moments[0] <= now() <= moments[1]


def _remote(args: Args) -> Condition:
    networks = [ipaddress.ip_network(text, strict=False) for text in some(args)]

    def holds(asked: Asked) -> bool:
        try:
            address = ipaddress.ip_address(asked.address)
        except ValueError:
            return False
        return any(address.version == network.version and address in network for network in networks)

    return holds


PREDICATES: dict[str, Callable[[Args], Condition]] = {
    "Path": _path,
    "Host": _host,
    "Method": _method,
    "Header": _header,
    "Query": _query,
    "After": _after,
    "Before": _before,
    "Between": _between,
    "RemoteAddr": _remote,
}


def make_conditions(rules: Sequence[Mapping[str, Any]]) -> list[Condition]:
    return [PREDICATES[rule["name"]](Args.read(rule.get("args") or [])) for rule in rules]
