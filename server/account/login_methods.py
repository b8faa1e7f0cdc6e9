"""Login methods of this installation, with its agreements, apps and the rules of its forms.

The login page is drawn from them.
"""

from typing import Any

from pydantic import BaseModel
from starlette.requests import Request

from schema.kit.rules import describe_rules
from schema.kit.text import localize
from server.account.agreements import in_force
from server.account.answers import AgreementKind
from server.account.providers import REHEARSAL
from server.account.text_messages import choose_mailbox, choose_provider
from server.account.visitor import tenant_of_visitor
from server.engine.answers import FieldRule
from server.http.session import locale_of
from server.kit.switches import REGISTRATION, is_on
from server.settings import get_settings
from server.system.api import apps_of


class WayShape(BaseModel):
    source: str
    name: str


class AgreementShape(BaseModel):
    kind: AgreementKind
    title: str
    version: str


class AppShape(BaseModel):
    """`svg`: the address as a QR code."""

    platform: str
    name: str
    version: str | None
    url: str
    svg: str


class WaysShape(BaseModel):
    """`cas`: where to send the browser, None when off. `rules`: those that forms before signing in check."""

    phone: bool
    third: list[WayShape]
    cas: str | None
    registration: bool
    alteration: bool
    agreements: list[AgreementShape]
    apps: list[AppShape]
    rules: dict[str, FieldRule]


RULE_NAMES = ("mobile", "email", "password", "workbench_username")


async def list_login_methods(request: Request) -> dict[str, Any]:
    """GET /sys/login/ways."""
    settings, locale = get_settings(), locale_of(request)
    third = []
    if settings.oidc_issuer:
        third.append(WayShape(source="oidc", name=localize("企业账号 | Company account", locale)))
    if settings.demo:
        third.append(WayShape(source=REHEARSAL, name=localize("演练身份 | Rehearsal", locale)))
    cas = f"{settings.cas_url.rstrip('/')}/login" if settings.cas_url else None
    tenant_id = await tenant_of_visitor(request)
    phone = choose_provider() is not None
    return {
        "phone": phone,
        "third": [way.model_dump() for way in third],
        "cas": cas,
        "registration": phone and tenant_id is not None and await is_on(tenant_id, REGISTRATION),
        "alteration": phone or choose_mailbox() is not None,
        "agreements": await in_force(tenant_id, locale),
        "apps": await apps_of(request, tenant_id, locale) if tenant_id else [],
        "rules": {name: rule for name, rule in describe_rules().items() if name in RULE_NAMES},
    }
