"""The actor: user, tenant, department, rights, client and language of one request or job.

It is fixed for its duration, so that every check inside sees the same rights.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time

from schema.kit.built import is_elsewhere
from schema.kit.clock import business_day_of, now
from schema.kit.errors import Denied


def signature_of(realname: str, username: str) -> str:
    """A name of its time with the account: people choose the first themselves, the second is one person's alone."""
    return f"{realname}（{username}）"


@dataclass(frozen=True, slots=True)
class DataRule:
    """A row filter on a resource: column condition value (wire contract 6.3), value with #{…} placeholders."""

    column: str
    condition: str
    value: str


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody of the platform looks into another organisation, to help, or an administrator at their own as the role `role_id`
    sees it; over at `ends_at`."""

    id: int
    reason: str
    ends_at: datetime
    may_write: bool
    role_id: int | None = None
    role_name: str = ""


AGREEMENT_DUE, FACTOR_DUE = "agreement.due", "account.secondFactorDue"


@dataclass(frozen=True, slots=True)
class Actor:
    """`org_code`: the department that the person works in at the moment, `org_codes`: all that they belong to; `turn`: when the
    business day of the organisation turns, Shanghai time."""

    user_id: int
    username: str
    realname: str
    tenant_id: int
    org_code: str = ""
    org_codes: tuple[str, ...] = ()
    roles: frozenset[str] = frozenset()
    permissions: frozenset[str] = frozenset()
    data_rules: Mapping[str, tuple[tuple[DataRule, ...], ...]] = field(default_factory=dict)
    field_rights: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    client_id: str = ""
    locale: str = "zh"
    session_id: int = 0
    request_id: str = ""
    is_super: bool = False
    outside: frozenset[str] = frozenset()
    until: date | None = None
    must_accept: bool = False
    factor_due: bool = False
    visit: Visit | None = None
    turn: time = time(6)

    @property
    def entry_due(self) -> str | None:
        """The id of what comes before anything else: a newer agreement to accept, a second factor that a role demands."""
        if self.must_accept:
            return AGREEMENT_DUE
        return FACTOR_DUE if self.factor_due else None

    @property
    def today(self) -> date:
        """The day that the person's house works in: what lists and rules mean by today."""
        return business_day_of(now(), self.turn)

    @property
    def signature(self) -> str:
        """How the person stands on papers and in logs."""
        return signature_of(self.realname, self.username) if self.user_id else self.realname

    def can(self, code: str) -> bool:
        """Whether the actor holds a permission code; what the organisation was not given, or another one built, nobody in it
        holds."""
        held = self.is_super or code in self.permissions
        return held and code not in self.outside and not is_elsewhere(code, self.tenant_id)

    def require(self, code: str) -> None:
        """Raises Denied naming the missing right."""
        if not self.can(code):
            raise Denied(result={"needs": code})

    def limited(self, codes: Iterable[str]) -> "Actor":
        """The same person with no more than these of their rights, where only what may be offered is asked."""
        return replace(self, is_super=False, permissions=frozenset(code for code in codes if self.can(code)))

    def on_request(self, *, client_id: str, locale: str, request_id: str) -> "Actor":
        return replace(self, client_id=client_id, locale=locale, request_id=request_id)


def system_actor(tenant_id: int) -> Actor:
    """The actor of jobs and rules inside one tenant."""
    return Actor(user_id=0, username="system", realname="系统", tenant_id=tenant_id, is_super=True)
