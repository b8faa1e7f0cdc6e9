"""Sealing: the final file of a completed flow, made after the last signature by a job that can be run again."""

import logging
from datetime import timedelta

from schema.kit.clock import now
from schema.kit.errors import AppError
from schema.signing.flow import SEAL_DONE, SEAL_FAILED, SignFlow
from server.documents.seal import seal
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.files import save_file
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import unit_of_work
from server.signing.chain import EventDraft, append
from server.signing.copies import offer_copies
from server.signing.evidence import write_evidence
from server.signing.flows import tell
from server.signing.papers import PDF, fingerprint, frozen_bytes
from server.signing.rights import BIZ

logger = logging.getLogger("guanjia.signing")
STALE = timedelta(minutes=10)
"""After so long whoever was at it is taken for dead."""
MOST = 20
# One that nobody else is at.
_CLAIM = """
UPDATE sign_flow SET seal_state = 'working', seal_at = $1 WHERE id = (
  SELECT id FROM sign_flow WHERE del_flag = 0 AND state = 'completed'
    AND (seal_state = 'due' OR (seal_state = 'working' AND seal_at < $2))
  ORDER BY seal_at LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING tenant_id, id"""
BROKEN = "盖章时出错，请重试或联系管理员 | Sealing went wrong; try again or tell an administrator"


async def seal_due() -> tuple[int, int]:
    """(sealed, failed) of what waits."""
    done = failed = 0
    for _ in range(MOST):
        row = await pool().fetchrow(_CLAIM, now(), now() - STALE)
        if row is None:
            break
        if await _seal_or_note(row["tenant_id"], row["id"]):
            done += 1
        else:
            failed += 1
    return done, failed


async def _seal_or_note(tenant_id: int, flow_id: int) -> bool:
    actor = system_actor(tenant_id)
    try:
        await seal_flow(actor, flow_id)
        return True
    except AppError as error:
        note = error.message
    except Exception:
        logger.exception("sealing of flow %s failed", flow_id)
        note = BROKEN
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, flow_id)
        await work.update(row, {"seal_state": SEAL_FAILED, "seal_note": note[:200]}, action="sealFailed")
        await tell(work, row)
    return False


async def seal_flow(actor: Actor, flow_id: int) -> None:
    """The file is stored before the flow names it; its fingerprint is the last event of the chain."""
    row = await fetch(SignFlow, actor, flow_id)
    data = await _final(actor, row, await frozen_bytes(actor, row))
    file = await save_file(actor, data, f"{row.subject_no}.pdf", BIZ, limits=PDF)
    digest = fingerprint(data)
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, flow_id)
        await append(work, row, EventDraft("sealed", data={"final": digest}))
        sealed = {"final_pdf": file.file_path, "final_sha256": digest, "seal_state": SEAL_DONE, "seal_note": None}
        await work.update(row, sealed, action="seal")
        await offer_copies(work, row)
        await tell(work, row)


async def _final(actor: Actor, row: SignFlow, base: bytes) -> bytes:
    """Those very bytes with the signatures in their places, what happened behind them, and the seal over all."""
    return await seal(row.tenant_id, base, await write_evidence(actor, row))
