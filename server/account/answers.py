"""Answers of signing in and of one's own account as models. OpenAPI and the types of the web are made from them."""

from typing import Annotated, Any, Literal

from pydantic import Field

from server.account.preferences import SettingsShape, ShortcutsShape
from server.engine.answers import DictItems
from server.engine.model_schema import as_field, record_with
from server.http.read_only import Reason
from server.http.shape import Shape

AgreementKind = Literal["user", "privacy"]
_NUMBER = {"type": "integer"}
_NAMED = {"tenantId": _NUMBER, "username": {"type": "string"}, "realname": {"type": "string"}}
UserInfo = Annotated[dict[str, Any], as_field(record_with("sys/user", "UserInfo", _NAMED))]
"""A person as their own windows know them."""


class StandIn(Shape):
    """Somebody who stands in for somebody else. `endTime`: until when."""

    user_name: str
    realname: str
    end_time: str
    scope: str


_STAND_IN = {"anyOf": [StandIn.model_json_schema(), {"type": "null"}]}
_STAND_INS = {"type": "array", "items": StandIn.model_json_schema()}
SignedIn = Annotated[
    dict[str, Any],
    as_field(record_with("sys/user", "SignedInUser", {**_NAMED, "agent": _STAND_IN, "agentFor": _STAND_INS})),
]
"""The same with who stands in for them, and for whom they do."""


_OWN = {"departName": {"type": "string"}, "orgCode": {"type": "string"}}
OwnDepart = Annotated[dict[str, Any], as_field(record_with("sys/sysDepart", "OwnDepart", _OWN))]
"""A department that the person belongs to."""


class TenantRef(Shape):
    id: int
    name: str


class LoginResult(Shape):
    """`sysAllDictItems`: dictionary code -> its choices. `multi_depart`: 0 none, 1 one, 2 several departments."""

    token: str
    user_info: SignedIn
    departs: list[OwnDepart]
    multi_depart: Literal[0, 1, 2] = Field(alias="multi_depart")
    sys_all_dict_items: DictItems
    tenant_list: list[TenantRef]


class ChosenDepart(Shape):
    user_info: SignedIn


class OwnDeparts(Shape):
    """`orgCode`: of the department that the session is in."""

    list_: list[OwnDepart]
    org_code: str


class TokenResult(Shape):
    token: str


class Qrcode(Shape):
    """`svg`: the address as a QR code, good for so many seconds."""

    qrcode_id: str
    svg: str
    url: str
    seconds: int


class QrcodeStep(Shape):
    state: str


class Challenge(Shape):
    id: str
    seconds: int


class SliderPass(Shape):
    """`pass` goes with the call that asks for it, within so many seconds."""

    pass_: str
    seconds: int


class AgreementRead(Shape):
    """`since`: when it came into force. `content`: rich text."""

    kind: AgreementKind
    title: str
    version: str
    since: str | None
    content: str


class Registered(Shape):
    """`waiting`: for an administrator's approval."""

    state: Literal["waiting", "open"]
    username: str


class Key(Shape):
    """Good for one more step within a quarter of an hour."""

    key: str


class SentTo(Shape):
    """Where a code went, shortened."""

    to: str


class Altered(Shape):
    username: str


class MenuMeta(Shape):
    """`permissionList`: the rights below the entry that the person holds. `url`: of an entry that leads to another site."""

    title: str
    title_en: str
    keep_alive: bool
    internal_or_external: bool
    component_name: str
    permission_list: list[str]
    icon: str | None = None
    resource: str | None = None
    url: str | None = None


class MenuItem(Shape):
    """`hidden`, `alwaysShow` and `children` are there only where they say something."""

    id: str
    path: str
    name: str
    component: str
    route: str
    redirect: str | None
    meta: MenuMeta
    hidden: bool | None = None
    always_show: bool | None = None
    children: "list[MenuItem] | None" = None


class GrantedAction(Shape):
    action: str
    type: str
    describe: str


class ConfiguredAction(GrantedAction):
    """`status`: "1" while it is switched on."""

    status: str


class VisitShape(Shape):
    """A visit of the platform's support to an organisation, or of an administrator to what `role` sees."""

    id: str
    tenant: str
    reason: str
    ends_at: str
    may_write: bool
    role: str | None


class AgreementAsked(Shape):
    id: str
    kind: AgreementKind
    title: str
    version: str


class Permissions(Shape):
    """What the person may open and do. `codes`: their rights; `readOnly`: why nothing can be written now; `home`: their first page;
    `dayTurn`: when the business day begins, HH:MM; `agreements`: those to accept anew; `secondFactorDue`: it is to be set up first."""

    menu: list[MenuItem]
    auth: list[GrantedAction]
    all_auth: list[ConfiguredAction]
    codes: list[str]
    is_super: bool
    read_only: Reason | None
    visit: VisitShape | None
    sys_safe_mode: bool
    home: str | None
    agent: StandIn | None
    agent_for: list[StandIn]
    agreements: list[AgreementAsked]
    second_factor_due: bool
    frame_hosts: list[str]
    day_turn: str
    maintenance_notice: str


class Preferences(Shape):
    settings: SettingsShape | None = None
    shortcuts: ShortcutsShape | None = None


class ThirdAccount(Shape):
    """An account of another system by which one can sign in."""

    id: str
    type: str
    name: str | None
    bound_at: str


class MaskedAddresses(Shape):
    phone: str | None
    email: str | None


class Profile(Shape):
    """`roles`, `departs`: by name."""

    user_info: UserInfo
    tenant_name: str
    roles: list[str]
    departs: list[str]
    thirds: list[ThirdAccount]
    masked: MaskedAddresses


Preference = SettingsShape | ShortcutsShape
