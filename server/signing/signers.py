"""Signers as those who act: what a party does on its own phone, and what its device is known by."""

from dataclasses import replace

from starlette.requests import Request

from schema.signing.flow import SignParty
from server.http.session import address_of
from server.kit.actor import Actor, system_actor


def signer_of(one: SignParty) -> Actor:
    """The party as the one who acts: what a signature sets off is done as the system does it."""
    return replace(system_actor(one.tenant_id), username="signer", realname=one.name)


def by_party(one: SignParty) -> str:
    """Who does it, as the chain says it: an id, no name."""
    return f"party:{one.id}"


def device_of(request: Request) -> dict[str, str]:
    return {"ip": address_of(request), "agent": request.headers.get("user-agent", "")[:400]}
