"""Links to sign by: made from a salt and the server's key, kept as a hash, 24 hours good from the moment they were made.

So the desk can show a code again without the database ever holding it; a new one ends the one before.
"""

import base64
import hashlib
import hmac
import secrets
from datetime import datetime, timedelta

from schema.kit.clock import now
from schema.kit.errors import Denied, NotFound
from schema.signing.flow import COMPLETED, SIGNED, UNDER_WAY, SignFlow, SignParty
from schema.signing.token import SignToken
from server.kit.scope import everywhere, of_tenant
from server.settings import get_settings

LIFE = timedelta(hours=24)
COPY_LIFE = timedelta(days=30)
"""How long the link to the sealed file is good."""
SESSION = timedelta(hours=1)
"""How long a phone may sign after it proved who holds it."""


class LinkGone(NotFound):
    """Unknown, expired, used, revoked and somebody else's look alike."""

    default_id = "sign.link"
    default_message = "链接无效或已过期，请联系发送方重新获取 | This link is not valid or has expired; ask whoever sent it for a new one"


def hash_link(link: str) -> str:
    return hashlib.sha256(link.encode()).hexdigest()


def _link(salt: str) -> str:
    """256 bits, 43 letters."""
    raw = hmac.new(get_settings().signing_key(), b"sign-link:" + bytes.fromhex(salt), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def link_of(token: SignToken) -> str | None:
    """The link again; None when the server's key has changed since."""
    link = _link(token.salt)
    return link if hmac.compare_digest(hash_link(link), token.hash) else None


def url_of(flow: SignFlow, link: str) -> str:
    """Behind the # a browser sends nothing to any server, so no log on the way has it."""
    return f"{flow.origin}/sign#{link}"


async def make_link(flow: SignFlow, party: SignParty, life: timedelta = LIFE) -> SignToken:
    """A new one; the one before is revoked. The flow's row is locked."""
    await end_links(flow, party)
    salt, moment = secrets.token_hex(32), now()
    token = SignToken(
        tenant_id=flow.tenant_id,
        flow_id=flow.id,
        party_id=party.id,
        salt=salt,
        hash=hash_link(_link(salt)),
        created_at=moment,
        expires_at=moment + life,
    )
    await token.save(force_create=True)
    return token


async def end_links(flow: SignFlow, party: SignParty | None = None) -> None:
    """Of a party, or of all."""
    rows = of_tenant(SignToken, flow.tenant_id).filter(flow_id=flow.id, used_at=None, revoked_at=None)
    await (rows.filter(party_id=party.id) if party else rows).update(revoked_at=now())


async def live_links(flow: SignFlow) -> dict[int, SignToken]:
    """By party: those that were neither used nor revoked; they may have expired."""
    rows = await of_tenant(SignToken, flow.tenant_id).filter(flow_id=flow.id, used_at=None, revoked_at=None)
    return {row.party_id: row for row in rows}


async def find_link(link: str) -> SignToken:
    """The token of a link that is good now; LinkGone for every other text."""
    token = await known_link(link)
    if token is None or token.used_at is not None or token.revoked_at is not None or token.expires_at <= now():
        raise LinkGone()
    return token


async def own_link(link: str, session: str) -> SignToken:
    """The same with what the phone got when it proved itself, and one that this very phone has signed by; to others that one is gone."""
    token = await known_link(link)
    if token is None or token.revoked_at is not None or token.expires_at <= now():
        raise LinkGone()
    if token.used_at is not None and not _is_session(token, session):
        raise LinkGone()
    check_session(token, session)
    return token


async def known_link(link: str) -> SignToken | None:
    """The token of a link, whatever became of it."""
    digest = hash_link(link)
    token = await everywhere(SignToken).get_or_none(hash=digest)
    return token if token is not None and hmac.compare_digest(token.hash, digest) else None


async def rows_of(token: SignToken) -> tuple[SignFlow, SignParty]:
    """What a good link leads to; LinkGone once nobody may sign any more."""
    flow, party = await _rows(token)
    if flow.state not in UNDER_WAY:
        raise LinkGone()
    return flow, party


async def is_copy(token: SignToken) -> bool:
    """Whether it leads to the sealed file; one that is live once all have signed does."""
    return await of_tenant(SignFlow, token.tenant_id).filter(id=token.flow_id, state=COMPLETED).exists()


async def sealed_rows(token: SignToken) -> tuple[SignFlow, SignParty]:
    """What a link to a copy leads to: a completed flow and a party that signed it; LinkGone otherwise, and once data were erased."""
    flow, party = await _rows(token)
    if flow.state != COMPLETED or party.state != SIGNED or flow.erased_at is not None:
        raise LinkGone()
    return flow, party


async def _rows(token: SignToken) -> tuple[SignFlow, SignParty]:
    flow = await of_tenant(SignFlow, token.tenant_id).get_or_none(id=token.flow_id, del_flag=0)
    party = await of_tenant(SignParty, token.tenant_id).get_or_none(id=token.party_id, del_flag=0)
    if flow is None or party is None:
        raise LinkGone()
    return flow, party


def is_over(token: SignToken | None, moment: datetime) -> bool:
    return token is None or token.expires_at <= moment


def begin_session(token: SignToken) -> tuple[str, dict[str, object]]:
    """What the phone keeps, and what is written of it."""
    secret = secrets.token_urlsafe(32)
    return secret, {"session_hash": hash_link(secret), "session_until": min(now() + SESSION, token.expires_at)}


class NotIdentified(Denied):
    """The phone has not proved who holds it, or too long ago."""

    default_id = "sign.identity"
    default_message = "请先核验身份 | Please prove who you are first"


def check_session(token: SignToken, secret: str) -> None:
    if not _is_session(token, secret):
        raise NotIdentified()


def _is_session(token: SignToken, secret: str) -> bool:
    held, until = token.session_hash, token.session_until
    return held is not None and until is not None and until > now() and hmac.compare_digest(held, hash_link(secret))
