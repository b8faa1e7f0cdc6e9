"""Input of the calls about organisations."""

from pydantic import Field

from server.http.body import Body


class TenantIds(Body):
    ids: str = Field(default="", max_length=20_000)


class FirstAdmin(Body):
    """The first account of a new organisation, read beside its fields; both or none."""

    id: int | None = Field(default=None, ge=1, lt=1 << 53)
    admin_username: str = Field(default="", max_length=18, pattern=r"^$|^\w{4,18}$")
    admin_password: str = Field(default="", max_length=64)
