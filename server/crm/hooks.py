"""Hooks of the generic screens of the domain, named in one list."""

from typing import Any

from schema.crm.contact import contact
from schema.crm.expert_review import expert_review
from schema.crm.expert_slot import expert_slot
from schema.crm.follow_up import follow_up
from schema.crm.resource_use import resource_use
from schema.crm.tenant_question import tenant_question
from server.crm.dictionary import refuse_disabled
from server.crm.experts import keep_apart, rate_expert
from server.crm.follow_ups import (
    hold_contacts,
    lock_contacts,
    place_again,
    place_follow_up,
    settle_contact,
    settle_merged,
)
from server.crm.questions import receive
from server.crm.resources import check_use, count_uses
from server.engine.hooks import After, Bulk, Hooks, Merging
from server.kit.actor import Actor


async def check_contact(actor: Actor, values: dict[str, Any], row: Any) -> None:
    await refuse_disabled(actor, values, row, ("category_id", "source_id"))


async def check_question(actor: Actor, values: dict[str, Any], row: Any) -> None:
    await refuse_disabled(actor, values, row, ("category_id",))


HOOKS: dict[str, Hooks] = {
    contact.path: Hooks(validate=check_contact, bulk=Bulk(merging=Merging(lock=hold_contacts, settle=settle_merged))),
    follow_up.path: Hooks(
        lock=lock_contacts,
        prepare=place_follow_up,
        after=After(add=settle_contact, edit=settle_contact, delete=settle_contact, restore=place_again),
    ),
    expert_slot.path: Hooks(prepare=keep_apart),
    expert_review.path: Hooks(after=After(add=rate_expert, edit=rate_expert, delete=rate_expert, restore=rate_expert)),
    resource_use.path: Hooks(validate=check_use, after=After(add=count_uses, delete=count_uses, restore=count_uses)),
    tenant_question.path: Hooks(validate=check_question, prepare=receive),
}
