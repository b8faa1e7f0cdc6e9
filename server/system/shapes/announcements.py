"""Input of the announcement calls."""

from pydantic import Field

from server.http.body import Body


class AnnouncementId(Body):
    id: str = Field(max_length=40)


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
