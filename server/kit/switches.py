"""Switches that administrators turn: parameters with a declared meaning, held per process and dropped when one is changed."""

import time
from dataclasses import dataclass

from schema.kit.text import Pair, pair
from server.kit.changes import is_hearing, on_change
from server.kit.database import pool

PLATFORM_TENANT = 1
PATH = "sys/sysParam"
ON, OFF = "1", "0"
_SECONDS = 60.0
_SECONDS_UNHEARING = 2.0


@dataclass(frozen=True, slots=True)
class Switch:
    """`platform`: one value for the whole installation, kept by its first organisation."""

    key: str
    label: Pair
    effect: Pair
    kind: str = "bool"
    default: str = OFF
    platform: bool = False


SAFE_MODE, ALL_SAFE_MODE, NOTICE, CAPTCHA, LOG = (
    "safeMode",
    "platformSafeMode",
    "maintenanceNotice",
    "loginCaptcha",
    "logOn",
)

_SWITCHES = [
    Switch(
        SAFE_MODE,
        pair("只读模式 | Read only"),
        pair("本机构的人只能查看，不能修改 | People of this organisation may look, not change"),
    ),
    Switch(
        ALL_SAFE_MODE,
        pair("全平台只读 | Whole platform read only"),
        pair("所有机构只能查看，用于升级维护 | All organisations may only look, for maintenance"),
        platform=True,
    ),
    Switch(
        NOTICE,
        pair("维护公告 | Maintenance notice"),
        pair("显示在每个页面顶部，空则不显示 | Shown above every page; empty shows nothing"),
        kind="text",
        default="",
    ),
    Switch(
        CAPTCHA,
        pair("登录总是要验证码 | Sign-in always asks for the code"),
        pair("关闭时只在多次失败后要求 | Switched off, only after failures"),
        platform=True,
    ),
    Switch(
        LOG,
        pair("记录操作日志 | Log operations"),
        pair("关闭后不再记录操作，登录仍记录 | Switched off, only sign-ins are logged"),
        default=ON,
    ),
]
SWITCHES: dict[str, Switch] = {switch.key: switch for switch in _SWITCHES}

_READ = "SELECT param_key, param_value FROM sys_param WHERE tenant_id = $1 AND del_flag = 0 AND param_key = ANY($2)"
_cache: dict[int, tuple[dict[str, str], float]] = {}


def forget(tenant_id: int, path: str) -> None:
    if path == PATH:
        _cache.pop(tenant_id, None)


def watch() -> None:
    """A parameter changed anywhere is read anew."""
    on_change(forget)


async def _values(tenant_id: int) -> dict[str, str]:
    cached = _cache.get(tenant_id)
    moment = time.monotonic()
    if cached is not None and moment - cached[1] < (_SECONDS if is_hearing() else _SECONDS_UNHEARING):
        return cached[0]
    rows = await pool().fetch(_READ, tenant_id, list(SWITCHES))
    values = {row["param_key"]: row["param_value"] or "" for row in rows}
    _cache[tenant_id] = (values, moment)
    return values


async def read_switch(tenant_id: int, key: str) -> str:
    """The value of a declared switch for an organisation."""
    switch = SWITCHES[key]
    values = await _values(PLATFORM_TENANT if switch.platform else tenant_id)
    return values.get(key, switch.default)


def peek(tenant_id: int, key: str) -> str:
    """The value as last read, where nothing may be waited for."""
    switch = SWITCHES[key]
    values, _ = _cache.get(PLATFORM_TENANT if switch.platform else tenant_id, ({}, 0.0))
    return values.get(key, switch.default)


async def is_on(tenant_id: int, key: str) -> bool:
    return await read_switch(tenant_id, key) == ON


async def is_safe_mode(tenant_id: int) -> bool:
    """Whether an organisation may only look, by its own choice or by that of the platform."""
    return await is_on(tenant_id, SAFE_MODE) or await is_on(tenant_id, ALL_SAFE_MODE)
