"""Input of the calls about sessions."""

from pydantic import Field

from server.http.body import Body


class OnlinePage(Body):
    """`username` is looked for in account and name."""

    username: str = Field(default="", max_length=50)
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=10, ge=1, le=500)


class ForceLogout(Body):
    """`token` is the opaque session id of the list, never a live token."""

    token: str = Field(max_length=40)
