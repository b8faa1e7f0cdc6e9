"""Follow-ups of a contact in order: which next word was given, and what the contact's own dates are."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from schema.crm.contact import Contact
from schema.crm.follow_up import KEPT, NONE, WAITING, FollowUp
from server.engine.hooks import Change, value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work


async def lock_contacts(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """Follow-ups of one contact are put in order one after the other."""
    named = {value_after(values, row, "contact_id") for values, row in changes}
    await _hold(actor, [one for one in named if one])


async def hold_contacts(work: Work, rows: Sequence[Contact]) -> None:
    """Contacts before their follow-ups, as above."""
    await _hold(work.actor, [row.id for row in rows])


async def _hold(actor: Actor, ids: Sequence[int]) -> None:
    await scoped(Contact, actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)


async def place_follow_up(work: Work, values: dict[str, Any], row: FollowUp | None, actor: Actor) -> None:
    """Who followed up, and whether the next word was given already."""
    if row is None and not values.get("owner_id"):
        values["owner_id"] = actor.user_id or None
    others = scoped(FollowUp, actor).filter(contact_id=value_after(values, row, "contact_id"))
    if row is not None:
        others = others.exclude(id=row.id)
    times = [one.time for one in await others]
    values["next_state"] = _state(value_after(values, row, "time"), value_after(values, row, "next_time"), times)


async def settle_contact(work: Work, row: FollowUp, actor: Actor) -> None:
    """The other follow-ups and the contact follow."""
    contact = await scoped(Contact, actor).get_or_none(id=row.contact_id)
    await _settle(work, row.contact_id, contact, actor, besides=row.id)


async def settle_merged(work: Work, contact: Contact, actor: Actor) -> None:
    """Follow-ups of two contacts are in one order, or apart again."""
    await _settle(work, contact.id, contact, actor)


async def _settle(work: Work, contact_id: int, contact: Contact | None, actor: Actor, besides: int = 0) -> None:
    lines = await scoped(FollowUp, actor).filter(contact_id=contact_id).order_by("id")
    times = [one.time for one in lines]
    for one in lines:
        if one.id != besides:
            await work.update(one, {"next_state": _state(one.time, one.next_time, times)})
    waiting = [one.next_time for one in lines if _state(one.time, one.next_time, times) == WAITING]
    if contact is not None:
        await work.update(contact, {"last_follow": max(times, default=None), "next_follow": min(waiting, default=None)})


async def place_again(work: Work, row: FollowUp, actor: Actor) -> None:
    """One that comes back from the bin finds others that were made meanwhile."""
    times = await scoped(FollowUp, actor).filter(contact_id=row.contact_id).values_list("time", flat=True)
    await work.update(row, {"next_state": _state(row.time, row.next_time, list(times))})
    await settle_contact(work, row, actor)


def _state(time: datetime, later: datetime | None, times: Sequence[Any]) -> str:
    if later is None:
        return NONE
    return KEPT if any(other > time for other in times) else WAITING
