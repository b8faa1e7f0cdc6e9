"""Stored files of flows, held against the fingerprints that their chains hold of them.

Whoever writes to the store could exchange a signed contract without touching the database: so each way to the bytes, and the night,
compares first, and nobody is given what is not what was signed.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from schema.kit.errors import Conflict, NotFound
from schema.signing.evidence import SignEvent
from schema.signing.flow import SignFlow
from schema.system.file import File
from server.kit.actor import system_actor
from server.kit.ambient import detached
from server.kit.scope import everywhere, lock, of_tenant
from server.kit.storage import storage
from server.kit.unit_of_work import unit_of_work
from server.signing.papers import fingerprint
from server.system.api import administrators_of, notify

logger = logging.getLogger("guanjia.signing")
_LOADED_AT_ONCE = 4
_ALARM = "签署存证异常 | Evidence of a signing does not hold"
EVENT = (
    "{no} 的第{n}个存证事件与原记录不一致，请立即核查"
    " | Event {n} of {no} is not what was recorded; look into it at once"
)
FILE = (
    "{no} 的存储文件与第{n}个存证事件中的指纹不一致，已停止提供，请立即核查并从备份恢复"
    " | The stored file of {no} is not the one of event {n}; it is not given out. Look into it at once and restore it"
)


class Altered(Conflict):
    default_id = "sign.altered"
    default_message = (
        "已签文件与存证不一致，已停止提供并通知管理员"
        " | The signed file is not what was signed; it is not given out, and administrators are told"
    )


class Bound(NamedTuple):
    """A stored file that an event speaks of; of a file without such an event the fingerprint is empty."""

    path: str
    sha256: str
    seq: int


async def sealed_bytes(row: SignFlow) -> bytes:
    """Of a flow that has a sealed file; Altered, and an alarm, when the store has something else under its name."""
    bound = (await _bound_of([row]))[row.id][-1]
    return await _load_whole(row, bound, (await _keys_of([bound.path])).get(bound.path))


async def check_stored(file: File) -> None:
    """The same of any file of a flow, ahead of sending it; what no event speaks of is not looked at."""
    flows, path = of_tenant(SignFlow, file.tenant_id).filter(del_flag=0), file.file_path
    row = await flows.filter(final_pdf=path).first() or await flows.filter(pdf=path).first()
    if row is not None:
        [bound] = [one for one in (await _bound_of([row]))[row.id] if one.path == path]
        await _load_whole(row, bound, file.store_key)


async def _load_whole(row: SignFlow, bound: Bound, key: str | None) -> bytes:
    data = await _load(key)
    if data is None or fingerprint(data) != bound.sha256:
        await raise_alarm(row, bound.seq, FILE)
        raise Altered()
    return data


async def altered_of(rows: Sequence[SignFlow]) -> dict[int, int]:
    """The event whose file is not what it says, by flow; those whose files are whole are not in it."""
    bound = await _bound_of(rows)
    keys = await _keys_of([one.path for some in bound.values() for one in some])
    places = asyncio.Semaphore(_LOADED_AT_ONCE)

    async def holds(one: Bound) -> bool:
        async with places:
            data = await _load(keys.get(one.path))
            return data is not None and await asyncio.to_thread(fingerprint, data) == one.sha256

    wanted = [(flow_id, one) for flow_id, some in bound.items() for one in some]
    whole = await asyncio.gather(*(holds(one) for _, one in wanted))
    altered: dict[int, int] = {}
    for (flow_id, one), is_whole in zip(wanted, whole, strict=True):
        if not is_whole:
            altered.setdefault(flow_id, one.seq)
    return altered


async def _bound_of(rows: Sequence[SignFlow]) -> dict[int, list[Bound]]:
    """By flow, the sealed file last; by its events and not by its own row, which can be changed."""
    found = everywhere(SignEvent).filter(flow_id__in=[row.id for row in rows])
    events: dict[int, dict[str, SignEvent]] = {row.id: {} for row in rows}
    for event in await found.filter(kind__in=("created", "sealed")).order_by("seq", "id"):
        events[event.flow_id][event.kind] = event
    return {row.id: list(_bound(row, events[row.id])) for row in rows}


def _bound(row: SignFlow, events: Mapping[str, SignEvent]) -> Sequence[Bound]:
    said = ((row.pdf, "created", "doc"), (row.final_pdf, "sealed", "final"))
    return [_bound_by(path, events.get(kind), key) for path, kind, key in said if path]


def _bound_by(path: str, event: SignEvent | None, key: str) -> Bound:
    return Bound(path, str(event.data.get(key, "")), event.seq) if event else Bound(path, "", 1)


async def _keys_of(paths: Sequence[str]) -> dict[str, str]:
    rows = everywhere(File).filter(file_path__in=list(paths), del_flag=0).only("id", "file_path", "store_key")
    return {row.file_path: row.store_key for row in await rows}


async def _load(key: str | None) -> bytes | None:
    """None when it is gone; a store that is away raises."""
    try:
        return await storage().load(key) if key else None
    except NotFound:
        return None


async def raise_alarm(row: SignFlow, seq: int, text: str) -> None:
    """Noted at the flow and told to the administrators, once; it stands whatever becomes of the call that found it."""
    logger.error("the evidence of signing %s does not hold at event %s", row.no, seq)
    actor = system_actor(row.tenant_id)
    with detached():
        async with unit_of_work(actor) as work:
            known = await lock(SignFlow, actor, row.id)
            if known.fault_seq == seq:
                return
            await of_tenant(SignFlow, row.tenant_id).filter(id=row.id).update(fault_seq=seq)
            told = text.format(no=row.no, n=seq)
            await notify(work, await administrators_of(work), _ALARM, told, url="/sign/flow", priority="H")
