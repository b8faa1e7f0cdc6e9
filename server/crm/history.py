"""All that was talked about with a customer in one line of time, whether it was noted of a contact, a member or a firm.

A contact and a member with the same mobile number are one person; a firm speaks through its members, and through contacts of its name.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import orjson
from starlette.requests import Request

from schema.crm.contact import Contact, contact
from schema.crm.follow_up import KEPT
from schema.crm.follow_up import follow_up as talk
from schema.kit.base import Base
from schema.kit.resource import Resource
from schema.member.firm import Firm, firm
from schema.member.follow_up import follow_up as member_talk
from schema.member.person import Member, person
from server.crm.shapes import OfCustomer
from server.engine.read import list_rows, visible_ids
from server.engine.view import view_of
from server.engine.visible import check_visible
from server.kit.actor import Actor
from server.kit.scope import fetch, parse_id, scoped

MOST = 100
"""So many of each kind are told."""
MODELS: dict[str, type[Base]] = {contact.path: Contact, person.path: Member, firm.path: Firm}


class Customer(NamedTuple):
    """One customer by the ids of the rows that they are."""

    contacts: set[int]
    members: set[int]
    firms: set[int]


async def read_history(request: Request, actor: Actor, query: OfCustomer) -> dict[str, Any]:
    """GET /crm/followUp/history: the customer's follow-ups that the actor may list, the newest first."""
    await check_visible(MODELS[query.path], actor, [query.id])
    who = await _customer(actor, query.path, parse_id(query.id))
    pages = [
        (talk, await _page(talk, actor, "time", {"contactId": who.contacts})),
        (member_talk, await _page(member_talk, actor, "at", {"memberId": who.members, "firmId": who.firms})),
    ]
    lines = [_line(resource, record) for resource, page in pages for record in page["records"]]
    total = sum(page["total"] for _, page in pages)
    return {"lines": sorted(lines, key=lambda line: line["at"], reverse=True), "more": total - len(lines)}


async def _customer(actor: Actor, path: str, row_id: int) -> Customer:
    """Who else the row is, as far as the actor may see them."""
    if path == contact.path:
        row = await fetch(Contact, actor, row_id)
        members = await _seen(person, actor, scoped(Member, actor).filter(mobile=row.phone)) if row.phone else set()
        return Customer({row_id}, members, set())
    if path == person.path:
        member = await fetch(Member, actor, row_id)
        return Customer(await _contacts_by(actor, [member.mobile]), {row_id}, set())
    named = (await fetch(Firm, actor, row_id)).name
    members = await _seen(person, actor, scoped(Member, actor).filter(firm_id=row_id))
    mobiles = await scoped(Member, actor).filter(id__in=members).values_list("mobile", flat=True)
    contacts = await _seen(contact, actor, scoped(Contact, actor).filter(company=named))
    return Customer(contacts | await _contacts_by(actor, mobiles), members, {row_id})


async def _contacts_by(actor: Actor, mobiles: Iterable[Any]) -> set[int]:
    known = [mobile for mobile in mobiles if mobile]
    return await _seen(contact, actor, scoped(Contact, actor).filter(phone__in=known)) if known else set()


async def _seen(resource: Resource, actor: Actor, rows: Any) -> set[int]:
    """Those of the rows that the actor may list."""
    ids = list(await rows.values_list("id", flat=True))
    return await visible_ids(resource, actor, ids) if ids and actor.can(resource.code("list")) else set()


async def _page(resource: Resource, actor: Actor, order: str, of: dict[str, set[int]]) -> dict[str, Any]:
    """The newest follow-ups that name any of these rows, as the list itself tells them to the actor; what is hidden finds nothing."""
    view = view_of(resource, actor)
    named = [
        {"field": key, "rule": "in", "val": ",".join(map(str, sorted(ids)))}
        for key, ids in of.items()
        if ids and key in view.by_key
    ]
    if not named or not actor.can(resource.code("list")):
        return {"records": [], "total": 0}
    query = {"superQueryParams": orjson.dumps(named).decode(), "superQueryMatchType": "or", "pageSize": str(MOST)}
    return await list_rows(view, actor, {**query, "column": order, "order": "desc"})


def _line(resource: Resource, record: dict[str, Any]) -> dict[str, Any]:
    of = [record.get(f"{key}_dictText") for key in ("contactId", "memberId", "firmId")]
    return {
        "id": record["id"],
        "path": resource.path,
        "at": str(record.get("time") or record.get("at") or ""),
        "of": " · ".join(name for name in of if name),
        "way": record.get("way") or "",
        "content": record.get("content") or "",
        "next": str(record.get("nextTime") or record.get("nextOn") or ""),
        "nextAction": record.get("nextAction") or "",
        "done": bool(record.get("done")) or record.get("nextState") == KEPT,
        "owner": record.get("ownerId_dictText") or "",
    }
