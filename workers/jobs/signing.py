"""Signing jobs: codes that have run out, files that are to be sealed, and the roots and checks of the night."""

from server.jobs.fires import JobCall
from server.signing import api as signing


async def expire_signing(call: JobCall) -> str | None:
    count = await signing.expire_flows()
    return f"过期{count}份 | {count} expired" if count else None


async def seal_signed(call: JobCall) -> str | None:
    """What fails stays marked at its flow and can be asked for again there."""
    done, failed = await signing.seal_due()
    return f"盖章{done}份，失败{failed}份 | {done} sealed, {failed} failed" if done or failed else None


async def attest_signing(call: JobCall) -> str | None:
    return await signing.attest(call.fire_time)
