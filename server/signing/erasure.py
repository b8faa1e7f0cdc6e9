"""Erasure: what names a person or a device in an ended flow goes, and the chain, which holds only digests of it, stays valid.

Drawn signatures and drafts go at once. The sealed file is what the parties agreed on: it is kept as long as accounts and claims
may ask for it, then deleted; afterwards its fingerprint alone is known.
"""

from collections.abc import Iterable
from datetime import datetime

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.signing.evidence import SignFact
from schema.signing.flow import COMPLETED, REFUSED, WITHDRAWN, SignFlow, SignParty
from schema.signing.token import SignToken
from server.kit.actor import Actor, system_actor
from server.kit.files import erase_files
from server.kit.scope import everywhere, lock, of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.signing.flows import parties_of
from server.signing.masks import mask_name, mask_phone
from server.signing.models import EraseFlow

ENDED = (COMPLETED, REFUSED, WITHDRAWN)
KEEP_YEARS = 10
"""Of a sealed file after its last signature: longer than claims from a contract last (Civil Code art. 188) and what tax and
accounting rules ask of the papers behind an account."""
_AT_ONCE = 200


async def erase_persons(actor: Actor, body: EraseFlow) -> None:
    """The salts go with the values, else a short one could be guessed from its digest. Conflict while anybody may sign."""
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, body.id)
        _check_ended(row)
        facts = of_tenant(SignFact, row.tenant_id).filter(flow_id=row.id, erased_at=None)
        await facts.update(value=None, salt=None, erased_at=now())
        await of_tenant(SignToken, row.tenant_id).filter(flow_id=row.id, revoked_at=None).update(revoked_at=now())
        gone = [row.pdf, *[await _empty(work, one) for one in await parties_of(actor, row)]]
        work.log_state(row, "signing", row.state, row.state, "erase", body.reason)
        kept = keep_until(row) if row.final_pdf else None
        changes = {"erased_at": now(), "keep_until": kept, "pdf": "", "reason": None}
        await work.update(row, changes, body.version, action="erase")
        _drop_later(work, actor, gone)


def _check_ended(row: SignFlow) -> None:
    if row.state not in ENDED:
        raise Conflict("签署结束后才能清除 | Only an ended signing can be erased", id="signing.running")
    if row.state == COMPLETED and not row.final_sha256:
        text = "成品文件生成后才能清除 | It can be erased once the sealed file is made"
        raise Conflict(text, id="signing.unsealed")


def keep_until(row: SignFlow) -> datetime:
    """Until when the sealed file is kept, UTC."""
    moment = row.ended_at or now()
    day = 28 if (moment.month, moment.day) == (2, 29) else moment.day
    return moment.replace(year=moment.year + KEEP_YEARS, day=day)


async def _empty(work: Work, one: SignParty) -> str | None:
    """Gives the picture of its signature, which nothing names any more."""
    picture = one.signature
    hidden = {
        "name": mask_name(one.name),
        "phone": mask_phone(one.phone),
        "id_no": None,
        "signature": None,
        "reason": None,
    }
    await work.update(one, hidden, action="erase")
    return picture


def _drop_later(work: Work, actor: Actor, paths: Iterable[str | None]) -> None:
    """Bytes go once nothing can come back; what a crash leaves is swept as a file that no row names."""
    wanted = [path for path in paths if path]

    async def drop() -> None:
        await erase_files(actor, wanted)

    work.after_commit(drop)


async def erase_kept() -> int:
    """Sealed files of erased flows whose time is over; gives how many."""
    due = everywhere(SignFlow).filter(del_flag=0, keep_until__lte=now()).order_by("id").limit(_AT_ONCE)
    rows = await due.only("id", "tenant_id")
    for row in rows:
        await _erase_kept(system_actor(row.tenant_id), row.id)
    return len(rows)


async def _erase_kept(actor: Actor, flow_id: int) -> None:
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, flow_id)
        if row.keep_until is None or row.keep_until > now():
            return
        gone = row.final_pdf
        work.log_state(row, "signing", row.state, row.state, "erase", "保留期满 | Kept long enough")
        await work.update(row, {"final_pdf": None, "keep_until": None}, action="erase")
        _drop_later(work, actor, [gone])
