"""Input of the session calls of administrators."""

from pydantic import Field

from server.http.body import Body


class ForceLogout(Body):
    """`token` is the opaque session id of the list, never a live token."""

    token: str = Field(max_length=40)
