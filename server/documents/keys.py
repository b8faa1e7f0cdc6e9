"""Keys of seals: one of each organisation, made at its first seal or bought, and the certificates by which seals are known again.

The key is sealed in the database by a key outside of it; a certificate of our own says that the operator keeps the document, not who signed.
"""

import asyncio

from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid
from schema.kit.snowflake import next_id
from schema.signing.key import BOUGHT, MADE, SealKey
from schema.system.tenant import Tenant
from server.documents.certificate import Material, facts_of, make_key, open_bundle
from server.kit.actor import Actor, system_actor
from server.kit.scope import everywhere, of_tenant, scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work

KNOWN = "该证书已经启用过 | This certificate is or was in use already"


class Expired(Conflict):
    default_id = "seal.expired"
    default_message = "签章证书已过期，请在「签章证书」更换后重新盖章 | The seal certificate has expired; change it under “Seal certificates”, then seal again"


async def key_of(tenant_id: int) -> Material:
    """The key that the organisation seals with now; made where there is none. Expired: nothing is sealed with an old certificate."""
    actor = system_actor(tenant_id)
    found = await _live(actor)
    if found is None:
        async with unit_of_work(actor) as work:
            await take_turn(work.connection, "sign_key", tenant_id)
            found = await _live(actor) or await _keep(work, await _make(tenant_id), MADE)
    if found.valid_until is not None and found.valid_until <= now():
        raise Expired()
    return Material(found.certificate.encode(), found.chain.encode(), found.secret.encode())


async def _make(tenant_id: int) -> Material:
    tenant = await everywhere(Tenant).get(id=tenant_id)
    return await asyncio.to_thread(make_key, tenant.name)


async def install_key(actor: Actor, bundle: str, password: str) -> SealKey:
    """A brought certificate with its key (PKCS#12 as base64) takes the place of the one in use. Invalid at the field that is wrong."""
    material = await open_bundle(bundle, password)
    return await _replace(actor, material, BOUGHT)


async def renew_key(actor: Actor) -> SealKey:
    """A new key of our own; what the one before sealed is known by its certificate for ever."""
    return await _replace(actor, await _make(actor.tenant_id), MADE)


async def _replace(actor: Actor, material: Material, source: str) -> SealKey:
    async with unit_of_work(actor) as work:
        await take_turn(work.connection, "sign_key", actor.tenant_id)
        if await everywhere(SealKey).filter(fingerprint=material.fingerprint).exists():
            raise Invalid(fields={"bundle": KNOWN}, id="seal.known")
        await _retire(work)
        return await _keep(work, material, source)


async def known_certificates() -> dict[str, str]:
    """Fingerprint -> PEM, with those above it, of every certificate that ever sealed here, of all organisations: a verifier knows none."""
    rows = await everywhere(SealKey).all().values_list("fingerprint", "certificate", "chain")
    return {str(fingerprint): f"{certificate}{chain}" for fingerprint, certificate, chain in rows}


async def _live(actor: Actor) -> SealKey | None:
    return await scoped(SealKey, actor).filter(retired_at=None).first()


async def _retire(work: Work) -> None:
    for row in await of_tenant(SealKey, work.actor.tenant_id).filter(retired_at=None, del_flag=0).order_by("id"):
        await work.update(row, {"retired_at": now()})


async def _keep(work: Work, material: Material, source: str) -> SealKey:
    row = SealKey(
        id=next_id(),
        fingerprint=material.fingerprint,
        **facts_of(material.certificate)._asdict(),
        certificate=material.certificate.decode(),
        chain=material.chain.decode(),
        secret=material.secret.decode(),
        source=source,
    )
    await work.insert(row)
    return row
