"""Who opened the public link of a form, and what that link is.

A wrong link and one to what is closed look alike, and of a browser nothing is kept but a digest of what it calls itself.
"""

import hashlib
import hmac
from dataclasses import dataclass
from secrets import token_hex

from starlette.requests import Request

from schema.domains import registry
from schema.kit.built import built_path
from schema.kit.errors import AppError, Conflict, Invalid
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from schema.online.form import PUBLISHED, OnlineForm
from server.http.adapters import Id
from server.kit.actor import Actor, system_actor
from server.kit.forms import refresh_forms
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, fetch
from server.online.models import FillByLink
from server.settings import get_settings

LEAST_DEVICE = 16
CLOSED = "请先打开「公开填写」 | Open it to outsiders first"
NO_DEVICE = "无法识别此设备，请允许浏览器保存数据 | This browser keeps nothing; let it"


class FormGone(AppError):
    """A wrong link, and one to what is not open to outsiders, look alike."""

    status = 404
    default_id = "form.gone"
    default_message = "链接无效或表单已关闭 | This link is wrong, or the form is closed"


@dataclass(frozen=True, slots=True)
class Outsider:
    """Who opened the link, by what their browser calls itself."""

    row: OnlineForm
    resource: Resource
    device: str

    @property
    def actor(self) -> Actor:
        return system_actor(self.row.tenant_id)

    @property
    def is_known(self) -> bool:
        return len(self.device) >= LEAST_DEVICE

    def device_key(self) -> str:
        """Of this browser at this form; Invalid where it does not say what it is."""
        if not self.is_known:
            raise Invalid(fields={"device": NO_DEVICE})
        return digest_of(f"form-device:{self.row.id}:{self.device}")

    def key(self) -> str:
        """Of the answer: that of the browser where each answers once, else nobody's."""
        if self.row.public_once:
            return self.device_key()
        return digest_of(f"form-device:{self.row.id}:{token_hex(16)}")


def digest_of(message: str) -> str:
    return hmac.new(get_settings().signing_key(), message.encode(), hashlib.sha256).hexdigest()


def token_of(row: OnlineForm) -> str:
    """The id with a signature: nobody finds other forms by counting. No point in it, as a last part with one is asked for as a file."""
    return f"{row.id}-{digest_of(f'form-link:{row.tenant_id}:{row.id}')[:32]}"


async def link_of_form(request: Request, actor: Actor, query: Id) -> dict[str, str]:
    """GET /online/cgform/link?id: where outsiders fill it in."""
    row = await fetch(OnlineForm, actor, query.id)
    if row.state != PUBLISHED or not row.public_open:
        raise Conflict(CLOSED, id="form.private")
    url = f"{str(request.base_url).rstrip('/')}/online/fill/{token_of(row)}"
    return {"url": url, "svg": draw_qr(url)}


async def meet(body: FillByLink) -> Outsider:
    """FormGone where the link leads to no form that is open to outsiders."""
    number = read_row_id(body.token.partition("-")[0])
    known = await everywhere(OnlineForm).get_or_none(id=number, del_flag=0) if number is not None else None
    if known is None or not hmac.compare_digest(token_of(known).encode(), body.token.encode()):
        raise FormGone()
    if known.state != PUBLISHED or not known.public_open or known.number is None:
        raise FormGone()
    await refresh_forms(known.tenant_id)
    resource = registry().get(built_path(known.tenant_id, known.number))
    if resource is None:
        raise FormGone()
    return Outsider(known, resource, body.device)
