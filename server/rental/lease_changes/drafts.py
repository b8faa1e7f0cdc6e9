"""Drafts of changes: started from a running lease, with what they would do, or a renewal that the lessee does not want."""

from typing import Any, cast

from schema.kit.errors import Conflict, Stale
from schema.kit.snowflake import next_id
from schema.rental.lease import ACTIVE, Lease
from schema.rental.lease_change import ASKED, DECLINED, DRAFT, RENEW, LeaseChange, lease_change
from server.engine.process import open_transition
from server.engine.visible import lock_visible
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.lease_changes.acts import ChangeAct
from server.rental.lease_changes.apply import mark_renewal
from server.rental.lease_changes.billed_state import check_changeable, read_billed_state
from server.rental.lease_changes.detail import change_detail
from server.rental.lease_changes.effects import sides_of, submit
from server.rental.lease_changes.forms import ChangeForm, NotRenewing, keep_terms
from server.rental.lease_changes.preview import show_change
from server.rental.lease_changes.proposals import work_out
from server.rental.numbers import next_number
from server.signing.api import check_words


async def add_change(actor: Actor, form: ChangeForm) -> dict[str, Any]:
    """A draft, or sent to be signed at once; Stale when the lease is not as the sender saw it."""
    if form.form == "electronic":
        await check_words(form)
    async with unit_of_work(actor) as work:
        lease = await _lock(work, form.lease_id, form.version)
        await check_changeable(actor, lease, form.kind)
        worked = work_out(await read_billed_state(actor, lease), form.kind, form)
        shown = await show_change(actor, worked)
        row = LeaseChange(
            id=next_id(),
            no=await next_number(work, "lease_change"),
            lease_id=lease.id,
            kind=form.kind,
            form=form.form,
            state=DRAFT,
            reason=form.reason or None,
            **{"effective_day": worked.proposal.effective_day, **keep_terms(form), **sides_of(shown)},
        )
        await work.insert(row)
        work.log_state(row, "lease_change", None, DRAFT, "add")
        if form.kind == RENEW:
            await mark_renewal(work, [lease], ASKED)
        if form.submit:
            async with open_transition(work, lease_change, row, "submit") as act:
                await submit(cast(ChangeAct, act))
    return await change_detail(actor, row.id)


async def decline_renewal(actor: Actor, form: NotRenewing) -> dict[str, Any]:
    """The lessee was asked and leaves at the end: kept with the reason, as a renewal that was declined."""
    async with unit_of_work(actor) as work:
        lease = await _lock(work, form.id, form.version)
        await check_changeable(actor, lease, RENEW)
        if lease.renewal == DECLINED:
            raise Conflict("已登记不续租 | It is already recorded as not renewed", id="lease_change.declined")
        row = LeaseChange(
            id=next_id(),
            no=await next_number(work, "lease_change"),
            lease_id=lease.id,
            kind=RENEW,
            state=DECLINED,
            reason=form.reason,
            effective_day=await business_day(actor.tenant_id),
        )
        await work.insert(row)
        work.log_state(row, "lease_change", None, DECLINED, "decline", form.reason)
        await mark_renewal(work, [lease], DECLINED)
    return await change_detail(actor, row.id)


async def _lock(work: Work, lease_id: str, version: int | None) -> Lease:
    lease = await lock_visible(Lease, work, lease_id)
    if version is not None and version != lease.row_version and lease.state == ACTIVE:
        raise Stale(result={"id": str(lease.id), "version": lease.row_version, "state": lease.state})
    return lease
