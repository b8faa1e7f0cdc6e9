"""All have signed: what a flow does to its row with the last signature, for tests of what follows from it.

How it comes to that is shown by tests/signing with phones of its own.
"""

from server.domains import SUBJECTS
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.unit_of_work import unit_of_work
from server.signing.api import lock_open_flow


async def sign_by_all(actor: Actor, kind: str, row_id: int | str) -> None:
    """The step of a completed flow, in one transaction and behind the lock of the flow."""
    async with unit_of_work(actor) as work:
        await lock_open_flow(work, kind, int(row_id))
        await SUBJECTS[kind].complete(work, int(row_id), await business_day(actor.tenant_id))
