"""Input and answers of the calls of announcements."""

from typing import Annotated, Any, Literal

from pydantic import Field

from server.engine.model_schema import Schema, as_field, record_with
from server.http.body import Body
from server.http.shape import Shape


class AnnouncementId(Body):
    id: str = Field(max_length=40)


class AnnouncementStep(AnnouncementId):
    """Clients of the family send no version."""

    version: int | None = None


class ReadAnnouncement(Body):
    annt_id: str = Field(max_length=40)


class AnnouncementAgain(Body):
    """Empty: every announcement that is out."""

    annt_id: str = Field(default="", max_length=40)


class MyAnnouncements(Body):
    """`read_flag` empty means read and unread."""

    titile: str = Field(default="", max_length=100)
    sender: str = Field(default="", max_length=50)
    read_flag: str = Field(default="", pattern="^[01]?$")
    msg_category: str = Field(default="", pattern="^[12]?$")
    priority: str = Field(default="", pattern="^[LMH]?$")
    page_no: int = Field(default=1, ge=1, le=1_000_000)
    page_size: int = Field(default=10, ge=1, le=500)


_TEXT: Schema = {"type": "string"}
_MAYBE: Schema = {"type": ["string", "null"]}
_WORDS: Schema = {"titile": _TEXT, "priority": {"enum": ["L", "M", "H"]}}
_RECEIVED: Schema = {
    "sender_dictText": _MAYBE,
    "sendId": _TEXT,
    "anntId": _TEXT,
    "userId": _TEXT,
    "readFlag": {"enum": ["0", "1"]},
    "readTime": _MAYBE,
    "bizSource": _MAYBE,
}
_SOMETIMES: Schema = {
    "remind": {"type": "boolean"},
    "desktop": {"type": "boolean"},
    "pageNo": {"type": "integer"},
    "pageSize": {"type": "integer"},
}
MY_ANNOUNCEMENT = record_with("sys/annountCement", "MyAnnouncement", {**_WORDS, **_RECEIVED}, _SOMETIMES)
"""An announcement as somebody got it. `remind`, `desktop`: whether it may pop up now, in the corner or outside the window; its id is that of the sending where pages are asked for."""
OPENED_ANNOUNCEMENT = record_with("sys/annountCement", "OpenedAnnouncement", _WORDS, {**_RECEIVED, **_SOMETIMES})
"""One that is looked at; without what was sent to the reader for those who only administer it."""
Received = Annotated[dict[str, Any], as_field(MY_ANNOUNCEMENT)]


class BellShape(Shape):
    """The newest unread of each kind, and how many there are."""

    annt_msg_list: list[Received]
    annt_msg_total: int
    sys_msg_list: list[Received]
    sys_msg_total: int


class MyAnnouncementPage(Shape):
    records: list[Received]
    total: int
    size: int
    current: int
    pages: int


class SendStatus(Shape):
    """`sendStatus`: 0 a draft again, 1 out, 2 withdrawn, 3 waiting for its time, 4 over."""

    send_status: Literal["0", "1", "2", "3", "4"]
