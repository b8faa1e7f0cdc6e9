"""Codes of tickets: what the QR of a ticket says, signed, so that a phone without a network knows it from a made-up one.

Capital letters and digits alone: a QR packs these tightly, and neither a scanner that types nor a keyboard's case changes them.
"""

import base64
import binascii
import struct
from typing import NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from schema.activity.key import TicketKey
from schema.activity.registration import SEATED, Registration
from schema.kit.snowflake import next_id
from server.kit.actor import Actor, system_actor
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import unit_of_work

MARK = "GJ1"
"""What a code begins with; numbers of tickets have no 1. The digit is the form of what follows."""
_FORM = struct.Struct(">QQQH")
_PURPOSE = b"guanjia ticket 1:"
"""Signed before the rest, so that no signature of this key means anything elsewhere."""


class Stamp(NamedTuple):
    """`session_id`: 0 where there is none. `serial`: which ticket of the registration it is."""

    registration_id: int
    activity_id: int
    session_id: int
    serial: int


def make_pair() -> tuple[str, str]:
    """(public, private)."""
    key = Ed25519PrivateKey.generate()
    return _text(key.public_key().public_bytes_raw()), _text(key.private_bytes_raw())


def write_code(secret: str, stamp: Stamp) -> str:
    """About 150 signs."""
    body = _FORM.pack(*stamp)
    signature = Ed25519PrivateKey.from_private_bytes(_bytes(secret)).sign(_PURPOSE + body)
    return MARK + base64.b32encode(body + signature).decode().rstrip("=")


def is_code(text: str) -> bool:
    return text.strip().upper().startswith(MARK)


def read_code(text: str, publics: list[str]) -> Stamp | None:
    """What a code says; None where none of the keys has signed exactly this."""
    letters = "".join(text.split()).upper().removeprefix(MARK)
    try:
        raw = base64.b32decode(letters + "=" * (-len(letters) % 8))
    except (binascii.Error, ValueError):
        return None
    body, signature = raw[: _FORM.size], raw[_FORM.size :]
    if len(body) < _FORM.size or not any(_signed(public, body, signature) for public in publics):
        return None
    return Stamp(*_FORM.unpack(body))


def _signed(public: str, body: bytes, signature: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(_bytes(public)).verify(signature, _PURPOSE + body)
    except InvalidSignature:
        return False
    return True


async def publics_of(actor: Actor) -> list[str]:
    """What tickets of this organisation are known by."""
    await _secret_of(actor.tenant_id)
    return [row.public for row in await scoped(TicketKey, actor).order_by("id")]


async def codes_of(tenant_id: int, rows: list[Registration]) -> dict[int, str]:
    """What the QR of each ticket says, by the id of the registration: signed once there is a seat, before that the number alone."""
    secret = await _secret_of(tenant_id) if any(row.state in SEATED for row in rows) else ""
    return {row.id: _code(secret, row) if row.state in SEATED else row.ticket_no for row in rows}


def _code(secret: str, row: Registration) -> str:
    return write_code(secret, Stamp(row.id, row.activity_id, row.session_id or 0, row.serial))


async def _secret_of(tenant_id: int) -> str:
    """Of the key in use; made where there is none."""
    actor = system_actor(tenant_id)
    found = await scoped(TicketKey, actor).first()
    if found is None:
        async with unit_of_work(actor) as work:
            await take_turn(work.connection, "act_ticket_key", tenant_id)
            found = await scoped(TicketKey, actor).first()
            if found is None:
                public, secret = make_pair()
                found = TicketKey(id=next_id(), public=public, secret=secret)
                await work.insert(found, audit=False)
    return found.secret


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
