"""Input and answers of the calls of sessions."""

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class OnlinePage(Body):
    """`username` is looked for in account and name."""

    username: str = Field(default="", max_length=50)
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=10, ge=1, le=500)


class ForceLogout(Body):
    """`token` is the opaque session id of the list, never a live token."""

    token: str = Field(max_length=40)


class SessionShape(Shape):
    """`token` is the id of the session, never a token that signs anybody in; `own`: the one that asks; `online`: a window is open."""

    id: str
    token: str
    user_id: str
    username: str
    realname: str
    avatar: str | None
    sex: int | None
    birthday: str | None
    phone: None
    ip: str | None
    device: str
    browser: str
    login_time: str
    last_seen: str
    online: bool
    own: bool


class SessionPage(Shape):
    records: list[SessionShape]
    total: int
    size: int
    current: int
    pages: int


class SignInShape(Shape):
    """`what` as the log says it, a pair text."""

    id: str
    at: str
    what: str
    success: bool
    ip: str | None
    device: str | None
