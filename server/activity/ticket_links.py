"""Links to tickets: signed with the key of the server, so that whoever registered reaches their own ticket without an account.

Nothing is kept of them and nothing lists them; giving the ticket to somebody else ends the link of who had it.
"""

import base64
import binascii
import hashlib
import hmac
import struct

from schema.activity.registration import GONE, Registration
from schema.kit.errors import AppError
from server.kit.scope import everywhere
from server.settings import get_settings

_FORM = struct.Struct(">QQ")
_MAC = 16


class NoTicket(AppError):
    default_id = "ticket.link"
    default_message = "链接无效或票已转给他人，请联系主办方 | This link is not valid, or the ticket was given on; please ask the organiser"


def sign(purpose: str, body: bytes) -> bytes:
    """128 bits that only this server makes; the purpose keeps one use from standing for another."""
    message = f"guanjia {purpose}:".encode() + body
    return hmac.new(get_settings().signing_key(), message, hashlib.sha256).digest()[:_MAC]


def seal(purpose: str, body: bytes) -> str:
    """The body with its signature, for an address."""
    return base64.urlsafe_b64encode(body + sign(purpose, body)).rstrip(b"=").decode()


def unseal(purpose: str, text: str, size: int) -> bytes | None:
    """The body of what `seal` gave; None for anything else."""
    try:
        raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return None
    body, mac = raw[:size], raw[size:]
    return body if len(body) == size and hmac.compare_digest(mac, sign(purpose, body)) else None


def ticket_token(row: Registration) -> str:
    return seal("ticket page", _FORM.pack(row.id, row.serial))


async def registration_of(token: str) -> Registration:
    """Of whatever organisation; NoTicket for a wrong link. Whoever cancelled still sees that they did."""
    body = unseal("ticket page", token, _FORM.size)
    if body is None:
        raise NoTicket()
    row_id, serial = _FORM.unpack(body)
    row = await everywhere(Registration).get_or_none(id=row_id, del_flag=0)
    cancelled = row is not None and row.state in GONE and row.serial == serial + 1
    if row is None or not (row.serial == serial or cancelled):
        raise NoTicket()
    return row
