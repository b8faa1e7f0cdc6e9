"""The status of the installation, part by part and process by process, and the switches that administrators set."""

import time
from datetime import UTC, datetime
from typing import Any

from redis.exceptions import RedisError
from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Invalid, NotFound
from schema.kit.text import Pair, pair
from schema.system.param import Param
from server.http.health import run_check
from server.jobs.api import count_waiting, queue_depths
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.database import pool
from server.kit.parameter import Switch, fault_of
from server.kit.redis import get_redis
from server.kit.restarts import Restarted, machine_name, read_restarts
from server.kit.scope import scoped
from server.kit.switches import SWITCHES, read_switch
from server.kit.unit_of_work import unit_of_work
from server.kit.vitals import read_beats
from server.live.outbox import read_backlog
from server.settings import get_settings
from server.system.access.platform import announce_menu, is_platform, require_platform
from server.system.service.parameters import bounds_of
from server.system.service.shapes import EditSwitch

Service = dict[str, Any]
_PARTS = {
    "database": pair("数据库 | Database"),
    "redis": pair("缓存与消息 | Cache and bus server"),
    "migrations": pair("表结构 | Table structure"),
    "bus": pair("消息总线 | Message bus"),
    "worker": pair("任务进程 | Workers"),
}
_KEPT = {
    "web": pair("服务主进程 | Server supervisor"),
    "web process": pair("服务进程 | Server process"),
    "worker": pair("任务进程 | Worker"),
    "scheduler": pair("调度进程 | Scheduler"),
    "postgres": pair("内置数据库 | Embedded PostgreSQL"),
    "redis": pair("内置缓存 | Embedded Redis"),
}
_KINDS = {
    "server": pair("服务进程 | Server process"),
    "worker": pair("任务进程 | Worker process"),
    "scheduler": pair("调度进程 | Scheduler process"),
}
_LABELS = {
    "memoryMb": pair("内存(MB) | Memory (MB)"),
    "sockets": pair("在线连接 | Open sockets"),
    "deaf": pair("总线失联 | Deaf to the bus"),
    "logWaiting": pair("待写日志 | Log lines waiting"),
    "chatMalformed": pair("无效聊天消息 | Malformed chat messages"),
    "chatRefused": pair("拒收聊天消息 | Refused chat messages"),
    "leads": pair("主调度 | Leads"),
    "queues": pair("队列 | Queues"),
    "stalls": pair("停顿次数 | Stalls"),
    "lastStall": pair("最近停顿 | Last stall"),
}
_SLOW_OUTBOX_SECONDS = 10.0
_LONG_QUEUE = 1000


def _value(label: Pair, value: Any) -> dict[str, Any]:
    return {"label": {"zh": label.zh, "en": label.en}, "value": value}


def _service(code: str, kind: str, name: Pair, state: str, values: list[dict[str, Any]], **more: Any) -> Service:
    return {"code": code, "kind": kind, "name": name.zh, "nameEn": name.en, "state": state, "values": values, **more}


async def _parts(request: Request) -> list[Service]:
    found = []
    for code, check in request.app.state.checks.items():
        said = await run_check(check)
        values = [_value(pair("原因 | Reason"), said["reason"])] if "reason" in said else []
        state = "up" if said["ok"] else "down"
        found.append(_service(code, "part", _PARTS.get(code, pair(code)), state, values, ms=said["ms"]))
    return found


async def _outbox() -> Service:
    backlog = await read_backlog(pool())
    values = [
        _value(pair("待发 | Waiting"), backlog.waiting),
        _value(pair("最久(秒) | Oldest (s)"), round(backlog.age, 1)),
    ]
    state = "slow" if backlog.age > _SLOW_OUTBOX_SECONDS else "up"
    return _service("outbox", "part", pair("事件发布 | Event outbox"), state, values)


async def _queues() -> Service:
    depths = await queue_depths(get_redis())
    waiting = await count_waiting()
    values = [_value(pair(f"队列 {name} | Queue {name}"), depth) for name, depth in depths.items()]
    values.append(_value(pair("排队任务 | Tasks waiting"), waiting.tasks))
    values.append(_value(pair("排队调度 | Fires waiting"), waiting.runs))
    state = "slow" if max(depths.values(), default=0) > _LONG_QUEUE else "up"
    return _service("queue", "part", pair("任务队列 | Job queues"), state, values)


def _process(said: dict[str, Any]) -> Service:
    values = [_value(label, said[key]) for key, label in _LABELS.items() if key in said]
    values.append(_value(pair("运行(秒) | Up for (s)"), int(time.time() - said["startedAt"])))
    state = "slow" if said.get("deaf") else "up"
    name = _KINDS.get(said["kind"], pair(said["kind"]))
    return _service(f"{said['kind']}:{said['name']}", said["kind"], name, state, values, process=said["name"])


Kept = dict[str, Restarted]


def _keeper(machine: str, kept: Kept) -> Service:
    """What was started again on a machine since its start, how often, and why last."""
    values = [_value(_KEPT.get(name, pair(name)), part.times) for name, part in kept.items()]
    last = max(kept.values(), key=lambda part: part.at)
    if last.times:
        moment = to_wire(datetime.fromtimestamp(last.at, UTC))
        values.append(_value(pair("最近一次 | Last"), f"{moment} {last.reason}"))
    state = "up" if all(part.up for part in kept.values()) else "down"
    name = pair("自动重启(次) | Restarts")
    return _service(f"restarts:{machine}", "keeper", name, state, values, process=machine)


def _keepers(beats: list[dict[str, Any]]) -> list[Service]:
    """One for each machine: of this one from its own files, of others from what their server processes say."""
    said = {beat["name"].rpartition(":")[0]: beat["restarts"] for beat in beats if beat.get("restarts")}
    found = {machine: {name: Restarted(**part) for name, part in parts.items()} for machine, parts in said.items()}
    here = read_restarts(get_settings().data_dir)
    if here:
        found[machine_name()] = here
    return [_keeper(machine, kept) for machine, kept in sorted(found.items())]


async def _behind_redis() -> list[Service]:
    """Nothing of this can be known while Redis is away, which its own line says, but for the restarts of this machine."""
    try:
        beats = await read_beats(get_redis())
        return [await _queues(), *_keepers(beats), *(_process(said) for said in beats)]
    except (RedisError, OSError, TimeoutError):
        return _keepers([])


async def list_services(request: Request, actor: Actor) -> list[Service]:
    """GET /sys/service/list: [{code, kind, name, state up|slow|down, values}]; details are for the platform's own people."""
    found = [*await _parts(request), await _outbox(), *await _behind_redis()]
    if await is_platform(actor):
        return found
    return [{**service, "values": []} for service in found if service["kind"] == "part"]


async def _shown(switch: Switch, actor: Actor) -> dict[str, Any]:
    return {
        "key": switch.key,
        "name": {"zh": switch.label.zh, "en": switch.label.en},
        "effect": {"zh": switch.effect.zh, "en": switch.effect.en},
        **bounds_of(switch),
        "value": await read_switch(actor.tenant_id, switch.key),
        "platform": switch.platform,
    }


async def list_switches(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/service/switches: those of the organisation, and of the platform for its own people."""
    platform = await is_platform(actor)
    return [await _shown(switch, actor) for switch in SWITCHES.values() if platform or not switch.platform]


async def edit_switch(request: Request, actor: Actor, body: EditSwitch) -> dict[str, Any]:
    """PUT /sys/service/edit {key, value}: kept as a parameter; every open window reads its rights and notice anew."""
    switch = SWITCHES.get(body.key)
    if switch is None:
        raise NotFound()
    if switch.platform:
        await require_platform(actor)
    fault = fault_of(switch, body.value)
    if fault:
        raise Invalid(fault, fields={"value": fault})
    await _save(switch, actor, body.value)
    return await _shown(switch, actor)


async def _save(switch: Switch, actor: Actor, value: str) -> None:
    row = await scoped(Param, actor).get_or_none(param_key=switch.key)
    async with unit_of_work(actor) as work:
        if row is None:
            names = {"param_name": switch.label.zh, "remark": switch.effect.zh, "create_time": now()}
            await work.insert(Param(param_key=switch.key, param_kind=switch.kind, param_value=value, **names))
        else:
            await work.update(row, {"param_value": value}, action="switch")
        work.emit("notice", "service.changed", {"key": switch.key, "value": value, "quiet": True})
        (announce_menu if switch.platform else announce_rights)(work)
