"""Input and answers of the calls of tenants."""

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class TenantIds(Body):
    ids: str = Field(default="", max_length=20_000)


class FirstAdmin(Body):
    """The first account of a new organisation, read beside its fields. With a name but no password it is opened by a code that
    the answer tells once."""

    id: int | None = Field(default=None, ge=1, lt=1 << 53)
    admin_username: str = Field(default="", max_length=18, pattern=r"^$|^\w{4,18}$")
    admin_password: str = Field(default="", max_length=64)
    admin_realname: str = Field(default="", max_length=50)
    admin_phone: str = Field(default="", max_length=20)
    admin_email: str = Field(default="", max_length=100)


class LookIn(Body):
    """Why somebody of the platform looks into an organisation, for how long, and whether they may change anything."""

    id: str = Field(max_length=20)
    reason: str = Field(min_length=4, max_length=200, pattern=r"\S")
    minutes: int = Field(default=30, ge=5, le=24 * 60)
    may_write: bool = False


class EndVisit(Body):
    id: str = Field(max_length=20)
    version: int | None = None


class SavePackage(Body):
    """The whole of what a package holds of the menu, as a comma list."""

    id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class LookedIn(Shape):
    """A visit of support that began; it ends at `endsAt`."""

    id: str
    tenant: str
    ends_at: str


class TenantOption(Shape):
    id: int
    name: str
    code: str
    begin_date: str | None
    end_date: str | None
    status: int
